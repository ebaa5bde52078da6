#include "src/moves/refusal.h"
#include "src/notation/moves/move_text.h"
#include "tests/cases.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;
using tests::positionOf;

namespace {

/// A king is also taken to its rook to castle; the cases name where it arrives.
Bitboard castlingRooksFor(const Position &position, Square from, MoveRule rule)
{
    Bitboard rooks;
    for (const Move move : movesFrom(position, from, rule)) {
        if (move.kind() == MoveKind::Castling)
            rooks.insert(move.to());
    }
    return rooks;
}

} // namespace

class TestRefusal : public QObject {
    Q_OBJECT
private slots:
    void exactlyTheSquaresOfTheRuleAreNotRefused()
    {
        int refused = 0;
        for (const tests::Case &row : tests::Cases("pseudo_legal.tsv")) {
            Position position = positionOf(row["fen"]);
            const Square from = parseSquare(row["square"]).value();
            if (position.pieceAt(from)->color != position.turn())
                continue;
            Bitboard legal;
            Bitboard pseudoLegal;
            for (const Square to : allSquares) {
                if (to == from)
                    continue;
                if (!refusalOf(position, from, to, MoveRule::Legal))
                    legal.insert(to);
                if (!refusalOf(position, from, to, MoveRule::PseudoLegal))
                    pseudoLegal.insert(to);
                ++refused;
            }
            const Bitboard rooks = castlingRooksFor(position, from, MoveRule::PseudoLegal);
            const Bitboard legalRooks = castlingRooksFor(position, from, MoveRule::Legal);
            QCOMPARE(legal, tests::squaresNamed(row["legal"]) | legalRooks);
            QCOMPARE(pseudoLegal, tests::squaresNamed(row["pseudo_legal_loose_castling"]) | rooks);
        }
        QVERIFY(refused > 10000);
    }

    void everyRefusalHasASentenceThatNamesASquareOrASide()
    {
        for (const char *fen :
             {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQ - 0 1",
              "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 1"}) {
            const Position position = positionOf(fen);
            for (const Square from : allSquares) {
                for (const Square to : allSquares) {
                    if (from == to)
                        continue;
                    const auto refusal = refusalOf(position, from, to, MoveRule::Legal);
                    if (!refusal)
                        continue;
                    const std::string sentence = toText(describe(*refusal));
                    QVERIFY2(sentence.find(nameOf(from)) != std::string::npos ||
                                 refusal->castling || refusal->illegality,
                             sentence.c_str());
                }
            }
        }
    }

    void inChessTheKingOnARookAtHomeMeansCastling()
    {
        const auto sentence = [&](const char *fen, Square to) {
            const auto refusal = refusalOf(positionOf(fen), "e1"_sq, to, MoveRule::Legal);
            return refusal ? toText(describe(*refusal)) : std::string("castles");
        };
        QCOMPARE(sentence("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "h1"_sq).c_str(), "castles");
        QCOMPARE(sentence("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "a1"_sq).c_str(), "castles");
        QCOMPARE(sentence("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "h1"_sq).c_str(),
                 "White has no right to castle kingside.");
        QCOMPARE(sentence("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "a1"_sq).c_str(),
                 "No castling queenside: b1 must be empty.");
        QCOMPARE(sentence("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "h1"_sq).c_str(),
                 "Not legal: no castling across f1, which is attacked from f8");
        // A rook away from home is a piece in the way.
        QCOMPARE(sentence("4k3/8/8/8/8/8/8/R3KR2 w Q - 0 1", "f1"_sq).c_str(),
                 "The piece on e1 cannot go to f1: one of its own side stands there.");
    }

    void inChess960TheKingOnItsRookMeansCastling()
    {
        const char *fen = "4k3/8/8/8/8/8/8/1R1BK1R1 w B - 0 1";
        const auto kind = [&](Square to) {
            const auto refusal =
                refusalOf(positionOf(fen, true), "e1"_sq, to, MoveRule::PseudoLegal);
            return toText(describe(refusal.value()));
        };
        QCOMPARE(kind("b1"_sq).c_str(), "No castling queenside: d1 must be empty.");
        QCOMPARE(kind("c1"_sq).c_str(), "No castling queenside: d1 must be empty.");
        QCOMPARE(kind("g1"_sq).c_str(), "White has no right to castle kingside.");
    }
};

QTEST_APPLESS_MAIN(TestRefusal)
#include "tst_refusal.moc"
