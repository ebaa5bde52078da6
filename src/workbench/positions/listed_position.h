#pragma once

#include "src/notation/fen/fen_findings.h"
#include "src/workbench/positions/position_index.h"

#include <optional>
#include <string_view>
#include <vector>

namespace chess {

/// A position of a file, read.
struct ListedPosition {
    /// Nothing when it is unreadable.
    std::optional<FenReading> reading;
    /// What is wrong or odd about it; what every EPD line has is left out.
    std::vector<FenFinding> findings;
};

/// Reads the text a record tells of. With `isChess960` rights may belong to any rook also where the
/// file does not say that it is Chess960, by a tag of the game or by castling rights that make it
/// one.
ListedPosition readListed(const PositionRecord &record, std::string_view text, bool isChess960);

/// Where in its file a byte of a record's text stands.
TextPlace placeOf(const PositionRecord &record, std::string_view text, std::size_t offset);

} // namespace chess
