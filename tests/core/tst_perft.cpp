#include "src/moves/perft.h"
#include "tests/cases.h"
#include "tests/core/positions.h"

#include <QtTest>

using namespace chess;
using tests::positionOf;

namespace {

/// Without optimisation the largest counts would take minutes.
#ifdef NDEBUG
constexpr std::uint64_t largestCount = 1'000'000'000;
#else
constexpr std::uint64_t largestCount = 500'000;
#endif

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
