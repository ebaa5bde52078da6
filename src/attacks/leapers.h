#pragma once

#include "src/board/bitboard.h"
#include "src/board/every_square.h"

#include <span>
#include <utility>

namespace chess {

namespace detail {

/// The squares a leaper reaches, made as seed text 1 (Rustic, "Non-slider initialization") makes
/// them: for each of its steps and-not the squares where the step is impossible, shift by the
/// step's offset, and or the result in.
constexpr Bitboard attacksFrom(Square square, std::span<const Direction, 8> steps)
{
    Bitboard moves;
    for (const Direction step : steps) {
        const Bitboard canMove = Bitboard(square).without(impossibleSquares(step));
        moves |= canMove.shiftedByOffset(offsetOf(step));
    }
    return moves;
}

consteval EverySquare<Bitboard> leaperAttacks(std::span<const Direction, 8> steps)
{
    EverySquare<Bitboard> table;
    for (const Square square : allSquares)
        table[square] = attacksFrom(square, steps);
    return table;
}

inline constexpr EverySquare<Bitboard> kingTable = leaperAttacks(compassDirections);
inline constexpr EverySquare<Bitboard> knightTable = leaperAttacks(knightDirections);

} // namespace detail

/// The squares next to a square: what a king on it attacks.
/// ```
/// 5  . . . x x x . .
/// 4  . . . x K x . .   from e4
/// 3  . . . x x x . .
/// ```
constexpr Bitboard kingAttacks(Square square)
{
    return detail::kingTable[square];
}

/// The squares a knight's jump away.
constexpr Bitboard knightAttacks(Square square)
{
    return detail::knightTable[square];
}

/// The squares that a set of knights attacks, by eight masked shifts of them all.
constexpr Bitboard knightAttacks(Bitboard knights)
{
    return [knights]<std::size_t... I>(std::index_sequence<I...>)
    {
        return (knights.shifted<knightDirections[I]>() | ...);
    }
    (std::make_index_sequence<knightDirections.size()>());
}

static_assert(kingAttacks("a1"_sq) == Bitboard{"a2"_sq, "b1"_sq, "b2"_sq});
static_assert(kingAttacks("h8"_sq) == Bitboard{"g7"_sq, "g8"_sq, "h7"_sq});
static_assert(knightAttacks("a1"_sq) == Bitboard{"b3"_sq, "c2"_sq});
static_assert(knightAttacks("h8"_sq) == Bitboard{"f7"_sq, "g6"_sq});

} // namespace chess
