#pragma once

#include "src/board/bitboard.h"
#include "src/board/piece.h"
#include "src/board/position.h"

namespace chess {

/// The squares that a set of pawns of one colour attacks, whether or not anything stands there.
constexpr Bitboard pawnAttacks(Bitboard pawns, Color color)
{
    if (color == Color::White)
        return pawns.shifted<Direction::NorthWest>() | pawns.shifted<Direction::NorthEast>();
    return pawns.shifted<Direction::SouthWest>() | pawns.shifted<Direction::SouthEast>();
}

constexpr Bitboard pawnAttacks(Square square, Color color)
{
    return pawnAttacks(Bitboard(square), color);
}

/// The empty squares a set of pawns can step to: one forward, and two from their second rank over
/// an empty square. Pawns on their own first rank have the single step only.
constexpr Bitboard pawnPushes(Bitboard pawns, Color color, Bitboard empty)
{
    const Direction forward = forwardOf(color);
    const Bitboard secondRank(rankOf(color, Rank::Two));
    const Bitboard overEmpty = (pawns & secondRank).shifted(forward) & empty;
    return (pawns.shifted(forward) | overEmpty.shifted(forward)) & empty;
}

} // namespace chess
