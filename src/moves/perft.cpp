#include "src/moves/perft.h"

#include "src/moves/move_generator.h"

namespace chess {

namespace {

/// Precondition: depth ≥ 1.
template <Color us>
std::uint64_t countLeaves(const QuickBoard &board, int depth)
{
    const MoveGenerator<us> generator(board);
    if (depth == 1) {
        MoveCounter counter;
        generator.generate(counter);
        return counter.count();
    }
    std::uint64_t nodes = 0;
    MoveVisitor visitor([&](Move move) {
        nodes += countLeaves<opponentOf(us)>(board.template after<us>(move), depth - 1);
    });
    generator.generate(visitor);
    return nodes;
}

template <Color us>
std::vector<DividedMove> divideFor(const QuickBoard &board, int depth)
{
    std::vector<DividedMove> divided;
    MoveVisitor visitor([&](Move move) {
        const std::uint64_t nodes =
            depth == 1 ? 1 : countLeaves<opponentOf(us)>(board.template after<us>(move), depth - 1);
        divided.push_back({move, nodes});
    });
    MoveGenerator<us>(board).generate(visitor);
    return divided;
}

} // namespace

std::uint64_t perft(const Position &position, int depth)
{
    if (depth == 0)
        return 1;
    const QuickBoard board(position);
    return position.turn() == Color::White ? countLeaves<Color::White>(board, depth)
                                           : countLeaves<Color::Black>(board, depth);
}

std::vector<DividedMove> divide(const Position &position, int depth)
{
    const QuickBoard board(position);
    return position.turn() == Color::White ? divideFor<Color::White>(board, depth)
                                           : divideFor<Color::Black>(board, depth);
}

std::vector<Move> legalMoves(const Position &position)
{
    std::vector<Move> moves;
    if (!position.king(position.turn()))
        return moves;
    for (const DividedMove &divided : divide(position, 1))
        moves.push_back(divided.move);
    return moves;
}

} // namespace chess
