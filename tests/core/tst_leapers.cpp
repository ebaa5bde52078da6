#include "src/attacks/leapers.h"
#include "src/moves/destinations.h"
#include "tests/core/oracle.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"
#include "tests/core/seed_1_steps.h"

#include <QtTest>

using namespace chess;

class TestLeapers : public QObject {
    Q_OBJECT
private slots:
    void kingAttacksTheSquaresOneStepAway()
    {
        for (const Square square : allSquares)
            QCOMPARE(kingAttacks(square),
                     tests::squaresAtDistance(
                         square, [](int files, int ranks) { return std::max(files, ranks) == 1; }));
    }

    void knightAttacksTheSquaresTwoAndOneAway()
    {
        for (const Square square : allSquares)
            QCOMPARE(knightAttacks(square),
                     tests::squaresAtDistance(square, [](int files, int ranks) {
                         return std::min(files, ranks) == 1 && std::max(files, ranks) == 2;
                     }));
    }

    void knightOnTheRimHasAtMostFourTargets()
    {
        for (const Square square : squares::edges)
            QVERIFY(knightAttacks(square).count() <= 4);
        for (const Square square : squares::corners)
            QCOMPARE(knightAttacks(square).count(), 2);
    }

    void stepTablesAreThoseOfSeed1()
    {
        for (std::size_t i = 0; i < 8; ++i) {
            QCOMPARE(offsetOf(compassDirections[i]), tests::printedKingSteps[i].offset);
            QCOMPARE(impossibleSquares(compassDirections[i]),
                     tests::printedKingSteps[i].impossible);
            QCOMPARE(offsetOf(knightDirections[i]), tests::printedKnightSteps[i].offset);
            QCOMPARE(impossibleSquares(knightDirections[i]),
                     tests::printedKnightSteps[i].impossible);
        }
    }

    void kingOnE4IsThePictureOfSeed1()
    {
        QCOMPARE("e4"_sq.index(), 28);
        QCOMPARE(toDiagram(kingAttacks("e4"_sq)), std::string("8  . . . . . . . .\n"
                                                              "7  . . . . . . . .\n"
                                                              "6  . . . . . . . .\n"
                                                              "5  . . . 1 1 1 . .\n"
                                                              "4  . . . 1 . 1 . .\n"
                                                              "3  . . . 1 1 1 . .\n"
                                                              "2  . . . . . . . .\n"
                                                              "1  . . . . . . . .\n"
                                                              "   a b c d e f g h\n"));
    }

    void kingOnE8CannotGoNorthAndOnE7Can()
    {
        const Bitboard impossible = impossibleSquares(Direction::North);
        QCOMPARE(impossible.word(), std::uint64_t{0xFF00000000000000});
        QVERIFY(Bitboard("e8"_sq).without(impossible).isEmpty());
        QCOMPARE(Bitboard("e7"_sq).without(impossible), Bitboard("e7"_sq));
        QCOMPARE(Bitboard("e7"_sq).shifted(Direction::North), Bitboard("e8"_sq));
        QVERIFY(Bitboard("e8"_sq).shifted(Direction::North).isEmpty());
    }

    void kingOnA1BesideItsPawnHasB1AndB2()
    {
        const Position position = tests::positionOf("8/8/8/8/8/8/P7/K7 w - - 0 1");
        QCOMPARE(destinations(position, "a1"_sq), (Bitboard{"b1"_sq, "b2"_sq}));
    }

    void knightJumpsOfSeed4AreShifts()
    {
        QCOMPARE((~Bitboard(File::H)).word(), std::uint64_t{0x7F7F7F7F7F7F7F7F});
        QCOMPARE("b1"_sq.index(), 1);
        QCOMPARE(Bitboard("b1"_sq).shiftedByOffset(17), Bitboard("c3"_sq));
        QCOMPARE(toSquareList(knightAttacks("b1"_sq)), std::string("a3,c3,d2"));
        QCOMPARE(toSquareList(knightAttacks("e4"_sq)), std::string("c3,c5,d2,d6,f2,f6,g3,g5"));
    }

    void unmaskedStepEastOfTheHFileWraps()
    {
        QCOMPARE(Bitboard("h4"_sq).shiftedByOffset(1), Bitboard("a5"_sq));
        QVERIFY(Bitboard("h4"_sq).shifted(Direction::East).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestLeapers)
#include "tst_leapers.moc"
