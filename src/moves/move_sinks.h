#pragma once

#include "src/moves/move.h"
#include "src/moves/quick_board.h"

#include <cstdint>

namespace chess {

/// What a MoveGenerator hands its moves to: sets of targets by the kind of move, so that a sink
/// which only counts need not look at each. Pawns come from `offset` behind their targets, as a
/// difference of square indices; a castling is told by the squares of king and rook.
template <typename Sink>
concept MoveSink = requires(Sink &sink, Square square, Bitboard targets, int offset)
{
    sink.addKing(square, targets);
    sink.addKnight(square, targets);
    sink.addSlider(square, targets);
    sink.addPawns(targets, offset);
    sink.addDoublePushes(targets, offset);
    sink.addPromotions(targets, offset);
    sink.addEnPassant(square, square);
    sink.addCastling(square, square);
};

/// Where the pawn comes from that goes to `to`. Precondition: it is on the board.
inline Square originOf(Square to, int offset)
{
    return Square::fromIndex(to.index() - offset);
}

/// Counts the moves.
class MoveCounter {
public:
    std::uint64_t count() const { return m_count; }

    void addKing(Square, Bitboard targets) { add(targets); }
    void addKnight(Square, Bitboard targets) { add(targets); }
    void addSlider(Square, Bitboard targets) { add(targets); }
    void addPawns(Bitboard targets, int) { add(targets); }
    void addDoublePushes(Bitboard targets, int) { add(targets); }
    void addPromotions(Bitboard targets, int)
    {
        m_count += promotionTypes.size() * static_cast<std::uint64_t>(targets.count());
    }
    void addEnPassant(Square, Square) { ++m_count; }
    void addCastling(Square, Square) { ++m_count; }

private:
    void add(Bitboard targets) { m_count += static_cast<std::uint64_t>(targets.count()); }

    std::uint64_t m_count = 0;
};

/// Calls a function with each move.
template <typename Visitor>
class MoveVisitor {
public:
    MoveVisitor(const QuickBoard &board, Visitor visit) : m_board(board), m_visit(visit) {}

    void addKing(Square from, Bitboard targets) { addPiece(PieceType::King, from, targets); }
    void addKnight(Square from, Bitboard targets) { addPiece(PieceType::Knight, from, targets); }
    void addSlider(Square from, Bitboard targets)
    {
        addPiece(m_board.sliderOn(from), from, targets);
    }
    void addPawns(Bitboard targets, int offset) { addPawns(targets, offset, MoveKind::Ordinary); }
    void addDoublePushes(Bitboard targets, int offset)
    {
        addPawns(targets, offset, MoveKind::DoublePush);
    }
    void addPromotions(Bitboard targets, int offset)
    {
        for (const Square to : targets) {
            for (const PieceType promotion : promotionTypes)
                m_visit(Move(PieceType::Pawn, originOf(to, offset), to, MoveKind::Promotion,
                             promotion));
        }
    }
    void addEnPassant(Square from, Square to)
    {
        m_visit(Move(PieceType::Pawn, from, to, MoveKind::EnPassant));
    }
    void addCastling(Square king, Square rook)
    {
        m_visit(Move(PieceType::King, king, rook, MoveKind::Castling));
    }

private:
    void addPiece(PieceType piece, Square from, Bitboard targets)
    {
        for (const Square to : targets)
            m_visit(Move(piece, from, to));
    }
    void addPawns(Bitboard targets, int offset, MoveKind kind)
    {
        for (const Square to : targets)
            m_visit(Move(PieceType::Pawn, originOf(to, offset), to, kind));
    }

    const QuickBoard &m_board;
    Visitor m_visit;
};

} // namespace chess
