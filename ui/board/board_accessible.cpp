#include "ui/board/board_accessible.h"

#include "ui/board/board_widget.h"
#include "ui/wording.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QPointer>
#include <QStringList>

#include <array>

namespace ui {

namespace {

using chess::Square;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::AccessibleBoard)
};

QAccessibleInterface *interfaceOf(BoardWidget *board)
{
    return QAccessible::queryAccessibleInterface(board);
}

/// Cells are numbered row by row as seen, from the top left.
int cellIndex(const BoardGeometry &geometry, Square square)
{
    return geometry.rowOf(square) * 8 + geometry.columnOf(square);
}

/// The square seen in a row and column of the board.
class AccessibleCell : public QAccessibleInterface,
                       public QAccessibleTableCellInterface,
                       public QAccessibleActionInterface {
public:
    AccessibleCell(BoardWidget *board, int row, int column)
        : m_board(board), m_row(row), m_column(column)
    {
    }

    bool isValid() const override { return !m_board.isNull(); }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return interfaceOf(m_board)->window(); }
    QAccessibleInterface *parent() const override { return interfaceOf(m_board); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    void setText(QAccessible::Text, const QString &) override {}

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name)
            return accessibleName(m_board->picture(), square());
        if (kind == QAccessible::Description)
            return accessibleDescription(m_board->picture(), square());
        return {};
    }

    QRect rect() const override
    {
        const QRect inBoard = m_board->boardGeometry().squareRect(square()).toRect();
        return {m_board->mapToGlobal(inBoard.topLeft()), inBoard.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_board->hasFocus() && m_board->cursorSquare() == square();
        state.selectable = true;
        state.selected = isSelected();
        state.invisible = !m_board->isVisible();
        state.disabled = !m_board->isEnabled();
        return state;
    }

    bool isSelected() const override { return m_board->picture().selected == square(); }
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
            m_board->click(square());
        } else if (name == setFocusAction()) {
            m_board->setFocus(Qt::OtherFocusReason);
            m_board->setCursorSquare(square());
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
    Square square() const { return *m_board->boardGeometry().squareInView(m_column, m_row); }

    QPointer<BoardWidget> m_board;
    int m_row;
    int m_column;
};

class AccessibleBoard : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit AccessibleBoard(BoardWidget *board) : QAccessibleWidget(board, QAccessible::Table)
    {
        for (int index = 0; index < 64; ++index) {
            m_cells[static_cast<std::size_t>(index)] = QAccessible::registerAccessibleInterface(
                new AccessibleCell(board, index / 8, index % 8));
        }
    }

    ~AccessibleBoard() override
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
        return cellOf(board()->boardGeometry().squareAt(
            QPointF(board()->mapFromGlobal(QPoint(x, y))) + QPointF(0.5, 0.5)));
    }
    QAccessibleInterface *focusChild() const override
    {
        return board()->hasFocus() ? cellOf(board()->cursorSquare()) : nullptr;
    }

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override
    {
        return cellOf(board()->boardGeometry().squareInView(column, row));
    }
    int rowCount() const override { return 8; }
    int columnCount() const override { return 8; }
    QString rowDescription(int row) const override { return descriptionAt(0, row).last(1); }
    QString columnDescription(int column) const override
    {
        return descriptionAt(column, 0).first(1);
    }

    int selectedCellCount() const override { return board()->picture().selected ? 1 : 0; }
    QList<QAccessibleInterface *> selectedCells() const override
    {
        if (QAccessibleInterface *cell = cellOf(board()->picture().selected))
            return {cell};
        return {};
    }
    // Squares are selected one at a time, never whole lines.
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
    BoardWidget *board() const { return static_cast<BoardWidget *>(object()); }

    QAccessibleInterface *cellOf(std::optional<Square> square) const
    {
        return square ? child(cellIndex(board()->boardGeometry(), *square)) : nullptr;
    }

    /// The name of the square in a column and row, or two blanks.
    QString descriptionAt(int column, int row) const
    {
        const auto square = board()->boardGeometry().squareInView(column, row);
        return square ? textOf(*square) : QStringLiteral("  ");
    }

    std::array<QAccessible::Id, 64> m_cells;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    if (auto *board = qobject_cast<BoardWidget *>(object))
        return new AccessibleBoard(board);
    return nullptr;
}

void announce(BoardWidget &board, QAccessible::Event type, Square square)
{
    QAccessibleEvent event(&board, type);
    event.setChild(cellIndex(board.boardGeometry(), square));
    QAccessible::updateAccessibility(&event);
}

void announceSelected(BoardWidget &board, Square square)
{
    QAccessible::State changed;
    changed.selected = true;
    QAccessibleStateChangeEvent event(&board, changed);
    event.setChild(cellIndex(board.boardGeometry(), square));
    QAccessible::updateAccessibility(&event);
}

} // namespace

QString accessibleName(const BoardPicture &picture, Square square)
{
    const auto piece = picture.position.pieceAt(square);
    return Words::tr("%1, %2").arg(textOf(square), piece ? textOf(*piece) : Words::tr("empty"));
}

QString accessibleDescription(const BoardPicture &picture, Square square)
{
    QStringList parts;
    const auto &lifted = picture.lifted;
    if (lifted && lifted->from == square)
        parts.append(Words::tr("picked up"));
    else if (picture.selected == square)
        parts.append(Words::tr("selected"));
    if (lifted && lifted->over == square && lifted->from != square)
        parts.append(Words::tr("%1 over this square").arg(textOf(lifted->piece)));
    if (picture.marks.destinations.contains(square))
        parts.append(Words::tr("destination"));
    if (picture.marks.captures.contains(square))
        parts.append(Words::tr("capture"));
    if (picture.marks.blocked.contains(square))
        parts.append(Words::tr("own piece, blocked"));
    if (picture.marks.wrapped.contains(square))
        parts.append(Words::tr("wrapped bit"));
    for (const BoardLayer &layer : picture.layers) {
        if (layer.squares.contains(square))
            parts.append(layer.name);
    }
    return parts.join(QStringLiteral("; "));
}

void installBoardAccessibility()
{
    QAccessible::installFactory(makeInterface);
}

void announceChanges(BoardWidget &board, const BoardPicture &before, const BoardPicture &after)
{
    if (!QAccessible::isActive())
        return;
    for (const Square square : differingSquares(before, after)) {
        if (accessibleName(before, square) != accessibleName(after, square))
            announce(board, QAccessible::NameChanged, square);
        if (accessibleDescription(before, square) != accessibleDescription(after, square))
            announce(board, QAccessible::DescriptionChanged, square);
    }
    if (before.selected == after.selected)
        return;
    if (before.selected)
        announceSelected(board, *before.selected);
    if (after.selected) {
        announceSelected(board, *after.selected);
        announce(board, QAccessible::Selection, *after.selected);
    }
}

void announceCursor(BoardWidget &board)
{
    if (QAccessible::isActive() && board.hasFocus())
        announce(board, QAccessible::Focus, board.cursorSquare());
}

} // namespace ui
