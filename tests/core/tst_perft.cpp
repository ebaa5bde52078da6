#include "src/moves/perft.h"
#include "src/moves/perft_table.h"
#include "src/moves/play.h"
#include "src/notation/moves/move_text.h"
#include "tests/cases.h"
#include "tests/core/oracle.h"
#include "tests/core/positions.h"

#include <QtTest>

#include <array>
#include <cstdlib>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <thread>
#include <utility>

using namespace chess;
using tests::positionOf;

namespace {

/// Without optimisation the largest counts would take minutes.
#ifdef NDEBUG
constexpr std::uint64_t largestCount = 1'000'000'000;
#else
constexpr std::uint64_t largestCount = 500'000;
#endif

constexpr const char *kiwipete =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// The counts by move, so that results of different order compare.
std::map<std::pair<int, int>, std::uint64_t> byMove(const std::vector<DividedMove> &moves)
{
    std::map<std::pair<int, int>, std::uint64_t> counts;
    for (const DividedMove &each : moves)
        counts[{each.move.from().index() * 64 + each.move.to().index(),
                static_cast<int>(each.move.promotion().value_or(PieceType::Pawn))}] = each.nodes;
    return counts;
}

/// Waits until so many nodes are counted.
void waitForNodes(const PerftProgress &progress, std::uint64_t nodes)
{
    while (progress.nodes() < nodes)
        std::this_thread::yield();
}

/// The walks of two kings that keep away from each other, by the squares they start from: an oracle
/// for counts that no other can reach.
class KingWalks {
public:
    /// The number of walks of so many steps, the first by the king on `mover`; nothing when 64 bits
    /// do not hold it.
    static std::optional<std::uint64_t> count(int steps, Square mover, Square other)
    {
        std::array<Counts, 64> counts;
        for (Counts &row : counts)
            row.fill(1);
        for (int step = 0; step < steps; ++step)
            counts = withAStepBefore(counts);
        return counts[indexOf(mover)][indexOf(other)];
    }

private:
    /// By the square of the king that does not move.
    using Counts = std::array<std::optional<std::uint64_t>, 64>;

    static std::size_t indexOf(Square square) { return static_cast<std::size_t>(square.index()); }

    static bool areNear(Square a, Square b)
    {
        return std::abs(tests::fileOf(a) - tests::fileOf(b)) <= 1 &&
               std::abs(tests::rankOf(a) - tests::rankOf(b)) <= 1;
    }

    static std::array<Counts, 64> withAStepBefore(const std::array<Counts, 64> &counts)
    {
        std::array<Counts, 64> sums;
        for (const Square mover : allSquares) {
            for (const Square other : allSquares) {
                std::optional<std::uint64_t> sum = 0;
                for (const Square to : allSquares) {
                    if (to == mover || !areNear(mover, to) || areNear(to, other))
                        continue;
                    const auto behind = counts[indexOf(other)][indexOf(to)];
                    std::uint64_t both = 0;
                    if (!sum || !behind || __builtin_add_overflow(*sum, *behind, &both))
                        sum = std::nullopt;
                    else
                        sum = both;
                }
                sums[indexOf(mover)][indexOf(other)] = sum;
            }
        }
        return sums;
    }
};

/// Counts a tree that takes minutes, and stops when `stop` says so.
template <typename Stop>
PerftResult stoppedCount(PerftOptions options, Stop stop)
{
    std::stop_source source;
    options.stop = source.get_token();
    std::jthread stopper([&] { stop(source); });
    return runPerft(positionOf(kiwipete), 9, options);
}

} // namespace

class TestPerft : public QObject {
    Q_OBJECT
private slots:
    void countsAreThePublishedOnes()
    {
        int compared = 0;
        for (const tests::Case &row : tests::Cases("perft.tsv")) {
            const std::uint64_t nodes = std::stoull(row["nodes"]);
            if (nodes > largestCount)
                continue;
            const Position position = positionOf(row["fen"], row["variant"] == "chess960");
            QVERIFY2(perft(position, std::stoi(row["depth"])) == nodes, row["fen"].c_str());
            ++compared;
        }
        QVERIFY(compared > 140);
    }

    void depthZeroIsThePositionItself() { QCOMPARE(perft(Position::start(), 0), std::uint64_t{1}); }

    void dividedCountsAddUpAndNameEveryMove()
    {
        const Position position =
            positionOf("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        const std::vector<DividedMove> divided = divide(position, 3);
        QCOMPARE(divided.size(), std::size_t{48});
        std::uint64_t sum = 0;
        for (const DividedMove &each : divided)
            sum += each.nodes;
        QCOMPARE(sum, std::uint64_t{97862});
    }

    void threadsAndTableDoNotChangeTheCounts()
    {
        for (const tests::Case &row : tests::Cases("perft.tsv")) {
            const std::uint64_t nodes = std::stoull(row["nodes"]);
            if (nodes > largestCount / 2)
                continue;
            const Position position = positionOf(row["fen"], row["variant"] == "chess960");
            const int depth = std::stoi(row["depth"]);
            const auto expected = byMove(divide(position, depth));
            for (const auto &[threads, megabytes] :
                 {std::pair(2, std::size_t{0}), {1, 1}, {3, 1}, {2, 16}}) {
                const PerftResult result =
                    runPerft(position, depth, {.threads = threads, .hashMegabytes = megabytes});
                QCOMPARE(result.nodes, nodes);
                QVERIFY(byMove(result.moves) == expected);
                QVERIFY(!result.isStopped && !result.isBeyond64Bits);
            }
        }
    }

    void everyFirstMoveIsReportedOnce()
    {
        for (const int depth : {1, 2, 3, 4}) {
            for (const int threads : {1, 3}) {
                std::vector<DividedMove> reported;
                const PerftResult result =
                    runPerft(positionOf(kiwipete), depth,
                             {.threads = threads, .onMove = [&](const DividedMove &move) {
                                  reported.push_back(move);
                              }});
                QVERIFY(reported == result.moves);
                QCOMPARE(byMove(reported).size(), std::size_t{48});
            }
        }
    }

    // So that a list sorted by them can be shown as it grows.
    void firstMovesAreCountedInTheOrderOfTheirNames()
    {
        std::vector<std::string> names;
        runPerft(Position::start(), 4, {.onMove = [&](const DividedMove &counted) {
                     names.push_back(toUci(Position::start(), counted.move));
                 }});
        QCOMPARE(names.size(), std::size_t{20});
        QVERIFY(std::is_sorted(names.begin(), names.end()));
    }

    void progressEndsAtTheWholeCount()
    {
        for (const int depth : {1, 2, 3, 4}) {
            for (const std::size_t megabytes : {std::size_t{0}, std::size_t{1}}) {
                PerftProgress progress;
                const PerftResult result =
                    runPerft(positionOf(kiwipete), depth,
                             {.threads = 2, .hashMegabytes = megabytes, .progress = &progress});
                QCOMPARE(progress.nodes(), result.nodes);
                QCOMPARE(progress.parts(), std::size_t(depth < 3 ? 48 : 2039)); // published
                QCOMPARE(progress.finishedParts(), progress.parts());
            }
        }
    }

    void progressIsMadeLongBeforeTheFirstMoveIsCounted()
    {
        for (const std::size_t megabytes : {std::size_t{0}, std::size_t{1}}) {
            PerftProgress progress;
            const PerftResult result = stoppedCount(
                {.hashMegabytes = megabytes, .progress = &progress}, [&](std::stop_source &source) {
                    waitForNodes(progress, 1'000'000);
                    source.request_stop();
                });
            QVERIFY(progress.nodes() >= 1'000'000);
            QVERIFY(result.moves.empty());
        }
    }

    void aTableThatIsGivenIsFilledAndServesTheNextCount()
    {
        PerftTable table(8);
        const PerftOptions options = {.table = &table};
        QCOMPARE(runPerft(Position::start(), 4, options).nodes, std::uint64_t{197281}); // published
        Position after = Position::start();
        for (const char *move : {"g1f3", "g8f6"})
            after = afterMove(after, parseMove(after, move).value());
        const auto key = PerftTable::keyOf(QuickBoard(after), Color::White, 2);
        QCOMPARE(table.find(key).value(), perft(after, 2));
        // What stands there is taken: a count that is too great by one shows it.
        table.insert(key, perft(after, 2) + 1);
        QCOMPARE(runPerft(Position::start(), 4, options).nodes, std::uint64_t{197282});
    }

    void countsThatAreSoonDoneStartNoThread()
    {
        for (const auto &[fen, depth] :
             {std::pair(kiwipete, 2), {kiwipete, 1}, {"8/8/8/8/8/8/8/K1k5 w - - 0 1", 7}}) {
            std::set<std::thread::id> threads;
            runPerft(positionOf(fen), depth, {.threads = 40, .onMove = [&](const DividedMove &) {
                                                  threads.insert(std::this_thread::get_id());
                                              }});
            QVERIFY(threads == std::set{std::this_thread::get_id()});
        }
    }

    void aMoveThatEndsTheGameHasNothingBehindIt()
    {
        // 1.Ra8 is mate.
        const Position position = positionOf("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
        const auto counts = byMove(runPerft(position, 4).moves);
        QCOMPARE(counts.size(), divide(position, 1).size());
        QCOMPARE(counts.at({0 * 64 + 56, 0}), std::uint64_t{0});
    }

    void withoutAMoveThereIsNothingToCount()
    {
        const Position mate = positionOf("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
        for (const int depth : {1, 2, 5}) {
            QCOMPARE(runPerft(mate, depth).nodes, std::uint64_t{0});
            QVERIFY(!runPerft(mate, depth).isStopped);
        }
        QCOMPARE(runPerft(mate, 0).nodes, std::uint64_t{1});
    }

    void stopKeepsTheFirstMovesThatAreCounted()
    {
        const auto all = byMove(divide(positionOf(kiwipete), 4));
        for (const int threads : {1, 2}) {
            for (const std::size_t megabytes : {std::size_t{0}, std::size_t{1}}) {
                std::stop_source source;
                std::vector<DividedMove> counted;
                PerftOptions options = {.threads = threads, .hashMegabytes = megabytes};
                options.onMove = [&](const DividedMove &move) {
                    counted.push_back(move);
                    source.request_stop();
                };
                options.stop = source.get_token();
                const PerftResult result = runPerft(positionOf(kiwipete), 4, options);
                QVERIFY(result.isStopped);
                QVERIFY(!counted.empty() && counted.size() < 48);
                QVERIFY(byMove(result.moves) == byMove(counted));
                for (const auto &[move, nodes] : byMove(result.moves))
                    QCOMPARE(nodes, all.at(move));
            }
        }
    }

    void countsOfAnyDepthAreThoseOfTheWalksOfTheKings()
    {
        const Position kings = positionOf("k7/8/8/8/8/8/8/7K w - - 0 1");
        int beyond = 1;
        while (KingWalks::count(beyond, "h1"_sq, "a8"_sq))
            ++beyond;
        for (const int depth : {1, 2, 3, 4, 5, 6, beyond - 1, beyond}) {
            const auto expected = KingWalks::count(depth, "h1"_sq, "a8"_sq);
            const PerftResult result = runPerft(kings, depth, {.hashMegabytes = 32});
            QCOMPARE(result.nodes, expected.value_or(std::numeric_limits<std::uint64_t>::max()));
            QCOMPARE(result.isBeyond64Bits, depth == beyond);
        }
    }

    void countsThatDoNotFitIn64BitsAreExpected()
    {
        const Position kings = positionOf("k7/8/8/8/8/8/8/7K w - - 0 1");
        QVERIFY(expectedNodes(kings, 40) > beyond64Bits);
        QVERIFY(expectedNodes(kings, 20) < beyond64Bits);
    }

    void expectedNodesAreWithinATenfoldOfThePublishedOnes()
    {
        // Published counts (chessprogramming.org/Perft_Results).
        const auto isNear = [](const Position &position, int depth, double nodes) {
            const double expected = expectedNodes(position, depth);
            return expected > nodes / 10 && expected < nodes * 10;
        };
        QVERIFY(isNear(Position::start(), 9, 2439530234167.0));
        QVERIFY(isNear(Position::start(), 12, 62854969236701747.0));
        QVERIFY(isNear(positionOf(kiwipete), 6, 8031647685.0));
        QCOMPARE(expectedNodes(Position::start(), 0), 1.0);
        QCOMPARE(expectedNodes(Position::start(), 3), 8902.0);
    }

    void dividedAtDepthOneEveryMoveCountsOnce()
    {
        const std::vector<DividedMove> divided = divide(Position::start(), 1);
        QCOMPARE(divided.size(), std::size_t{20});
        for (const DividedMove &each : divided)
            QCOMPARE(each.nodes, std::uint64_t{1});
    }
};

QTEST_APPLESS_MAIN(TestPerft)
#include "tst_perft.moc"
