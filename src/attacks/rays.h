#pragma once

#include "src/board/bitboard.h"
#include "src/board/every_square.h"

#include <array>
#include <cstdint>
#include <span>

namespace chess {

namespace detail {

using RayTable = std::array<EverySquare<Bitboard>, compassDirections.size()>;

consteval RayTable makeRayTable()
{
    RayTable rays{};
    for (const Direction direction : compassDirections) {
        for (const Square square : allSquares) {
            Bitboard ray;
            for (Bitboard step = Bitboard(square).shifted(direction); !step.isEmpty();
                 step = step.shifted(direction))
                ray |= step;
            rays[static_cast<std::size_t>(direction)][square] = ray;
        }
    }
    return rays;
}

inline constexpr RayTable rayTable = makeRayTable();

} // namespace detail

/// The squares from `square`, itself left out, to the edge.
/// Precondition: one of the eight `compassDirections`.
constexpr Bitboard rayFrom(Square square, Direction direction)
{
    return detail::rayTable[static_cast<std::size_t>(direction)][square];
}

/// The line through a square in a direction and its opposite, edge to edge, the square included.
/// Precondition: one of the eight `compassDirections`.
template <Direction direction>
constexpr Bitboard lineInDirection(Square square)
{
    return rayFrom(square, direction) | rayFrom(square, oppositeOf(direction)) | Bitboard(square);
}

namespace detail {

struct LineTables {
    EverySquare<EverySquare<Bitboard>> between;
    EverySquare<EverySquare<Bitboard>> line;
};

consteval LineTables makeLineTables()
{
    LineTables tables{};
    for (const Square from : allSquares) {
        for (const Direction direction : compassDirections) {
            const Bitboard ray = rayFrom(from, direction);
            const Bitboard line = ray | rayFrom(from, oppositeOf(direction)) | Bitboard(from);
            for (const Square to : ray) {
                tables.between[from][to] = ray.without(rayFrom(to, direction) | Bitboard(to));
                tables.line[from][to] = line;
            }
        }
    }
    return tables;
}

inline constexpr LineTables lineTables = makeLineTables();

} // namespace detail

/// The squares strictly between two squares of a file, rank or diagonal; empty for any other two.
constexpr Bitboard squaresBetween(Square one, Square other)
{
    return detail::lineTables.between[one][other];
}

/// The whole file, rank or diagonal on which two squares lie, edge to edge; empty for any other
/// two, and for a square with itself.
constexpr Bitboard lineThrough(Square one, Square other)
{
    return detail::lineTables.line[one][other];
}

namespace detail {

consteval EverySquare<Bitboard> makeCrossTable(std::span<const Direction, 4> directions)
{
    EverySquare<Bitboard> table;
    for (const Square square : allSquares) {
        for (const Direction direction : directions)
            table[square] |= rayFrom(square, direction);
    }
    return table;
}

inline constexpr EverySquare<Bitboard> diagonalTable = makeCrossTable(diagonalDirections);
inline constexpr EverySquare<Bitboard> orthogonalTable = makeCrossTable(orthogonalDirections);

} // namespace detail

/// The squares on the two diagonals of a square, itself left out.
constexpr Bitboard diagonalsThrough(Square square)
{
    return detail::diagonalTable[square];
}

/// The squares on its file and rank, itself left out.
constexpr Bitboard orthogonalsThrough(Square square)
{
    return detail::orthogonalTable[square];
}

/// What a slider attacks in one direction: the ray less what lies behind its first piece.
constexpr Bitboard rayAttacks(Square square, Direction direction, Bitboard occupied)
{
    const Bitboard ray = rayFrom(square, direction);
    // The last square of that direction stands in where nothing is in the way: no ray goes on from
    // there, so nothing is taken off.
    const bool goesUp = offsetOf(direction) > 0;
    const Bitboard blockers =
        (ray & occupied) | Bitboard(goesUp ? allSquares.back() : allSquares.front());
    const Square nearest = goesUp ? *blockers.first() : *blockers.last();
    return ray.without(rayFrom(nearest, direction));
}

/// What a slider attacks, found ray by ray. The look-up of sliders.h is filled from this.
constexpr Bitboard rayAttacks(Square square, std::span<const Direction, 4> directions,
                              Bitboard occupied)
{
    Bitboard attacks;
    for (const Direction direction : directions)
        attacks |= rayAttacks(square, direction, occupied);
    return attacks;
}

/// Calls `visit` with every subset of a set, the empty one first and the whole set last.
template <typename Visitor>
constexpr void forEachSubset(Bitboard set, Visitor visit)
{
    std::uint64_t subset = 0;
    do {
        visit(Bitboard::fromWord(subset));
        // Subtracting borrows through the bits outside the set, so that those inside count up
        // ("carry-rippler", chessprogramming.org/Traversing_Subsets_of_a_Set).
        subset = (subset - set.word()) & set.word();
    } while (subset != 0);
}

} // namespace chess
