#pragma once

#include "ui/board/board_tool.h"
#include "ui/document/document.h"

#include <QString>

#include <optional>

namespace ui {

/// "e4 · bit 28 · 0x0000000010000000 · white knight: 8 attacked, 6 destinations, 1 capture" for the
/// selected piece; without one, or with another tool than the hand, what the tool does.
QString selectionText(const Document &document, const BoardTool &tool);

/// Whether that text tells of the selected piece.
bool isAboutSelection(const Document &document, const BoardTool &tool);

/// "e4 · bit 28 · white knight" for the square under the pointer or the board's cursor, its bit
/// under the chosen mapping; empty off the board.
QString squareText(const Document &document, std::optional<chess::Square> square);

} // namespace ui
