#include "src/attacks/pawns.h"
#include "tests/core/oracle.h"
#include "tests/core/printing.h"

#include <QtTest>

#include <random>

using namespace chess;

class TestPawns : public QObject {
    Q_OBJECT
private slots:
    void pawnAttacksTheTwoSquaresDiagonallyAhead()
    {
        for (const Square square : allSquares) {
            for (const Color color : allColors) {
                const int ahead = tests::rankOf(square) + (color == Color::White ? 1 : -1);
                Bitboard expected;
                for (const int file : {tests::fileOf(square) - 1, tests::fileOf(square) + 1}) {
                    if (const auto target = Square::fromCoordinates(file, ahead))
                        expected.insert(*target);
                }
                QCOMPARE(pawnAttacks(square, color), expected);
            }
        }
    }

    void pawnsTogetherAttackWhatEachAttacks()
    {
        std::mt19937_64 random(1);
        for (int i = 0; i < 500; ++i) {
            const Bitboard pawns = Bitboard::fromWord(random() & random());
            for (const Color color : allColors) {
                Bitboard expected;
                for (const Square pawn : pawns)
                    expected |= pawnAttacks(pawn, color);
                QCOMPARE(pawnAttacks(pawns, color), expected);
            }
        }
    }

    void pushesNeedEmptySquaresAndDoublePushesTheSecondRank()
    {
        std::mt19937_64 random(2);
        for (int i = 0; i < 200; ++i) {
            const Bitboard empty = Bitboard::fromWord(random() | random());
            for (const Square square : allSquares) {
                for (const Color color : allColors) {
                    const int forward = color == Color::White ? 1 : -1;
                    const int secondRank = color == Color::White ? 1 : 6;
                    const int file = tests::fileOf(square);
                    const int rank = tests::rankOf(square);
                    Bitboard expected;
                    const auto single = Square::fromCoordinates(file, rank + forward);
                    if (single && empty.contains(*single)) {
                        expected.insert(*single);
                        const auto twice = Square::fromCoordinates(file, rank + 2 * forward);
                        if (rank == secondRank && empty.contains(twice.value()))
                            expected.insert(*twice);
                    }
                    QCOMPARE(pawnPushes(Bitboard(square), color, empty), expected);
                }
            }
        }
    }

    void pawnOnItsFirstRankHasASingleStepAndOnTheLastNone()
    {
        QCOMPARE(pawnPushes(Bitboard("c1"_sq), Color::White, Bitboard::full()), Bitboard("c2"_sq));
        QCOMPARE(pawnPushes(Bitboard("c8"_sq), Color::Black, Bitboard::full()), Bitboard("c7"_sq));
        QVERIFY(pawnPushes(Bitboard("c8"_sq), Color::White, Bitboard::full()).isEmpty());
        QVERIFY(pawnAttacks("c1"_sq, Color::Black).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestPawns)
#include "tst_pawns.moc"
