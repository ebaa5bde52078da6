#include "tests/ui/window_stage.h"
#include "ui/panels/paste_box.h"
#include "ui/panels/perft_model.h"
#include "ui/panels/perft_panel.h"
#include "ui/tool_dock.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

#include <csignal>

namespace {

const QString kiwipete =
    QStringLiteral("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
/// After 1.e4 a6: the first capture en passant comes with 2.e5 d5 3.exd6 or f5 3.exf6.
const QString beforeEnPassant =
    QStringLiteral("rnbqkbnr/1ppppppp/p7/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");

QString fakeEngine(const char *fault = "")
{
    return QStringLiteral("\"%1\" %2").arg(QStringLiteral(FAKE_ENGINE), QLatin1String(fault));
}

bool isAlive(qint64 process)
{
    return kill(static_cast<pid_t>(process), 0) == 0;
}

} // namespace

/// The panel in the whole window.
class TestPerftPanel : public QObject, public tests::WindowStage {
    Q_OBJECT

    ui::PerftPanel *panel() const { return part<ui::PerftPanel>("perftPanel"); }
    QTableView *table() const { return part<QTableView>("perftMoves"); }
    ui::Document *document() const { return m_window->document(); }
    QString text(const char *name) const { return part<QLabel>(name)->text(); }
    QString verdict() const { return text("perftVerdict"); }
    bool isBusy() const { return panel()->session()->isBusy(); }

    void open(const QString &fen = tests::startFen)
    {
        document()->setPosition(chess::parseFen(fen.toStdString()).value().position,
                                QStringLiteral("Set up"));
        action("perftDockOpen")->trigger();
        QVERIFY(panel()->isVisible());
    }

    void setNumber(const char *name, int value)
    {
        auto *box = part<QSpinBox>(name);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QString::number(value));
        QTest::keyClick(box, Qt::Key_Tab);
        QCOMPARE(box->value(), value);
    }

    void choose(int rival)
    {
        auto *box = part<QComboBox>("perftRival");
        box->setFocus();
        while (box->currentIndex() != rival)
            QTest::keyClick(box, box->currentIndex() < rival ? Qt::Key_Down : Qt::Key_Up);
    }

    void chooseEngine(const QString &command)
    {
        choose(2);
        auto *line = part<QLineEdit>("engineCommand");
        line->setFocus();
        line->selectAll();
        QGuiApplication::clipboard()->setText(command);
        QTest::keySequence(line, QKeySequence::Paste);
        QCOMPARE(line->text(), command);
    }

    void paste(const QString &divide)
    {
        choose(1);
        press("pasteDivide");
        auto *box = part<ui::PasteBox>("otherDivide");
        box->setFocus();
        box->selectAll();
        QGuiApplication::clipboard()->setText(divide);
        QTest::keySequence(box, QKeySequence::Paste);
    }

    void count(int depth)
    {
        setNumber("perftDepth", depth);
        press("perftStart");
        QTRY_VERIFY_WITH_TIMEOUT(!isBusy(), 60000);
    }

    /// The row of a move, as it is sorted.
    int rowOf(const QString &move) const
    {
        const QAbstractItemModel *model = table()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data().toString() == move)
                return row;
        }
        return -1;
    }
    QString cell(const QString &move, int column) const
    {
        return table()->model()->index(rowOf(move), column).data().toString();
    }
    QPoint pointOf(const QString &move) const
    {
        const QModelIndex index = table()->model()->index(rowOf(move), 0);
        panel()->ensureWidgetVisible(table());
        table()->scrollTo(index);
        return table()->visualRect(index).center();
    }
    void doubleClick(const QString &move)
    {
        const QPoint point = pointOf(move);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, point);
        QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, point);
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init()
    {
        begin();
        m_window->resize(1280, 900);
    }
    void cleanup() { end(); }

    void nothingOfThePanelExistsBeforeItIsOpened()
    {
        QVERIFY(m_window->findChild<ui::PerftPanel *>() == nullptr);
        open();
        QVERIFY(part<QSpinBox>("perftDepth")->hasFocus());
    }

    void countOfTheStartPositionIsThePublishedOne()
    {
        open();
        count(4);
        QVERIFY2(text("perftPace").startsWith(QStringLiteral("Depth 4: 197281 nodes")),
                 qPrintable(text("perftPace")));
        QCOMPARE(table()->model()->rowCount(), 20);
        QCOMPARE(cell(QStringLiteral("e2e4"), ui::PerftModel::NodesColumn),
                 QStringLiteral("13160")); // published
        QCOMPARE(cell(QStringLiteral("g1f3"), ui::PerftModel::SanColumn), QStringLiteral("Nf3"));
        QCOMPARE(cell(QStringLiteral("e2e4"), ui::PerftModel::ShareColumn),
                 QStringLiteral("6.7 %"));
        QCOMPARE(part<QProgressBar>("perftProgress")->value(), 400); // after two half-moves
    }

    void clickOnAHeadingSorts()
    {
        open();
        count(3);
        QHeaderView *header = table()->horizontalHeader();
        const auto click = [&](int column) {
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                              {header->sectionViewportPosition(column) + 8, header->height() / 2});
        };
        click(ui::PerftModel::NodesColumn);
        const auto first = [&] {
            return table()->model()->index(0, ui::PerftModel::NodesColumn).data().toInt();
        };
        const int least = first();
        click(ui::PerftModel::NodesColumn);
        QCOMPARE(least, 380); // published: a2a3 and others
        QCOMPARE(first(), 600);
    }

    void expectedNodesAreSaidBeforehand()
    {
        open();
        setNumber("perftDepth", 3);
        QTRY_COMPARE(text("perftExpectation"), QStringLiteral("8902 nodes are to be counted."));
        setNumber("perftDepth", 9);
        QTRY_VERIFY(text("perftExpectation").contains(QStringLiteral("takes hours")));
        setNumber("perftDepth", 100);
        QTRY_VERIFY(text("perftExpectation").contains(QStringLiteral("more than 64 bits hold")));
        QVERIFY(part<QPushButton>("perftStart")->isEnabled()); // nothing asks again
    }

    void unplayablePositionIsRefusedWithEveryReason()
    {
        open(QStringLiteral("k6P/8/8/8/8/8/8/8 w - - 0 1"));
        QTRY_VERIFY(part<QLabel>("perftExpectationIcon")->isVisible());
        const QStringList reasons = text("perftExpectation").split(u'\n');
        QCOMPARE(reasons.size(), 2);
        QVERIFY(reasons.join(u' ').contains(QStringLiteral("king")));
        QVERIFY(reasons.join(u' ').contains(QStringLiteral("h8")));
        QVERIFY(!part<QPushButton>("perftStart")->isEnabled());
        document()->setPosition(chess::Position::start(), QStringLiteral("Set up"));
        QTRY_VERIFY(part<QPushButton>("perftStart")->isEnabled());
    }

    void stopEndsALongCountAndKeepsWhatIsDone()
    {
        open(kiwipete);
        setNumber("perftThreads", 2);
        setNumber("perftDepth", 9);
        press("perftStart");
        QVERIFY(isBusy());
        QCOMPARE(part<QPushButton>("perftStart")->accessibleName(), QStringLiteral("Stop"));
        press("perftStart");
        QTRY_VERIFY(!isBusy()); // the count would take hours
        QTRY_VERIFY(text("perftPace").startsWith(QStringLiteral("Stopped at depth 9, 0 of 48")));
        QCOMPARE(part<QPushButton>("perftStart")->accessibleName(), QStringLiteral("Start"));
        QVERIFY(!part<QToolButton>("perftCopyEpd")->isEnabled());
    }

    void deepCountSaysHowFarItIsBeforeTheFirstMoveIsCounted()
    {
        open(kiwipete);
        setNumber("perftThreads", 1);
        setNumber("perftDepth", 9);
        press("perftStart");
        QTRY_VERIFY2(text("perftPace").contains(QStringLiteral("million nodes/s")),
                     qPrintable(text("perftPace")));
        QVERIFY(panel()->session()->moves().empty());
        QCOMPARE(part<QProgressBar>("perftProgress")->maximum(), 2039); // published
        press("perftStart");
        QTRY_VERIFY(!isBusy());
        QTRY_VERIFY(text("perftPace").startsWith(QStringLiteral("Stopped at depth 9, 0 of 48")));
        QVERIFY(!text("perftPace").contains(QStringLiteral(": 0 nodes")));
    }

    void countStaysThatOfItsPositionWhenTheBoardChanges()
    {
        open(kiwipete);
        setNumber("perftDepth", 9);
        press("perftStart");
        document()->setPosition(chess::Position::start(), QStringLiteral("Set up"));
        QTRY_VERIFY(text("perftPlace").startsWith(QStringLiteral("The board has changed.")));
        QVERIFY(text("perftPlace").endsWith(kiwipete));
        QVERIFY(isBusy());
        press("perftStart");
        QTRY_VERIFY(!isBusy());
        QTRY_VERIFY(
            text("perftPlace").startsWith(QStringLiteral("These counts belong to another")));
        QCOMPARE(table()->model()->rowCount(), 48);
        document()->undoStack()->undo();
        QTRY_VERIFY(!part<QLabel>("perftPlace")->isVisible());
    }

    void divideIsCopiedAsEnginesPrintIt()
    {
        open();
        count(2);
        press("perftCopyText");
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.startsWith(QStringLiteral("a2a3: 20\na2a4: 20\nb1a3: 20\n")));
        QVERIFY(copied.endsWith(QStringLiteral("h2h4: 20\n\nNodes searched: 400\n")));
        QVERIFY(said().contains(QStringLiteral("depth 2")));
        press("perftCopyEpd");
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 tests::startFen + QStringLiteral(" ;D1 20 ;D2 400"));
        table()->setFocus();
        QTest::keySequence(table(), QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), copied);
    }

    void pastedDivideIsComparedMoveByMove()
    {
        open();
        count(2);
        press("perftCopyText");
        QString divide = QGuiApplication::clipboard()->text();
        paste(divide);
        QCOMPARE(verdict(), QStringLiteral("All 20 moves agree."));
        divide.remove(QStringLiteral("b1a3: 20\n"));
        divide.replace(QStringLiteral("g2g4: 20"), QStringLiteral("g2g4: 19"));
        divide.replace(QStringLiteral("Nodes searched: 400"), QStringLiteral("e2e5: 1\n"));
        paste(divide);
        QCOMPARE(verdict(), QStringLiteral("e2e5 is not legal. b1a3 is missing. 1 count differs: "
                                           "g2g4 (19 instead of 20)."));
        QCOMPARE(cell(QStringLiteral("b1a3"), ui::PerftModel::VerdictColumn),
                 QStringLiteral("missing"));
        QCOMPARE(cell(QStringLiteral("g2g4"), ui::PerftModel::VerdictColumn),
                 QStringLiteral("1 fewer"));
        QCOMPARE(cell(QStringLiteral("e2e5"), ui::PerftModel::VerdictColumn),
                 QStringLiteral("not legal"));
        // Told by a sign and a ground as well.
        const QModelIndex fault =
            table()->model()->index(rowOf(QStringLiteral("g2g4")), ui::PerftModel::VerdictColumn);
        QVERIFY(!fault.data(Qt::DecorationRole).value<QIcon>().isNull());
        QVERIFY(fault.data(Qt::BackgroundRole).isValid());
        QVERIFY(!table()
                     ->model()
                     ->index(rowOf(QStringLiteral("e2e4")), 0)
                     .data(Qt::BackgroundRole)
                     .isValid());
    }

    void pasteMayComeBeforeTheCount()
    {
        open();
        paste(QStringLiteral("e2e4: 20\nd2d4 20\n"));
        QCOMPARE(verdict(), QStringLiteral("2 moves were read."));
        count(2);
        QCOMPARE(verdict(), QStringLiteral("18 moves are missing: a2a3, a2a4, b1a3, b1c3 and 14 "
                                           "more."));
    }

    void badLinesOfAPastedDivideAreNamedByTheirPlace()
    {
        open();
        paste(QStringLiteral("e2e4: 20\nd2d4: many\nhello world\n"));
        QVERIFY2(verdict().contains(QStringLiteral("Line 2, column 7: “many” is no count.")),
                 qPrintable(verdict()));
        QVERIFY(verdict().contains(QStringLiteral("Line 3 is no part of a divide")));
        QCOMPARE(part<ui::PasteBox>("otherDivide")->underlined(), QStringLiteral("many"));
        QVERIFY(part<QLabel>("perftVerdictIcon")->isVisible());
        paste(QStringLiteral("hello\1 world"));
        QVERIFY(verdict().startsWith(QStringLiteral("There is no line with a move and a count")));
        paste(QString(300000, u'x'));
        QVERIFY(verdict().contains(QStringLiteral("too long")));
    }

    void doubleClickGoesIntoTheMoveAndUndoComesBack()
    {
        open();
        count(3);
        doubleClick(QStringLiteral("e2e4"));
        QCOMPARE(boardFen(),
                 QStringLiteral("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"));
        QCOMPARE(part<QSpinBox>("perftDepth")->value(), 2);
        QTRY_VERIFY(!isBusy());
        QTRY_VERIFY(
            text("perftPace").startsWith(QStringLiteral("Depth 2: 600 nodes"))); // published
        document()->undoStack()->undo();
        QCOMPARE(boardFen(), tests::startFen);
    }

    void undoBringsBackThePastedDivideAndItsCounts()
    {
        open();
        count(3);
        const QString pasted = QStringLiteral("e2e4: 600\nd2d4: 560\n");
        paste(pasted);
        doubleClick(QStringLiteral("e2e4"));
        auto *box = part<ui::PasteBox>("otherDivide");
        QCOMPARE(box->toPlainText(), QString());
        QTRY_VERIFY(!isBusy());
        const QString second = QStringLiteral("e7e5: 29\n");
        paste(second);
        document()->undoStack()->undo();
        QCOMPARE(box->toPlainText(), pasted);
        QTRY_COMPARE(cell(QStringLiteral("e2e4"), ui::PerftModel::NodesColumn),
                     QStringLiteral("600"));
        QVERIFY(text("perftPace").startsWith(QStringLiteral("Depth 3: 8902 nodes")));
        QCOMPARE(part<QSpinBox>("perftDepth")->value(), 3);
        document()->undoStack()->redo();
        QCOMPARE(box->toPlainText(), second);
        QTRY_COMPARE(cell(QStringLiteral("e7e5"), ui::PerftModel::VerdictColumn),
                     QStringLiteral("equal"));
    }

    void enterAndTheButtonGoIntoTheMoveToo()
    {
        open();
        count(3);
        table()->setFocus();
        table()->setCurrentIndex(table()->model()->index(rowOf(QStringLiteral("d2d4")), 0));
        QTest::keyClick(table(), Qt::Key_Return);
        QVERIFY(boardFen().startsWith(QStringLiteral("rnbqkbnr/pppppppp/8/8/3P4/8/")));
        QTRY_VERIFY(!isBusy());
        QTRY_VERIFY(rowOf(QStringLiteral("d7d5")) >= 0);
        table()->setCurrentIndex(table()->model()->index(rowOf(QStringLiteral("d7d5")), 0));
        press("perftGoInto");
        QVERIFY(boardFen().startsWith(QStringLiteral("rnbqkbnr/ppp1pppp/8/3p4/3P4/8/")));
        QCOMPARE(part<QSpinBox>("perftDepth")->value(), 1);
    }

    void goingIntoAMoveWorksFromThePositionThatWasCounted()
    {
        open();
        count(2);
        document()->setPosition(chess::parseFen(kiwipete.toStdString()).value().position,
                                QStringLiteral("Set up"));
        doubleClick(QStringLiteral("g1f3"));
        QCOMPARE(boardFen(), QStringLiteral("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq "
                                            "- 1 1"));
        document()->undoStack()->undo();
        QCOMPARE(boardFen(), kiwipete);
    }

    void moveThatIsNotLegalIsNotGoneIntoButExplained()
    {
        open();
        paste(QStringLiteral("e2e5: 1\n"));
        count(1);
        QTRY_VERIFY(rowOf(QStringLiteral("e2e5")) >= 0);
        doubleClick(QStringLiteral("e2e5"));
        QVERIFY2(verdict().startsWith(QStringLiteral("e2e5 is not legal: ")),
                 qPrintable(verdict()));
        QCOMPARE(boardFen(), tests::startFen);
    }

    void engineThatIsRightAgrees()
    {
        open(kiwipete);
        chooseEngine(fakeEngine());
        count(2);
        QCOMPARE(verdict(), QStringLiteral("Fake Engine 1.0: All 48 moves agree."));
        QCOMPARE(cell(QStringLiteral("e1c1"), ui::PerftModel::TheirsColumn), QStringLiteral("43"));
    }

    void findItWalksDownToTheMissingMove()
    {
        open(beforeEnPassant);
        chooseEngine(fakeEngine("no-en-passant"));
        setNumber("perftDepth", 4);
        press("perftFind");
        QTRY_VERIFY_WITH_TIMEOUT(!isBusy(), 60000);
        QTRY_VERIFY2(verdict().contains(QStringLiteral("(en passant).")), qPrintable(verdict()));
        QVERIFY2(verdict().startsWith(QStringLiteral("After 2.")), qPrintable(verdict()));
        QVERIFY(verdict().contains(QStringLiteral("Fake Engine 1.0 no-en-passant lacks ")));
        QVERIFY(document()->position().enPassant().has_value());
        // The table shows that position, with the missing move chosen.
        const QModelIndex chosen = table()->currentIndex();
        QVERIFY(chosen.isValid());
        QCOMPARE(chosen.siblingAtColumn(ui::PerftModel::VerdictColumn).data().toString(),
                 QStringLiteral("missing"));
        QVERIFY(!part<QLabel>("perftPlace")->isVisible());
        document()->undoStack()->undo();
        QCOMPARE(boardFen(), beforeEnPassant);
    }

    void findItNamesAMoveThatIsNotLegal()
    {
        open();
        chooseEngine(fakeEngine("extra-move"));
        setNumber("perftDepth", 1);
        press("perftFind");
        QTRY_VERIFY(!isBusy());
        QTRY_VERIFY2(verdict().contains(QStringLiteral("has e1e3, which is not legal: ")),
                     qPrintable(verdict()));
        QCOMPARE(boardFen(), tests::startFen);
    }

    void findItWithARightEngineFindsNothing()
    {
        open(kiwipete);
        chooseEngine(fakeEngine());
        setNumber("perftDepth", 2);
        press("perftFind");
        QTRY_VERIFY(!isBusy());
        QTRY_COMPARE(verdict(),
                     QStringLiteral("Nothing to find: all counts agree down to depth 2."));
    }

    void engineThatCrashesIsReportedAndTheCountStays()
    {
        open();
        chooseEngine(fakeEngine("crash"));
        count(3);
        QTRY_VERIFY2(verdict().startsWith(QStringLiteral("Fake Engine 1.0 crash crashed.")),
                     qPrintable(verdict()));
        QTRY_VERIFY(text("perftPace").startsWith(QStringLiteral("Depth 3: 8902 nodes")));
        setNumber("perftDepth", 3);
        press("perftFind");
        QTRY_VERIFY(!isBusy());
        QTRY_VERIFY(verdict().startsWith(QStringLiteral("Fake Engine 1.0 crash crashed.")));
    }

    void linesOfAnEngineThatAreOfNoUseAreSaid()
    {
        open();
        chooseEngine(fakeEngine("bad-lines"));
        count(2);
        QTRY_VERIFY2(verdict().contains(QStringLiteral("99999999999999999999 is more than 64")),
                     qPrintable(verdict()));
        QVERIFY2(verdict().contains(QStringLiteral("is no count.")), qPrintable(verdict()));
        QVERIFY(part<QLabel>("perftVerdictIcon")->isVisible());
    }

    void longNameOfAnEngineIsCutShort()
    {
        open();
        chooseEngine(fakeEngine("long-name"));
        count(2);
        QTRY_VERIFY2(verdict().contains(QStringLiteral("…: All 20 moves agree.")),
                     qPrintable(verdict()));
        QVERIFY(verdict().size() < 80);
    }

    void firstClickOnVerdictPutsTheFaultsOnTop()
    {
        open();
        count(2);
        paste(QStringLiteral("h2h4: 19\na2a3: 20\nb1a3: 20\n"));
        part<QDialog>("pasteDivideDialog")->close();
        QHeaderView *header = table()->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          {header->sectionViewportPosition(ui::PerftModel::VerdictColumn) + 8,
                           header->height() / 2});
        QVERIFY(table()->model()->index(0, 0).data(Qt::BackgroundRole).isValid());
        QVERIFY(!table()->model()->index(19, 0).data(Qt::BackgroundRole).isValid());
    }

    void programThatIsNoEngineIsRefused()
    {
        open();
        chooseEngine(QStringLiteral("/no/such/engine"));
        count(2);
        QTRY_COMPARE(verdict(), QStringLiteral("There is no program /no/such/engine."));
    }

    void engineThatHangsIsStopped()
    {
        open();
        chooseEngine(fakeEngine("hang"));
        setNumber("perftDepth", 2);
        press("perftStart");
        QTRY_COMPARE(panel()->session()->theirs().moves.size(), std::size_t{1}); // then it hangs
        const qint64 process = m_window->findChild<QProcess *>()->processId();
        QTRY_VERIFY(!panel()->session()->isCounting());
        QVERIFY(isBusy());
        QTRY_COMPARE(verdict(), QStringLiteral("Fake Engine 1.0 hang has counted 1 move."));
        // The bar is that of the engine now.
        QTRY_COMPARE(part<QProgressBar>("perftProgress")->value(), 1);
        QCOMPARE(part<QProgressBar>("perftProgress")->maximum(), 20);
        press("perftStart");
        QVERIFY(!isBusy());
        QTRY_VERIFY(!isAlive(process));
        QTRY_COMPARE(verdict(), QStringLiteral("Fake Engine 1.0 hang was stopped after 1 move."));
        // Half a count is no fault.
        for (int row = 0; row < 20; ++row)
            QVERIFY(!table()->model()->index(row, 0).data(Qt::BackgroundRole).isValid());
    }

    void closingTheWindowEndsTheCountAndTheEngine()
    {
        open(kiwipete);
        setNumber("perftThreads", 2);
        chooseEngine(fakeEngine("hang"));
        setNumber("perftDepth", 9);
        press("perftStart");
        QTRY_COMPARE(panel()->session()->theirs().moves.size(), std::size_t{1}); // then it hangs
        const qint64 process = m_window->findChild<QProcess *>()->processId();
        QVERIFY(isAlive(process));
        QVERIFY(panel()->session()->isCounting());
        m_window->close();
        m_window.reset();
        QVERIFY(!isAlive(process));
    }

    void closingThePanelStopsWhatNobodySees()
    {
        open(kiwipete);
        setNumber("perftDepth", 9);
        press("perftStart");
        QVERIFY(isBusy());
        auto *dock = part<ui::ToolDock>("perftDock");
        dock->setFloating(true);
        QCoreApplication::processEvents();
        QVERIFY(isBusy()); // only taken out of the window
        dock->close();
        QTRY_VERIFY(!isBusy());
    }

    void choicesComeBackAfterARestart()
    {
        open();
        setNumber("perftDepth", 7);
        setNumber("perftThreads", 3);
        setNumber("perftHash", 64);
        chooseEngine(QStringLiteral("/opt/my engine --quiet"));
        const QVariantMap kept = panel()->state();
        restart();
        open();
        QCOMPARE(panel()->state(), kept);
        QCOMPARE(part<QSpinBox>("perftHash")->value(), 64);
        QCOMPARE(part<QComboBox>("perftRival")->currentIndex(), 2);
        QCOMPARE(part<QLineEdit>("engineCommand")->text(),
                 QStringLiteral("/opt/my engine --quiet"));
        panel()->setState({{QStringLiteral("perftDepth"), 1000},
                           {QStringLiteral("perftThreads"), QStringLiteral("many")},
                           {QStringLiteral("rival"), QByteArray("\xff\0", 2)}});
        QCOMPARE(panel()->state(), kept);
    }

    void modelKeepsTheRulesOfModels()
    {
        ui::PerftModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const chess::Position position = chess::Position::start();
        const auto moves = divide(position, 2);
        model.setRows(position, compareDivides(position, {}, {}));
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.setRows(position, compareDivides(position, moves, {}));
        QCOMPARE(resets.size(), 0);
        QCOMPARE(changes.size(), 1);
        model.setRows(position,
                      compareDivides(position, moves, {{{"e2e5", std::nullopt, 1}}, true}));
        QCOMPARE(model.rowCount(), 21);
    }

    void everyControlHasItsNameAndTabGoesThroughThem()
    {
        open();
        choose(2);
        for (const QWidget *control : panel()->findChildren<QWidget *>()) {
            const bool isControl = qobject_cast<const QAbstractButton *>(control) ||
                                   qobject_cast<const QSpinBox *>(control) ||
                                   qobject_cast<const QComboBox *>(control) ||
                                   control->objectName() == QStringLiteral("engineCommand");
            if (isControl && control->parentWidget()->objectName() != QStringLiteral("perftMoves"))
                QVERIFY2(!control->accessibleName().isEmpty(), qPrintable(control->objectName()));
        }
        QStringList order;
        part<QSpinBox>("perftDepth")->setFocus();
        count(1);
        part<QSpinBox>("perftDepth")->setFocus();
        for (int i = 0; i < 12; ++i) {
            order += m_window->focusWidget()->objectName();
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
        }
        const QStringList expected = {
            QStringLiteral("perftDepth"),    QStringLiteral("perftThreads"),
            QStringLiteral("perftHash"),     QStringLiteral("perftRival"),
            QStringLiteral("engineCommand"), QStringLiteral("chooseEngine"),
            QStringLiteral("perftStart"),    QStringLiteral("perftCopyText")};
        QCOMPARE(QStringList(order.mid(0, 8)), expected);
    }

    void everythingFitsAWideAndANarrowPanel()
    {
        open();
        chooseEngine(fakeEngine());
        count(2);
        auto *dock = part<ui::ToolDock>("perftDock");
        dock->setFloating(true);
        for (const QSize size : {QSize(330, 900), QSize(560, 420), QSize(900, 600)}) {
            dock->resize(size);
            QTRY_VERIFY(panel()->widget()->width() <= panel()->viewport()->width());
        }
    }
};

QTEST_MAIN(TestPerftPanel)
#include "tst_perft_panel.moc"
