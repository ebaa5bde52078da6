#pragma once

#include "src/board/bitboard.h"
#include "src/board/square_mapping.h"

#include <nlohmann/json.hpp>

namespace chess {

class Console;

/// Keeps the order in which members are added.
using Json = nlohmann::ordered_json;

/// `{"word": "0x…", "count": n, "squares": ["a1", …]}`. The word is a string, since the numbers of
/// JSON readers have 53 bits.
Json toJson(Bitboard squares, SquareMapping mapping);

/// Prints a value on one line. Texts that are not UTF-8 are made so.
void printJson(Console &console, const Json &value);

} // namespace chess
