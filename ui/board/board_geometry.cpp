#include "ui/board/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

/// Below this side a board has no room for coordinates.
constexpr qreal smallestSideWithCoordinates = 120;
constexpr qreal narrowestStrip = 13;
constexpr qreal widestStrip = 20;
constexpr qreal stripToSide = 0.034;

} // namespace

BoardGeometry::BoardGeometry(const View &view)
    : m_devicePixelRatio(view.devicePixelRatio)
    , m_widgetOrigin(view.originInWindow * view.devicePixelRatio)
    , m_isFlipped(view.isFlipped)
{
    const QSizeF size = view.size * m_devicePixelRatio;
    // Whole device pixels inside the widget; a hair is forgiven, as 0.1 has no exact double.
    const auto firstInside = [](qreal edge) {
        return static_cast<int>(std::ceil(edge - 1e-6));
    };
    const auto lastInside = [](qreal edge) {
        return static_cast<int>(std::floor(edge + 1e-6));
    };
    const int left = firstInside(m_widgetOrigin.x());
    const int top = firstInside(m_widgetOrigin.y());
    const int width = lastInside(m_widgetOrigin.x() + size.width()) - left;
    const int height = lastInside(m_widgetOrigin.y() + size.height()) - top;

    const qreal logicalSide = std::min(view.size.width(), view.size.height());
    const bool hasRoom = logicalSide >= smallestSideWithCoordinates;
    const qreal strip = std::clamp(logicalSide * stripToSide, narrowestStrip, widestStrip);
    // Whole logical pixels first, so that a picture is the same at every whole scale factor.
    m_coordinateStrip =
        view.showsCoordinates && hasRoom ? qRound(qRound(strip) * m_devicePixelRatio) : 0;
    const int border = deviceBorder();
    const int around = m_coordinateStrip + 2 * border;
    m_side = std::max(1, (std::min(width, height) - around) / 8);
    m_left = left + (width - around - 8 * m_side) / 2 + border + m_coordinateStrip;
    m_top = top + (height - around - 8 * m_side) / 2 + border;
}

int BoardGeometry::columnOf(chess::Square square) const
{
    const int file = static_cast<int>(square.file());
    return m_isFlipped ? 7 - file : file;
}

int BoardGeometry::rowOf(chess::Square square) const
{
    const int rank = static_cast<int>(square.rank());
    return m_isFlipped ? rank : 7 - rank;
}

std::optional<chess::Square> BoardGeometry::squareInView(int column, int row) const
{
    return m_isFlipped ? chess::Square::fromCoordinates(7 - column, row)
                       : chess::Square::fromCoordinates(column, 7 - row);
}

QRectF BoardGeometry::toLogical(const QRect &deviceRect) const
{
    const QRectF rect = QRectF(deviceRect).translated(-m_widgetOrigin);
    return {rect.topLeft() / m_devicePixelRatio, rect.size() / m_devicePixelRatio};
}

QRectF BoardGeometry::boardRect() const
{
    return toLogical(deviceBoardRect());
}

QRectF BoardGeometry::squareRect(chess::Square square) const
{
    return toLogical(deviceSquareRect(square));
}

std::optional<chess::Square> BoardGeometry::squareAt(QPointF point) const
{
    const QPointF inBoard = point * m_devicePixelRatio + m_widgetOrigin - QPointF(m_left, m_top);
    const qreal column = std::floor(inBoard.x() / m_side);
    const qreal row = std::floor(inBoard.y() / m_side);
    // Compared before the conversion: a point may be farther away than an int reaches.
    if (!(column >= 0 && column < 8 && row >= 0 && row < 8))
        return std::nullopt;
    return squareInView(static_cast<int>(column), static_cast<int>(row));
}

chess::Bitboard BoardGeometry::squaresBetween(QPointF from, QPointF to) const
{
    const QPointF way = to - from;
    const qreal length = std::hypot(way.x(), way.y());
    const int steps = static_cast<int>(std::clamp(length / (squareSide() / 8), 1.0, 4096.0));
    chess::Bitboard squares;
    for (int i = 0; i <= steps; ++i) {
        if (const auto square = squareAt(from + way * i / steps))
            squares.insert(*square);
    }
    return squares;
}

QRect BoardGeometry::deviceBoardRect() const
{
    return {m_left, m_top, 8 * m_side, 8 * m_side};
}

QRect BoardGeometry::deviceSquareRect(chess::Square square) const
{
    return {m_left + columnOf(square) * m_side, m_top + rowOf(square) * m_side, m_side, m_side};
}

QRect BoardGeometry::deviceRankLabelRect(int row) const
{
    return {m_left - deviceBorder() - m_coordinateStrip, m_top + row * m_side, m_coordinateStrip,
            m_side};
}

QRect BoardGeometry::deviceFileLabelRect(int column) const
{
    return {m_left + column * m_side, m_top + 8 * m_side + deviceBorder(), m_side,
            m_coordinateStrip};
}

} // namespace ui
