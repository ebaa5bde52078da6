#include "src/board/every_square.h"
#include "src/moves/king_safety.h"
#include "src/moves/legality_derivation.h"
#include "tests/cases.h"
#include "tests/core/derivations.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"
#include "tests/core/slow_chess.h"

#include <QtTest>

using namespace chess;
using tests::positionOf;
using tests::squaresNamed;
using tests::stepNamed;

namespace {

LegalityDerivation derivationOf(const char *fen, Square square)
{
    return deriveLegality(positionOf(fen), square).value();
}

bool hasStep(const LegalityDerivation &derivation, const std::string &name)
{
    const std::vector<std::string> names = tests::stepNames(derivation);
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Calls a function with every position of the tables, each once.
template <typename Function>
void forEachPosition(Function function)
{
    int count = 0;
    for (const char *file : {"perft.tsv", "pseudo_legal.tsv"}) {
        std::string last;
        for (const tests::Case &row : tests::Cases(file)) {
            if (row["fen"] == last)
                continue;
            last = row["fen"];
            const bool isChess960 =
                std::string_view(file) == "perft.tsv" && row["variant"] == "chess960";
            function(positionOf(last, isChess960));
            ++count;
        }
    }
    QVERIFY(count > 100);
}

} // namespace

class TestLegalityDerivation : public QObject {
    Q_OBJECT
private slots:
    void stepsEndWithWhatPlayingEveryMoveLeaves()
    {
        forEachPosition([](const Position &position) {
            EverySquare<Bitboard> legal;
            for (const tests::SlowMove &move : tests::slowLegalMoves(position))
                legal[move.from].insert(move.to);
            if (!position.king(position.turn()))
                return;
            for (const Square square : position.pieces(position.turn())) {
                const auto derivation = deriveLegality(position, square);
                QVERIFY(derivation);
                QCOMPARE(derivation->legal, legal[square]);
                QCOMPARE(derivation->steps.back().result, legal[square]);
                QCOMPARE(derivation->steps.back().unionSoFar, legal[square]);
                QCOMPARE(derivation->steps.back().name, std::string("legal"));
            }
        });
    }

    void legalDestinationsAreTheCheckedOnes()
    {
        for (const tests::Case &row : tests::Cases("pseudo_legal.tsv")) {
            const auto derivation =
                deriveLegality(positionOf(row["fen"]), parseSquare(row["square"]).value());
            QVERIFY(derivation);
            QCOMPARE(derivation->legal, squaresNamed(row["legal"]));
            QCOMPARE(derivation->pseudoLegal, squaresNamed(row["pseudo_legal_loose_castling"]));
        }
    }

    void stepsBeforeTheLastOnlyTakeAway()
    {
        forEachPosition([](const Position &position) {
            for (const Square square : position.occupied()) {
                const auto derivation = deriveLegality(position, square);
                if (!derivation)
                    continue;
                Bitboard left = derivation->pseudoLegal;
                for (const DerivationStep &step : derivation->steps) {
                    QVERIFY(step.unionSoFar.isSubsetOf(left) || step.name == "legal");
                    left = step.unionSoFar;
                }
                QVERIFY(derivation->legal.isSubsetOf(derivation->pseudoLegal));
            }
        });
    }

    void kingHidesTheSquareBehindItFromARook()
    {
        // Seed text 3, after Peter Ellis Jones: with the king on e4 the rook on a4 does not see f4.
        const LegalityDerivation king = derivationOf("7k/8/8/8/r3K3/8/8/8 w - - 0 1", "e4"_sq);
        QCOMPARE(king.hidden, squaresNamed("f4,g4,h4"));
        QVERIFY(!stepNamed(king, "black_attacks").result.contains("f4"_sq));
        QVERIFY(stepNamed(king, "danger").result.contains("f4"_sq));
        QCOMPARE(stepNamed(king, "without_king").result, squaresNamed("a4,h8"));
        QCOMPARE(king.legal, squaresNamed("d3,d5,e3,e5,f3,f5"));
    }

    void nothingIsHiddenWhereNoSliderLooksAtTheKing()
    {
        QVERIFY(derivationOf("7k/8/8/8/4K3/8/3n4/8 w - - 0 1", "e4"_sq).hidden.isEmpty());
    }

    void checkIsAnsweredOnTheLineOrAtItsEnd()
    {
        const LegalityDerivation rook = derivationOf("4r2k/8/8/8/R7/8/8/4K3 w - - 0 1", "a4"_sq);
        QCOMPARE(stepNamed(rook, "checkers").result, squaresNamed("e8"));
        QCOMPARE(stepNamed(rook, "check_mask").result, squaresNamed("e2,e3,e4,e5,e6,e7,e8"));
        QCOMPARE(rook.legal, squaresNamed("e4"));
    }

    void withoutCheckEverySquareAnswersAndInDoubleCheckNone()
    {
        const LegalityDerivation free = derivationOf("7k/8/8/8/8/8/8/R3K3 w - - 0 1", "a1"_sq);
        QCOMPARE(stepNamed(free, "check_mask").result, Bitboard::full());
        const LegalityDerivation bound = derivationOf("4r2k/8/8/8/8/3n4/8/R3K3 w - - 0 1", "a1"_sq);
        QVERIFY(stepNamed(bound, "check_mask").result.isEmpty());
        QVERIFY(bound.legal.isEmpty());
    }

    void pinnedPieceKeepsToItsLine()
    {
        const LegalityDerivation rook = derivationOf("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2"_sq);
        QCOMPARE(stepNamed(rook, "snipers").result, squaresNamed("e8"));
        QCOMPARE(stepNamed(rook, "shields_e8").result, squaresNamed("e2"));
        QCOMPARE(stepNamed(rook, "pinned").result, squaresNamed("e2"));
        QCOMPARE(stepNamed(rook, "pin_line").result, Bitboard(File::E));
        QCOMPARE(rook.legal, squaresNamed("e3,e4,e5,e6,e7,e8"));
        const LegalityDerivation two = derivationOf("4r2k/8/8/4N3/8/8/4R3/4K3 w - - 0 1", "e2"_sq);
        QVERIFY(!hasStep(two, "pin_line"));
        QVERIFY(stepNamed(two, "pinned").result.isEmpty());
    }

    void checkersPinnedAndCheckMaskAreThoseOfTheKingsSafety()
    {
        forEachPosition([](const Position &position) {
            const KingSafety safety = kingSafetyOf(position);
            for (const Square square : position.pieces(position.turn())) {
                const auto derivation = deriveLegality(position, square);
                if (!derivation)
                    continue;
                if (derivation->piece.type == PieceType::King) {
                    QCOMPARE(stepNamed(*derivation, "danger").result, safety.danger);
                    continue;
                }
                QCOMPARE(stepNamed(*derivation, "checkers").result, safety.checkers);
                QCOMPARE(stepNamed(*derivation, "check_mask").result, safety.checkMask);
                QCOMPARE(stepNamed(*derivation, "pinned").result, safety.pinned);
            }
        });
    }

    void enPassantThatUncoversTheKingIsFoundOut()
    {
        const LegalityDerivation pawn = derivationOf("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1", "e5"_sq);
        QVERIFY(pawn.pseudoLegal.contains("d6"_sq));
        QVERIFY(stepNamed(pawn, "pinned").result.isEmpty());
        QCOMPARE(stepNamed(pawn, "after_en_passant").result, squaresNamed("a5,d6,h1,h5"));
        QCOMPARE(stepNamed(pawn, "discovered").result, squaresNamed("h5"));
        QCOMPARE(pawn.legal, squaresNamed("e6"));
    }

    void enPassantThatTakesTheCheckerIsLegal()
    {
        const LegalityDerivation pawn = derivationOf("7k/8/8/3pP3/4K3/8/8/8 w - d6 0 1", "e5"_sq);
        QCOMPARE(stepNamed(pawn, "checkers").result, squaresNamed("d5"));
        QVERIFY(stepNamed(pawn, "discovered").result.isEmpty());
        QCOMPARE(pawn.legal, squaresNamed("d6"));
    }

    void castlingNeedsItsWayFreeOfAttacks()
    {
        const LegalityDerivation king = derivationOf("5r1k/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1"_sq);
        QCOMPARE(stepNamed(king, "kingside_attacked").result, squaresNamed("f1"));
        QVERIFY(stepNamed(king, "queenside_attacked").result.isEmpty());
        QVERIFY(king.legal.contains("c1"_sq));
        QVERIFY(!king.legal.contains("g1"_sq));
    }

    void thereIsNothingToDeriveWithoutAPieceOrItsOneKing()
    {
        QVERIFY(!deriveLegality(Position::start(), "e4"_sq));
        QVERIFY(!deriveLegality(positionOf("8/8/8/8/8/8/P7/8 w - - 0 1"), "a2"_sq));
        QVERIFY(!deriveLegality(positionOf("8/8/8/8/8/8/P7/K1K5 w - - 0 1"), "a2"_sq));
    }
};

QTEST_APPLESS_MAIN(TestLegalityDerivation)
#include "tst_legality_derivation.moc"
