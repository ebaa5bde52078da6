#include "src/moves/legal_moves.h"
#include "src/moves/perft_table.h"
#include "src/moves/play.h"
#include "tests/core/positions.h"

#include <QtTest>

#include <atomic>
#include <random>
#include <set>
#include <thread>
#include <utility>
#include <vector>

using namespace chess;
using tests::positionOf;

namespace {

using Key = PerftTable::Key;

constexpr const char *kiwipete =
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// A count that a check alone gives away.
std::uint64_t nodesFor(std::uint64_t check)
{
    return (check * 0x2545F4914F6CDD1D) >> 8;
}

/// Every position that two half-moves lead to, once.
std::vector<Position> positionsBehind(const Position &position)
{
    std::vector<Position> positions;
    std::set<std::string> seen;
    for (const Move first : legalMoves(position)) {
        const Position after = afterMove(position, first);
        for (const Move second : legalMoves(after)) {
            Position leaf = afterMove(after, second);
            leaf.setHalfmoveClock(0);
            if (seen.insert(toFen(leaf)).second)
                positions.push_back(std::move(leaf));
        }
    }
    return positions;
}

Key keyOf(const Position &position, int depth)
{
    return PerftTable::keyOf(QuickBoard(position), position.turn(), depth);
}

} // namespace

class TestPerftTable : public QObject {
    Q_OBJECT
private slots:
    void aCountIsFoundUnderItsKeyOnly()
    {
        PerftTable table(1);
        const Key key{0x123456789ABCDEF0, 0xFEDCBA9876543210};
        QVERIFY(!table.find(key));
        table.insert(key, 97862);
        QCOMPARE(table.find(key).value(), std::uint64_t{97862});
        for (int bit = 0; bit < 64; ++bit)
            QVERIFY(!table.find({key.check ^ std::uint64_t{1} << bit, key.place}));
    }

    void aPairKeepsTheGreatestCountAndTheLatestOrDisplaced()
    {
        PerftTable table(1);
        constexpr std::uint64_t place = 0;
        table.insert({1, place}, 5000);
        table.insert({2, place}, 300);
        table.insert({3, place}, 400);
        QCOMPARE(table.find({1, place}).value(), std::uint64_t{5000});
        QVERIFY(!table.find({2, place}));
        QCOMPARE(table.find({3, place}).value(), std::uint64_t{400});
        table.insert({4, place}, 6000);
        QCOMPARE(table.find({1, place}).value(), std::uint64_t{5000});
        QVERIFY(!table.find({3, place}));
        QCOMPARE(table.find({4, place}).value(), std::uint64_t{6000});
        // The same once more displaces nothing.
        table.insert({4, place}, 6000);
        QCOMPARE(table.find({1, place}).value(), std::uint64_t{5000});
    }

    void aGreaterCountLeavesRoomForTheOneBefore()
    {
        PerftTable table(1);
        table.insert({1, 0}, 100);
        table.insert({2, 0}, 200);
        QCOMPARE(table.find({1, 0}).value(), std::uint64_t{100});
        QCOMPARE(table.find({2, 0}).value(), std::uint64_t{200});
    }

    void countsOfAFullTableAreRightAndSomeAreGone()
    {
        PerftTable table(1); // 65536 entries
        std::mt19937_64 random(5);
        std::vector<Key> keys;
        for (int i = 0; i < 300'000; ++i) {
            keys.push_back({random(), random()});
            table.insert(keys.back(), nodesFor(keys.back().check));
        }
        int found = 0;
        for (const Key &key : keys) {
            if (const auto nodes = table.find(key)) {
                QCOMPARE(*nodes, nodesFor(key.check));
                ++found;
            }
        }
        QVERIFY(found > 60'000);
        QVERIFY(found <= 65'536);
    }

    void keysTellPositionsTurnsAndDepthsApart()
    {
        std::set<std::pair<std::uint64_t, std::uint64_t>> keys;
        std::size_t expected = 0;
        for (Position position : positionsBehind(positionOf(kiwipete))) {
            for (const int depth : {1, 2, 3, 12}) {
                for (const Color turn : allColors) {
                    const Key key = PerftTable::keyOf(QuickBoard(position), turn, depth);
                    keys.insert({key.check, key.place});
                    ++expected;
                }
            }
        }
        QVERIFY(expected > 8 * 1500);
        QCOMPARE(keys.size(), expected);
    }

    void keysTellRightsAndEnPassantApart()
    {
        const char *const board = "r3k2r/8/8/3pP3/8/8/8/R3K2R w ";
        std::set<std::uint64_t> checks;
        for (const char *rest : {"KQkq - 0 1", "KQk - 0 1", "KQq - 0 1", "Kkq - 0 1", "Qkq - 0 1",
                                 "- - 0 1", "KQkq d6 0 1"})
            checks.insert(keyOf(positionOf(std::string(board) + rest), 4).check);
        QCOMPARE(checks.size(), std::size_t{7});
        QCOMPARE(keyOf(positionOf(std::string(board) + "KQkq - 9 30"), 4).check,
                 keyOf(positionOf(std::string(board) + "KQkq - 0 1"), 4).check);
    }

    void similarPositionsAreSpreadOverTheTable()
    {
        PerftTable table(1);
        const std::vector<Position> positions = positionsBehind(positionOf(kiwipete));
        // The greatest count first: then a pair has room for two.
        std::uint64_t nodes = positions.size();
        for (const Position &position : positions)
            table.insert(keyOf(position, 4), nodes--);
        std::size_t lost = 0;
        for (const Position &position : positions)
            lost += table.find(keyOf(position, 4)) ? 0U : 1U;
        // By chance one in a thousand meets two others on its place.
        QVERIFY2(lost < positions.size() / 100, std::to_string(lost).c_str());
    }

    void noThreadFindsWhatTwoOthersWroteTogether()
    {
        PerftTable table(1);
        std::atomic<int> wrong = 0;
        std::atomic<int> found = 0;
        const auto work = [&](std::uint64_t seed) {
            std::mt19937_64 random(seed);
            for (int i = 0; i < 200'000; ++i) {
                // All on one place, and the same checks in all threads.
                const std::uint64_t check = (random() % 4 + 1) * 0x9E3779B97F4A7C15;
                table.insert({check, 0}, nodesFor(check));
                if (const auto nodes = table.find({check, 0})) {
                    ++found;
                    wrong += *nodes == nodesFor(check) ? 0 : 1;
                }
            }
        };
        {
            std::vector<std::jthread> threads;
            for (const std::uint64_t seed : {1U, 2U, 3U})
                threads.emplace_back(work, seed);
        }
        QVERIFY(found > 0);
        QCOMPARE(wrong.load(), 0);
    }
};

QTEST_APPLESS_MAIN(TestPerftTable)
#include "tst_perft_table.moc"
