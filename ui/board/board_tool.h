#pragma once

#include "src/board/piece.h"

#include <variant>

namespace ui {

/// Moves pieces and selects them.
struct Hand {
    bool operator==(const Hand &) const = default;
};

/// Empties squares.
struct Eraser {
    bool operator==(const Eraser &) const = default;
};

/// What the pointer does on the board; a piece stands for its stamp.
using BoardTool = std::variant<Hand, Eraser, chess::Piece>;

} // namespace ui
