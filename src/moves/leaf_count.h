#pragma once

#include "src/moves/move_generator.h"

#include <cstdint>

namespace chess {

/// The legal moves of `us`. Precondition: it has exactly one king.
template <Color us>
std::uint64_t countMoves(const QuickBoard &board)
{
    MoveCounter counter;
    MoveGenerator<us>(board).generate(counter);
    return counter.count();
}

/// The ways to play `depth` legal half-moves on, without a table and without an end but its own.
/// Preconditions: both sides have exactly one king, that of the side not to move is not attacked,
/// and depth ≥ 1.
template <Color us>
std::uint64_t countLeaves(const QuickBoard &board, int depth);

/// A MoveSink that counts on behind each move. The kind of every move is known where
/// it is found, so no move is written down and looked at again.
template <Color us>
class LeafWalker {
public:
    LeafWalker(const QuickBoard &board, int depth) : m_board(board), m_depth(depth) {}

    std::uint64_t nodes() const { return m_nodes; }

    void addKing(Square from, Bitboard targets)
    {
        for (const Square to : targets)
            walk(m_board.template afterKing<us>(from, to));
    }
    void addKnight(Square from, Bitboard targets)
    {
        for (const Square to : targets)
            walk(m_board.template afterKnight<us>(from, to));
    }
    void addSlider(Square from, Bitboard targets)
    {
        for (const Square to : targets)
            walk(m_board.template afterSlider<us>(from, to));
    }
    void addPawns(Bitboard targets, int offset)
    {
        for (const Square to : targets)
            walk(m_board.template afterPawn<us>(originOf(to, offset), to));
    }
    void addDoublePushes(Bitboard targets, int offset)
    {
        for (const Square to : targets)
            walk(m_board.template afterDoublePush<us>(originOf(to, offset), to));
    }
    void addPromotions(Bitboard targets, int offset)
    {
        for (const Square to : targets) {
            for (const PieceType promotion : promotionTypes)
                walk(m_board.template afterPromotion<us>(originOf(to, offset), to, promotion));
        }
    }
    void addEnPassant(Square from, Square to)
    {
        walk(m_board.template afterEnPassant<us>(from, to));
    }
    void addCastling(Square king, Square rook)
    {
        walk(m_board.template afterCastling<us>(king, rook));
    }

private:
    void walk(const QuickBoard &after)
    {
        // Asked here, the last ply does without the room on the stack that walking on needs.
        m_nodes += m_depth == 2 ? countMoves<opponentOf(us)>(after)
                                : countLeaves<opponentOf(us)>(after, m_depth - 1);
    }

    const QuickBoard &m_board;
    int m_depth;
    std::uint64_t m_nodes = 0;
};

template <Color us>
std::uint64_t countLeaves(const QuickBoard &board, int depth)
{
    if (depth == 1)
        return countMoves<us>(board);
    LeafWalker<us> walker(board, depth);
    MoveGenerator<us>(board).generate(walker);
    return walker.nodes();
}

} // namespace chess
