#pragma once

#include "src/notation/fen.h"

#include <string_view>

namespace tests {

/// The position of a FEN; a text that is none ends the test.
inline chess::Position positionOf(std::string_view fen, bool isChess960 = false)
{
    return chess::parseFen(fen, {isChess960}).value().position;
}

} // namespace tests
