#pragma once

#include "src/board/position.h"
#include "src/moves/move.h"

#include <array>

namespace chess {

/// A position stripped to what legal moves depend on, made to be copied for every move: eight
/// bitboards by kind and colour instead of twelve, no clocks, no promises kept by checking.
///
/// Which side moves is not stored: the functions that take a board know it as a template argument.
class QuickBoard {
public:
    explicit QuickBoard(const Position &position) : m_castlingRooks(position.castlingRooks())
    {
        for (const PieceType type : allPieceTypes)
            m_types[slotOf(type)] = position.pieces(type);
        for (const Color color : allColors)
            m_colors[slotOf(color)] = position.pieces(color);
        if (position.enPassant())
            m_enPassant = Bitboard(*position.enPassant());
    }

    Bitboard pieces(Color color) const { return m_colors[slotOf(color)]; }
    Bitboard pieces(PieceType type) const { return m_types[slotOf(type)]; }
    Bitboard pieces(Color color, PieceType type) const
    {
        return m_types[slotOf(type)] & m_colors[slotOf(color)];
    }
    Bitboard occupied() const { return m_colors[0] | m_colors[1]; }
    Bitboard castlingRooks() const { return m_castlingRooks; }
    /// The en passant square, or no square.
    Bitboard enPassant() const { return m_enPassant; }

    /// The board after a move of `us`.
    template <Color us>
    QuickBoard after(Move move) const
    {
        QuickBoard next = *this;
        next.m_enPassant = {};
        const Bitboard from(move.from());
        const Bitboard to(move.to());
        if (move.kind() == MoveKind::Castling) {
            next.castle<us>(move.from(), move.to());
            return next;
        }

        if (next.m_colors[slotOf(opponentOf(us))].intersects(to)) {
            next.m_colors[slotOf(opponentOf(us))] ^= to;
            for (Bitboard &squares : next.m_types)
                squares = squares.without(to);
        }
        next.m_colors[slotOf(us)] ^= from | to;
        next.m_types[slotOf(move.piece())] ^= from | to;
        next.m_castlingRooks = next.m_castlingRooks.without(from | to);
        if (move.piece() == PieceType::King)
            next.m_castlingRooks = next.m_castlingRooks.without(Bitboard(homeRankOf(us)));

        const Bitboard behind = to.shifted(forwardOf(opponentOf(us)));
        if (const auto promotion = move.promotion()) {
            next.m_types[slotOf(PieceType::Pawn)] ^= to;
            next.m_types[slotOf(*promotion)] ^= to;
        } else if (move.kind() == MoveKind::DoublePush) {
            next.m_enPassant = behind;
        } else if (move.kind() == MoveKind::EnPassant) {
            next.m_types[slotOf(PieceType::Pawn)] ^= behind;
            next.m_colors[slotOf(opponentOf(us))] ^= behind;
        }
        return next;
    }

private:
    template <typename T>
    static constexpr std::size_t slotOf(T value)
    {
        return static_cast<std::size_t>(value);
    }

    template <Color us>
    void castle(Square king, Square rook)
    {
        const CastlingTarget target =
            castlingTarget(us, rook > king ? CastlingSide::King : CastlingSide::Queen);
        // King and rook may come to each other's squares, so both leave before they arrive.
        m_types[slotOf(PieceType::King)] =
            Bitboard(target.king) | m_types[slotOf(PieceType::King)].without(Bitboard(king));
        m_types[slotOf(PieceType::Rook)] =
            Bitboard(target.rook) | m_types[slotOf(PieceType::Rook)].without(Bitboard(rook));
        m_colors[slotOf(us)] =
            m_colors[slotOf(us)].without({king, rook}) | Bitboard{target.king, target.rook};
        m_castlingRooks = m_castlingRooks.without(Bitboard(homeRankOf(us)));
    }

    std::array<Bitboard, 6> m_types;
    std::array<Bitboard, 2> m_colors;
    Bitboard m_castlingRooks;
    Bitboard m_enPassant;
};

} // namespace chess
