#pragma once

#include "src/board/position.h"
#include "src/moves/move.h"

#include <cstdint>
#include <vector>

namespace chess {

/// Which moves of a piece may be played.
enum class MoveRule : std::uint8_t {
    PseudoLegal, ///< the safety of its own king is ignored
    Legal,       ///< respected; nothing is legal when its side has not exactly one king
};

/// The moves of the piece on a square, as if it were its side's turn; none when nothing stands
/// there. Only the side to move captures en passant. A promotion is four moves.
std::vector<Move> movesFrom(const Position &position, Square from, MoveRule rule);

/// Whether a person means that move by taking its piece to a square. A king castles by coming to
/// its rook, or to where castling brings it; but a square that it may step to means the step.
bool isMeantBy(Move move, Square to);

/// Those of them that a person means by taking the piece from one square to another: one, or four
/// that differ by the promotion.
std::vector<Move> movesBetween(const Position &position, Square from, Square to, MoveRule rule);

/// Precondition: the move is a castling.
CastlingSide castlingSideOf(Move move);

/// Where the piece that moves arrives: `move.to()`, or when castling the king's own destination.
Square arrivalOf(Move move);

/// Whether the move takes an enemy piece; en passant is a capture.
bool isCapture(const Position &position, Move move);

/// The position after a move played as chess: the rook follows when castling, the pawn passed goes,
/// the promoted piece comes; it is the other side's turn; rights that are lost go, the en passant
/// square is the one just passed over, and the clocks count on (as far as 32 bits).
/// Precondition: `move` is one of `movesFrom` in this position, pseudo-legal or legal.
Position afterMove(const Position &position, Move move);

} // namespace chess
