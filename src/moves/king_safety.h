#pragma once

#include "src/board/bitboard.h"
#include "src/board/position.h"

namespace chess {

/// The safety of a side's king, usually that of the side to move. All sets are empty when that side
/// has no king or several.
struct KingSafety {
    /// Enemy pieces that attack the king.
    Bitboard checkers;
    /// Own pieces that must stay on the line between their king and an enemy slider.
    Bitboard pinned;
    /// Squares the enemy attacks with this king lifted off the board, so that the square behind it
    /// on a slider's line counts (the trap of seed text 3, after Peter Ellis Jones, "king danger
    /// squares").
    Bitboard danger;
    /// Where another piece than the king may go to answer a check: the checker and the squares
    /// between. All squares when there is no check, none when two pieces give check.
    Bitboard checkMask;

    bool operator==(const KingSafety &) const = default;
};

/// The enemy sliders that would attack a square if only their own side's pieces stood in the way.
Bitboard snipersAt(const Position &position, Square square, Color enemy);

KingSafety kingSafetyOf(const Position &position, Color color);
/// The same for the side to move.
KingSafety kingSafetyOf(const Position &position);

} // namespace chess
