#pragma once

#include "ui/board/board_picture.h"

#include <QAccessible>
#include <QString>

#include <vector>

namespace ui {

class BoardWidget;

/// The sentence a screen reader says of a square: "e4, white knight" or "e5, empty".
QString accessibleName(const BoardPicture &picture, chess::Square square);
/// What else is to be seen on it: "selected", "destination", "capture", "castling", "own piece,
/// blocked", … and the names of its layers, separated by semicolons.
QString accessibleDescription(const BoardPicture &picture, chess::Square square);

/// Makes every BoardWidget a table of 8×8 cells, rows and columns as seen, for screen readers and
/// other assistive programs. Calling it again changes nothing.
void installBoardAccessibility();

/// Something that assistive programs are told about a cell.
struct CellAnnouncement {
    QAccessible::Event event;
    chess::Square square;

    bool operator==(const CellAnnouncement &) const = default;
};

/// What there is to tell when one picture of a board follows another: changed names and
/// descriptions, the selection, and where the keyboard's cursor went.
std::vector<CellAnnouncement> announcementsBetween(const BoardPicture &before,
                                                   const BoardPicture &after);
/// Tells it, if any assistive program listens.
void announceChanges(BoardWidget &board, const BoardPicture &before, const BoardPicture &after);

} // namespace ui
