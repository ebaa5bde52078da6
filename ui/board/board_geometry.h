#pragma once

#include "src/board/bitboard.h"

#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSizeF>

#include <optional>

namespace ui {

/// Where the squares of a board lie in a rectangle, and which square is at a point.
///
/// A value without a widget. All squares have the same whole number of device pixels and begin on a
/// device pixel, whatever the scale factor and wherever the widget lies in its window; that keeps
/// edges sharp and pieces free of resampling. The board, with the strips for its coordinates at the
/// left and below, is centred.
class BoardGeometry {
public:
    struct View {
        /// Of the widget, in logical pixels.
        QSizeF size;
        /// Device pixels to a logical pixel.
        qreal devicePixelRatio = 1;
        /// Where the widget's origin lies in its window, in logical pixels; at 125 % this need not
        /// be a whole device pixel.
        QPointF originInWindow = {};
        bool isFlipped = false;
        bool showsCoordinates = true;
    };

    explicit BoardGeometry(const View &view);

    bool isFlipped() const { return m_isFlipped; }
    bool showsCoordinates() const { return m_coordinateStrip > 0; }

    /// Column 0 is at the left and row 0 at the top, as seen.
    int columnOf(chess::Square square) const;
    int rowOf(chess::Square square) const;
    /// The square in a column and row as seen, or nothing outside 0 to 7.
    std::optional<chess::Square> squareInView(int column, int row) const;

    // In logical pixels of the widget.
    QRectF boardRect() const;
    QRectF squareRect(chess::Square square) const;
    qreal squareSide() const { return m_side / m_devicePixelRatio; }
    /// The square under a point, or nothing beside the board.
    std::optional<chess::Square> squareAt(QPointF point) const;
    /// The squares on the straight way between two points: a fast pointer tells of few points.
    chess::Bitboard squaresBetween(QPointF from, QPointF to) const;

    // In device pixels of the window, for the painter.
    qreal devicePixelRatio() const { return m_devicePixelRatio; }
    /// The widget's origin.
    QPointF deviceOrigin() const { return m_widgetOrigin; }
    int deviceSide() const { return m_side; }
    /// The width of the line round the board.
    int deviceBorder() const { return qMax(1, qRound(m_devicePixelRatio)); }
    QRect deviceBoardRect() const;
    QRect deviceSquareRect(chess::Square square) const;
    /// Room for the digit of the rank beside a row and for the letter of the file below a column.
    QRect deviceRankLabelRect(int row) const;
    QRect deviceFileLabelRect(int column) const;

    bool operator==(const BoardGeometry &) const = default;

private:
    QRectF toLogical(const QRect &deviceRect) const;

    qreal m_devicePixelRatio;
    QPointF m_widgetOrigin;
    int m_side;
    int m_left;
    int m_top;
    int m_coordinateStrip;
    bool m_isFlipped;
};

} // namespace ui
