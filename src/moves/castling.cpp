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
    const CastlingTarget target = castlingTarget(color, side);
    const Bitboard withoutKing = position.occupied().without(Bitboard(*king));
    for (const Square square : pathBetween(*king, target.king)) {
        if (!attackersOf(position, square, enemy, withoutKing).isEmpty())
            return false;
    }
    // In Chess960 the rook can have been what hid the king's destination from a rook or queen.
    const Square rook = *castlingRook(position, color, side);
    const Bitboard after = withoutKing.without(Bitboard(rook)) | Bitboard{target.king, target.rook};
    return attackersOf(position, target.king, enemy, after).isEmpty();
}

} // namespace chess
