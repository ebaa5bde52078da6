#include "src/moves/refusal.h"

#include "src/attacks/leapers.h"
#include "src/attacks/pawns.h"
#include "src/attacks/piece_attacks.h"
#include "src/attacks/rays.h"
#include "src/moves/castling.h"

namespace chess {

namespace {

/// The castling a person means who takes a king from its square to another: to where castling
/// brings it, or to a rook of its own that can be the one. A step of the king is none.
std::optional<CastlingSide> castlingMeant(const Position &position, Piece piece, Square from,
                                          Square to)
{
    const Rank home = homeRankOf(piece.color);
    const bool isChess960 = position.isChess960();
    if (piece.type != PieceType::King || from.rank() != home || to.rank() != home ||
        (!isChess960 && from.file() != File::E))
        return std::nullopt;
    const bool isRookAtHome = isChess960 || to.file() == File::A || to.file() == File::H;
    if (isRookAtHome && position.pieceAt(to) == Piece{piece.color, PieceType::Rook})
        return castlingSideOf(from, to);
    for (const CastlingSide side : castlingSides) {
        if (castlingTarget(piece.color, side).king == to && !kingAttacks(from).contains(to))
            return side;
    }
    return std::nullopt;
}

/// Why a pawn does not go there; the squares ahead are told from those it could take on.
Refusal pawnRefusal(const Position &position, Piece pawn, Square from, Square to)
{
    Refusal refusal{RefusalKind::WayOfMoving, from, to, pawn};
    const Bitboard occupied = position.occupied();
    const Bitboard ahead = Bitboard(from).shifted(forwardOf(pawn.color));
    const Bitboard twoAhead = ahead.shifted(forwardOf(pawn.color));
    if (ahead.contains(to) || twoAhead.contains(to)) {
        const bool canStepTwice =
            pawnPushes(Bitboard(from), pawn.color, Bitboard::full()).contains(to);
        refusal.kind = canStepTwice ? RefusalKind::InTheWay : RefusalKind::DoubleStep;
        refusal.blockers = (ahead | (twoAhead & Bitboard(to))) & occupied;
    } else if (pawnAttacks(from, pawn.color).contains(to)) {
        const bool isPassing = to.rank() == rankOf(pawn.color, Rank::Six) &&
                               position.pieceAt(Square(to.file(), from.rank())) ==
                                   Piece{opponentOf(pawn.color), PieceType::Pawn};
        refusal.kind = occupied.contains(to) ? RefusalKind::OwnPiece
                       : isPassing           ? RefusalKind::NoneJustPassed
                                             : RefusalKind::NothingToTake;
    }
    return refusal;
}

/// Precondition: the piece has no pseudo-legal move to that square.
Refusal reasonAgainst(const Position &position, Piece piece, Square from, Square to)
{
    if (const auto side = castlingMeant(position, piece, from, to)) {
        if (auto refusal = castlingRefusal(position, *side))
            return *refusal;
    }
    if (from == to)
        return {RefusalKind::OwnPiece, from, to, piece};
    if (piece.type == PieceType::Pawn)
        return pawnRefusal(position, piece, from, to);
    Refusal refusal{RefusalKind::WayOfMoving, from, to, piece};
    if (!attackSet(piece, from, {}).contains(to))
        return refusal;
    refusal.blockers = squaresBetween(from, to) & position.occupied();
    refusal.kind = refusal.blockers.isEmpty() ? RefusalKind::OwnPiece : RefusalKind::InTheWay;
    return refusal;
}

} // namespace

std::optional<Refusal> refusalOf(const Position &position, Square from, Square to, MoveRule rule)
{
    const std::optional<Piece> piece = position.pieceAt(from);
    if (!piece)
        return Refusal{RefusalKind::NothingThere, from, to};
    if (piece->color != position.turn())
        return Refusal{RefusalKind::OtherTurn, from, to, piece};
    const auto moves = movesBetween(position, from, to, MoveRule::PseudoLegal);
    if (moves.empty())
        return reasonAgainst(position, *piece, from, to);
    if (rule == MoveRule::PseudoLegal || !movesBetween(position, from, to, rule).empty())
        return std::nullopt;
    return refusalOfIllegal(position, moves.front());
}

Refusal refusalOfIllegal(const Position &position, Move move)
{
    Refusal refusal{RefusalKind::NotLegal, move.from(), arrivalOf(move),
                    position.pieceAt(move.from())};
    if (move.kind() == MoveKind::Castling)
        refusal.castling = castlingSideOf(move);
    refusal.illegality = illegalityOf(position, move);
    return refusal;
}

std::optional<Refusal> castlingRefusal(const Position &position, CastlingSide side)
{
    const Color color = position.turn();
    if (canCastle(position, color, side))
        return std::nullopt;
    const std::optional<Square> king = castlingKing(position, color);
    const Square target = castlingTarget(color, side).king;
    Refusal refusal{RefusalKind::NoCastlingRight, king.value_or(target), target,
                    Piece{color, PieceType::King}};
    refusal.castling = side;
    if (castlingRook(position, color, side)) {
        refusal.kind = RefusalKind::CastlingInTheWay;
        refusal.blockers = castlingBlockers(position, color, side);
    }
    return refusal;
}

} // namespace chess
