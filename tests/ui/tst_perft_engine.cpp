#include "tests/ui/perft_stage.h"

#include <QProcess>
#include <QProgressBar>
#include <QTemporaryDir>

#include <csignal>

using tests::fakeEngine;
using tests::kiwipete;

namespace {

/// After 1.e4 a6: the first capture en passant comes with 2.e5 d5 3.exd6 or f5 3.exf6.
const QString beforeEnPassant =
    QStringLiteral("rnbqkbnr/1ppppppp/p7/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");

bool isAlive(qint64 process)
{
    return kill(static_cast<pid_t>(process), 0) == 0;
}

} // namespace

/// The comparison with an engine, and the search for where it goes wrong.
class TestPerftEngine : public QObject, public tests::PerftStage {
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { end(); }

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

    void findItWalksDownToTheMoveThatIsNotLegal()
    {
        // 1.g3 Ra1+ is the first line after which White may not castle.
        const QString before = QStringLiteral("r5k1/8/8/8/8/8/6PP/4K2R w K - 0 1");
        open(before);
        chooseEngine(fakeEngine("castles-blindly"));
        setNumber("perftDepth", 3);
        press("perftFind");
        QTRY_VERIFY2(verdict().startsWith(QStringLiteral(
                         "After 1. g3 Ra1+: Fake Engine 1.0 castles-blindly has e1g1, which is "
                         "not legal: ")),
                     qPrintable(verdict()));
        QCOMPARE(boardFen(), QStringLiteral("6k1/8/8/8/8/6P1/7P/r3K2R w K - 1 2"));
        const QModelIndex chosen = table()->currentIndex();
        QCOMPARE(chosen.siblingAtColumn(ui::PerftModel::MoveColumn).data().toString(),
                 QStringLiteral("e1g1"));
        QCOMPARE(chosen.siblingAtColumn(ui::PerftModel::VerdictColumn).data().toString(),
                 QStringLiteral("not legal"));
        document()->undoStack()->undo();
        QCOMPARE(boardFen(), before);
    }

    void movesThatAreNotLegalAreNamedFirst()
    {
        open(QStringLiteral("6k1/8/8/8/8/8/6PP/r3K2R w K - 0 1"));
        chooseEngine(fakeEngine("castles-blindly"));
        count(3);
        QTRY_VERIFY2(verdict().startsWith(
                         QStringLiteral("Fake Engine 1.0 castles-blindly: e1g1 is not legal.")),
                     qPrintable(verdict()));
    }

    void findItNamesAMoveThatIsFoundTwice()
    {
        open();
        chooseEngine(fakeEngine("twice"));
        setNumber("perftDepth", 2);
        press("perftFind");
        QTRY_COMPARE(verdict(), QStringLiteral("In this position: Fake Engine 1.0 twice has a2a3 "
                                               "more than once (a move of a pawn)."));
        count(2);
        QTRY_VERIFY2(verdict().startsWith(
                         QStringLiteral("Fake Engine 1.0 twice: 20 moves stand there more than "
                                        "once: a2a3, a2a4, b1a3, b1c3 and 16 more.")),
                     qPrintable(verdict()));
        QCOMPARE(cell(QStringLiteral("a2a3"), ui::PerftModel::VerdictColumn),
                 QStringLiteral("twice"));
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

    void findingNamesItsPositionOnlyWhereItIsOnTheBoard()
    {
        open(kiwipete);
        document()->setPosition(chess::Position::start(), QStringLiteral("Set up"));
        chooseEngine(fakeEngine("twice"));
        setNumber("perftDepth", 2);
        press("perftFind");
        QTRY_VERIFY(verdict().startsWith(QStringLiteral("In this position: ")));
        document()->undoStack()->undo();
        QTRY_VERIFY(part<QLabel>("perftPlace")->isVisible());
        QVERIFY2(verdict().startsWith(QStringLiteral("In that position: Fake Engine 1.0 twice")),
                 qPrintable(verdict()));
        document()->undoStack()->redo();
        QTRY_VERIFY(verdict().startsWith(QStringLiteral("In this position: ")));
    }

    void withoutAnEngineNothingIsCountedForIt()
    {
        open();
        choose(2);
        QVERIFY(part<QLineEdit>("engineCommand")
                    ->placeholderText()
                    .startsWith(QStringLiteral("for example "))); // none is taken for it
        press("perftStart");
        QVERIFY(!isBusy() && !panel()->session()->position());
        QCOMPARE(verdict(), QStringLiteral("Choose the program of an engine first."));
        choose(0);
        count(1);
        QVERIFY(panel()->session()->isWhole());
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
        QTRY_COMPARE(verdict(), QStringLiteral("Fake Engine 1.0 hang was stopped after 1 move. It "
                                               "answered neither “stop” nor “quit” and was "
                                               "killed."));
        // Half a count is no fault.
        for (int row = 0; row < 20; ++row)
            QVERIFY(!table()->model()->index(row, 0).data(Qt::BackgroundRole).isValid());
    }

    void engineThatIsStoppedBeforeItsFirstMoveIsSaidToBeThat()
    {
        QTemporaryDir folder;
        const QString go = folder.filePath(QStringLiteral("go"));
        open();
        chooseEngine(QStringLiteral("%1 \"%2\"").arg(fakeEngine("waits"), go));
        setNumber("perftDepth", 2);
        press("perftStart");
        QTRY_COMPARE(panel()->session()->engineName(), QStringLiteral("Fake Engine 1.0 waits"));
        QTRY_VERIFY(!panel()->session()->isCounting());
        press("perftStart");
        QTRY_COMPARE(verdict(), QStringLiteral("Fake Engine 1.0 waits was stopped before it had "
                                               "counted a move. It answered neither “stop” nor "
                                               "“quit” and was killed."));
        QTRY_VERIFY(part<QPushButton>("perftStart")->isEnabled());
        QFile file(go);
        QVERIFY(file.open(QIODevice::WriteOnly));
        press("perftStart");
        QTRY_COMPARE(verdict(), QStringLiteral("Fake Engine 1.0 waits: All 20 moves agree."));
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
};

QTEST_MAIN(TestPerftEngine)
#include "tst_perft_engine.moc"
