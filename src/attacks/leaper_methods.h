#pragma once

#include "src/attacks/derivation.h"
#include "src/attacks/leapers.h"

#include <utility>

/// The four methods of derivation.h as an engine would write them: nothing is kept but the result.
/// To be measured against the table, and each other.
namespace chess {

namespace detail {

template <Leaper leaper>
inline constexpr std::array<Direction, 8> directionsOf =
    leaper == Leaper::King ? compassDirections : knightDirections;

/// The files from which a step wraps to the next rank: those of a step two files to the west are
/// the a- and the b-file.
constexpr std::array<Bitboard, 2> wrappingFiles(Direction direction)
{
    const int east = stepOf(direction).east;
    std::array<Bitboard, 2> files;
    for (int i = 0; i < 2; ++i) {
        if (i < east || i < -east)
            files[static_cast<std::size_t>(i)] = Bitboard(static_cast<File>(east > 0 ? 7 - i : i));
    }
    return files;
}

/// One spot of seed text 2: and with a mask for every file to clip, then shift.
template <Direction direction>
constexpr Bitboard clippedSpot(Bitboard from)
{
    constexpr std::array<Bitboard, 2> files = wrappingFiles(direction);
    return (from & ~files[0] & ~files[1]).shiftedByOffset(offsetOf(direction));
}

/// One line of seed text 4: and with a not-file mask, then shift.
template <Direction direction>
constexpr Bitboard maskedShift(Bitboard from)
{
    constexpr Bitboard notFiles = ~(wrappingFiles(direction)[0] | wrappingFiles(direction)[1]);
    return (from & notFiles).shiftedByOffset(offsetOf(direction));
}

} // namespace detail

/// Seed text 1: a loop over the steps, each an offset and the squares where it is impossible.
template <Leaper leaper>
Bitboard attacksByOffsets(Square square)
{
    return detail::attacksFrom(square, detail::directionsOf<leaper>);
}

/// Seed text 2: eight spots, all masks known to the compiler.
template <Leaper leaper>
Bitboard attacksByClipping(Square square)
{
    const Bitboard from(square);
    return [from]<std::size_t... I>(std::index_sequence<I...>)
    {
        return (detail::clippedSpot<detail::directionsOf<leaper>[I]>(from) | ...);
    }
    (std::make_index_sequence<8>());
}

/// Seed text 3: the eight steps (dx, dy), each tested for the edge of the board.
template <Leaper leaper>
Bitboard attacksBySteps(Square square)
{
    Bitboard reached;
    for (const Direction direction : detail::directionsOf<leaper>) {
        const Step step = stepOf(direction);
        const int file = static_cast<int>(square.file()) + step.east;
        const int rank = static_cast<int>(square.rank()) + step.north;
        if (const auto target = Square::fromCoordinates(file, rank))
            reached.insert(*target);
    }
    return reached;
}

/// Seed text 4: eight masked shifts. A compiler makes the same of it as of clipping.
template <Leaper leaper>
Bitboard attacksByShifts(Square square)
{
    const Bitboard from(square);
    return [from]<std::size_t... I>(std::index_sequence<I...>)
    {
        return (detail::maskedShift<detail::directionsOf<leaper>[I]>(from) | ...);
    }
    (std::make_index_sequence<8>());
}

/// What all of it is for: one look at the table.
template <Leaper leaper>
Bitboard attacksByTable(Square square)
{
    return leaper == Leaper::King ? kingAttacks(square) : knightAttacks(square);
}

} // namespace chess
