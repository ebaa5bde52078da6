#include "tests/cases.h"
#include "tests/ui/window_stage.h"
#include "ui/message_line.h"
#include "ui/panels/positions_model.h"
#include "ui/panels/positions_panel.h"
#include "ui/positions/position_list.h"
#include "ui/tool_dock.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <QToolTip>

using ui::PositionsModel;

namespace {

const QByteArray kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";

/// Kings on so many squares, each a line; every one is another position.
QByteArray kingLines(int count)
{
    QByteArray lines;
    for (int i = 0; i < count; ++i) {
        const QByteArray black = QByteArray::number(i % 8);
        const QByteArray left = i % 8 == 0 ? QByteArray() : black;
        const QByteArray right = i % 8 == 7 ? QByteArray() : QByteArray::number(7 - i % 8);
        lines += left + "k" + right + "/8/8/8/8/8/8/4K2R w - - id \"" + QByteArray::number(i + 1) +
                 "\";\n";
    }
    return lines;
}

} // namespace

class TestPositionsPanel : public QObject, private tests::WindowStage {
    Q_OBJECT

    ui::PositionsPanel *panel() const { return m_window->findChild<ui::PositionsPanel *>(); }
    QTableView *table() const { return part<QTableView>("positionsTable"); }
    QSpinBox *number() const { return part<QSpinBox>("positionNumber"); }
    QString details() const { return part<QLabel>("positionDetails")->text(); }
    QString score() const { return part<QLabel>("checkScore")->text(); }
    QString undoText() const { return m_window->document()->undoStack()->undoText(); }

    /// Writes a file and opens it as File → Open does.
    void list(const char *name, const QByteArray &bytes)
    {
        tests::write(path(name), bytes);
        QVERIFY(m_window->file()->load(path(name)));
        QTRY_VERIFY(!panel()->list()->isIndexing());
    }
    QString cell(int row, PositionsModel::Column column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    void key(int key)
    {
        table()->setFocus();
        QTest::keyClick(table(), static_cast<Qt::Key>(key));
    }
    void filter(const QString &text)
    {
        auto *box = part<QLineEdit>("listFilter");
        box->setFocus();
        box->selectAll();
        QTest::keyClick(box, Qt::Key_Delete);
        QTest::keyClicks(box, text);
    }
    void choose(ui::ListedVerdicts verdicts)
    {
        auto *box = part<QComboBox>("listVerdicts");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < static_cast<int>(verdicts); ++i)
            QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentIndex(), static_cast<int>(verdicts));
    }
    void checkAll()
    {
        press("checkAll");
        QTRY_VERIFY(part<QAbstractButton>("checkReport")->isEnabled());
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void aFileOfSeveralPositionsIsListedAndItsFirstShown()
    {
        list("kings.epd", kingLines(3));
        QVERIFY(panel()->isVisible());
        QCOMPARE(table()->model()->rowCount(), 3);
        QCOMPARE(boardFen(), QStringLiteral("k7/8/8/8/8/8/8/4K2R w - - 0 1"));
        QCOMPARE(undoText(), QStringLiteral("Position 1 of kings.epd"));
        QCOMPARE(cell(1, PositionsModel::PositionColumn),
                 QStringLiteral("1k6/8/8/8/8/8/8/4K2R w - -"));
        QCOMPARE(cell(1, PositionsModel::CommentColumn), QStringLiteral("id \"2\";"));
        // Save must not write one position over the list.
        QVERIFY(m_window->file()->path().isEmpty());
        QCOMPARE(m_window->file()->recent(), QStringList(path("kings.epd")));
    }

    void gamesAreListedByTheirFenTags()
    {
        list("games.pgn", "[Event \"A\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 3 7\"]\n\n1... Kd8 *\n\n"
                          "[Event \"B\"]\n\n1. e4 *\n");
        QCOMPARE(table()->model()->rowCount(), 2);
        QCOMPARE(boardFen(), QStringLiteral("4k3/8/8/8/8/8/8/4K3 b - - 3 7"));
        key(Qt::Key_Down);
        QCOMPARE(boardFen(), tests::startFen);
        QVERIFY2(details().contains(QStringLiteral("no FEN tag")), qPrintable(details()));
    }

    void oneFileOfOnePositionIsNoList()
    {
        tests::write(path("one.fen"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
        QVERIFY(m_window->file()->load(path("one.fen")));
        QVERIFY(panel() == nullptr);
        QCOMPARE(m_window->file()->path(), path("one.fen"));
    }

    void aDroppedListIsListed()
    {
        tests::write(path("kings.txt"), kingLines(20));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path("kings.txt"))});
        QVERIFY(drop(&data, {300, 300}));
        QTRY_COMPARE(table()->model()->rowCount(), 20);
    }

    void keysAndButtonsStepThroughTheListAsOneUndoStep()
    {
        list("kings.epd", kingLines(200));
        key(Qt::Key_Down);
        key(Qt::Key_Down);
        QCOMPARE(undoText(), QStringLiteral("Position 3 of kings.epd"));
        QCOMPARE(number()->value(), 3);
        press("previousPosition");
        QCOMPARE(undoText(), QStringLiteral("Position 2 of kings.epd"));
        QCOMPARE(boardFen(), QStringLiteral("1k6/8/8/8/8/8/8/4K2R w - - 0 1"));
        press("nextPosition");
        key(Qt::Key_PageDown);
        QVERIFY(number()->value() > 5);
        key(Qt::Key_End);
        QCOMPARE(number()->value(), 200);
        QCOMPARE(m_window->document()->undoStack()->count(), 1);
        action("undo")->trigger();
        QCOMPARE(boardFen(), tests::startFen);
    }

    void aChangeOfTheBoardInBetweenIsAStepOfItsOwn()
    {
        list("kings.epd", kingLines(5));
        m_window->document()->clearSquares(chess::Bitboard(chess::Rank::One));
        key(Qt::Key_Down);
        QCOMPARE(m_window->document()->undoStack()->count(), 3);
    }

    void aNumberIsGoneTo()
    {
        list("kings.epd", kingLines(5000));
        number()->setFocus();
        number()->selectAll();
        QTest::keyClicks(number(), QStringLiteral("4322"));
        QTest::keyClick(number(), Qt::Key_Return);
        QCOMPARE(undoText(), QStringLiteral("Position 4322 of kings.epd"));
        QCOMPARE(table()->currentIndex().row(), 4321);
        QVERIFY(table()->viewport()->rect().contains(
            table()->visualRect(table()->currentIndex()).center()));
    }

    void theRowGoneToStaysInViewWhenTheTextBelowGrows()
    {
        const QByteArray bad = "4k3/8/8/9/8/8/8/4K3 w - - 0 1 " + QByteArray(200, 'x') + "\n";
        list("kings.epd", kingLines(3000) + bad + kingLines(3000));
        const int before = table()->height();
        number()->setFocus();
        number()->selectAll();
        QTest::keyClicks(number(), QStringLiteral("3001"));
        QTest::keyClick(number(), Qt::Key_Return);
        QTRY_VERIFY(table()->height() < before);
        const QRect row = table()->visualRect(table()->currentIndex());
        QVERIFY(row.top() >= 0 && row.bottom() <= table()->viewport()->rect().bottom());
    }

    void aNumberThatIsFilteredOutMarksNoRowAndSaysSo()
    {
        list("kings.epd", kingLines(50));
        filter(QStringLiteral("id \"4"));
        QTRY_COMPARE(table()->model()->rowCount(), 11);
        key(Qt::Key_Home);
        QCOMPARE(undoText(), QStringLiteral("Position 4 of kings.epd"));
        number()->setFocus();
        number()->selectAll();
        QTest::keyClicks(number(), QStringLiteral("13"));
        QTest::keyClick(number(), Qt::Key_Return);
        QCOMPARE(undoText(), QStringLiteral("Position 13 of kings.epd"));
        QVERIFY(table()->selectionModel()->selectedRows().isEmpty());
        QCOMPARE(part<QLabel>("positionCount")->text(),
                 QStringLiteral("of 50, not among the 11 shown"));
    }

    void downGoesFromTheFilterIntoTheList()
    {
        list("kings.epd", kingLines(50));
        filter(QStringLiteral("id \"4"));
        QTRY_COMPARE(table()->model()->rowCount(), 11);
        QTest::keyClick(part<QLineEdit>("listFilter"), Qt::Key_Down);
        QVERIFY(table()->hasFocus());
        QCOMPARE(undoText(), QStringLiteral("Position 4 of kings.epd"));
    }

    void aPositionThatIsCutOffIsWholeInTheToolTip()
    {
        const QByteArray tagged = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 <b>" + QByteArray(90, 'x');
        list("kings.epd", kingLines(1) + tagged + "\n");
        const QModelIndex index = table()->model()->index(1, PositionsModel::PositionColumn);
        const QPoint point = table()->visualRect(index).center();
        QHelpEvent help(QEvent::ToolTip, point, table()->viewport()->mapToGlobal(point));
        QApplication::sendEvent(table()->viewport(), &help);
        QCOMPARE(QToolTip::text(),
                 QStringLiteral("<qt>%1</qt>").arg(index.data().toString().toHtmlEscaped()));
        QToolTip::hideText();
    }

    void theButtonsStayWhereTheyAreWhenTheSummaryWraps()
    {
        list("kings.epd", kingLines(20) + "bad\n" + kiwipete + " ;D1 47 ;D2 2039\n");
        const auto place = [this] {
            auto *button = part<QWidget>("checkAll");
            return button->mapTo(m_window.get(), QPoint());
        };
        const QPoint before = place();
        const int summary = part<QWidget>("checkScore")->height();
        checkAll();
        QTRY_VERIFY(part<QWidget>("checkScore")->height() > summary);
        QCOMPARE(place(), before);
    }

    void anUnreadableLineKeepsTheBoardAndNamesThePlace()
    {
        list("bad.epd", kingLines(1) + "# no position\n4k3/8/8/9/8/8/8/4K3 w - - 0 1\n" +
                            QByteArray("\xff\0\xfe", 3) + "\n");
        const QString before = boardFen();
        key(Qt::Key_Down);
        QCOMPARE(boardFen(), before);
        QVERIFY2(details().startsWith(QStringLiteral("Line 3. Column 9: ")), qPrintable(details()));
        QVERIFY(part<QLabel>("positionDetailsIcon")->isVisible());
        key(Qt::Key_Down);
        QCOMPARE(boardFen(), before);
        QVERIFY(details().startsWith(QStringLiteral("Line 4. Column 1: ")));
        QCOMPARE(cell(2, PositionsModel::PositionColumn), QStringLiteral("\\xFF\\x00\\xFE"));
    }

    void theFilterShowsTheLinesWithATextInAnyCase()
    {
        list("kings.epd", kingLines(1000) + kiwipete + " id \"Kiwipete\";\n");
        filter(QStringLiteral("kiwi"));
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QCOMPARE(cell(0, PositionsModel::NumberColumn), QStringLiteral("1001"));
        press("nextPosition");
        QCOMPARE(undoText(), QStringLiteral("Position 1001 of kings.epd"));
        filter(QStringLiteral("KIWI"));
        QTRY_COMPARE(table()->model()->rowCount(), 0);
        filter(QStringLiteral("id \"99"));
        QTRY_COMPARE(table()->model()->rowCount(), 11);
        filter({});
        QTRY_COMPARE(table()->model()->rowCount(), 1001);
        // What is on the board is in sight again.
        QCOMPARE(table()->currentIndex().row(), 1000);
    }

    void checkAllTellsTheRightFromTheWrong()
    {
        list("suite.epd", kiwipete + " ;D1 48 ;D2 2039\n" + kiwipete +
                              " ;D1 48 ;D2 2038 ;D9 1\n"
                              "4k3/8/8/8/8/8/8/8 w - - ;D1 5\n"
                              "4k3/8/8/9/8/8/8/4K3 w - -\n"
                              "8/8/4k3/8/8/4K3/8/8 w - - \n"
                              "4k3/8/8/8/8/8/8/4K2R w - -\n");
        checkAll();
        QCOMPARE(score(), QStringLiteral("6 of 6 positions checked: 2 ok, 1 with notices, 1 with "
                                         "wrong counts, 1 unplayable, 1 unreadable. Counts: 3 "
                                         "right, 1 wrong, 1 left out."));
        const QStringList expected = {QStringLiteral("2 counts ok"), QStringLiteral("1 wrong"),
                                      QStringLiteral("unplayable"),  QStringLiteral("unreadable"),
                                      QStringLiteral("notice"),      QStringLiteral("ok")};
        for (int row = 0; row < 6; ++row)
            QCOMPARE(cell(row, PositionsModel::CheckColumn), expected[row]);

        choose(ui::ListedVerdicts::Troubled);
        QCOMPARE(table()->model()->rowCount(), 4);
        choose(ui::ListedVerdicts::WrongCount);
        QCOMPARE(table()->model()->rowCount(), 1);
        QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {},
                           table()->visualRect(table()->model()->index(0, 2)).center());
        QVERIFY2(details().contains(QStringLiteral("D2: 2038 expected, 2039 counted.")),
                 qPrintable(details()));
        QCOMPARE(number()->value(), 2);
    }

    void theReportIsCopiedAndSaved()
    {
        list("suite.epd", kiwipete + " ;D1 48 ;D2 2038\n4k3/8/8/9/8/8/8/4K3 w - -\n");
        checkAll();
        action("copyReport")->trigger();
        QTRY_COMPARE(said(), QStringLiteral("Copied the report"));
        const QStringList lines =
            QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].startsWith(QStringLiteral("suite.epd: 2 of 2 positions checked: ")));
        QCOMPARE(lines[1], QStringLiteral(
                               "suite.epd, line 1: wrong count: D2: 2038 expected, 2039 counted."));
        QVERIFY(lines[2].startsWith(QStringLiteral("suite.epd, line 2, column 9: unreadable: ")));
        action("saveReport")->trigger();
        QTRY_VERIFY(panel()->findChild<QFileDialog *>() != nullptr);
        auto *dialog = panel()->findChild<QFileDialog *>();
        emit dialog->fileSelected(path("report.txt"));
        QCOMPARE(QString::fromUtf8(tests::read(path("report.txt"))).split(QLatin1Char('\n')).size(),
                 4);
        dialog->close();
    }

    void theLimitsLeaveCountsOutAndComeBackAfterARestart()
    {
        list("suite.epd", kiwipete + " ;D1 48 ;D2 2039 ;D3 97862\n" + kingLines(1));
        auto *depth = part<QSpinBox>("checkDepth");
        depth->setFocus();
        depth->selectAll();
        QTest::keyClicks(depth, QStringLiteral("2"));
        checkAll();
        QVERIFY2(score().contains(QStringLiteral("2 right, 1 left out")), qPrintable(score()));
        restart();
        action("positionsDockOpen")->trigger();
        QCOMPARE(part<QSpinBox>("checkDepth")->value(), 2);
    }

    void aCheckIsStoppedAtOnce()
    {
        // Years of counting, were the limits not taken away.
        list("long.epd", (kingLines(1).trimmed() + " D12 1;\n").repeated(50));
        part<QSpinBox>("checkDepth")->setValue(100);
        part<QSpinBox>("checkNodes")->setValue(1'000'000);
        press("checkAll");
        QCOMPARE(part<QAbstractButton>("checkAll")->accessibleName(), QStringLiteral("Stop"));
        press("checkAll");
        QTRY_COMPARE(part<QAbstractButton>("checkAll")->accessibleName(),
                     QStringLiteral("Check all"));
    }

    void closingInTheMiddleOfACheckEndsIt()
    {
        list("long.epd", (kingLines(1).trimmed() + " D12 1;\n").repeated(50));
        part<QSpinBox>("checkDepth")->setValue(100);
        part<QSpinBox>("checkNodes")->setValue(1'000'000);
        press("checkAll");
        filter(QStringLiteral("k"));
        // A count of that depth would not end before the test is given up.
        m_window->close();
        m_window.reset();
    }

    void aMillionLinesAreListedWhileTheWindowGoesOn()
    {
        tests::write(path("million.epd"), kingLines(1000).repeated(1000));
        int turns = 0;
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&turns] { ++turns; });
        QVERIFY(m_window->file()->load(path("million.epd")));
        QVERIFY(panel()->list()->isIndexing());
        QVERIFY(panel()->list()->count() < 1'000'000);
        beat.start(0);
        QSignalSpy grew(panel()->list(), &ui::PositionList::grew);
        std::optional<bool> wasIndexing;
        connect(panel()->list(), &ui::PositionList::grew, this, [&] {
            wasIndexing = wasIndexing.value_or(panel()->list()->isIndexing() &&
                                               panel()->list()->count() < 1'000'000);
        });
        QTRY_VERIFY_WITH_TIMEOUT(!panel()->list()->isIndexing(), 60000);
        // The first were there before the last were found.
        QCOMPARE(wasIndexing, true);
        QCOMPARE(boardFen(), QStringLiteral("k7/8/8/8/8/8/8/4K2R w - - 0 1"));
        QCOMPARE(table()->model()->rowCount(), 1'000'000);
        QVERIFY(turns > 0);
        QVERIFY(grew.size() < 500);

        key(Qt::Key_End);
        QCOMPARE(undoText(), QStringLiteral("Position 1000000 of million.epd"));
        key(Qt::Key_PageUp);
        QTest::qWait(0);
        QVERIFY2(panel()->model()->rowsRead() < 400,
                 qPrintable(QString::number(panel()->model()->rowsRead())));
    }

    void aFileCutShortWhileItIsOpenIsSaid()
    {
        list("kings.epd", kingLines(2000));
        tests::write(path("kings.epd"), kingLines(2));
        QTRY_VERIFY(score().contains(QStringLiteral("has changed")));
        key(Qt::Key_End);
        QVERIFY2(details().contains(QStringLiteral("no longer has it")), qPrintable(details()));
        QCOMPARE(boardFen(), QStringLiteral("k7/8/8/8/8/8/8/4K2R w - - 0 1"));
        checkAllOfAChangedFile();
        press("reloadList");
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QVERIFY(part<QAbstractButton>("reloadList")->isHidden());
    }

    void aFileThatVanishesIsSaid()
    {
        list("kings.epd", kingLines(2000));
        QVERIFY(QFile::remove(path("kings.epd")));
        QTRY_VERIFY(score().contains(QStringLiteral("has gone")));
        m_window->statusBar()->clearMessage();
        press("checkAll");
        QCOMPARE(said(), QStringLiteral("kings.epd has gone since it was listed."));
        QCOMPARE(score(), said());
        key(Qt::Key_End);
        press("reloadList");
        QVERIFY2(details().contains(QStringLiteral("could not be opened")), qPrintable(details()));
    }

    void whatCannotBeListedIsSaid()
    {
        list("kings.epd", kingLines(2));
        const auto complaint = [&](const char *name, const QByteArray &bytes) {
            tests::write(path(name), bytes);
            panel()->open(path(name));
            const bool isOver = QTest::qWaitFor([&] { return !panel()->list()->isIndexing(); });
            return isOver ? details() : QString();
        };
        QCOMPARE(complaint("empty.epd", "\n# nothing\n"),
                 QStringLiteral("There is no position in empty.epd."));
        QVERIFY(complaint("wide.epd", QByteArray("\xff\xfe"
                                                 "8\0/\0",
                                                 6))
                    .contains(QStringLiteral("UTF-16")));
        panel()->open(path("."));
        QVERIFY(details().contains(QStringLiteral("is not a file")));
        QCOMPARE(boardFen(), QStringLiteral("k7/8/8/8/8/8/8/4K2R w - - 0 1"));
    }

    void theModelKeepsItsPromises()
    {
        tests::write(path("suite.epd"), kingLines(100) + "bad\n" + kingLines(100));
        ui::PositionList positions;
        PositionsModel model(&positions);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        positions.open(path("suite.epd"));
        QTRY_COMPARE(model.rowCount(), 201);
        const auto checkedAs = [](int at, chess::CheckVerdict verdict) {
            return ui::CheckedPosition{at, verdict, 0, 0, {}};
        };
        model.setVerdicts(ui::ListedVerdicts::Troubled);
        QCOMPARE(model.rowCount(), 0);
        using chess::CheckVerdict;
        model.take({checkedAs(3, CheckVerdict::Fine), checkedAs(100, CheckVerdict::Unreadable),
                    checkedAs(120, CheckVerdict::Notice)});
        // Another thread was slower with what comes before and between.
        model.take({checkedAs(5, CheckVerdict::Unplayable), checkedAs(7, CheckVerdict::Notice),
                    checkedAs(110, CheckVerdict::Notice)});
        QList<int> shown;
        for (int row = 0; row < model.rowCount(); ++row)
            shown += model.numberOf(row);
        QCOMPARE(shown, (QList<int>{5, 7, 100, 110, 120}));
        QCOMPARE(model.rowOf(110), std::optional(3));
        QVERIFY(!model.rowOf(3));
        model.setMatching(true);
        QCOMPARE(model.rowCount(), 0);
        model.addMatches({3, 7, 110});
        QCOMPARE(model.rowCount(), 2);
        model.setVerdicts(ui::ListedVerdicts::All);
        QCOMPARE(model.rowCount(), 3);
        model.setMatching(false);
        QCOMPARE(model.rowCount(), 201);
        model.forgetChecks();
        QCOMPARE(model.score().checked(), 0);
    }

    void everyControlHasAName()
    {
        list("kings.epd", kingLines(2));
        for (const QAbstractButton *button : panel()->findChildren<QAbstractButton *>()) {
            if (button->objectName().isEmpty() || button->objectName().startsWith(u"qt_"))
                continue;
            QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
            if (!button->text().isEmpty())
                QCOMPARE(button->accessibleName(), QString(button->text()).remove(u'&'));
        }
        for (const QSpinBox *box : panel()->findChildren<QSpinBox *>())
            QVERIFY(!box->accessibleName().isEmpty());
    }

private:
    /// What the file no longer has is not checked, and does no harm.
    void checkAllOfAChangedFile()
    {
        press("checkAll");
        QTRY_COMPARE(part<QAbstractButton>("checkAll")->accessibleName(),
                     QStringLiteral("Check all"));
        QCOMPARE(panel()->model()->score().checked(), 0);
    }
};

QTEST_MAIN(TestPositionsPanel)
#include "tst_positions_panel.moc"
