#pragma once

#include "src/board/bitboard.h"
#include "src/board/position.h"

#include <string>

namespace chess {

/// The set as an 8×8 picture with rank 8 on top and the a-file on the left, one line a rank, with
/// rank digits and file letters at the side:
/// ```
/// 8  . . . . . . . .
/// …
/// 1  . . 1 . . . . .
///    a b c d e f g h
/// ```
std::string toDiagram(Bitboard squares);

/// The squares by name, a1,a2,…,b1,…, separated by commas; "-" for none.
std::string toSquareList(Bitboard squares);

} // namespace chess
