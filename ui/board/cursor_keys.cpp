#include "ui/board/cursor_keys.h"

#include <QKeyEvent>

#include <algorithm>

namespace ui {

std::optional<QPoint> cursorTarget(const QKeyEvent &event, QPoint from)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool toCorner = modifiers == Qt::ControlModifier;
    if (modifiers != Qt::NoModifier && !toCorner)
        return std::nullopt;
    switch (event.key()) {
    case Qt::Key_Home:
        return QPoint(0, toCorner ? 0 : from.y());
    case Qt::Key_End:
        return QPoint(7, toCorner ? 7 : from.y());
    default:
        break;
    }
    if (toCorner)
        return std::nullopt;
    switch (event.key()) {
    case Qt::Key_Left:
        return QPoint(std::max(0, from.x() - 1), from.y());
    case Qt::Key_Right:
        return QPoint(std::min(7, from.x() + 1), from.y());
    case Qt::Key_Up:
        return QPoint(from.x(), std::max(0, from.y() - 1));
    case Qt::Key_Down:
        return QPoint(from.x(), std::min(7, from.y() + 1));
    case Qt::Key_PageUp:
        return QPoint(from.x(), 0);
    case Qt::Key_PageDown:
        return QPoint(from.x(), 7);
    default:
        return std::nullopt;
    }
}

} // namespace ui
