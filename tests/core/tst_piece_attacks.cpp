#include "src/attacks/piece_attacks.h"
#include "tests/cases.h"
#include "tests/core/oracle.h"
#include "tests/core/positions.h"
#include "tests/core/printing.h"

#include <QtTest>

using namespace chess;
using tests::positionOf;

namespace {

Bitboard wordOf(const std::string &hex)
{
    return Bitboard::fromWord(std::stoull(hex, nullptr, 16));
}

/// The piece and square of a name like "queen_empty_attacks_h1" or "white_pawn_attacks_a2".
std::optional<std::pair<Piece, Square>> attackerNamed(const std::string &name)
{
    const std::size_t attacks = name.find("attacks_");
    if (attacks == std::string::npos)
        return std::nullopt;
    const Square square = parseSquare(name.substr(attacks + 8)).value();
    const Color color = name.rfind("black", 0) == 0 ? Color::Black : Color::White;
    constexpr std::array words = {"pawn", "knight", "bishop", "rook", "queen", "king"};
    for (const PieceType type : allPieceTypes) {
        if (name.find(words[static_cast<std::size_t>(type)]) != std::string::npos)
            return std::pair(Piece{color, type}, square);
    }
    return std::nullopt;
}

} // namespace

class TestPieceAttacks : public QObject {
    Q_OBJECT
private slots:
    void attackSetsAreTheCheckedOnes()
    {
        for (const tests::Case &row : tests::Cases("attacks.tsv")) {
            const Position position = positionOf(row["fen"]);
            const Square square = parseSquare(row["square"]).value();
            const Piece piece = position.pieceAt(square).value();
            QCOMPARE(std::string(1, letterOf(piece)), row["piece"]);
            QCOMPARE(attackSet(piece, square, position.occupied()), wordOf(row["attacks"]));
        }
    }

    void attackersAreTheCheckedOnes()
    {
        for (const tests::Case &row : tests::Cases("attackers.tsv")) {
            const Position position = positionOf(row["fen"]);
            const Color color = row["color"] == "w" ? Color::White : Color::Black;
            QCOMPARE(attackersOf(position, parseSquare(row["square"]).value(), color),
                     wordOf(row["attackers"]));
        }
    }

    void attacksOnAnEmptyBoardAreTheCheckedOnes()
    {
        int compared = 0;
        for (const tests::Case &row : tests::Cases("masks.tsv")) {
            const auto attacker = attackerNamed(row["name"]);
            if (!attacker)
                continue;
            QCOMPARE(attackSet(attacker->first, attacker->second, {}), wordOf(row["lerf_hex"]));
            ++compared;
        }
        QVERIFY(compared >= 35);
    }

    void attacksOfASideAreThoseOfItsPieces()
    {
        for (const tests::Case &row : tests::Cases("bitboards.tsv")) {
            const Position position = positionOf(row["fen"]);
            for (const Color color : allColors) {
                Bitboard expected;
                for (const Square square : allSquares) {
                    if (!attackersOf(position, square, color).isEmpty())
                        expected.insert(square);
                }
                QCOMPARE(attacksBy(position, color), expected);
            }
        }
    }

    void pieceLiftedOffTheBoardIsSeenThrough()
    {
        const Position position = positionOf("8/8/8/8/r3K3/8/8/8 w - - 0 1");
        const Bitboard lifted = position.occupied().without(Bitboard("e4"_sq));
        QVERIFY(!attacksBy(position, Color::Black).contains("f4"_sq));
        QVERIFY(attacksBy(position, Color::Black, lifted).contains("f4"_sq));
        QVERIFY(attackersOf(position, "h4"_sq, Color::Black).isEmpty());
        QCOMPARE(attackersOf(position, "h4"_sq, Color::Black, lifted), Bitboard("a4"_sq));
    }

    void relevantOccupancyIsASlidersMatter()
    {
        for (const Square square : allSquares) {
            for (const PieceType type : {PieceType::Pawn, PieceType::Knight, PieceType::King})
                QVERIFY(relevantOccupancy(type, square).isEmpty());
            QCOMPARE(relevantOccupancy(PieceType::Queen, square),
                     relevantOccupancy(PieceType::Bishop, square) |
                         relevantOccupancy(PieceType::Rook, square));
        }
        QCOMPARE(toSquareList(relevantOccupancy(PieceType::Rook, "a1"_sq)),
                 std::string("a2,a3,a4,a5,a6,a7,b1,c1,d1,e1,f1,g1"));
        QCOMPARE(toSquareList(relevantOccupancy(PieceType::Bishop, "d2"_sq)),
                 std::string("b4,c3,e3,f4,g5"));
    }
};

QTEST_APPLESS_MAIN(TestPieceAttacks)
#include "tst_piece_attacks.moc"
