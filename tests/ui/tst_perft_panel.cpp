#include "src/moves/perft_table.h"
#include "src/workbench/tables/table_memory.h"
#include "tests/core/positions.h"
#include "tests/ui/no_threads.h"
#include "tests/ui/perft_stage.h"
#include "ui/perft/perft_wording.h"
#include "ui/tool_dock.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QHelpEvent>
#include <QProgressBar>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextLayout>
#include <QToolButton>
#include <QToolTip>

#include <chrono>
#include <thread>

using tests::fakeEngine;
using tests::kiwipete;

/// The panel: counting, stopping, copying and going into a move.
class TestPerftPanel : public QObject, public tests::PerftStage {
    Q_OBJECT
private slots:
    void init() { begin(); }
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
        QTRY_COMPARE(text("perftForecast"), QStringLiteral("8902 nodes are to be counted."));
        setNumber("perftDepth", 9);
        QTRY_COMPARE(text("perftForecast"),
                     QStringLiteral("About 10¹² nodes: it takes hours or longer."));
        setNumber("perftDepth", 100);
        QTRY_VERIFY(text("perftForecast").contains(QStringLiteral("more than 64 bits hold")));
        QVERIFY(part<QPushButton>("perftStart")->isEnabled()); // nothing asks again
    }

    void hashTableThatDoesNotFitIsRefusedBeforehand()
    {
        open();
        constexpr std::size_t most = chess::PerftTable::mostMegabytes;
        setNumber("perftHash", static_cast<int>(most));
        // Unless this computer has as much.
        if (chess::reasonAgainstTable(most, chess::freeMemory())) {
            QTRY_VERIFY2(text("perftReasons")
                             .startsWith(QStringLiteral(
                                 "There is no room for a hash table of 131072 MiB: of ")),
                         qPrintable(text("perftReasons")));
            QVERIFY(!part<QPushButton>("perftStart")->isEnabled());
            QTest::keyClick(part<QSpinBox>("perftDepth"), Qt::Key_Return);
            QVERIFY(!isBusy());
        }
        setNumber("perftHash", 16);
        QTRY_VERIFY(part<QPushButton>("perftStart")->isEnabled());
        count(3);
        QVERIFY(text("perftPace").startsWith(QStringLiteral("Depth 3: 8902 nodes"))); // published
    }

    void numberThatIsNotTakenIsSaidAndNotCounted_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("left");
        QTest::newRow("zero") << QStringLiteral("0") << 5;
        QTest::newRow("below") << QStringLiteral("-3") << 3;
        QTest::newRow("above") << QStringLiteral("999") << 99;
        QTest::newRow("word") << QStringLiteral("4x") << 4;
    }

    void numberThatIsNotTakenIsSaidAndNotCounted()
    {
        QFETCH(const QString, typed);
        QFETCH(const int, left);
        open();
        auto *box = part<QSpinBox>("perftDepth");
        const QString rule = QStringLiteral("Depth takes whole numbers from 1 to 100.");
        box->selectAll();
        QTest::keyClicks(box, typed);
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_COMPARE(text("perftReasons"), rule);
        QVERIFY(part<QLabel>("perftReasonsIcon")->isVisible());
        QCOMPARE(box->value(), left);
        QVERIFY(!isBusy());
        QTest::keyClick(box, Qt::Key_Tab);
        QCoreApplication::processEvents();
        QCOMPARE(text("perftReasons"), rule); // as long as nothing else is typed
        setNumber("perftDepth", 2);
        QTRY_VERIFY(!part<QLabel>("perftReasons")->isVisible());
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_VERIFY(text("perftPace").startsWith(QStringLiteral("Depth 2: 400 nodes")));
    }

    void secondEnterCountsWithTheNumberThatStands()
    {
        open();
        setNumber("perftDepth", 2);
        auto *box = part<QSpinBox>("perftDepth");
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("0"));
        QTest::keyClick(box, Qt::Key_Return);
        QVERIFY(!isBusy());
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_VERIFY(text("perftPace").startsWith(QStringLiteral("Depth 2: 400 nodes")));
        QTRY_VERIFY(!part<QLabel>("perftReasons")->isVisible());
    }

    void speedIsNeverBrokenOverTwoLines()
    {
        QTextLayout layout(ui::paceOf(442'000'000, 1));
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(1); // as often as it can be
            const QString words = layout.text().mid(line.textStart(), line.textLength());
            QVERIFY2(!words.endsWith(u'/'), qPrintable(words));
        }
        layout.endLayout();
        QVERIFY(layout.lineCount() > 5);
    }

    void depthCanBeTypedAtOnceAndEnterStarts()
    {
        open();
        QTest::keyClick(m_window->focusWidget(), Qt::Key_4);
        QCOMPARE(part<QSpinBox>("perftDepth")->value(), 4);
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY2(text("perftPace").startsWith(QStringLiteral("Depth 4: 197281 nodes")),
                     qPrintable(text("perftPace")));
    }

    void nothingMovesWhenACountBeginsAndEnds()
    {
        open();
        const auto places = [this] {
            QList<QPoint> found;
            for (const char *name : {"perftForecast", "perftStart", "perftProgress", "perftMoves"})
                found += part<QWidget>(name)->mapTo(panel(), QPoint());
            return found;
        };
        QTRY_VERIFY(!scroll()->verticalScrollBar()->isVisible());
        QCoreApplication::processEvents(); // the dock has its size
        const QList<QPoint> before = places();
        for (const int depth : {4, 100, 1}) {
            const QString forecast = text("perftForecast");
            setNumber("perftDepth", depth);
            QTRY_VERIFY(text("perftForecast") != forecast);
            QCOMPARE(places(), before);
        }
        press("perftStart");
        QCOMPARE(places(), before);
        QTRY_VERIFY(!isBusy());
        QTRY_VERIFY(!text("perftPace").isEmpty());
        QCOMPARE(places(), before);
    }

    void forecastIsElidedWhereItHasNoRoom()
    {
        open();
        setNumber("perftDepth", 100);
        QTRY_VERIFY(text("perftForecast").contains(QStringLiteral("64 bits")));
        auto *forecast = part<QLabel>("perftForecast");
        const int height = forecast->height();
        const QImage whole = forecast->grab().toImage();
        forecast->resize(forecast->width() / 4, height);
        QVERIFY(!forecast->hasHeightForWidth()); // never wrapped
        const QImage narrow = forecast->grab().toImage();
        QVERIFY(narrow.copy(0, 0, 10, height) == whole.copy(0, 0, 10, height));
        QVERIFY(narrow != whole.copy(narrow.rect())); // the dots
        QHelpEvent help(QEvent::ToolTip, QPoint(5, 5), forecast->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(forecast, &help);
        QTRY_COMPARE(QToolTip::text(), forecast->text());
        QToolTip::hideText();
    }

    // In a small window as in a large one there is one scroll bar at most.
    void thereIsNeverAScrollBarWithinAnother()
    {
        open(tests::kiwipete);
        chooseEngine(fakeEngine());
        count(2);
        QTRY_VERIFY(!text("perftVerdict").isEmpty());
        const auto scrolls = [](const QAbstractScrollArea *area) {
            return area->verticalScrollBar()->maximum() > 0;
        };
        int outer = 0;
        int inner = 0;
        for (const QSize size :
             {QSize(1280, 900), QSize(900, 600), m_window->minimumSizeHint(), QSize(1280, 800)}) {
            m_window->resize(size);
            // In a narrow window the message goes below its fields, which takes more height.
            QTRY_COMPARE(m_window->size(), size.expandedTo(m_window->minimumSizeHint()));
            QTRY_VERIFY(!(scrolls(scroll()) && scrolls(table())));
            QVERIFY(scrolls(scroll()) || scrolls(table())); // 48 moves
            outer += scrolls(scroll()) ? 1 : 0;
            inner += scrolls(table()) ? 1 : 0;
        }
        QVERIFY(outer > 0 && inner > 0);
    }

    void rowGoneToWithTheKeysComesIntoViewInASmallWindow()
    {
        open(tests::kiwipete);
        count(1);
        m_window->resize(m_window->minimumSizeHint());
        QTRY_VERIFY(scroll()->verticalScrollBar()->maximum() > 0);
        table()->setFocus();
        for (const Qt::Key key : {Qt::Key_End, Qt::Key_Home}) {
            QTest::keyClick(table(), key);
            const QRect row = table()->visualRect(table()->currentIndex());
            const QPoint middle =
                table()->viewport()->mapTo(scroll()->viewport(), QPoint(4, row.center().y()));
            QVERIFY(scroll()->viewport()->rect().contains(middle));
        }
    }

    void buttonsThatActOnARowAreReachableWhereverItIs()
    {
        open(tests::kiwipete);
        chooseEngine(fakeEngine());
        count(1);
        m_window->resize(900, 600);
        table()->setFocus();
        for (const Qt::Key key : {Qt::Key_End, Qt::Key_Home}) {
            QTest::keyClick(table(), key);
            for (const char *name : {"perftStart", "perftFind", "perftGoInto", "perftCopyText"}) {
                const auto *button = part<QAbstractButton>(name);
                QVERIFY2(button->visibleRegion() == button->rect() && button->isEnabled(), name);
            }
        }
    }

    void goingIntoAMoveShowsTheNewPositionFromItsFirstRow()
    {
        for (const QSize size : {QSize(1280, 900), QSize(900, 600)}) {
            m_window->resize(size);
            open(tests::kiwipete);
            count(2);
            table()->setFocus();
            QTest::keyClick(table(), Qt::Key_End);
            QVERIFY(table()->verticalScrollBar()->value() > 0 ||
                    scroll()->verticalScrollBar()->value() > 0);
            QTest::keyClick(table(), Qt::Key_Return);
            QTRY_VERIFY(!isBusy());
            QTRY_VERIFY(text("perftPace").startsWith(QStringLiteral("Depth 1: ")));
            QVERIFY(!table()->currentIndex().isValid());
            const QModelIndex first = table()->model()->index(0, 0);
            const QPoint middle = table()->viewport()->mapTo(scroll()->viewport(),
                                                             table()->visualRect(first).center());
            QVERIFY(table()->viewport()->rect().contains(table()->visualRect(first)));
            QVERIFY(scroll()->viewport()->rect().contains(middle));
            QVERIFY(!part<QLabel>("perftPace")->visibleRegion().isEmpty());
        }
    }

    void unplayablePositionIsRefusedWithEveryReason()
    {
        open(QStringLiteral("k6P/8/8/8/8/8/8/8 w - - 0 1"));
        QTRY_VERIFY(part<QLabel>("perftReasonsIcon")->isVisible());
        const QStringList reasons = text("perftReasons").split(u'\n');
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

    void clickOnStopThatComesTooLateDoesNotStart()
    {
        open();
        auto *moment = part<QTimer>("perftAimedAtStop");
        const int usual = moment->interval();
        moment->setInterval(std::chrono::hours(1));
        count(2);
        QVERIFY(moment->isActive());
        press("perftStart");
        QVERIFY(!isBusy());
        QTest::keyClick(part<QSpinBox>("perftDepth"), Qt::Key_Return); // not aimed at Stop
        QVERIFY(isBusy());
        QTRY_VERIFY(!isBusy());
        moment->start(0);
        QTRY_VERIFY(!moment->isActive());
        press("perftStart");
        QVERIFY(isBusy());
        QVERIFY(usual <= 1000);
        QTRY_VERIFY(!isBusy());
    }

    void hintOfTheThreadsSaysHowManyProcessorsThereAre()
    {
        open();
        const QString hint = part<QSpinBox>("perftThreads")->toolTip();
        QVERIFY2(hint.contains(
                     QStringLiteral("processors, %1,").arg(std::thread::hardware_concurrency())),
                 qPrintable(hint));
    }

    void deepCountSaysHowFarItIsBeforeTheFirstMoveIsCounted()
    {
        open(kiwipete);
        setNumber("perftThreads", 1);
        setNumber("perftDepth", 9);
        press("perftStart");
        QTRY_VERIFY2(text("perftPace").contains(QStringLiteral("million nodes/")),
                     qPrintable(text("perftPace")));
        QVERIFY(panel()->session()->moves().empty());
        QCOMPARE(part<QProgressBar>("perftProgress")->maximum(), 2039); // published
        press("perftStart");
        QTRY_VERIFY(!isBusy());
        QTRY_VERIFY(text("perftPace").startsWith(QStringLiteral("Stopped at depth 9, 0 of 48")));
        QVERIFY(!text("perftPace").contains(QStringLiteral(": 0 nodes")));
    }

    void countWithoutAThreadIsSaidInPlace()
    {
        open();
        setNumber("perftDepth", 3);
        {
            const tests::NoThreads none;
            press("perftStart");
        }
        QTRY_VERIFY(!isBusy());
        QVERIFY2(text("perftVerdict").startsWith(QStringLiteral("There is no thread left")),
                 qPrintable(text("perftVerdict")));
        press("perftStart");
        QTRY_VERIFY(text("perftPace").startsWith(QStringLiteral("Depth 3: 8902 nodes")));
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
        QCOMPARE(part<QComboBox>("perftOther")->currentIndex(), 2);
        QCOMPARE(part<QLineEdit>("engineCommand")->text(),
                 QStringLiteral("/opt/my engine --quiet"));
        panel()->setState({{QStringLiteral("perftDepth"), 1000},
                           {QStringLiteral("perftThreads"), QStringLiteral("many")},
                           {QStringLiteral("other"), QByteArray("\xff\0", 2)}});
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
        // The same moves in another position, where they may be written otherwise.
        const chess::Position later =
            tests::positionOf("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3");
        model.setRows(later, compareDivides(later, moves, {}));
        QCOMPARE(resets.size(), 1);
        model.setRows(position,
                      compareDivides(position, moves, {{{"e2e5", std::nullopt, 1}}, true}));
        QCOMPARE(model.rowCount(), 21);
    }

    void everyControlHasItsNameAndTabGoesThroughThem()
    {
        open();
        count(1);
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
        for (int i = 0; i < 12; ++i) {
            order += m_window->focusWidget()->objectName();
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
        }
        const QStringList expected = {
            QStringLiteral("perftDepth"),    QStringLiteral("perftThreads"),
            QStringLiteral("perftHash"),     QStringLiteral("perftOther"),
            QStringLiteral("engineCommand"), QStringLiteral("chooseEngine"),
            QStringLiteral("perftMoves"),    QStringLiteral("perftStart"),
            QStringLiteral("perftCopyText")};
        QCOMPARE(QStringList(order.mid(0, 9)), expected);
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
            QTRY_VERIFY(scroll()->widget()->width() <= scroll()->viewport()->width());
        }
    }
};

QTEST_MAIN(TestPerftPanel)
#include "tst_perft_panel.moc"
