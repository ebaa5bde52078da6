#include "src/workbench/positions/suite_check.h"
#include "tests/cases.h"

#include <QtTest>

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

using namespace chess;
using namespace tests;

namespace {

const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

constexpr PositionRecord line7 = {0, 0, 7, 1, PositionSource::Line};

PositionCheck checked(std::string_view text, const SuiteCheckOptions &options = {})
{
    return checkListed(line7, text, options);
}

std::vector<Trouble> troublesOf(std::string_view text)
{
    return troublesOf(checked(text), line7, text);
}

} // namespace

class TestSuiteCheck : public QObject {
    Q_OBJECT
private slots:
    void validFensAreFineOrWorthANotice()
    {
        int count = 0;
        for (const Case &row : Cases("fen_valid.tsv")) {
            if (row["status"] != "VALID")
                continue;
            const std::string text = unescaped(row["input"]);
            const CheckVerdict verdict = checked(text, {row["variant"] == "960"}).verdict();
            QVERIFY2(verdict <= CheckVerdict::Notice, text.c_str());
            ++count;
        }
        QVERIFY(count > 100);
    }

    void positionsThatAreNotChessAreUnplayable()
    {
        int count = 0;
        for (const Case &row : Cases("fen_invalid.tsv")) {
            if (row["severity"] == "syntax")
                continue;
            const std::string text = unescaped(row["input"]);
            const CheckVerdict verdict = checked(text).verdict();
            QVERIFY2(verdict == (row["severity"] == "position" ? CheckVerdict::Unplayable
                                                               : CheckVerdict::Notice),
                     text.c_str());
            ++count;
        }
        QVERIFY(count > 30);
    }

    void unreadableTextsAreSaidWithFieldAndPlace()
    {
        int count = 0;
        for (const Case &row : Cases("fen_invalid.tsv")) {
            const std::string text = unescaped(row["input"]);
            const PositionCheck check = checked(text);
            if (check.verdict() != CheckVerdict::Unreadable)
                continue;
            QVERIFY2(row["severity"] == "syntax", text.c_str());
            QCOMPARE(check.findings.size(), std::size_t{1});
            QVERIFY(check.findings[0].field.has_value());
            QVERIFY(check.findings[0].offset.value() <= text.size());
            ++count;
        }
        QVERIFY(count > 50);
    }

    void publishedCountsAreRight()
    {
        for (const Case &row : Cases("perft.tsv")) {
            if (std::stoull(row["nodes"]) > 20000)
                continue;
            const PositionCheck check =
                checked(row["fen"] + " ;D" + row["depth"] + " " + row["nodes"],
                        {row["variant"] == "chess960"});
            QCOMPARE(check.counts.size(), std::size_t{1});
            QVERIFY2(check.counts[0].isRight(), row["fen"].c_str());
        }
    }

    void linesWithTheFilesOfTheRooksAreReadAsChess960()
    {
        // The first position of the usual perft suite of Chess960.
        const std::string fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w ";
        const PositionCheck check = checked(fen + "HFhf - 2 9 ;D1 21 ;D2 528 ;D3 12189");
        QCOMPARE(check.counts.size(), std::size_t{3});
        for (const CountCheck &count : check.counts)
            QVERIFY(count.isRight());
        QVERIFY(checked(fen + "KQkq - 2 9").verdict() != CheckVerdict::Unplayable);
        // These can be rights that a program forgot to take away.
        QVERIFY(checked("4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1").verdict() == CheckVerdict::Unplayable);
    }

    void aWrongCountIsReportedWithBoth()
    {
        const auto troubles =
            troublesOf("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - "
                       ";D1 48 ;D2 2038 ;D3 97862");
        QCOMPARE(troubles.size(), std::size_t{1});
        QVERIFY(troubles[0].verdict == CheckVerdict::WrongCount);
        QCOMPARE(toText(troubles[0].message).c_str(), "D2: 2038 expected, 2039 counted.");
        QCOMPARE(troubles[0].line, std::size_t{7});
        QVERIFY(!troubles[0].column);
    }

    void countsBeyondTheLimitsAreLeftOut()
    {
        // A count of the suite may be wrong itself: D9 is far more than one node.
        const PositionCheck check = checked(start + " ;D2 400 ;D4 197281 ;D7 "
                                                    "3195901860 ;D9 1",
                                            {false, {.depth = 9, .nodes = 100'000}});
        QCOMPARE(check.counts.size(), std::size_t{4});
        QVERIFY(check.counts[0].isRight());
        for (std::size_t i = 1; i < 4; ++i)
            QVERIFY(!check.counts[i].nodes && !check.counts[i].isWrong());
        QVERIFY(check.verdict() == CheckVerdict::Fine);
        QVERIFY(!checked(start + " ;D3 8902", {false, {.depth = 2}}).counts.at(0).nodes);
    }

    void unplayablePositionsAreNotCounted()
    {
        const PositionCheck check = checked("4k3/8/8/8/8/8/8/8 w - - 0 1 ;D1 5");
        QVERIFY(check.verdict() == CheckVerdict::Unplayable);
        QVERIFY(check.counts.empty());
        const auto troubles = troublesOf("4k3/8/8/8/8/8/8/8 w - - 0 1 ;D1 5");
        QVERIFY(std::any_of(troubles.begin(), troubles.end(), [](const Trouble &trouble) {
            return trouble.verdict == CheckVerdict::Unplayable && !trouble.column &&
                   toText(trouble.message) == "White has no king.";
        }));
    }

    void aBadCountNamesItsPlace()
    {
        const auto troubles = troublesOf(start + " ;D1 20 ;D2 many");
        QCOMPARE(troubles.size(), std::size_t{1});
        QVERIFY(troubles[0].verdict == CheckVerdict::Unreadable);
        QCOMPARE(troubles[0].line, std::size_t{7});
        QCOMPARE(troubles[0].column, std::optional<std::size_t>(69));
        QCOMPARE(toText(troubles[0].message).c_str(),
                 "“many” is no number of nodes that fits in 64 bits.");
    }

    void anUnreadableLineNamesItsPlace()
    {
        const auto troubles = troublesOf("4k3/8/8/9/8/8/8/4K3 w - - 0 1");
        QCOMPARE(troubles.size(), std::size_t{1});
        QVERIFY(troubles[0].verdict == CheckVerdict::Unreadable);
        QCOMPARE(troubles[0].column, std::optional<std::size_t>(9));
    }

    void theWorstDecides()
    {
        QVERIFY(checked(start + " ;D1 20").verdict() == CheckVerdict::Fine);
        QVERIFY(checked("8/8/4k3/8/8/4K3/8/8 w - - 0 1").verdict() == CheckVerdict::Notice);
        QVERIFY(checked("8/8/4k3/8/8/4K3/8/8 w - - 0 1 ;D1 9").verdict() ==
                CheckVerdict::WrongCount);
    }

    void stoppingEndsACountAtOnce()
    {
        std::stop_source stop;
        PerftProgress progress;
        std::jthread stopper([&] {
            while (progress.nodes() == 0) // until it is being made
                std::this_thread::yield();
            stop.request_stop();
        });
        PerftOptions perft;
        perft.stop = stop.get_token();
        perft.progress = &progress;
        // The published count of depth 13: years of counting.
        QVERIFY(!checkCount(Position::start(), {13, 1981066775000396239}, {}, perft));
    }

    void stoppedBeforehandNothingIsCounted()
    {
        std::stop_source stop;
        stop.request_stop();
        const PositionCheck check =
            checked(start + " ;D1 20 ;D13 1981066775000396239", {.stop = stop.get_token()});
        QVERIFY(check.counts.empty());
        QVERIFY(check.verdict() == CheckVerdict::Fine);
    }

    void aCountOfMoreThan64BitsIsUnreadable()
    {
        // The published count of depth 14.
        const PositionCheck check = checked(start + " ;D1 20 ;D14 61885021521585529237");
        QVERIFY(check.verdict() == CheckVerdict::Unreadable);
        QCOMPARE(check.counts.size(), std::size_t{1});
        QVERIFY(check.counts.front().isRight());
    }
};

QTEST_APPLESS_MAIN(TestSuiteCheck)
#include "tst_suite_check.moc"
