#pragma once

#include "src/board/square.h"
#include "src/board/square_mapping.h"

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPalette>

#include <optional>

namespace ui {

/// The colours of a grid of bits, derived from a palette so that it suits light and dark windows;
/// digits have a contrast of at least 4.5:1 to what is behind them.
struct BitColors {
    static BitColors fromPalette(const QPalette &palette);

    QColor lightSquare;
    QColor darkSquare;
    QColor digit;
    QColor coordinate;
    QColor setBit;
    QColor setDigit;
    /// The two lines of the cursor, one of which shows on any ground.
    QColor cursorOuter;
    QColor cursorInner;
};

/// The fixed-width font for digits of that height, in logical pixels.
QFont bitFont(qreal pixelSize);

/// Paints one square of a bitboard as its digit, 1 or 0, or as the number of its bit under a
/// mapping.
void paintBitCell(QPainter &painter, const QRectF &cell, chess::Square square, bool isSet,
                  std::optional<chess::SquareMapping> numbersOf, const BitColors &colors);

} // namespace ui
