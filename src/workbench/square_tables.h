#pragma once

#include "src/board/bitboard.h"
#include "src/board/direction.h"
#include "src/board/piece.h"

#include <optional>
#include <span>
#include <string_view>

namespace chess {

/// A table with an entry for every square, as engines look them up.
struct SquareTable {
    /// An identifier with dashes, as the command line takes it: "white-pawn".
    std::string_view name;
    /// One English sentence.
    std::string_view meaning;
    Bitboard (*entry)(Square square);
    /// The piece that the table is about; lines have none.
    std::optional<Piece> piece;
    /// The steps an entry is made of; empty where it is made otherwise.
    std::span<const Direction> steps;
    /// Whether each step is repeated to the edge, as a slider goes.
    bool areRepeated = false;
};

/// Every table by name: attack sets, the relevant occupancies of the sliders, and lines.
std::span<const SquareTable> squareTables();

/// The table with a name, or nothing.
const SquareTable *findSquareTable(std::string_view name);

} // namespace chess
