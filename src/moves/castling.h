#pragma once

#include "src/board/position.h"

namespace chess {

/// Whether a side may castle pseudo-legally: it has the right, and the squares that king and rook
/// cross or come to are empty but for these two. Chess960 included.
bool canCastle(const Position &position, Color color, CastlingSide side);

/// Whether it may castle legally: moreover its king neither is in check nor crosses or comes to an
/// attacked square. False when that side has several kings.
bool canCastleLegally(const Position &position, Color color, CastlingSide side);

} // namespace chess
