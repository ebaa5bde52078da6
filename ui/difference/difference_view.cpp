#include "ui/difference/difference_view.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr std::array markedParts = {DifferencePart::OnlyExpected, DifferencePart::Both,
                                    DifferencePart::OnlyActual};

} // namespace

chess::Bitboard squaresOf(const chess::Difference &difference, DifferencePart part)
{
    switch (part) {
    case DifferencePart::Expected:
        return difference.expected;
    case DifferencePart::Actual:
        return difference.actual;
    case DifferencePart::OnlyExpected:
        return difference.onlyExpected();
    case DifferencePart::Both:
        return difference.both();
    case DifferencePart::OnlyActual:
        break;
    }
    return difference.onlyActual();
}

void paintDifferenceMark(QPainter &painter, const QRectF &square, DifferencePart part,
                         const BoardColors &colors)
{
    const qreal side = square.width();
    const qreal inset = side * 0.24;
    const QRectF room = square.adjusted(inset, inset, -inset, -inset);
    const qreal line = std::max(1.5, side * 0.11);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // First the wider outline, then the mark upon it.
    for (const bool isOutline : {true, false}) {
        const QColor color = isOutline ? colors.markOutline : colors.mark;
        painter.setPen(
            QPen(color, isOutline ? line + 2 : line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        if (part == DifferencePart::OnlyExpected) {
            painter.drawRect(room);
        } else if (part == DifferencePart::OnlyActual) {
            painter.drawLine(room.topLeft(), room.bottomRight());
            painter.drawLine(room.topRight(), room.bottomLeft());
        } else if (part == DifferencePart::Both) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
            const qreal radius = side * 0.17 + (isOutline ? 1 : 0);
            painter.drawEllipse(square.center(), radius, radius);
        }
    }
    painter.restore();
}

DifferenceView::DifferenceView(QWidget *parent) : BoardView(parent)
{
    setDifference({});
}

void DifferenceView::setDifference(const chess::Difference &difference,
                                   std::optional<chess::Square> owner)
{
    m_difference = difference;
    const BoardColors colors = BoardColors::fromPalette(palette());
    BoardPicture picture;
    picture.layers = {{QString(), colors.layerColor(0), difference.onlyExpected()},
                      {QString(), colors.layerColor(1), difference.onlyActual()}};
    picture.position = chess::Position();
    picture.selected = owner;
    setPicture(picture);
    update();
}

void DifferenceView::paintEvent(QPaintEvent *event)
{
    BoardView::paintEvent(event);
    const BoardGeometry geometry = boardGeometry();
    const BoardColors colors = BoardColors::fromPalette(palette());
    QPainter painter(this);
    for (const DifferencePart part : markedParts) {
        for (const chess::Square square : squaresOf(m_difference, part))
            paintDifferenceMark(painter, geometry.squareRect(square), part, colors);
    }
}

void DifferenceView::changeEvent(QEvent *event)
{
    BoardView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        setDifference(m_difference, picture().selected);
}

} // namespace ui
