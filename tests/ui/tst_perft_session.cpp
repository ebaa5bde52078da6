#include "src/workbench/positions/divide_comparison.h"
#include "tests/core/positions.h"
#include "tests/ui/fake_engine_command.h"
#include "ui/perft/perft_session.h"

#include <QProcess>
#include <QSignalSpy>
#include <QtTest>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <memory>

using namespace std::chrono_literals;
using tests::fakeEngine;
using tests::positionOf;

namespace {

using Outcome = chess::DisagreementSearch::Outcome;

constexpr const char *kiwipete =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
/// After 1.e4 a6: the first capture en passant comes with 2.e5 d5 3.exd6 or f5 3.exf6.
constexpr const char *beforeEnPassant =
    "rnbqkbnr/1ppppppp/p7/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
/// Deeper than anybody waits.
constexpr int endless = 12;

bool isAlive(qint64 process)
{
    return kill(static_cast<pid_t>(process), 0) == 0;
}

/// A session with an engine, and how often it has told what.
struct Stage {
    explicit Stage(const char *fault, ui::EnginePatience patience = {}) : session(nullptr, patience)
    {
        session.setEngine(fakeEngine(fault));
    }

    void count(const chess::Position &position, int depth, bool asksEngine = true)
    {
        session.count(position, depth, {2, 0}, asksEngine);
    }
    void waitForTheEnd() { QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy(), 60000); }
    bool doAllAgree() const
    {
        const auto rows = compareDivides(*session.position(), session.moves(), session.theirs());
        return !rows.empty() && std::all_of(rows.begin(), rows.end(), [](const auto &row) {
            return row.verdict == chess::DivideVerdict::Equal;
        });
    }

    ui::PerftSession session;
    QSignalSpy finished{&session, &ui::PerftSession::finished};
    QSignalSpy engineFailed{&session, &ui::PerftSession::engineFailed};
};

constexpr ui::EnginePatience shortPatience = {
    .greeting = 5000ms, .silence = 20ms, .hopeless = 3s, .afterAnswer = 300ms};

} // namespace

class TestPerftSession : public QObject {
    Q_OBJECT
private slots:
    void nothingIsKnownBeforeTheFirstCount()
    {
        const ui::PerftSession session;
        QVERIFY(!session.isBusy() && !session.counted() && !session.position());
    }

    void countAndEngineEndTogether()
    {
        Stage stage("");
        stage.count(chess::Position::start(), 3);
        QVERIFY(stage.session.isCounting() && stage.session.isAsking());
        stage.waitForTheEnd();
        QCOMPARE(stage.finished.size(), 1);
        QCOMPARE(stage.session.result()->nodes, std::uint64_t{8902}); // published
        QVERIFY(stage.session.theirs().isWhole && stage.doAllAgree());
        QCOMPARE(stage.session.engineName(), QStringLiteral("Fake Engine 1.0"));
    }

    void countWithoutAnEngineAsksNone()
    {
        Stage stage("crash");
        stage.count(chess::Position::start(), 2, false);
        QVERIFY(!stage.session.isAsking());
        stage.waitForTheEnd();
        QCOMPARE(stage.finished.size(), 1);
        QCOMPARE(stage.engineFailed.size(), 0);
        QVERIFY(stage.session.theirs().moves.empty());
    }

    void stopEndsBothAndKeepsWhatIsKnown()
    {
        Stage stage("hang");
        stage.count(positionOf(kiwipete), endless);
        QTRY_COMPARE(stage.session.theirs().moves.size(), std::size_t{1}); // then it hangs
        stage.session.stop();
        stage.waitForTheEnd();
        QVERIFY(stage.session.result()->isStopped);
        QCOMPARE(stage.session.theirs().moves.size(), std::size_t{1});
        QVERIFY(!stage.session.theirs().isWhole);
        QCOMPARE(stage.finished.size(), 0); // not by itself
    }

    void newCountTakesThePlaceOfTheOneThatRuns()
    {
        Stage stage("hang");
        stage.count(positionOf(kiwipete), endless);
        QTRY_VERIFY(!stage.session.theirs().moves.empty());
        stage.session.setEngine(fakeEngine());
        stage.count(chess::Position::start(), 2);
        QVERIFY(stage.session.moves().empty() && stage.session.theirs().moves.empty());
        stage.waitForTheEnd();
        QCOMPARE(stage.finished.size(), 1);
        QCOMPARE(stage.session.nodes(), std::uint64_t{400});
        QVERIFY(stage.doAllAgree());
    }

    void failureOfTheEngineLeavesTheCount()
    {
        Stage stage("crash");
        stage.count(chess::Position::start(), 3);
        stage.waitForTheEnd();
        QCOMPARE(stage.engineFailed.size(), 1);
        QCOMPARE(stage.session.result()->nodes, std::uint64_t{8902});
    }

    void searchWalksDownToTheMoveThatIsMissing()
    {
        Stage stage("no-en-passant");
        stage.session.search(positionOf(beforeEnPassant), 3, {1, 0});
        QVERIFY(stage.session.isSearching());
        stage.waitForTheEnd();
        QCOMPARE(stage.finished.size(), 1);
        const chess::DisagreementSearch &search = stage.session.search().value();
        QVERIFY(search.outcome() == Outcome::MovesDiffer);
        QCOMPARE(search.path().size(), std::size_t{2});
        QVERIFY(search.culprit()->move->kind() == chess::MoveKind::EnPassant);
        QCOMPARE(stage.session.position().value(), search.position());
    }

    void failureOfTheEngineEndsTheSearch()
    {
        Stage stage("crash");
        stage.session.search(positionOf(kiwipete), endless, {1, 0});
        QTRY_COMPARE(stage.engineFailed.size(), 1);
        stage.waitForTheEnd();
        QVERIFY(!stage.session.search());
    }

    // As when the line of the engine is edited while it is looked for.
    void anotherEngineEndsTheSearch()
    {
        Stage stage("hang");
        stage.session.search(chess::Position::start(), 2, {1, 0});
        QTRY_VERIFY(!stage.session.isCounting());
        QVERIFY(stage.session.isBusy());
        stage.session.setEngine(fakeEngine());
        QVERIFY(!stage.session.isBusy() && !stage.session.search());
        QCOMPARE(stage.finished.size(), 0);
        stage.session.search(chess::Position::start(), 2, {1, 0});
        stage.waitForTheEnd();
        QVERIFY(stage.session.search()->outcome() == Outcome::Agree);
    }

    void sameEngineAgainChangesNothing()
    {
        Stage stage("hang");
        stage.session.search(chess::Position::start(), 2, {1, 0});
        stage.session.setEngine(fakeEngine("hang"));
        QVERIFY(stage.session.isSearching() && stage.session.isAsking());
    }

    void answerKeepsTheNameOfTheEngineThatGaveIt()
    {
        Stage stage("hang-midway");
        stage.count(chess::Position::start(), 2);
        QTRY_COMPARE(stage.session.theirs().moves.size(), std::size_t{1});
        stage.session.setEngine(fakeEngine("no-total"));
        stage.waitForTheEnd();
        QCOMPARE(stage.session.theirs().moves.size(), std::size_t{1});
        QCOMPARE(stage.session.engineName(), QStringLiteral("Fake Engine 1.0 hang-midway"));
        stage.count(chess::Position::start(), 1);
        QCOMPARE(stage.session.engineName(), QStringLiteral("fake_engine")); // not asked yet
    }

    void silenceIsToldUntilTheEngineIsStopped()
    {
        ui::EnginePatience patience;
        patience.silence = 50ms;
        Stage stage("hang", patience);
        stage.count(chess::Position::start(), 1);
        QTRY_VERIFY(!stage.session.isCounting());
        QSignalSpy silences(&stage.session, &ui::PerftSession::engineSilent);
        const int before = stage.session.engineSilence();
        QTRY_VERIFY(stage.session.engineSilence() > before);
        QVERIFY(!silences.isEmpty());
        stage.session.stop();
        QCOMPARE(stage.session.engineSilence(), 0);
    }

    void countIsShownAgainAsItWas()
    {
        Stage stage("");
        stage.count(chess::Position::start(), 3);
        stage.waitForTheEnd();
        const auto counted = stage.session.counted().value();
        stage.session.setEngine(fakeEngine("no-castling"));
        stage.count(positionOf(kiwipete), 1);
        stage.waitForTheEnd();
        stage.session.showAgain(counted);
        QCOMPARE(stage.session.position().value(), chess::Position::start());
        QCOMPARE(stage.session.depth(), 3);
        QCOMPARE(stage.session.nodes(), std::uint64_t{8902});
        QCOMPARE(stage.session.seconds(), counted.seconds);
        QCOMPARE(stage.session.engineName(), QStringLiteral("Fake Engine 1.0"));
        QVERIFY(stage.doAllAgree());
        stage.count(chess::Position::start(), 1);
        stage.waitForTheEnd();
        QCOMPARE(stage.session.nodes(), std::uint64_t{20});
    }

    void engineEndsWithTheSession()
    {
        auto stage = std::make_unique<Stage>("hang");
        stage->count(positionOf(kiwipete), endless);
        QTRY_VERIFY(!stage->session.theirs().moves.empty());
        const qint64 process = stage->session.findChild<QProcess *>()->processId();
        QVERIFY(isAlive(process) && stage->session.isCounting());
        stage.reset(); // while both are at work
        QVERIFY(!isAlive(process));
    }

    // Each silence of 20 ms counts as a second here.
    void engineThatIsSilentWhileWeAreDoneLongAgoIsStopped_data()
    {
        QTest::addColumn<QByteArray>("fault");
        for (const char *fault : {"hang", "closes-output", "stands-still"})
            QTest::newRow(fault) << QByteArray(fault);
    }

    void engineThatIsSilentWhileWeAreDoneLongAgoIsStopped()
    {
        QFETCH(const QByteArray, fault);
        for (const bool isSearch : {false, true}) {
            ui::PerftSession session(nullptr, shortPatience);
            session.setEngine(fakeEngine(fault.constData()));
            QSignalSpy failures(&session, &ui::PerftSession::engineFailed);
            QSignalSpy silences(&session, &ui::PerftSession::engineSilent);
            if (isSearch)
                session.search(chess::Position::start(), 1, {});
            else
                session.count(chess::Position::start(), 1, {}, true);
            QTRY_COMPARE(failures.size(), 1);
            QVERIFY(failures.front().front().toString().contains(
                QStringLiteral("was stopped, since it has said nothing for ")));
            QVERIFY(silences.size() >= 2); // told before
            QVERIFY(!session.isBusy());
        }
    }

    void engineIsWaitedForAsLongAsOurOwnCountGoesOn()
    {
        ui::PerftSession session(nullptr, shortPatience);
        session.setEngine(fakeEngine("hang"));
        QSignalSpy failures(&session, &ui::PerftSession::engineFailed);
        QSignalSpy silences(&session, &ui::PerftSession::engineSilent);
        session.count(chess::Position::start(), 9, {}, true); // it would take hours
        QTRY_VERIFY(silences.size() >= 10);
        QVERIFY(failures.empty());
        QVERIFY(session.isBusy());
        session.stop();
        QTRY_VERIFY(!session.isBusy());
    }
};

QTEST_GUILESS_MAIN(TestPerftSession)
#include "tst_perft_session.moc"
