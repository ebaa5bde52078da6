#include "src/attacks/piece_attacks.h"
#include "src/moves/king_safety.h"
#include "tests/cases.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;
using tests::positionOf;

class TestKingSafety : public QObject {
    Q_OBJECT
private slots:
    void checkersAreThePiecesWhoseAttacksHoldTheKing()
    {
        forEveryKing([](const Position &position, Square king, const KingSafety &safety) {
            const Color enemy = opponentOf(position.pieceAt(king)->color);
            Bitboard checkers;
            for (const Square square : position.pieces(enemy)) {
                if (attackSet(*position.pieceAt(square), square, position.occupied())
                        .contains(king))
                    checkers.insert(square);
            }
            QCOMPARE(safety.checkers, checkers);
        });
    }

    void pieceIsPinnedWhenItsAbsenceBringsANewCheck()
    {
        forEveryKing([](const Position &position, Square king, const KingSafety &safety) {
            const Color color = position.pieceAt(king)->color;
            Bitboard pinned;
            for (const Square square : position.pieces(color).without(Bitboard(king))) {
                Position without = position;
                without.remove(square);
                if (!attackersOf(without, king, opponentOf(color)).isSubsetOf(safety.checkers))
                    pinned.insert(square);
            }
            QCOMPARE(safety.pinned, pinned);
        });
    }

    void squareIsDangerousWhenAttackedWithTheKingGone()
    {
        forEveryKing([](const Position &position, Square king, const KingSafety &safety) {
            const Color color = position.pieceAt(king)->color;
            Position without = position;
            without.remove(king);
            Bitboard danger;
            for (const Square square : allSquares) {
                if (!attackersOf(without, square, opponentOf(color)).isEmpty())
                    danger.insert(square);
            }
            QCOMPARE(safety.danger, danger);
        });
    }

    void squareBehindTheKingOnTheCheckingLineIsDangerous()
    {
        const KingSafety safety = kingSafetyOf(positionOf("8/8/8/8/r3K2k/8/8/8 w - - 0 1"));
        QVERIFY(safety.danger.contains("f4"_sq));
        QVERIFY(safety.danger.contains("d4"_sq));
    }

    void withoutCheckEverySquareAnswers()
    {
        QCOMPARE(kingSafetyOf(Position::start()).checkMask, Bitboard::full());
    }

    void checkIsAnsweredOnTheCheckerAndBetween()
    {
        const KingSafety rook = kingSafetyOf(positionOf("4r2k/8/8/8/8/8/8/4K3 w - - 0 1"));
        QCOMPARE(toSquareList(rook.checkMask), std::string("e2,e3,e4,e5,e6,e7,e8"));
        const KingSafety knight = kingSafetyOf(positionOf("7k/8/8/8/8/3n4/8/4K3 w - - 0 1"));
        QCOMPARE(toSquareList(knight.checkMask), std::string("d3"));
        const KingSafety pawn = kingSafetyOf(positionOf("7k/8/8/8/8/8/3p4/4K3 w - - 0 1"));
        QCOMPARE(toSquareList(pawn.checkMask), std::string("d2"));
    }

    void twoCheckersLeaveNoAnswerButTheKing()
    {
        const KingSafety safety = kingSafetyOf(positionOf("4r2k/8/8/8/8/3n4/8/4K3 w - - 0 1"));
        QCOMPARE(toSquareList(safety.checkers), std::string("d3,e8"));
        QVERIFY(safety.checkMask.isEmpty());
    }

    void oneShieldIsPinnedAndTwoAreNot()
    {
        QCOMPARE(kingSafetyOf(positionOf("4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1")).pinned,
                 Bitboard("e2"_sq));
        QVERIFY(kingSafetyOf(positionOf("4r2k/8/8/4N3/8/8/4B3/4K3 w - - 0 1")).pinned.isEmpty());
        QVERIFY(kingSafetyOf(positionOf("4r2k/4n3/8/8/8/8/4B3/4K3 w - - 0 1")).pinned.isEmpty());
        // A bishop does not pin along a file.
        QVERIFY(kingSafetyOf(positionOf("4b2k/8/8/8/8/8/4B3/4K3 w - - 0 1")).pinned.isEmpty());
    }

    void withoutExactlyOneKingThereIsNoSafety()
    {
        QVERIFY(kingSafetyOf(positionOf("4r2k/8/8/8/8/8/8/8 w - - 0 1")) == KingSafety());
        QVERIFY(kingSafetyOf(positionOf("4r2k/8/8/8/8/8/8/K3K3 w - - 0 1")) == KingSafety());
    }

    void sideToMoveIsMeantUnlessAnotherIsNamed()
    {
        const Position position = positionOf("4r2k/8/8/8/8/8/8/R3K3 b - - 0 1");
        QVERIFY(kingSafetyOf(position).checkers.isEmpty());
        QCOMPARE(kingSafetyOf(position, Color::White).checkers, Bitboard("e8"_sq));
    }

private:
    /// Compares with a slow way in every position of the move tables, for both kings.
    template <typename Compare>
    void forEveryKing(Compare compare)
    {
        int kings = 0;
        for (const char *file : {"perft.tsv", "pseudo_legal.tsv"}) {
            for (const tests::Case &row : tests::Cases(file)) {
                const Position position = positionOf(row["fen"]);
                for (const Color color : allColors) {
                    if (const std::optional<Square> king = position.king(color)) {
                        compare(position, *king, kingSafetyOf(position, color));
                        ++kings;
                    }
                }
            }
        }
        QVERIFY(kings > 1000);
    }
};

QTEST_APPLESS_MAIN(TestKingSafety)
#include "tst_king_safety.moc"
