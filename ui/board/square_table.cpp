#include "ui/board/square_table.h"

#include "ui/document/wording.h"

#include <QAccessibleWidget>
#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <array>
#include <utility>

namespace ui {

namespace {

using chess::Square;

QAccessibleInterface *interfaceOf(QWidget *widget)
{
    return QAccessible::queryAccessibleInterface(widget);
}

/// The square seen in a row and column.
class AccessibleCell : public QAccessibleInterface,
                       public QAccessibleTableCellInterface,
                       public QAccessibleActionInterface {
public:
    AccessibleCell(QWidget *widget, std::shared_ptr<SquareTable> squares, int row, int column)
        : m_widget(widget), m_squares(std::move(squares)), m_row(row), m_column(column)
    {
    }

    bool isValid() const override { return !m_widget.isNull(); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return interfaceOf(m_widget)->window(); }
    QAccessibleInterface *parent() const override { return interfaceOf(m_widget); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    void setText(QAccessible::Text, const QString &) override {}

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name)
            return m_squares->nameOf(square());
        if (kind == QAccessible::Description)
            return m_squares->descriptionOf(square());
        return {};
    }

    QRect rect() const override
    {
        const QRect inWidget = m_squares->geometry().squareRect(square()).toRect();
        return {m_widget->mapToGlobal(inWidget.topLeft()), inWidget.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_widget->hasFocus() && m_squares->cursorSquare() == square();
        state.selected = isSelected();
        state.invisible = !m_widget->isVisible();
        state.disabled = !m_widget->isEnabled();
        m_squares->addState(state, square());
        return state;
    }

    bool isSelected() const override { return m_squares->selectedSquares().contains(square()); }
    QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_column; }
    int rowIndex() const override { return m_row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override { return parent(); }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &name) override
    {
        if (name == pressAction()) {
            m_squares->press(square());
        } else if (name == setFocusAction()) {
            m_widget->setFocus(Qt::OtherFocusReason);
            m_squares->setCursorSquare(square());
        }
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface *>(this);
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface *>(this);
        return nullptr;
    }

private:
    Square square() const { return *m_squares->geometry().squareInView(m_column, m_row); }

    QPointer<QWidget> m_widget;
    std::shared_ptr<SquareTable> m_squares;
    int m_row;
    int m_column;
};

class AccessibleSquares : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    AccessibleSquares(QWidget *widget, std::shared_ptr<SquareTable> squares)
        : QAccessibleWidget(widget, QAccessible::Table), m_squares(std::move(squares))
    {
        for (int index = 0; index < 64; ++index) {
            m_cells[static_cast<std::size_t>(index)] = QAccessible::registerAccessibleInterface(
                new AccessibleCell(widget, m_squares, index / 8, index % 8));
        }
    }

    ~AccessibleSquares() override
    {
        for (const QAccessible::Id id : m_cells)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return 64; }
    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= 64)
            return nullptr;
        return QAccessible::accessibleInterface(m_cells[static_cast<std::size_t>(index)]);
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *cell = dynamic_cast<const AccessibleCell *>(child);
        return cell ? cell->rowIndex() * 8 + cell->columnIndex() : -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        return cellOf(m_squares->geometry().squareAt(
            QPointF(widget()->mapFromGlobal(QPoint(x, y))) + QPointF(0.5, 0.5)));
    }
    QAccessibleInterface *focusChild() const override
    {
        return widget()->hasFocus() ? cellOf(m_squares->cursorSquare()) : nullptr;
    }

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override
    {
        return cellOf(m_squares->geometry().squareInView(column, row));
    }
    int rowCount() const override { return 8; }
    int columnCount() const override { return 8; }
    QString rowDescription(int row) const override { return descriptionAt(0, row).last(1); }
    QString columnDescription(int column) const override
    {
        return descriptionAt(column, 0).first(1);
    }

    int selectedCellCount() const override { return m_squares->selectedSquares().count(); }
    QList<QAccessibleInterface *> selectedCells() const override
    {
        QList<QAccessibleInterface *> cells;
        for (const Square square : m_squares->selectedSquares())
            cells.append(cellOf(square));
        return cells;
    }
    // Squares are selected, never whole lines.
    int selectedRowCount() const override { return 0; }
    int selectedColumnCount() const override { return 0; }
    QList<int> selectedRows() const override { return {}; }
    QList<int> selectedColumns() const override { return {}; }
    bool isRowSelected(int) const override { return false; }
    bool isColumnSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *) override {}

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }

private:
    QAccessibleInterface *cellOf(std::optional<Square> square) const
    {
        return square ? child(cellIndex(m_squares->geometry(), *square)) : nullptr;
    }

    /// The name of the square in a column and row, or two blanks.
    QString descriptionAt(int column, int row) const
    {
        const auto square = m_squares->geometry().squareInView(column, row);
        return square ? textOf(*square) : QStringLiteral("  ");
    }

    std::shared_ptr<SquareTable> m_squares;
    std::array<QAccessible::Id, 64> m_cells;
};

} // namespace

QAccessibleInterface *makeSquareTableInterface(QWidget *widget, std::unique_ptr<SquareTable> table)
{
    return new AccessibleSquares(widget, std::move(table));
}

int cellIndex(const BoardGeometry &geometry, Square square)
{
    return geometry.rowOf(square) * 8 + geometry.columnOf(square);
}

void announce(QWidget &widget, const BoardGeometry &geometry, QAccessible::Event type,
              Square square)
{
    QAccessibleEvent event(&widget, type);
    event.setChild(cellIndex(geometry, square));
    QAccessible::updateAccessibility(&event);
}

} // namespace ui
