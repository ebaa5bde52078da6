#pragma once

#include "src/board/position.h"
#include "src/moves/move.h"

#include <vector>

namespace chess {

/// The legal moves of the side to move; none when it has not exactly one king.
std::vector<Move> legalMoves(const Position &position);

} // namespace chess
