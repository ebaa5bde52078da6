#include "ui/tables/table_grid.h"

#include "ui/board/board_painter.h"
#include "ui/board/cursor_keys.h"
#include "ui/board/square_table.h"
#include "ui/document/wording.h"
#include "ui/tables/heat_scale.h"
#include "ui/widgets/color_contrast.h"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <memory>

namespace ui {

namespace {

using chess::Square;
using chess::operator""_sq;

/// The entries for screen readers.
class EntryCells : public SquareTable {
public:
    explicit EntryCells(TableGrid *grid) : m_grid(grid) {}

    BoardGeometry geometry() const override { return m_grid->geometryOfCells(); }
    QString nameOf(Square square) const override { return m_grid->describe(square); }
    QString descriptionOf(Square) const override { return {}; }
    chess::Bitboard selectedSquares() const override { return chess::Bitboard(m_grid->pinned()); }
    void addState(QAccessible::State &state, Square) const override { state.selectable = true; }
    Square cursorSquare() const override { return m_grid->cursorSquare(); }
    void setCursorSquare(Square square) override { m_grid->setCursorSquare(square); }
    void press(Square square) override
    {
        m_grid->setCursorSquare(square);
        m_grid->setPinned(square);
    }

private:
    TableGrid *m_grid;
};

} // namespace

TableGrid::TableGrid(QWidget *parent)
    : QWidget(parent)
    , m_table(&chess::squareTables().front())
    , m_colors(BoardColors::fromPalette(palette()))
    , m_pinned("e4"_sq)
    , m_cursor(m_pinned)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    installSquareTable<TableGrid, EntryCells>();
    setTable(*m_table);
}

void TableGrid::setTable(const chess::SquareTable &table)
{
    m_table = &table;
    m_least = 64;
    m_greatest = 0;
    for (const Square square : chess::allSquares) {
        const int count = table.entry(square).count();
        m_least = std::min(m_least, count);
        m_greatest = std::max(m_greatest, count);
    }
    repaintCells();
    if (QAccessible::isActive()) {
        const BoardGeometry geometry = geometryOfCells();
        for (const Square square : chess::allSquares)
            announce(*this, geometry, QAccessible::NameChanged, square);
    }
}

void TableGrid::setFlipped(bool isFlipped)
{
    if (isFlipped == m_isFlipped)
        return;
    m_isFlipped = isFlipped;
    repaintCells();
}

void TableGrid::setHeatMap(bool isHeatMap)
{
    if (isHeatMap == m_isHeatMap)
        return;
    m_isHeatMap = isHeatMap;
    repaintCells();
}

template <typename Change>
void TableGrid::look(Change change)
{
    const Square before = lookedAt();
    change();
    update();
    if (lookedAt() != before)
        emit lookedAtChanged(lookedAt());
}

void TableGrid::setPinned(Square square)
{
    if (square == m_pinned)
        return;
    look([&] { m_pinned = square; });
    if (QAccessible::isActive())
        announce(*this, geometryOfCells(), QAccessible::Selection, square);
    emit pinnedChanged(square);
}

Square TableGrid::lookedAt() const
{
    return m_hovered.value_or(hasFocus() ? m_cursor : m_pinned);
}

void TableGrid::setCursorSquare(Square square)
{
    look([&] { m_cursor = square; });
    if (QAccessible::isActive() && hasFocus())
        announce(*this, geometryOfCells(), QAccessible::Focus, square);
}

QString TableGrid::describe(Square square) const
{
    return tr("%1, %2").arg(textOf(square), countedSquares(m_table->entry(square)));
}

int TableGrid::minimumSide() const
{
    constexpr int coordinates = 16;
    constexpr int cell = 8 * 3 + 2 + 2; // three pixels to a square, a line and a gap around
    return coordinates + 8 * cell;
}

BoardGeometry TableGrid::geometryOfCells() const
{
    return BoardGeometry({.size = size(),
                          .devicePixelRatio = devicePixelRatioF(),
                          .originInWindow = mapTo(window(), QPointF(0, 0)),
                          .isFlipped = m_isFlipped,
                          .showsCoordinates = true});
}

QSize TableGrid::sizeHint() const
{
    return {minimumSide(), minimumSide()};
}

void TableGrid::repaintCells()
{
    m_cells = QPixmap();
    update();
}

QPixmap TableGrid::paintedCells(const BoardGeometry &geometry) const
{
    QPixmap cells(geometry.deviceBoardRect().size());
    cells.fill(Qt::transparent);
    QPainter painter(&cells);
    painter.translate(-geometry.deviceBoardRect().topLeft());
    for (const Square square : chess::allSquares)
        paintCell(painter, geometry.deviceSquareRect(square), square);
    return cells;
}

void TableGrid::paintCell(QPainter &painter, const QRect &cell, Square square) const
{
    const int gap = std::max(1, cell.width() / 20);
    const QRect room = cell.adjusted(gap, gap, -gap, -gap);
    const chess::Bitboard entry = m_table->entry(square);
    if (!m_isHeatMap) {
        BoardColors colors = m_colors;
        // On boards this small the squares must not be as loud as the entry.
        colors.darkSquare = mixed(colors.lightSquare, colors.darkSquare, 0.4);
        paintMiniBoard(painter, room, entry, m_isFlipped, colors, colors.mark, square);
        return;
    }
    const HeatScale scale(m_least, m_greatest, palette());
    painter.fillRect(room, scale.ground(entry.count()));
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(std::max(6, room.height() * 2 / 5));
    painter.setFont(font);
    painter.setPen(scale.text(entry.count()));
    painter.drawText(room, Qt::AlignCenter, QString::number(entry.count()));
}

void TableGrid::paintEvent(QPaintEvent *)
{
    const BoardGeometry geometry = geometryOfCells();
    if (m_cells.size() != geometry.deviceBoardRect().size())
        m_cells = paintedCells(geometry);
    QPainter painter(this);
    toDevicePixels(painter, geometry);
    paintCoordinates(painter, geometry, m_colors);
    painter.drawPixmap(geometry.deviceBoardRect().topLeft(), m_cells);

    const int line = geometry.deviceBorder();
    const auto frame = [&](Square square, int inset, int width, const QColor &color) {
        const QRect outer =
            geometry.deviceSquareRect(square).adjusted(inset, inset, -inset, -inset);
        const QRect inner = outer.adjusted(width, width, -width, -width);
        for (const QRect &part : QRegion(outer) - inner)
            painter.fillRect(part, color);
    };
    if (m_hovered)
        frame(*m_hovered, 0, 2 * line, m_colors.coordinate);
    frame(m_pinned, 0, 2 * line, m_colors.selectedFrame);
    frame(m_pinned, 2 * line, line, m_colors.mark);
    if (hasFocus()) {
        frame(m_cursor, 0, line, m_colors.cursorOuter);
        if (m_cursor != m_pinned)
            frame(m_cursor, line, line, m_colors.cursorInner);
    }
}

void TableGrid::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_colors = BoardColors::fromPalette(palette());
        repaintCells();
    }
}

void TableGrid::hover(std::optional<Square> square)
{
    if (square != m_hovered)
        look([&] { m_hovered = square; });
}

void TableGrid::mousePressEvent(QMouseEvent *event)
{
    const auto square = geometryOfCells().squareAt(event->position());
    if (event->button() != Qt::LeftButton || !square) {
        QWidget::mousePressEvent(event);
        return;
    }
    setCursorSquare(*square);
    setPinned(*square);
}

void TableGrid::mouseMoveEvent(QMouseEvent *event)
{
    hover(geometryOfCells().squareAt(event->position()));
}

void TableGrid::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    hover(std::nullopt);
}

void TableGrid::keyPressEvent(QKeyEvent *event)
{
    const BoardGeometry geometry = geometryOfCells();
    const QPoint from(geometry.columnOf(m_cursor), geometry.rowOf(m_cursor));
    if (event->matches(QKeySequence::Copy)) {
        emit copyRequested(m_cursor);
    } else if (const auto to = cursorTarget(*event, from)) {
        hover(std::nullopt); // a pointer at rest must not hide what the keys do
        setCursorSquare(*geometry.squareInView(to->x(), to->y()));
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
               event->key() == Qt::Key_Space) {
        setPinned(m_cursor);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void TableGrid::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
    emit lookedAtChanged(lookedAt());
}

void TableGrid::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
    emit lookedAtChanged(lookedAt());
}

bool TableGrid::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        event->accept(); // else a shortcut of the window would take it
        return true;
    }
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const BoardGeometry geometry = geometryOfCells();
        if (const auto square = geometry.squareAt(help->pos()))
            QToolTip::showText(help->globalPos(), describe(*square), this,
                               geometry.squareRect(*square).toAlignedRect());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace ui
