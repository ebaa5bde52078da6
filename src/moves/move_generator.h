#pragma once

#include "src/attacks/leapers.h"
#include "src/attacks/pawns.h"
#include "src/attacks/sliders.h"
#include "src/moves/castling.h"
#include "src/moves/move_sinks.h"
#include "src/moves/quick_board.h"

namespace chess {

/// Finds all legal moves of one side and hands them to a MoveSink, such as a MoveCounter or a
/// MoveVisitor.
///
/// Legality is known before a move is made, from a few masks: the squares a king may not enter, the
/// squares that answer a check, and the lines of the pins (Peter Ellis Jones, "Generating legal
/// chess moves efficiently").
///
/// What every position needs is always inlined: left to themselves compilers call some of it, which
/// keeps the masks in memory and costs an eighth of the speed.
template <Color us>
class MoveGenerator {
public:
    /// Precondition: `us` has exactly one king.
    [[gnu::always_inline]] explicit MoveGenerator(const QuickBoard &board)
        : m_board(board), m_king(*board.kings(us).begin())
    {
        m_checkers = (knightAttacks(m_king) & board.knights(them)) |
                     (pawnAttacks(m_king, us) & board.pawns(them));
        m_diagonalPins = takeSnipers(diagonalsThrough(m_king) & board.diagonalSliders(them));
        m_orthogonalPins = takeSnipers(orthogonalsThrough(m_king) & board.orthogonalSliders(them));
        m_checkMask = Bitboard::full();
        if (!m_checkers.isEmpty())
            m_checkMask = m_checkers | squaresBetween(m_king, *m_checkers.first());
    }

    template <MoveSink Sink>
    [[gnu::always_inline]] void generate(Sink &sink) const
    {
        addKingMoves(sink);
        if (m_checkers.count() > 1)
            return; // only the king can answer two checks
        addPieces(sink);
        addPawnMoves(sink);
        addEnPassant(sink);
    }

private:
    static constexpr Color them = opponentOf(us);

    /// Of enemy sliders that look along a line at the king, those with nothing between give check,
    /// and a single piece between is pinned to the squares of the line, the slider's own included.
    ///
    /// Whether that piece is ours is not asked, nor whether there is one: where none of ours stands
    /// on a line, its squares bind nobody. Choosing values instead of ways leaves the processor
    /// nothing to foresee.
    [[gnu::always_inline]] Bitboard takeSnipers(Bitboard snipers)
    {
        Bitboard pins;
        for (const Square sniper : snipers) {
            const Bitboard between = squaresBetween(m_king, sniper);
            const Bitboard shields = between & m_occupied;
            const Bitboard line = between | Bitboard(sniper);
            m_checkers |= shields.isEmpty() ? Bitboard(sniper) : Bitboard();
            pins |= shields.count() <= 1 ? line : Bitboard();
        }
        return pins;
    }

    template <MoveSink Sink>
    [[gnu::always_inline]] void addKingMoves(Sink &sink) const
    {
        const Bitboard steps = kingAttacks(m_king).without(m_own);
        const Bitboard rooks = m_board.castlingRooks() & m_own;
        // In many positions the king has nowhere to go, and what the enemy attacks does not matter.
        if ((steps | rooks).isEmpty())
            return;
        const Bitboard danger = dangerSquares();
        sink.addKing(m_king, steps.without(danger));
        if (!rooks.isEmpty() && m_checkers.isEmpty())
            addCastlings(sink, rooks, danger);
    }

    /// What the enemy attacks with our king lifted off the board.
    [[gnu::always_inline]] Bitboard dangerSquares() const
    {
        const Bitboard seenThrough = m_occupied.without(Bitboard(m_king));
        Bitboard danger = pawnAttacks(m_board.pawns(them), them);
        danger |= knightAttacks(m_board.knights(them));
        for (const Square square : m_board.diagonalSliders(them))
            danger |= bishopAttacks(square, seenThrough);
        for (const Square square : m_board.orthogonalSliders(them))
            danger |= rookAttacks(square, seenThrough);
        for (const Square square : m_board.kings(them))
            danger |= kingAttacks(square);
        return danger;
    }

    template <MoveSink Sink>
    void addCastlings(Sink &sink, Bitboard rooks, Bitboard danger) const
    {
        for (const Square rook : rooks) {
            const CastlingTarget target = castlingTarget(us, castlingSideOf(m_king, rook));
            const Bitboard kingPath = squaresBetween(m_king, target.king) | Bitboard(target.king);
            const Bitboard rookPath = squaresBetween(rook, target.rook) | Bitboard(target.rook);
            const Bitboard others = m_occupied.without({m_king, rook});
            // A rook that shields its king along the rank would leave it bare (Chess960).
            if (!(kingPath | rookPath).intersects(others) && !kingPath.intersects(danger) &&
                !m_orthogonalPins.contains(rook))
                sink.addCastling(m_king, rook);
        }
    }

    template <MoveSink Sink>
    [[gnu::always_inline]] void addPieces(Sink &sink) const
    {
        const Bitboard targets = m_checkMask.without(m_own);
        for (const Square from : m_board.knights(us).without(m_diagonalPins | m_orthogonalPins))
            sink.addKnight(from, knightAttacks(from) & targets);

        // A slider pinned on one kind of line cannot move along the other. Along its own kind it
        // meets no squares of pins but those of its own. Pins are rare: here and below a branch
        // that is foreseen costs less than masks for nothing.
        for (const Square from : m_board.diagonalSliders(us).without(m_orthogonalPins)) {
            Bitboard to = bishopAttacks(from, m_occupied) & targets;
            if (m_diagonalPins.contains(from))
                to &= m_diagonalPins;
            sink.addSlider(from, to);
        }
        for (const Square from : m_board.orthogonalSliders(us).without(m_diagonalPins)) {
            Bitboard to = rookAttacks(from, m_occupied) & targets;
            if (m_orthogonalPins.contains(from))
                to &= m_orthogonalPins;
            sink.addSlider(from, to);
        }
    }

    template <MoveSink Sink>
    [[gnu::always_inline]] void addPawnMoves(Sink &sink) const
    {
        constexpr Direction forward = forwardOf(us);
        constexpr Bitboard thirdRank(rankOf(us, Rank::Three));
        const Bitboard pawns = m_board.pawns(us);
        const Bitboard empty = ~m_occupied;

        Bitboard pushed =
            pawns.without(m_diagonalPins | m_orthogonalPins).template shifted<forward>();
        if (pawns.intersects(m_orthogonalPins))
            pushed |=
                (pawns.without(m_diagonalPins) & m_orthogonalPins).template shifted<forward>() &
                m_orthogonalPins;
        const Bitboard single = pushed & empty;
        const Bitboard twice = (single & thirdRank).template shifted<forward>() & empty;
        addPawnTargets(sink, single & m_checkMask, offsetOf(forward));
        sink.addDoublePushes(twice & m_checkMask, 2 * offsetOf(forward));

        constexpr bool isWhite = us == Color::White;
        addCaptures<isWhite ? Direction::NorthWest : Direction::SouthWest>(sink, pawns);
        addCaptures<isWhite ? Direction::NorthEast : Direction::SouthEast>(sink, pawns);
    }

    template <Direction direction, MoveSink Sink>
    [[gnu::always_inline]] void addCaptures(Sink &sink, Bitboard pawns) const
    {
        Bitboard to =
            pawns.without(m_diagonalPins | m_orthogonalPins).template shifted<direction>();
        if (pawns.intersects(m_diagonalPins))
            to |= (pawns.without(m_orthogonalPins) & m_diagonalPins).template shifted<direction>() &
                  m_diagonalPins;
        addPawnTargets(sink, to & m_enemies & m_checkMask, offsetOf(direction));
    }

    template <MoveSink Sink>
    [[gnu::always_inline]] void addPawnTargets(Sink &sink, Bitboard targets, int offset) const
    {
        constexpr Bitboard lastRank(homeRankOf(them));
        sink.addPawns(targets.without(lastRank), offset);
        if (targets.intersects(lastRank))
            sink.addPromotions(targets & lastRank, offset);
    }

    template <MoveSink Sink>
    void addEnPassant(Sink &sink) const
    {
        if (m_board.enPassant().isEmpty())
            return;
        const Square to = *m_board.enPassant().first();
        const Bitboard captured = m_board.enPassant().template shifted<forwardOf(them)>();
        for (const Square from : pawnAttacks(to, them) & m_board.pawns(us)) {
            // Two pawns leave the rank at once, so only the resulting arrangement tells.
            const Bitboard after =
                m_occupied.without(Bitboard(from) | captured) | m_board.enPassant();
            const Bitboard sliders =
                (bishopAttacks(m_king, after) & m_board.diagonalSliders(them)) |
                (rookAttacks(m_king, after) & m_board.orthogonalSliders(them));
            const Bitboard leapers = m_checkers & (m_board.knights(them) | m_board.pawns(them));
            if (leapers.isSubsetOf(captured) && sliders.isEmpty())
                sink.addEnPassant(from, to);
        }
    }

    const QuickBoard &m_board;
    Square m_king;
    Bitboard m_own = m_board.pieces(us);
    Bitboard m_enemies = m_board.pieces(them);
    Bitboard m_occupied = m_own | m_enemies;
    Bitboard m_checkers;
    /// Where another piece than the king may go: everywhere, or to answer the one check.
    Bitboard m_checkMask;
    /// The lines that bind a piece between king and slider to themselves, see takeSnipers().
    Bitboard m_diagonalPins;
    Bitboard m_orthogonalPins;
};

} // namespace chess
