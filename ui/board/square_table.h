#pragma once

#include "src/board/bitboard.h"
#include "ui/board/board_geometry.h"

#include <QAccessible>
#include <QString>

#include <memory>

class QWidget;

namespace ui {

/// What a widget that shows the 64 squares tells assistive programs of them.
///
/// It belongs to one widget and is used only as long as that lives.
class SquareTable {
public:
    virtual ~SquareTable() = default;

    virtual BoardGeometry geometry() const = 0;
    /// The sentence a screen reader says of a square.
    virtual QString nameOf(chess::Square square) const = 0;
    virtual QString descriptionOf(chess::Square square) const = 0;
    virtual chess::Bitboard selectedSquares() const = 0;
    /// Adds what is true of a square beyond focus, visibility and selection.
    virtual void addState(QAccessible::State &state, chess::Square square) const = 0;
    /// The square that keys act on.
    virtual chess::Square cursorSquare() const = 0;
    virtual void setCursorSquare(chess::Square square) = 0;
    /// What a click on a square does.
    virtual void press(chess::Square square) = 0;
};

/// Makes the interface of a widget that shows a board: a table of 8×8 cells, rows and columns as
/// seen.
QAccessibleInterface *makeSquareTableInterface(QWidget *widget, std::unique_ptr<SquareTable> table);

/// Has screen readers meet every `Widget` as the table of squares that a `Cells` of it tells of.
template <typename Widget, typename Cells>
void installSquareTable()
{
    QAccessible::installFactory([](const QString &, QObject *object) -> QAccessibleInterface * {
        auto *widget = qobject_cast<Widget *>(object);
        if (widget == nullptr)
            return nullptr;
        return makeSquareTableInterface(widget, std::make_unique<Cells>(widget));
    });
}

/// The number of the cell of a square: row by row as seen, from the top left.
int cellIndex(const BoardGeometry &geometry, chess::Square square);

/// Tells assistive programs of an event on a square of a widget with such a table.
void announce(QWidget &widget, const BoardGeometry &geometry, QAccessible::Event type,
              chess::Square square);

} // namespace ui
