#pragma once

#include "src/board/bitboard.h"

namespace chess {

/// What a bishop on `square` attacks when the squares of `occupied` hold pieces: along each
/// diagonal up to and including the first piece. One table look-up.
Bitboard bishopAttacks(Square square, Bitboard occupied);
/// The same along file and rank.
Bitboard rookAttacks(Square square, Bitboard occupied);
inline Bitboard queenAttacks(Square square, Bitboard occupied)
{
    return bishopAttacks(square, occupied) | rookAttacks(square, occupied);
}

/// The squares where a piece can shorten a bishop's reach: its empty-board attacks less the last
/// square of each ray, behind which nothing is left to hide.
Bitboard bishopRelevantOccupancy(Square square);
Bitboard rookRelevantOccupancy(Square square);

} // namespace chess
