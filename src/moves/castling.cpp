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
    return castlingRook(position, color, side) && castlingBlockers(position, color, side).isEmpty();
}

Bitboard castlingBlockers(const Position &position, Color color, CastlingSide side)
{
    const Square king = *castlingKing(position, color);
    const Square rook = *castlingRook(position, color, side);
    const CastlingTarget target = castlingTarget(color, side);
    const Bitboard paths = pathBetween(king, target.king) | pathBetween(rook, target.rook);
    return paths & position.occupied().without({king, rook});
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

std::optional<CastlingAttack> attackOnCastling(const Position &position, Color color,
                                               CastlingSide side)
{
    const Square king = *position.king(color);
    const Square target = castlingTarget(color, side).king;
    const Bitboard withoutKing = position.occupied().without(Bitboard(king));
    const auto attackOn = [&](CastlingStage stage, Square square,
                              Bitboard occupied) -> std::optional<CastlingAttack> {
        const Bitboard attackers = attackersOf(position, square, opponentOf(color), occupied);
        if (attackers.isEmpty())
            return std::nullopt;
        return CastlingAttack{stage, square, attackers};
    };

    if (const auto attack = attackOn(CastlingStage::Start, king, withoutKing))
        return attack;
    for (const Square square : castlingWay(position, color, side).without({king, target})) {
        if (const auto attack = attackOn(CastlingStage::Way, square, withoutKing))
            return attack;
    }
    if (const auto attack = attackOn(CastlingStage::Target, target, withoutKing))
        return attack;
    return attackOn(CastlingStage::After, target, occupiedAfterCastling(position, color, side));
}

bool canCastleLegally(const Position &position, Color color, CastlingSide side)
{
    return position.king(color) && canCastle(position, color, side) &&
           !attackOnCastling(position, color, side);
}

} // namespace chess
