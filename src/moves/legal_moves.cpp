#include "src/moves/legal_moves.h"

#include "src/moves/move_generator.h"

namespace chess {

std::vector<Move> legalMoves(const Position &position)
{
    std::vector<Move> moves;
    if (!position.king(position.turn()))
        return moves;
    withTurn(position, [&moves]<Color us>(const QuickBoard &board) {
        MoveVisitor visitor(board, [&moves](Move move) { moves.push_back(move); });
        MoveGenerator<us>(board).generate(visitor);
    });
    return moves;
}

} // namespace chess
