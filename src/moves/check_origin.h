#pragma once

#include "src/board/bitboard.h"
#include "src/board/position.h"

namespace chess {

/// Whether the last move can have given all these checks at once: by the piece that moved, by a
/// slider on the line it left, by a promotion, or by an en passant capture, which opens two lines.
/// With an en passant square the last move is known: that pawn's double push.
///
/// A single check is taken to be possible where no en passant square says otherwise.
/// Precondition: `checkers` are the pieces that attack `king`, the only king of the side to move.
bool canOneMoveGiveCheck(const Position &position, Square king, Bitboard checkers);

} // namespace chess
