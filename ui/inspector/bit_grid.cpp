#include "ui/inspector/bit_grid.h"

#include "ui/board/cursor_keys.h"
#include "ui/board/square_table.h"
#include "ui/document/wording.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <memory>

namespace ui {

namespace {

/// The cells of a grid for screen readers.
class GridSquares : public SquareTable {
public:
    explicit GridSquares(BitGrid *grid) : m_grid(grid) {}

    BoardGeometry geometry() const override { return m_grid->geometryOfCells(); }
    QString nameOf(chess::Square square) const override { return m_grid->describe(square); }
    QString descriptionOf(chess::Square) const override { return {}; }
    chess::Bitboard selectedSquares() const override { return {}; }
    void addState(QAccessible::State &state, chess::Square square) const override
    {
        state.checkable = m_grid->isEditable();
        state.readOnly = !m_grid->isEditable();
        state.checked = m_grid->squares().contains(square);
    }
    chess::Square cursorSquare() const override { return m_grid->cursorSquare(); }
    void setCursorSquare(chess::Square square) override { m_grid->setCursorSquare(square); }
    void press(chess::Square square) override { m_grid->press(square); }

private:
    BitGrid *m_grid;
};

} // namespace

BitGrid::BitGrid(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    installSquareTable<BitGrid, GridSquares>();
}

void BitGrid::setSquares(chess::Bitboard squares)
{
    setSweep(std::nullopt); // it was over other squares
    const chess::Bitboard changed = squares ^ m_squares;
    m_squares = squares;
    updateSquares(changed);
    if (QAccessible::isActive()) {
        const BoardGeometry geometry = geometryOfCells();
        for (const chess::Square square : changed)
            announce(*this, geometry, QAccessible::NameChanged, square);
    }
}

void BitGrid::setMapping(chess::SquareMapping mapping)
{
    if (mapping == m_mapping)
        return;
    m_mapping = mapping;
    update();
}

void BitGrid::setFlipped(bool isFlipped)
{
    if (isFlipped == m_isFlipped)
        return;
    m_isFlipped = isFlipped;
    update();
}

void BitGrid::setDigits(Digits digits)
{
    if (digits == m_digits)
        return;
    m_digits = digits;
    update();
}

void BitGrid::setEditable(bool isEditable)
{
    if (isEditable == m_isEditable)
        return;
    m_isEditable = isEditable;
    if (!isEditable)
        unsetCursor();
    update();
}

int BitGrid::minimumSide() const
{
    return fontMetrics().height() * 12;
}

QSize BitGrid::sizeHint() const
{
    return {minimumSide(), minimumSide()};
}

BoardGeometry BitGrid::geometryOfCells() const
{
    return BoardGeometry({.size = size(),
                          .devicePixelRatio = devicePixelRatioF(),
                          .originInWindow = mapTo(window(), QPointF(0, 0)),
                          .isFlipped = m_isFlipped,
                          .showsCoordinates = true});
}

QString BitGrid::describe(chess::Square square) const
{
    return (m_squares.contains(square) ? tr("%1, bit %2, set") : tr("%1, bit %2, clear"))
        .arg(textOf(square))
        .arg(bitOf(square, m_mapping));
}

void BitGrid::setCursorSquare(chess::Square square)
{
    const chess::Bitboard changed = {m_cursor, square};
    m_cursor = square;
    updateSquares(changed);
    if (QAccessible::isActive() && hasFocus())
        announce(*this, geometryOfCells(), QAccessible::Focus, square);
}

void BitGrid::press(chess::Square square)
{
    setCursorSquare(square);
    toggle(chess::Bitboard(square));
}

void BitGrid::toggle(chess::Bitboard squares)
{
    if (m_isEditable)
        emit changeRequested(squares.isSubsetOf(m_squares) ? m_squares & ~squares
                                                           : m_squares | squares);
}

void BitGrid::setSweep(const std::optional<Sweep> &sweep)
{
    const chess::Bitboard before = shownSquares();
    m_sweep = sweep;
    updateSquares(before ^ shownSquares());
}

chess::Bitboard BitGrid::shownSquares() const
{
    if (!m_sweep)
        return m_squares;
    return m_sweep->isSetting ? m_squares | m_sweep->squares : m_squares & ~m_sweep->squares;
}

chess::Bitboard BitGrid::lineNamedAt(QPointF point) const
{
    const BoardGeometry geometry = geometryOfCells();
    const QRectF board = geometry.boardRect();
    if (board.contains(point))
        return {};
    if (point.x() < board.left()) {
        if (const auto square = geometry.squareAt({board.left() + 1, point.y()}))
            return chess::Bitboard(square->rank());
    } else if (point.y() > board.bottom()) {
        if (const auto square = geometry.squareAt({point.x(), board.bottom() - 1}))
            return chess::Bitboard(square->file());
    }
    return {};
}

void BitGrid::updateSquares(chess::Bitboard squares)
{
    const BoardGeometry geometry = geometryOfCells();
    for (const chess::Square square : squares)
        update(geometry.squareRect(square).toAlignedRect());
}

void BitGrid::hover(std::optional<chess::Square> square)
{
    if (square == m_hovered)
        return;
    chess::Bitboard changed;
    for (const auto &each : {m_hovered, square}) {
        if (each)
            changed.insert(*each);
    }
    m_hovered = square;
    updateSquares(changed);
}

void BitGrid::paintEvent(QPaintEvent *event)
{
    const BoardGeometry geometry = geometryOfCells();
    const QRectF board = geometry.boardRect();
    const BitColors colors = BitColors::fromPalette(palette());
    QPainter painter(this);

    painter.setFont(bitFont(std::max(9.0, geometry.squareSide() * 0.38)));
    painter.setPen(colors.coordinate);
    for (int i = 0; i < 8; ++i) {
        const QRectF row = geometry.squareRect(*geometry.squareInView(0, i));
        painter.drawText(QRectF(0, row.top(), board.left() - 2, row.height()), Qt::AlignCenter,
                         QChar::fromLatin1(digitOf(geometry.squareInView(0, i)->rank())));
        const QRectF column = geometry.squareRect(*geometry.squareInView(i, 7));
        painter.drawText(QRectF(column.left(), board.bottom() + 1, column.width(),
                                height() - board.bottom() - 1),
                         Qt::AlignCenter,
                         QChar::fromLatin1(letterOf(geometry.squareInView(i, 7)->file())));
    }
    for (const chess::Square square : chess::allSquares) {
        if (event->region().intersects(geometry.squareRect(square).toAlignedRect()))
            paintCell(painter, geometry, colors, square);
    }
}

void BitGrid::paintCell(QPainter &painter, const BoardGeometry &geometry, const BitColors &colors,
                        chess::Square square) const
{
    const QRectF cell = geometry.squareRect(square);
    paintBitCell(painter, cell, square, shownSquares().contains(square),
                 m_digits == Digits::BitNumbers ? std::optional(m_mapping) : std::nullopt, colors);

    const auto frame = [&](const QColor &color, qreal distance, qreal width) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(cell.adjusted(distance, distance, -distance, -distance));
    };
    if (hasFocus() && square == m_cursor) {
        frame(colors.cursorOuter, 1, 2);
        frame(colors.cursorInner, 2.5, 1);
    } else if (m_isEditable && square == m_hovered) {
        frame(colors.digit, 1, 2);
    }
}

void BitGrid::mousePressEvent(QMouseEvent *event)
{
    const bool wasSweeping = m_sweep.has_value();
    setSweep(std::nullopt); // a second button calls it off
    const auto square = geometryOfCells().squareAt(event->position());
    const chess::Bitboard line = lineNamedAt(event->position());
    if (wasSweeping)
        return;
    if (event->button() != Qt::LeftButton || (!square && line.isEmpty())) {
        QWidget::mousePressEvent(event);
        return;
    }
    if (!square) {
        toggle(line);
        return;
    }
    setCursorSquare(*square);
    if (m_isEditable)
        setSweep(Sweep{!m_squares.contains(*square), chess::Bitboard(*square), event->position()});
}

void BitGrid::mouseReleaseEvent(QMouseEvent *event)
{
    // It belongs to the press and is not for what lies behind.
    event->setAccepted(event->button() == Qt::LeftButton);
    if (event->button() != Qt::LeftButton || !m_sweep)
        return;
    const chess::Bitboard wished = shownSquares();
    setSweep(std::nullopt);
    emit changeRequested(wished);
}

void BitGrid::mouseMoveEvent(QMouseEvent *event)
{
    const BoardGeometry geometry = geometryOfCells();
    hover(geometry.squareAt(event->position()));
    if (m_sweep) {
        Sweep longer = *m_sweep;
        longer.squares |= geometry.squaresBetween(longer.point, event->position());
        longer.point = event->position();
        setSweep(longer);
    }
    if (m_isEditable) {
        const bool isHot = m_hovered || !lineNamedAt(event->position()).isEmpty();
        setCursor(isHot ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }
}

void BitGrid::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    hover(std::nullopt);
}

void BitGrid::keyPressEvent(QKeyEvent *event)
{
    const BoardGeometry geometry = geometryOfCells();
    const QPoint from(geometry.columnOf(m_cursor), geometry.rowOf(m_cursor));
    if (const auto to = cursorTarget(*event, from)) {
        setCursorSquare(*geometry.squareInView(to->x(), to->y()));
    } else if (event->key() == Qt::Key_Space) {
        if (event->modifiers().testFlag(Qt::ShiftModifier))
            toggle(chess::Bitboard(m_cursor.rank()));
        else if (event->modifiers().testFlag(Qt::ControlModifier))
            toggle(chess::Bitboard(m_cursor.file()));
        else
            press(m_cursor);
    } else if (event->key() == Qt::Key_Escape && m_sweep) {
        setSweep(std::nullopt);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void BitGrid::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    updateSquares(chess::Bitboard(m_cursor));
}

void BitGrid::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    setSweep(std::nullopt);
    updateSquares(chess::Bitboard(m_cursor));
}

bool BitGrid::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const BoardGeometry geometry = geometryOfCells();
        if (m_isEditable && !lineNamedAt(help->pos()).isEmpty())
            QToolTip::showText(help->globalPos(), tr("Click sets or clears the whole line"), this);
        else if (const auto square = geometry.squareAt(help->pos()))
            QToolTip::showText(help->globalPos(), describe(*square), this,
                               geometry.squareRect(*square).toAlignedRect());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace ui
