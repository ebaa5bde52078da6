#include "src/attacks/pawn_derivation.h"
#include "tests/cases.h"
#include "tests/core/derivations.h"
#include "tests/core/oracle.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;
using tests::positionOf;
using tests::squaresNamed;
using tests::stepNamed;

namespace {

struct WalkedPawns {
    Bitboard attacks;
    Bitboard pushes;
    Bitboard captures;
};

/// Pawn by pawn, by files and ranks.
WalkedPawns walkPawns(const Position &position, Color color)
{
    WalkedPawns walked;
    const int up = color == Color::White ? 1 : -1;
    const int home = color == Color::White ? 1 : 6;
    for (const Square pawn : position.pieces(color, PieceType::Pawn)) {
        const int file = tests::fileOf(pawn);
        const int rank = tests::rankOf(pawn);
        for (int steps = 1; steps <= (rank == home ? 2 : 1); ++steps) {
            const auto square = Square::fromCoordinates(file, rank + steps * up);
            if (!square || position.pieceAt(*square))
                break;
            walked.pushes.insert(*square);
        }
        for (const int side : {-1, 1}) {
            const auto square = Square::fromCoordinates(file + side, rank + up);
            if (!square)
                continue;
            walked.attacks.insert(*square);
            const auto victim = position.pieceAt(*square);
            const bool isPassed = position.turn() == color && position.enPassant() == square;
            if (isPassed || (victim && victim->color != color))
                walked.captures.insert(*square);
        }
    }
    return walked;
}

/// Calls a function with every position of the tables, for both colours.
template <typename Function>
void forEachCase(Function function)
{
    int count = 0;
    for (const char *file : {"perft.tsv", "pseudo_legal.tsv", "pseudo_legal_any_side.tsv"}) {
        std::string last;
        for (const tests::Case &row : tests::Cases(file)) {
            if (row["fen"] == last)
                continue;
            last = row["fen"];
            for (const Color color : allColors) {
                function(positionOf(last), color);
                ++count;
            }
        }
    }
    QVERIFY(count > 200);
}

PawnDerivationOptions unmasked(SquareMapping mapping = SquareMapping::A1B1)
{
    return {Masking::Unmasked, mapping};
}

} // namespace

class TestPawnDerivation : public QObject {
    Q_OBJECT
private slots:
    void shiftedSetsAreWhatPawnByPawnComesTo()
    {
        forEachCase([](const Position &position, Color color) {
            const WalkedPawns walked = walkPawns(position, color);
            for (const SquareMapping mapping : allSquareMappings) {
                const PawnDerivation pawns =
                    derivePawns(position, color, {Masking::Masked, mapping});
                QCOMPARE(pawns.attacks, walked.attacks);
                QCOMPARE(pawns.pushes, walked.pushes);
                QCOMPARE(pawns.captures, walked.captures);
                QVERIFY(pawns.wrapped.isEmpty());
                QCOMPARE(pawns.steps.back().result, walked.pushes | walked.captures);
                QCOMPARE(pawns.steps.back().unionSoFar, walked.pushes | walked.captures);
            }
        });
    }

    void destinationsHoldThoseOfEveryPublishedPawn()
    {
        int count = 0;
        for (const tests::Case &row : tests::Cases("pseudo_legal_any_side.tsv")) {
            if (row["piece"] != "P" && row["piece"] != "p")
                continue;
            const Color color = row["piece"] == "P" ? Color::White : Color::Black;
            const PawnDerivation pawns = derivePawns(positionOf(row["fen"]), color);
            QVERIFY(squaresNamed(row["pseudo_legal"]).isSubsetOf(pawns.destinations()));
            ++count;
        }
        QVERIFY(count > 20);
    }

    void unmaskedSetsAreTheRightOnesAndTheWrapped()
    {
        forEachCase([](const Position &position, Color color) {
            const WalkedPawns walked = walkPawns(position, color);
            for (const SquareMapping mapping : allSquareMappings) {
                const PawnDerivation pawns = derivePawns(position, color, unmasked(mapping));
                QVERIFY(walked.attacks.isSubsetOf(pawns.attacks));
                QVERIFY(walked.pushes.isSubsetOf(pawns.pushes));
                QCOMPARE(pawns.wrapped, pawns.attacks.without(walked.attacks) |
                                            pawns.pushes.without(walked.pushes));
            }
        });
    }

    void unmaskedCapturesCrossFromOneEdgeToTheOther()
    {
        // h4 is 31: to the north-east 40 is a6. a5 is 32: to the north-west 39 is h5.
        const Position position = positionOf("4k3/8/8/P7/7P/8/8/4K3 w - - 0 1");
        const PawnDerivation pawns = derivePawns(position, Color::White, unmasked());
        QCOMPARE(stepNamed(pawns, "north_east").wrapped, squaresNamed("a6"));
        QCOMPARE(stepNamed(pawns, "north_west").wrapped, squaresNamed("h5"));
        QCOMPARE(stepNamed(pawns, "north_west").result, squaresNamed("g5,h5"));
        QCOMPARE(pawns.wrapped, squaresNamed("a6,h5"));
        QVERIFY(!stepNamed(pawns, "north_east").mask);
        const PawnDerivation masked = derivePawns(position, Color::White);
        QCOMPARE(stepNamed(masked, "north_east").operands.at(1).name, std::string("not_file_h"));
        QCOMPARE(stepNamed(masked, "north_west").operands.at(1).name, std::string("not_file_a"));
        QCOMPARE(stepNamed(masked, "north_west").masked, squaresNamed("h4"));
    }

    void wrappedCaptureStaysMarkedWhereAnEnemyStands()
    {
        // A black rook on a6, a white pawn on h4.
        const PawnDerivation pawns =
            derivePawns(positionOf("4k3/8/r7/8/7P/8/8/4K3 w - - 0 1"), Color::White, unmasked());
        QCOMPARE(stepNamed(pawns, "captures_east").wrapped, squaresNamed("a6"));
        QCOMPARE(pawns.steps.back().wrapped, squaresNamed("a6"));
        QCOMPARE(pawns.captures, squaresNamed("a6"));
    }

    void squareThatAnotherPawnReachesRightlyIsNotWrapped()
    {
        // h4 wraps to a6, which b5 captures on.
        const PawnDerivation pawns =
            derivePawns(positionOf("4k3/8/r7/1P6/7P/8/8/4K3 w - - 0 1"), Color::White, unmasked());
        QCOMPARE(stepNamed(pawns, "captures_east").wrapped, squaresNamed("a6"));
        QVERIFY(pawns.steps.back().wrapped.isEmpty());
        QVERIFY(!pawns.wrapped.contains("a6"_sq));
    }

    void stepsAreThoseOfEnginesForWhite()
    {
        const PawnDerivation pawns = derivePawns(Position::start(), Color::White);
        const std::vector<std::string> names = {"forward",       "single_pushes", "forward_again",
                                                "double_pushes", "north_west",    "captures_west",
                                                "north_east",    "captures_east", "destinations"};
        QVERIFY(tests::stepNames(pawns) == names);
        QCOMPARE(stepNamed(pawns, "forward").offset, 8);
        QCOMPARE(stepNamed(pawns, "single_pushes").result, Bitboard(Rank::Three));
        QCOMPARE(stepNamed(pawns, "forward_again").operands.at(1).name, std::string("rank_3"));
        QCOMPARE(stepNamed(pawns, "double_pushes").result, Bitboard(Rank::Four));
        QCOMPARE(stepNamed(pawns, "north_west").offset, 7);
        QCOMPARE(stepNamed(pawns, "north_east").offset, 9);
    }

    void blackPawnsGoDownTheBoard()
    {
        const PawnDerivation pawns = derivePawns(Position::start(), Color::Black);
        QCOMPARE(stepNamed(pawns, "forward").offset, -8);
        QCOMPARE(stepNamed(pawns, "forward_again").operands.at(1).name, std::string("rank_6"));
        QCOMPARE(stepNamed(pawns, "south_west").offset, -9);
        QCOMPARE(stepNamed(pawns, "south_east").offset, -7);
        QCOMPARE(pawns.pushes, Bitboard(Rank::Six) | Bitboard(Rank::Five));
    }

    void pieceOnTheThirdRankStopsTheDoublePush()
    {
        const PawnDerivation pawns =
            derivePawns(positionOf("4k3/8/8/8/8/n7/P7/4K3 w - - 0 1"), Color::White);
        QVERIFY(stepNamed(pawns, "forward_again").result.isEmpty());
        QVERIFY(pawns.pushes.isEmpty());
    }

    void enPassantIsAStepOfTheSideToMoveOnly()
    {
        const Position position = positionOf("4k3/8/8/pP6/8/8/8/4K3 w - a6 0 1");
        const PawnDerivation white = derivePawns(position, Color::White);
        QCOMPARE(stepNamed(white, "en_passant_west").result, Bitboard("a6"_sq));
        QVERIFY(stepNamed(white, "en_passant_east").result.isEmpty());
        QCOMPARE(white.captures, Bitboard("a6"_sq));
        for (const std::string &name : tests::stepNames(derivePawns(position, Color::Black)))
            QVERIFY(name.find("en_passant") == std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestPawnDerivation)
#include "tst_pawn_derivation.moc"
