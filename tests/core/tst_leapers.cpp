#include "src/attacks/leapers.h"
#include "src/moves/destinations.h"
#include "tests/core/oracle.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;

namespace {

/// A row of a step table as seed text 1 prints it.
struct PrintedStep {
    int offset;
    Bitboard impossible;
};

const Bitboard rank1(Rank::One);
const Bitboard rank2(Rank::Two);
const Bitboard rank7(Rank::Seven);
const Bitboard rank8(Rank::Eight);
const Bitboard fileA(File::A);
const Bitboard fileB(File::B);
const Bitboard fileG(File::G);
const Bitboard fileH(File::H);

const std::array<PrintedStep, 8> printedKingSteps = {{
    {8, rank8},
    {-8, rank1},
    {1, fileH},
    {-1, fileA},
    {7, fileA | rank8},
    {-7, fileH | rank1},
    {9, fileH | rank8},
    {-9, fileA | rank1},
}};

const std::array<PrintedStep, 8> printedKnightSteps = {{
    {15, rank8 | rank7 | fileA},
    {17, rank8 | rank7 | fileH},
    {10, fileG | fileH | rank8},
    {-6, fileG | fileH | rank1},
    {-17, rank1 | rank2 | fileA},
    {-15, rank1 | rank2 | fileH},
    {6, fileA | fileB | rank8},
    {-10, fileA | fileB | rank1},
}};

} // namespace

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
            QCOMPARE(offsetOf(compassDirections[i]), printedKingSteps[i].offset);
            QCOMPARE(impossibleSquares(compassDirections[i]), printedKingSteps[i].impossible);
            QCOMPARE(offsetOf(knightDirections[i]), printedKnightSteps[i].offset);
            QCOMPARE(impossibleSquares(knightDirections[i]), printedKnightSteps[i].impossible);
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
