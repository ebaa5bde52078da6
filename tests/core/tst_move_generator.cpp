#include "src/moves/legal_moves.h"
#include "src/moves/move_generator.h"
#include "tests/cases.h"
#include "tests/core/positions.h"
#include "tests/core/slow_chess.h"

#include <QtTest>

#include <random>
#include <set>
#include <utility>

using namespace chess;
using tests::positionOf;

namespace {

/// A move written so that the generator's and the slow player's can be compared.
std::string written(Square from, Square to, std::optional<PieceType> promotion, bool isCastling)
{
    std::string text = std::string(nameOf(from)) + std::string(nameOf(to));
    if (promotion)
        text += letterOf(Piece{Color::Black, *promotion});
    return isCastling ? text + " castling" : text;
}

std::multiset<std::string> generatedMoves(const Position &position)
{
    std::multiset<std::string> moves;
    for (const Move move : legalMoves(position))
        moves.insert(
            written(move.from(), move.to(), move.promotion(), move.kind() == MoveKind::Castling));
    return moves;
}

std::multiset<std::string> slowMoves(const Position &position)
{
    std::multiset<std::string> moves;
    for (const tests::SlowMove &move : tests::slowLegalMoves(position)) {
        const Square to =
            move.castling ? *castlingRook(position, position.turn(), *move.castling) : move.to;
        moves.insert(written(move.from, to, move.promotion, move.castling.has_value()));
    }
    return moves;
}

template <Color us>
std::uint64_t counted(const Position &position)
{
    MoveCounter counter;
    const QuickBoard board(position);
    MoveGenerator<us>(board).generate(counter);
    return counter.count();
}

} // namespace

class TestMoveGenerator : public QObject {
    Q_OBJECT
private slots:
    void movesAreThoseOfTheSlowPlayerInRandomGames()
    {
        std::mt19937 random(11);
        std::string lastFen;
        for (const tests::Case &row : tests::Cases("perft.tsv")) {
            if (std::exchange(lastFen, row["fen"]) == row["fen"])
                continue;
            Position position = positionOf(row["fen"], row["variant"] == "chess960");
            for (int ply = 0; ply < 40; ++ply) {
                const std::vector<tests::SlowMove> moves = tests::slowLegalMoves(position);
                QVERIFY2(generatedMoves(position) == slowMoves(position), row["fen"].c_str());
                if (moves.empty())
                    break;
                position = tests::played(position, moves[random() % moves.size()]);
            }
        }
    }

    void countingAndVisitingAgree()
    {
        for (const tests::Case &row : tests::Cases("perft.tsv")) {
            const Position position = positionOf(row["fen"], row["variant"] == "chess960");
            const std::uint64_t count = position.turn() == Color::White
                                            ? counted<Color::White>(position)
                                            : counted<Color::Black>(position);
            QCOMPARE(count, legalMoves(position).size());
        }
    }

    void castlingNamesTheRook()
    {
        const Position position = positionOf("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", true);
        const std::multiset<std::string> moves = generatedMoves(position);
        QCOMPARE(moves.count("f1g1 castling"), std::size_t{1});
        QCOMPARE(moves.count("f1g1"), std::size_t{0});
    }

    void withoutExactlyOneKingThereAreNoMoves()
    {
        QVERIFY(legalMoves(positionOf("4k3/8/8/8/8/8/8/R7 w - - 0 1")).empty());
        QVERIFY(legalMoves(positionOf("4k3/8/8/8/8/8/8/RK1K4 w - - 0 1")).empty());
    }
};

QTEST_APPLESS_MAIN(TestMoveGenerator)
#include "tst_move_generator.moc"
