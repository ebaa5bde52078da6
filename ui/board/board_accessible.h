#pragma once

#include "ui/board/board_picture.h"

#include <QString>

namespace ui {

class BoardWidget;

/// The sentence a screen reader says of a square: "e4, white knight" or "e5, empty".
QString accessibleName(const BoardPicture &picture, chess::Square square);
/// What else is to be seen on it: "selected", "destination", "capture", "own piece, blocked", …
/// and the names of its layers, separated by semicolons.
QString accessibleDescription(const BoardPicture &picture, chess::Square square);

/// Makes every BoardWidget a table of 8×8 cells, rows and columns as seen, for screen readers and
/// other assistive programs. Calling it again changes nothing.
void installBoardAccessibility();

/// Tells assistive programs which cells have changed between two pictures of a board.
void announceChanges(BoardWidget &board, const BoardPicture &before, const BoardPicture &after);
/// Tells them that the keyboard's cursor stands on another cell.
void announceCursor(BoardWidget &board);

} // namespace ui
