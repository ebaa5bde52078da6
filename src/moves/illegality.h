#pragma once

#include "src/board/bitboard.h"
#include "src/board/position.h"
#include "src/moves/move.h"

#include <cstdint>
#include <optional>

namespace chess {

/// Why a pseudo-legal move is not legal.
enum class IllegalityKind : std::uint8_t {
    NotOneKing,         ///< its side has no king or several
    Pinned,             ///< it would leave the line between its king and a slider
    CheckUnanswered,    ///< the king stays in check
    DoubleCheck,        ///< the king stays in check: only it can answer two checks
    EnPassantOpensLine, ///< the two pawns that leave uncover the king
    KingIntoAttack,     ///< the king would come to an attacked square
    CastlingInCheck,
    CastlingThroughAttack,
    CastlingIntoAttack,
    CastlingUncoversKing, ///< its rook would leave the line on which it hid the king (Chess960)
};

/// The reason, with all that a sentence or an arrow on the board needs.
struct Illegality {
    IllegalityKind kind;
    /// The enemy pieces that forbid it: those that pin, give check or attack the square.
    Bitboard attackers;
    /// The square they attack: the king's, or the one it would come to or pass. Nothing without
    /// exactly one king.
    std::optional<Square> attacked;

    bool operator==(const Illegality &) const = default;
};

/// Why a pseudo-legal move is not legal; nothing when it is. Of several reasons the first in the
/// order above, but of two checks rather than of one unanswered.
/// Precondition: `move` is one of `movesFrom` in this position, of either side.
std::optional<Illegality> illegalityOf(const Position &position, Move move);

} // namespace chess
