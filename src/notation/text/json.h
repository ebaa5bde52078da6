#pragma once

#include "src/board/bitboard.h"
#include "src/board/square_mapping.h"

#include <nlohmann/json.hpp>

namespace chess {

/// A bitboard as JSON: {"word": "0x…", "count": n, "squares": ["a1", …]}. The word is a string, for
/// a JSON number is a double in most readers and 64 bits do not fit one.
nlohmann::ordered_json toJson(Bitboard squares, SquareMapping mapping);

/// The names of the squares, a1,a2,…,b1,…, as a JSON array.
nlohmann::ordered_json toJsonSquareList(Bitboard squares);

} // namespace chess
