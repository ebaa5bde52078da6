#pragma once

#include "src/board/bitboard.h"
#include "src/board/direction.h"
#include "src/board/piece.h"
#include "src/board/square_mapping.h"

#include <array>
#include <cstdint>
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

/// The 64 words of a table as an engine has them; entry n belongs to the square of bit n.
using TableWords = std::array<std::uint64_t, 64>;

/// The words of a known table under a mapping.
TableWords wordsOf(const SquareTable &table, SquareMapping mapping);

/// Every table by name: attack sets, the relevant occupancies of the sliders, and lines.
std::span<const SquareTable> squareTables();

/// The table with a name, or nothing.
const SquareTable *findSquareTable(std::string_view name);

} // namespace chess
