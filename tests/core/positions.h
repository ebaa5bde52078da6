#pragma once

#include "src/notation/fen/fen.h"

#include <string_view>

namespace tests {

/// The position of a FEN; a text that is none ends the test.
inline chess::Position positionOf(std::string_view fen, bool isChess960 = false)
{
    return chess::parseFen(fen, {isChess960}).value().position;
}

/// The squares of a list such as "a3,c3" or "-".
inline chess::Bitboard squaresNamed(std::string_view list)
{
    chess::Bitboard squares;
    for (std::size_t i = 0; list != "-" && i < list.size(); i += 3)
        squares.insert(chess::parseSquare(list.substr(i, 2)).value());
    return squares;
}

} // namespace tests
