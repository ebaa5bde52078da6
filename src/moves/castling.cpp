#include "src/moves/castling.h"

#include "src/attacks/piece_attacks.h"
#include "src/attacks/rays.h"

namespace chess {

namespace {

/// The squares a piece crosses on its way along the rank, both ends included.
Bitboard pathBetween(Square from, Square to)
{
    return squaresBetween(from, to) | Bitboard{from, to};
}

} // namespace

bool canCastle(const Position &position, Color color, CastlingSide side)
{
    const std::optional<Square> king = castlingKing(position, color);
    const std::optional<Square> rook = castlingRook(position, color, side);
    if (!king || !rook)
        return false;
    const CastlingTarget target = castlingTarget(color, side);
    const Bitboard paths = pathBetween(*king, target.king) | pathBetween(*rook, target.rook);
    const Bitboard others = position.occupied().without({*king, *rook});
    return !paths.intersects(others);
}

bool canCastleLegally(const Position &position, Color color, CastlingSide side)
{
    const std::optional<Square> king = position.king(color);
    if (!king || !canCastle(position, color, side))
        return false;
    const Color enemy = opponentOf(color);
    const Bitboard withoutKing = position.occupied().without(Bitboard(*king));
    for (const Square square : castlingWay(position, color, side)) {
        if (!attackersOf(position, square, enemy, withoutKing).isEmpty())
            return false;
    }
    return attackersOf(position, castlingTarget(color, side).king, enemy,
                       occupiedAfterCastling(position, color, side))
        .isEmpty();
}

Bitboard castlingWay(const Position &position, Color color, CastlingSide side)
{
    return pathBetween(*castlingKing(position, color), castlingTarget(color, side).king);
}

Bitboard occupiedAfterCastling(const Position &position, Color color, CastlingSide side)
{
    const CastlingTarget target = castlingTarget(color, side);
    const Bitboard gone{*castlingKing(position, color), *castlingRook(position, color, side)};
    return position.occupied().without(gone) | Bitboard{target.king, target.rook};
}

} // namespace chess
