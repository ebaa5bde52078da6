#pragma once

#include "src/attacks/pawns.h"
#include "src/board/position.h"
#include "src/moves/castling.h"
#include "src/moves/move.h"

#include <array>

namespace chess {

/// A position stripped to what legal moves depend on, made to be copied for every move: no clocks,
/// no promises kept by checking, and a queen stands in two sets, for it moves as a bishop and as a
/// rook. So nothing need ask which of the three a slider is.
///
/// Which side moves is not stored: the functions that take a board know it as a template argument.
class QuickBoard {
public:
    explicit QuickBoard(const Position &position)
        : m_pawns(position.pieces(PieceType::Pawn))
        , m_knights(position.pieces(PieceType::Knight))
        , m_diagonal(position.pieces(PieceType::Bishop) | position.pieces(PieceType::Queen))
        , m_orthogonal(position.pieces(PieceType::Rook) | position.pieces(PieceType::Queen))
        , m_kings(position.pieces(PieceType::King))
        , m_colors{position.pieces(Color::White), position.pieces(Color::Black)}
        , m_castlingRooks(position.castlingRooks())
    {
        if (position.enPassant())
            m_enPassant = Bitboard(*position.enPassant());
    }

    Bitboard pieces(Color color) const { return m_colors[slotOf(color)]; }
    Bitboard pawns(Color color) const { return m_pawns & pieces(color); }
    Bitboard knights(Color color) const { return m_knights & pieces(color); }
    /// Bishops and queens.
    Bitboard diagonalSliders(Color color) const { return m_diagonal & pieces(color); }
    /// Rooks and queens.
    Bitboard orthogonalSliders(Color color) const { return m_orthogonal & pieces(color); }
    Bitboard kings(Color color) const { return m_kings & pieces(color); }
    Bitboard castlingRooks() const { return m_castlingRooks; }
    /// The en passant square, or no square.
    Bitboard enPassant() const { return m_enPassant; }

    /// The kind of a slider. Precondition: one stands on the square.
    PieceType sliderOn(Square square) const
    {
        if (!m_orthogonal.contains(square))
            return PieceType::Bishop;
        return m_diagonal.contains(square) ? PieceType::Queen : PieceType::Rook;
    }

    /// All there is to it as words, of which two boards differ in one at least.
    std::array<Bitboard, 7> words() const
    {
        // Castling rooks stand on the first ranks, the en passant square never does.
        return {m_pawns,
                m_knights,
                m_diagonal,
                m_orthogonal,
                m_kings,
                m_colors[0],
                m_castlingRooks | m_enPassant};
    }

    // The board after a move of `us`, for every kind of move.

    template <Color us>
    QuickBoard afterKnight(Square from, Square to) const
    {
        QuickBoard next = afterArrival<us>(from, to);
        next.m_knights ^= Bitboard(from) | Bitboard(to);
        return next;
    }

    template <Color us>
    QuickBoard afterSlider(Square from, Square to) const
    {
        QuickBoard next = afterArrival<us>(from, to);
        next.m_diagonal = moved(next.m_diagonal, from, to);
        next.m_orthogonal = moved(next.m_orthogonal, from, to);
        return next;
    }

    template <Color us>
    QuickBoard afterKing(Square from, Square to) const
    {
        QuickBoard next = afterArrival<us>(from, to);
        next.m_kings ^= Bitboard(from) | Bitboard(to);
        next.m_castlingRooks = next.m_castlingRooks.without(Bitboard(homeRankOf(us)));
        return next;
    }

    template <Color us>
    QuickBoard afterPawn(Square from, Square to) const
    {
        QuickBoard next = afterArrival<us>(from, to);
        next.m_pawns ^= Bitboard(from) | Bitboard(to);
        return next;
    }

    template <Color us>
    QuickBoard afterDoublePush(Square from, Square to) const
    {
        QuickBoard next = afterPawn<us>(from, to);
        const Bitboard passed = Bitboard(to).shifted<forwardOf(opponentOf(us))>();
        // Where nobody can capture there, the square means nothing and would make equal boards
        // differ.
        if (pawnAttacks(passed, us).intersects(pawns(opponentOf(us))))
            next.m_enPassant = passed;
        return next;
    }

    template <Color us>
    QuickBoard afterEnPassant(Square from, Square to) const
    {
        QuickBoard next = afterPawn<us>(from, to);
        const Bitboard captured = Bitboard(to).shifted<forwardOf(opponentOf(us))>();
        next.m_pawns ^= captured;
        next.m_colors[slotOf(opponentOf(us))] ^= captured;
        return next;
    }

    template <Color us>
    QuickBoard afterPromotion(Square from, Square to, PieceType promotion) const
    {
        QuickBoard next = afterArrival<us>(from, to);
        next.m_pawns ^= Bitboard(from);
        if (promotion == PieceType::Knight)
            next.m_knights.insert(to);
        if (promotion == PieceType::Bishop || promotion == PieceType::Queen)
            next.m_diagonal.insert(to);
        if (promotion == PieceType::Rook || promotion == PieceType::Queen)
            next.m_orthogonal.insert(to);
        return next;
    }

    template <Color us>
    QuickBoard afterCastling(Square king, Square rook) const
    {
        const CastlingTarget target = castlingTarget(us, castlingSideOf(king, rook));
        QuickBoard next = *this;
        // King and rook may come to each other's squares, so both leave before they arrive.
        next.m_kings = m_kings.without(Bitboard(king)) | Bitboard(target.king);
        next.m_orthogonal = m_orthogonal.without(Bitboard(rook)) | Bitboard(target.rook);
        next.m_colors[slotOf(us)] =
            pieces(us).without({king, rook}) | Bitboard{target.king, target.rook};
        next.m_castlingRooks = m_castlingRooks.without(Bitboard(homeRankOf(us)));
        next.m_enPassant = {};
        return next;
    }

    template <Color us>
    QuickBoard after(Move move) const
    {
        switch (move.kind()) {
        case MoveKind::Ordinary:
            break;
        case MoveKind::DoublePush:
            return afterDoublePush<us>(move.from(), move.to());
        case MoveKind::EnPassant:
            return afterEnPassant<us>(move.from(), move.to());
        case MoveKind::Promotion:
            return afterPromotion<us>(move.from(), move.to(), *move.promotion());
        case MoveKind::Castling:
            return afterCastling<us>(move.from(), move.to());
        }
        switch (move.piece()) {
        case PieceType::Pawn:
            return afterPawn<us>(move.from(), move.to());
        case PieceType::Knight:
            return afterKnight<us>(move.from(), move.to());
        case PieceType::King:
            return afterKing<us>(move.from(), move.to());
        default:
            return afterSlider<us>(move.from(), move.to());
        }
    }

private:
    static constexpr std::size_t slotOf(Color color) { return static_cast<std::size_t>(color); }

    /// The set with the square `from` moved to `to`, if it holds it at all; without a branch, which
    /// the processor could not foresee.
    static Bitboard moved(Bitboard set, Square from, Square to)
    {
        const std::uint64_t held = set.word() >> from.index() & 1;
        return set ^ Bitboard::fromWord(held << from.index() | held << to.index());
    }

    /// What every piece leaves behind and takes but for itself, which is in no set of a kind yet at
    /// `to` and still in its own at `from`.
    template <Color us>
    QuickBoard afterArrival(Square from, Square to) const
    {
        const Bitboard arrival(to);
        QuickBoard next = *this;
        next.m_colors[slotOf(us)] ^= Bitboard(from) | arrival;
        next.m_colors[slotOf(opponentOf(us))] = pieces(opponentOf(us)).without(arrival);
        next.m_pawns = m_pawns.without(arrival);
        next.m_knights = m_knights.without(arrival);
        next.m_diagonal = m_diagonal.without(arrival);
        next.m_orthogonal = m_orthogonal.without(arrival);
        next.m_castlingRooks = m_castlingRooks.without(Bitboard(from) | arrival);
        next.m_enPassant = {};
        return next;
    }

    Bitboard m_pawns;
    Bitboard m_knights;
    Bitboard m_diagonal;
    Bitboard m_orthogonal;
    Bitboard m_kings;
    std::array<Bitboard, 2> m_colors;
    Bitboard m_castlingRooks;
    Bitboard m_enPassant;
};

/// Calls a generic function with the side to move as a template argument.
template <typename Function>
auto withTurn(const Position &position, Function function)
{
    const QuickBoard board(position);
    return position.turn() == Color::White ? function.template operator()<Color::White>(board)
                                           : function.template operator()<Color::Black>(board);
}

} // namespace chess
