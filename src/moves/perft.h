#pragma once

#include "src/board/position.h"
#include "src/moves/move.h"

#include <cstdint>
#include <vector>

namespace chess {

/// The number of ways to play `depth` legal half-moves on from a position (chessprogramming.org/
/// Perft). Counts that do not fit 64 bits wrap round.
/// Preconditions: `isPlayable(position)`, so that no king can be captured; depth ≥ 0.
std::uint64_t perft(const Position &position, int depth);

/// The legal moves of the side to move; none when it has not exactly one king.
std::vector<Move> legalMoves(const Position &position);

/// A first move and the number of ways to play on behind it.
struct DividedMove {
    Move move;
    std::uint64_t nodes;
};

/// `perft` by first moves. Preconditions as there, with depth ≥ 1.
std::vector<DividedMove> divide(const Position &position, int depth);

} // namespace chess
