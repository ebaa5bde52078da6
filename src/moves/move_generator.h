#pragma once

#include "src/attacks/leapers.h"
#include "src/attacks/pawns.h"
#include "src/attacks/sliders.h"
#include "src/moves/move.h"
#include "src/moves/quick_board.h"

#include <cstdint>

namespace chess {

/// Takes the moves of a generator by counting them, without looking at each.
class MoveCounter {
public:
    std::uint64_t count() const { return m_count; }

    void addPiece(PieceType, Square, Bitboard targets) { m_count += countOf(targets); }
    void addPawns(Bitboard targets, int, MoveKind) { m_count += countOf(targets); }
    void addPromotions(Bitboard targets, int) { m_count += 4 * countOf(targets); }
    void addSingle(Move) { ++m_count; }

private:
    static std::uint64_t countOf(Bitboard targets)
    {
        return static_cast<std::uint64_t>(targets.count());
    }

    std::uint64_t m_count = 0;
};

/// Takes the moves of a generator by calling a function with each.
template <typename Visitor>
class MoveVisitor {
public:
    explicit MoveVisitor(Visitor visit) : m_visit(visit) {}

    void addPiece(PieceType piece, Square from, Bitboard targets)
    {
        for (const Square to : targets)
            m_visit(Move(piece, from, to));
    }
    /// `offset` is the way the pawns have come, as a change of index.
    void addPawns(Bitboard targets, int offset, MoveKind kind)
    {
        for (const Square to : targets)
            m_visit(Move(PieceType::Pawn, Square::fromIndex(to.index() - offset), to, kind));
    }
    void addPromotions(Bitboard targets, int offset)
    {
        for (const Square to : targets) {
            const Square from = Square::fromIndex(to.index() - offset);
            for (const PieceType promotion :
                 {PieceType::Queen, PieceType::Rook, PieceType::Bishop, PieceType::Knight})
                m_visit(Move(PieceType::Pawn, from, to, MoveKind::Promotion, promotion));
        }
    }
    void addSingle(Move move) { m_visit(move); }

private:
    Visitor m_visit;
};

/// Finds all legal moves of one side and hands them to a sink, a MoveCounter or a MoveVisitor, in
/// sets of targets as far as possible.
///
/// Legality is known before a move is made, from a few masks: the squares a king may not enter, the
/// squares that answer a check, and the lines of the pins (Peter Ellis Jones, "Generating legal
/// chess moves efficiently").
template <Color us>
class MoveGenerator {
public:
    /// Precondition: `us` has exactly one king.
    explicit MoveGenerator(const QuickBoard &board)
        : m_board(board), m_king(*board.pieces(us, PieceType::King).first())
    {
        findCheckers();
        findPins();
    }

    bool isInCheck() const { return !m_checkers.isEmpty(); }

    template <typename Sink>
    void generate(Sink &sink) const
    {
        const Bitboard danger = dangerSquares();
        sink.addPiece(PieceType::King, m_king, kingAttacks(m_king).without(m_own | danger));
        if (m_checkers.isEmpty())
            addCastlings(sink, danger);
        else if (m_checkers.count() > 1)
            return; // only the king can answer two checks
        addPieces(sink);
        addPawnMoves(sink);
        addEnPassant(sink);
    }

private:
    static constexpr Color them = opponentOf(us);

    Bitboard diagonalSliders(Color color) const
    {
        return m_board.pieces(color, PieceType::Bishop) | m_board.pieces(color, PieceType::Queen);
    }
    Bitboard straightSliders(Color color) const
    {
        return m_board.pieces(color, PieceType::Rook) | m_board.pieces(color, PieceType::Queen);
    }

    void findCheckers()
    {
        m_leaperCheckers = (knightAttacks(m_king) & m_board.pieces(them, PieceType::Knight)) |
                           (pawnAttacks(m_king, us) & m_board.pieces(them, PieceType::Pawn));
        m_checkers = m_leaperCheckers | sliderCheckers(m_occupied);
        if (m_checkers.isEmpty())
            m_answers = Bitboard::full();
        else
            m_answers = m_checkers | squaresBetween(m_king, *m_checkers.first());
    }

    Bitboard sliderCheckers(Bitboard occupied) const
    {
        return (bishopAttacks(m_king, occupied) & diagonalSliders(them)) |
               (rookAttacks(m_king, occupied) & straightSliders(them));
    }

    void findPins()
    {
        const auto linesTo = [this](Bitboard snipers) {
            Bitboard lines;
            for (const Square sniper : snipers) {
                const Bitboard between = squaresBetween(m_king, sniper);
                if ((between & m_own).count() == 1)
                    lines |= between | Bitboard(sniper);
            }
            return lines;
        };
        m_diagonalPins = linesTo(bishopAttacks(m_king, m_enemies) & diagonalSliders(them));
        m_straightPins = linesTo(rookAttacks(m_king, m_enemies) & straightSliders(them));
    }

    /// What the enemy attacks with our king lifted off the board.
    Bitboard dangerSquares() const
    {
        const Bitboard seenThrough = m_occupied.without(Bitboard(m_king));
        Bitboard danger = pawnAttacks(m_board.pieces(them, PieceType::Pawn), them);
        for (const Square square : m_board.pieces(them, PieceType::Knight))
            danger |= knightAttacks(square);
        for (const Square square : diagonalSliders(them))
            danger |= bishopAttacks(square, seenThrough);
        for (const Square square : straightSliders(them))
            danger |= rookAttacks(square, seenThrough);
        for (const Square square : m_board.pieces(them, PieceType::King))
            danger |= kingAttacks(square);
        return danger;
    }

    template <typename Sink>
    void addCastlings(Sink &sink, Bitboard danger) const
    {
        for (const Square rook : m_board.castlingRooks() & m_own) {
            const CastlingSide side = rook > m_king ? CastlingSide::King : CastlingSide::Queen;
            const CastlingTarget target = castlingTarget(us, side);
            const Bitboard kingPath = squaresBetween(m_king, target.king) | Bitboard(target.king);
            const Bitboard rookPath = squaresBetween(rook, target.rook) | Bitboard(target.rook);
            const Bitboard others = m_occupied.without({m_king, rook});
            // A rook that shields its king along the rank would leave it bare (Chess960).
            if (!(kingPath | rookPath).intersects(others) && !kingPath.intersects(danger) &&
                !m_straightPins.contains(rook))
                sink.addSingle(Move(PieceType::King, m_king, rook, MoveKind::Castling));
        }
    }

    template <typename Sink>
    void addPieces(Sink &sink) const
    {
        const Bitboard targets = m_answers.without(m_own);
        const Bitboard pinned = m_diagonalPins | m_straightPins;
        for (const Square from : m_board.pieces(us, PieceType::Knight).without(pinned))
            sink.addPiece(PieceType::Knight, from, knightAttacks(from) & targets);

        // A slider pinned on one kind of line cannot move along the other. Along its own kind it
        // meets no squares of pins but those of its own.
        const auto addSliders = [&](PieceType type, Bitboard otherPins, Bitboard pins,
                                    auto attacksFrom) {
            for (const Square from : m_board.pieces(us, type).without(otherPins)) {
                const Bitboard to = attacksFrom(from) & targets;
                sink.addPiece(type, from, pins.contains(from) ? to & pins : to);
            }
        };
        const auto diagonal = [&](Square from) {
            return bishopAttacks(from, m_occupied);
        };
        const auto straight = [&](Square from) {
            return rookAttacks(from, m_occupied);
        };
        addSliders(PieceType::Bishop, m_straightPins, m_diagonalPins, diagonal);
        addSliders(PieceType::Queen, m_straightPins, m_diagonalPins, diagonal);
        addSliders(PieceType::Rook, m_diagonalPins, m_straightPins, straight);
        addSliders(PieceType::Queen, m_diagonalPins, m_straightPins, straight);
    }

    template <typename Sink>
    void addPawnMoves(Sink &sink) const
    {
        constexpr Direction forward = forwardOf(us);
        constexpr Bitboard thirdRank(us == Color::White ? Rank::Three : Rank::Six);
        const Bitboard pawns = m_board.pieces(us, PieceType::Pawn);
        const Bitboard empty = ~m_occupied;

        const Bitboard pushing = pawns.without(m_diagonalPins);
        const Bitboard single = (pushing.without(m_straightPins).shifted(forward) |
                                 ((pushing & m_straightPins).shifted(forward) & m_straightPins)) &
                                empty;
        const Bitboard twice = (single & thirdRank).shifted(forward) & empty;
        addPawnTargets(sink, single & m_answers, offsetOf(forward));
        sink.addPawns(twice & m_answers, 2 * offsetOf(forward), MoveKind::DoublePush);

        const Bitboard capturing = pawns.without(m_straightPins);
        const Bitboard targets = m_enemies & m_answers;
        const auto addCaptures = [&](Direction direction) {
            const Bitboard free = capturing.without(m_diagonalPins).shifted(direction);
            const Bitboard bound = (capturing & m_diagonalPins).shifted(direction) & m_diagonalPins;
            addPawnTargets(sink, (free | bound) & targets, offsetOf(direction));
        };
        addCaptures(us == Color::White ? Direction::NorthWest : Direction::SouthWest);
        addCaptures(us == Color::White ? Direction::NorthEast : Direction::SouthEast);
    }

    template <typename Sink>
    void addPawnTargets(Sink &sink, Bitboard targets, int offset) const
    {
        constexpr Bitboard lastRank(homeRankOf(them));
        sink.addPawns(targets.without(lastRank), offset, MoveKind::Ordinary);
        if (targets.intersects(lastRank))
            sink.addPromotions(targets & lastRank, offset);
    }

    template <typename Sink>
    void addEnPassant(Sink &sink) const
    {
        if (m_board.enPassant().isEmpty())
            return;
        const Square to = *m_board.enPassant().first();
        const Bitboard captured = m_board.enPassant().shifted(forwardOf(them));
        for (const Square from : pawnAttacks(to, them) & m_board.pieces(us, PieceType::Pawn)) {
            // Two pawns leave the rank at once, so only the resulting arrangement tells.
            const Bitboard after =
                m_occupied.without(Bitboard(from) | captured) | m_board.enPassant();
            if (m_leaperCheckers.isSubsetOf(captured) && sliderCheckers(after).isEmpty())
                sink.addSingle(Move(PieceType::Pawn, from, to, MoveKind::EnPassant));
        }
    }

    const QuickBoard &m_board;
    Square m_king;
    Bitboard m_own = m_board.pieces(us);
    Bitboard m_enemies = m_board.pieces(them);
    Bitboard m_occupied = m_own | m_enemies;
    Bitboard m_checkers;
    Bitboard m_leaperCheckers;
    /// Where another piece than the king may go: everywhere, or to answer the one check.
    Bitboard m_answers;
    /// The squares between the king and each pinning slider, the slider included.
    Bitboard m_diagonalPins;
    Bitboard m_straightPins;
};

} // namespace chess
