#include "src/moves/destinations.h"

#include "src/attacks/pawns.h"
#include "src/attacks/piece_attacks.h"
#include "src/attacks/rays.h"
#include "src/moves/castling.h"
#include "src/moves/move.h"

namespace chess {

namespace {

/// Whether the king is safe after that capture. Two pawns leave the rank at once and one comes to
/// the square behind, so only the resulting arrangement tells.
bool isEnPassantLegal(const Position &position, Square from, Square to, Square king)
{
    const Color color = position.turn();
    const Square captured = capturedEnPassant(from, to);
    const Bitboard after = position.occupied().without({from, captured}) | Bitboard(to);
    const Bitboard attackers = attackersOf(position, king, opponentOf(color), after);
    return attackers.without(Bitboard(captured)).isEmpty();
}

/// The squares a king comes to by castling, as `mayCastle` finds.
template <typename Predicate>
Bitboard castlingDestinations(const Position &position, Color color, Predicate mayCastle)
{
    Bitboard destinations;
    for (const CastlingSide side : castlingSides) {
        if (mayCastle(position, color, side))
            destinations.insert(castlingTarget(color, side).king);
    }
    return destinations;
}

} // namespace

Bitboard enPassantCapture(const Position &position, Piece piece, Square square)
{
    const std::optional<Square> target = position.enPassant();
    if (piece.type != PieceType::Pawn || piece.color != position.turn() || !target)
        return {};
    return pawnAttacks(square, piece.color) & Bitboard(*target);
}

PieceReach reachOf(const Position &position, Square square)
{
    const std::optional<Piece> piece = position.pieceAt(square);
    if (!piece)
        return {};
    const Bitboard own = position.pieces(piece->color);
    const Bitboard enemies = position.pieces(opponentOf(piece->color));
    const Bitboard empty = ~(own | enemies);

    PieceReach reach;
    reach.attacks = attackSet(*piece, square, own | enemies);
    reach.captures = reach.attacks & enemies;
    reach.blocked = reach.attacks & own;
    if (piece->type == PieceType::Pawn) {
        reach.captures |= enPassantCapture(position, *piece, square);
        reach.quiets = pawnPushes(Bitboard(square), piece->color, empty);
    } else {
        reach.quiets = reach.attacks & empty;
    }
    if (piece->type == PieceType::King && castlingKing(position, piece->color) == square)
        reach.quiets |= castlingDestinations(position, piece->color, canCastle);
    return reach;
}

Bitboard destinations(const Position &position, Square square)
{
    return reachOf(position, square).destinations();
}

Bitboard legalDestinations(const Position &position, Square square)
{
    const std::optional<Piece> piece = position.pieceAt(square);
    if (!piece)
        return {};
    return legalDestinations(position, square, kingSafetyOf(position, piece->color));
}

Bitboard legalDestinations(const Position &position, Square square, const KingSafety &safety)
{
    const std::optional<Piece> piece = position.pieceAt(square);
    const std::optional<Square> king = piece ? position.king(piece->color) : std::nullopt;
    if (!king)
        return {};
    if (square == *king) {
        // Not out of reachOf: there a castling and a step to the same square are one.
        const Bitboard steps =
            attackSet(*piece, square, {}).without(position.pieces(piece->color) | safety.danger);
        return steps | castlingDestinations(position, piece->color, canCastleLegally);
    }

    const Bitboard enPassant = enPassantCapture(position, *piece, square);
    Bitboard legal = destinations(position, square).without(enPassant) & safety.checkMask;
    if (safety.pinned.contains(square))
        legal &= lineThrough(*king, square);
    for (const Square target : enPassant) {
        if (isEnPassantLegal(position, square, target, *king))
            legal.insert(target);
    }
    return legal;
}

} // namespace chess
