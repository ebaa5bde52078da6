#include "ui/board/bits_painter.h"

#include "src/board/bitboard.h"
#include "ui/widgets/color_contrast.h"

#include <QFontDatabase>

#include <algorithm>

namespace ui {

BitColors BitColors::fromPalette(const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    BitColors colors;
    colors.lightSquare = mixed(base, text, 0.03);
    colors.darkSquare = mixed(base, text, 0.10);
    colors.digit = mixed(text, colors.darkSquare, 0.3);
    colors.coordinate =
        mixed(palette.color(QPalette::WindowText), palette.color(QPalette::Window), 0.3);
    // Many styles have a highlight too light for small white digits.
    colors.setDigit = Qt::white;
    colors.setBit = palette.color(QPalette::Highlight);
    while (contrastRatio(colors.setBit, colors.setDigit) < 4.5)
        colors.setBit = mixed(colors.setBit, Qt::black, 0.05);
    colors.cursorOuter = text;
    colors.cursorInner = base;
    return colors;
}

QFont bitFont(qreal pixelSize)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(std::max(6, qRound(pixelSize)));
    return font;
}

void paintBitCell(QPainter &painter, const QRectF &cell, chess::Square square, bool isSet,
                  std::optional<chess::SquareMapping> numbersOf, const BitColors &colors)
{
    painter.fillRect(cell, chess::squares::dark.contains(square) ? colors.darkSquare
                                                                 : colors.lightSquare);
    if (isSet) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.setBit);
        const qreal inset = std::max(1.0, cell.width() / 14);
        painter.drawRoundedRect(cell.adjusted(inset, inset, -inset, -inset), inset * 1.5,
                                inset * 1.5);
        painter.restore();
    }
    // In small cells the digits fill more of the room, to be legible at all.
    const qreal usual = cell.height() * (numbersOf ? 0.42 : 0.5);
    const qreal smallest =
        numbersOf ? std::min(9.0, cell.height() * 0.56) : std::min(10.0, cell.height() * 0.7);
    painter.setFont(bitFont(std::max(usual, smallest)));
    painter.setPen(isSet ? colors.setDigit : colors.digit);
    painter.drawText(cell, Qt::AlignCenter,
                     numbersOf ? QString::number(bitOf(square, *numbersOf))
                               : QString::number(isSet ? 1 : 0));
}

} // namespace ui
