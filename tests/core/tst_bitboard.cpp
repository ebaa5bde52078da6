#include "src/board/bitboard.h"
#include "tests/core/oracle.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <random>
#include <set>

using namespace chess;
using tests::eachMoved;

namespace {

/// Empty, full, every single square, and random sets from sparse to dense.
std::vector<Bitboard> sampleSets()
{
    std::vector<Bitboard> sets = {Bitboard(), Bitboard::full()};
    for (const Square square : allSquares)
        sets.push_back(Bitboard(square));
    std::mt19937_64 random(20240229);
    for (int i = 0; i < 300; ++i) {
        sets.push_back(Bitboard::fromWord(random()));
        sets.push_back(Bitboard::fromWord(random() & random() & random()));
        sets.push_back(Bitboard::fromWord(random() | random() | random()));
    }
    return sets;
}

} // namespace

class TestBitboard : public QObject {
    Q_OBJECT
private slots:
    void shiftMovesEverySquareAndWrapsNone_data()
    {
        QTest::addColumn<int>("index");
        for (const Direction direction : allDirections) {
            const Step step = stepOf(direction);
            QTest::addRow("%+d east, %+d north", step.east, step.north)
                << static_cast<int>(direction);
        }
    }

    void shiftMovesEverySquareAndWrapsNone()
    {
        QFETCH(int, index);
        const auto direction = static_cast<Direction>(index);
        const Step step = stepOf(direction);
        for (const Bitboard set : sampleSets()) {
            const Bitboard expected = eachMoved(set, [&](int file, int rank) {
                return std::pair(file + step.east, rank + step.north);
            });
            QCOMPARE(set.shifted(direction), expected);
        }
    }

    void twentyDirectionsAreAllDifferentAndHaveTheirOpposite()
    {
        std::set<std::pair<int, int>> steps;
        for (const Direction direction : allDirections) {
            const Step step = stepOf(direction);
            steps.insert({step.east, step.north});
            QVERIFY((stepOf(oppositeOf(direction)) == Step{-step.east, -step.north}));
        }
        QCOMPARE(steps.size(), std::size_t{20});
    }

    void flipsMirrorFilesRanksAndDiagonals()
    {
        for (const Bitboard set : sampleSets()) {
            QCOMPARE(set.flippedVertically(),
                     eachMoved(set, [](int file, int rank) { return std::pair(file, 7 - rank); }));
            QCOMPARE(set.flippedHorizontally(),
                     eachMoved(set, [](int file, int rank) { return std::pair(7 - file, rank); }));
            QCOMPARE(set.flippedInDiagonal(),
                     eachMoved(set, [](int file, int rank) { return std::pair(rank, file); }));
            QCOMPARE(set.flippedInAntidiagonal(), eachMoved(set, [](int file, int rank) {
                         return std::pair(7 - rank, 7 - file);
                     }));
        }
    }

    void rotationsTurnTheBoard()
    {
        for (const Bitboard set : sampleSets()) {
            QCOMPARE(set.rotatedHalfTurn(), eachMoved(set, [](int file, int rank) {
                         return std::pair(7 - file, 7 - rank);
                     }));
            QCOMPARE(set.rotatedClockwise(),
                     eachMoved(set, [](int file, int rank) { return std::pair(rank, 7 - file); }));
            QCOMPARE(set.rotatedCounterClockwise(),
                     eachMoved(set, [](int file, int rank) { return std::pair(7 - rank, file); }));
        }
        QCOMPARE(Bitboard("a1"_sq).rotatedClockwise(), Bitboard("a8"_sq));
        QCOMPARE(Bitboard("a1"_sq).rotatedCounterClockwise(), Bitboard("h1"_sq));
    }

    void iterationVisitsExactlyTheSetInIndexOrder()
    {
        for (const Bitboard set : sampleSets()) {
            std::vector<Square> expected;
            for (const Square square : allSquares) {
                if (set.contains(square))
                    expected.push_back(square);
            }
            std::vector<Square> visited;
            for (const Square square : set)
                visited.push_back(square);
            QVERIFY(visited == expected);
            QCOMPARE(set.count(), static_cast<int>(expected.size()));
        }
    }

    void firstAndLastAreTheEndsAndAbsentWhenEmpty()
    {
        QVERIFY(!Bitboard().first());
        QVERIFY(!Bitboard().last());
        for (const Bitboard set : sampleSets()) {
            if (set.isEmpty())
                continue;
            std::vector<Square> squares(set.begin(), set.end());
            QVERIFY(set.first() == squares.front());
            QVERIFY(set.last() == squares.back());
        }
        QVERIFY(Bitboard("a1"_sq).first() == "a1"_sq);
        QVERIFY(Bitboard("h8"_sq).last() == "h8"_sq);
    }

    void setOperationsAreThoseOfTheirSquares()
    {
        const std::vector<Bitboard> sets = sampleSets();
        for (std::size_t i = 1; i < sets.size(); ++i) {
            const Bitboard one = sets[i - 1];
            const Bitboard other = sets[i];
            bool meets = false;
            bool isInside = true;
            for (const Square square : allSquares) {
                const bool inOne = one.contains(square);
                const bool inOther = other.contains(square);
                meets |= inOne && inOther;
                isInside &= !inOne || inOther;
                QCOMPARE((one & other).contains(square), inOne && inOther);
                QCOMPARE((one | other).contains(square), inOne || inOther);
                QCOMPARE((one ^ other).contains(square), inOne != inOther);
                QCOMPARE((~one).contains(square), !inOne);
                QCOMPARE(one.without(other).contains(square), inOne && !inOther);
            }
            QCOMPARE(one.intersects(other), meets);
            QCOMPARE(one.isSubsetOf(other), isInside);
        }
    }

    void insertAndRemoveChangeOneSquare()
    {
        for (const Square square : allSquares) {
            Bitboard set;
            set.insert(square);
            QCOMPARE(set.word(), std::uint64_t{1} << square.index());
            set.insert(square);
            QCOMPARE(set.count(), 1);
            set.remove(square);
            QVERIFY(set.isEmpty());
            set.remove(square);
            QVERIFY(set.isEmpty());
        }
    }

    void filesAndRanksHoldTheirEightSquares()
    {
        for (const Square square : allSquares) {
            for (const File file : allFiles)
                QCOMPARE(Bitboard(file).contains(square), square.file() == file);
            for (const Rank rank : allRanks)
                QCOMPARE(Bitboard(rank).contains(square), square.rank() == rank);
        }
    }

    void namedSquaresAreWhatTheyAreCalled()
    {
        for (const Square square : allSquares) {
            const int file = tests::fileOf(square);
            const int rank = tests::rankOf(square);
            const bool onSide = file == 0 || file == 7;
            const bool onEnd = rank == 0 || rank == 7;
            QCOMPARE(squares::dark.contains(square), (file + rank) % 2 == 0);
            QCOMPARE(squares::light.contains(square), (file + rank) % 2 == 1);
            QCOMPARE(squares::corners.contains(square), onSide && onEnd);
            QCOMPARE(squares::edges.contains(square), onSide || onEnd);
        }
        QCOMPARE(toSquareList(squares::center), std::string("d4,d5,e4,e5"));
    }
};

QTEST_APPLESS_MAIN(TestBitboard)
#include "tst_bitboard.moc"
