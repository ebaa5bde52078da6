#pragma once

#include <QPoint>

#include <optional>

class QKeyEvent;

namespace ui {

/// Where a key takes the cursor of a board: arrows, Home, End, Page up and Page down, Ctrl with
/// Home or End to a corner. In columns and rows as seen; nothing for other keys.
std::optional<QPoint> cursorTarget(const QKeyEvent &event, QPoint from);

} // namespace ui
