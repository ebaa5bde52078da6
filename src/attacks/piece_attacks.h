#pragma once

#include "src/board/bitboard.h"
#include "src/board/piece.h"
#include "src/board/position.h"

namespace chess {

/// The attack set of a piece on a square: every square it attacks, those of its own side included;
/// pawn pushes, castling and en passant are not attacks.
Bitboard attackSet(Piece piece, Square square, Bitboard occupied);

/// The squares whose pieces bear on what a slider on `square` attacks; empty for the other pieces.
Bitboard relevantOccupancy(PieceType type, Square square);

/// The pieces of `color` that attack `square`, with the sliders seeing through nothing but the
/// squares left out of `occupied`. Pinned pieces count.
Bitboard attackersOf(const Position &position, Square square, Color color, Bitboard occupied);
Bitboard attackersOf(const Position &position, Square square, Color color);

/// Every square that any piece of `color` attacks.
Bitboard attacksBy(const Position &position, Color color, Bitboard occupied);
Bitboard attacksBy(const Position &position, Color color);

} // namespace chess
