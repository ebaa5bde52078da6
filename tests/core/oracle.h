#pragma once

#include "src/board/bitboard.h"

#include <cstdlib>

/// Slow and obvious ways to find squares, as oracles for the tables.
namespace tests {

inline int fileOf(chess::Square square)
{
    return static_cast<int>(square.file());
}

inline int rankOf(chess::Square square)
{
    return static_cast<int>(square.rank());
}

/// The squares for which a predicate of the distances in files and ranks holds.
template <typename Predicate>
chess::Bitboard squaresAtDistance(chess::Square from, Predicate predicate)
{
    chess::Bitboard found;
    for (const chess::Square to : chess::allSquares) {
        if (predicate(std::abs(fileOf(to) - fileOf(from)), std::abs(rankOf(to) - rankOf(from))))
            found.insert(to);
    }
    return found;
}

/// Every square of a set taken to where `target` says by file and rank, those that leave the board
/// dropped.
template <typename Target>
chess::Bitboard eachMoved(chess::Bitboard squares, Target target)
{
    chess::Bitboard moved;
    for (const chess::Square square : chess::allSquares) {
        if (!squares.contains(square))
            continue;
        const auto [file, rank] = target(fileOf(square), rankOf(square));
        if (const auto there = chess::Square::fromCoordinates(file, rank))
            moved.insert(*there);
    }
    return moved;
}

/// What a slider attacks, walking square by square until something is in the way.
inline chess::Bitboard walkedAttacks(chess::Square from, std::initializer_list<chess::Step> steps,
                                     chess::Bitboard occupied)
{
    chess::Bitboard attacks;
    for (const chess::Step step : steps) {
        int file = fileOf(from) + step.east;
        int rank = rankOf(from) + step.north;
        while (const auto square = chess::Square::fromCoordinates(file, rank)) {
            attacks.insert(*square);
            if (occupied.contains(*square))
                break;
            file += step.east;
            rank += step.north;
        }
    }
    return attacks;
}

inline chess::Bitboard walkedBishopAttacks(chess::Square from, chess::Bitboard occupied)
{
    return walkedAttacks(from, {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}, occupied);
}

inline chess::Bitboard walkedRookAttacks(chess::Square from, chess::Bitboard occupied)
{
    return walkedAttacks(from, {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}, occupied);
}

} // namespace tests
