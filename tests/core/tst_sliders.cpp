#include "src/attacks/magic_finder.h"
#include "src/attacks/sliders.h"
#include "tests/core/oracle.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <random>

using namespace chess;

namespace {

/// The squares where a single piece changes what the slider attacks.
template <typename Walk>
Bitboard squaresThatMatter(Square square, Walk walk)
{
    Bitboard relevant;
    for (const Square blocker : allSquares) {
        if (blocker != square && walk(square, Bitboard(blocker)) != walk(square, Bitboard()))
            relevant.insert(blocker);
    }
    return relevant;
}

} // namespace

class TestSliders : public QObject {
    Q_OBJECT
private slots:
    void bishopAttacksAreWalkedOnesForAllBlockers()
    {
        int compared = 0;
        for (const Square square : allSquares) {
            forEachSubset(bishopRelevantOccupancy(square), [&](Bitboard blockers) {
                QCOMPARE(bishopAttacks(square, blockers),
                         tests::walkedBishopAttacks(square, blockers));
                ++compared;
            });
        }
        QCOMPARE(compared, 5248);
    }

    void rookAttacksAreWalkedOnesForAllBlockers()
    {
        int compared = 0;
        for (const Square square : allSquares) {
            forEachSubset(rookRelevantOccupancy(square), [&](Bitboard blockers) {
                QCOMPARE(rookAttacks(square, blockers), tests::walkedRookAttacks(square, blockers));
                ++compared;
            });
        }
        QCOMPARE(compared, 102400);
    }

    void piecesOffTheRelevantSquaresDoNotMatter()
    {
        std::mt19937_64 random(7);
        for (int i = 0; i < 200; ++i) {
            const Bitboard occupied = Bitboard::fromWord(random() & random());
            for (const Square square : allSquares) {
                const Bitboard bishop = tests::walkedBishopAttacks(square, occupied);
                const Bitboard rook = tests::walkedRookAttacks(square, occupied);
                QCOMPARE(bishopAttacks(square, occupied), bishop);
                QCOMPARE(rookAttacks(square, occupied), rook);
                QCOMPARE(queenAttacks(square, occupied), bishop | rook);
            }
        }
    }

    void relevantOccupancyIsWhereAPieceChangesTheAttacks()
    {
        for (const Square square : allSquares) {
            QCOMPARE(bishopRelevantOccupancy(square),
                     squaresThatMatter(square, tests::walkedBishopAttacks));
            QCOMPARE(rookRelevantOccupancy(square),
                     squaresThatMatter(square, tests::walkedRookAttacks));
        }
    }

    void noMagicFactorBringsDifferentAttacksToOneIndex()
    {
        for (const Square square : allSquares) {
            const auto index = static_cast<std::size_t>(square.index());
            QVERIFY2(
                MagicProblem(square, diagonalDirections).isSolvedBy(detail::bishopFactors[index]),
                nameOf(square).data());
            QVERIFY2(
                MagicProblem(square, orthogonalDirections).isSolvedBy(detail::rookFactors[index]),
                nameOf(square).data());
        }
    }

    void wrongFactorIsFoundOut()
    {
        QVERIFY(!MagicProblem("e4"_sq, orthogonalDirections).isSolvedBy(0));
        QVERIFY(!MagicProblem("e4"_sq, diagonalDirections).isSolvedBy(1));
    }

    void finderFindsTheFactorsAgain()
    {
        for (const Square square : allSquares) {
            const auto index = static_cast<std::size_t>(square.index());
            QCOMPARE(MagicProblem(square, diagonalDirections).solve(),
                     detail::bishopFactors[index]);
            QCOMPARE(MagicProblem(square, orthogonalDirections).solve(),
                     detail::rookFactors[index]);
        }
    }

    void linesAndTheSquaresBetweenAreThoseOfAWalk()
    {
        for (const Square one : allSquares) {
            for (const Square other : allSquares) {
                const int files = tests::fileOf(other) - tests::fileOf(one);
                const int ranks = tests::rankOf(other) - tests::rankOf(one);
                const bool isAligned = one != other && (files == 0 || ranks == 0 ||
                                                        std::abs(files) == std::abs(ranks));
                Bitboard between;
                Bitboard line;
                if (isAligned) {
                    const int length = std::max(std::abs(files), std::abs(ranks));
                    for (int n = -7; n <= 7; ++n) {
                        const auto square =
                            Square::fromCoordinates(tests::fileOf(one) + n * files / length,
                                                    tests::rankOf(one) + n * ranks / length);
                        if (square && n > 0 && n < length)
                            between.insert(*square);
                        if (square)
                            line.insert(*square);
                    }
                }
                QCOMPARE(squaresBetween(one, other), between);
                QCOMPARE(lineThrough(one, other), line);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestSliders)
#include "tst_sliders.moc"
