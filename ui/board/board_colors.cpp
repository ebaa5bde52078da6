#include "ui/board/board_colors.h"

#include "ui/widgets/color_contrast.h"

#include <algorithm>
#include <cmath>

namespace ui {

BoardColors BoardColors::fromPalette(const QPalette &palette)
{
    BoardColors colors;
    colors.background = palette.color(QPalette::Window);
    colors.isDark = luminance(colors.background) < 0.2;
    const bool isDark = colors.isDark;
    const auto either = [&](QRgb light, QRgb dark) {
        return QColor::fromRgba(isDark ? dark : light);
    };
    colors.lightSquare = either(0xFFE9EDF2, 0xFF66748A);
    colors.darkSquare = either(0xFFA6B5C7, 0xFF414C5C);
    colors.border = either(0xFF7C8DA3, 0xFF2A323D);
    colors.coordinate = palette.color(QPalette::WindowText);
    colors.bitNumber = either(0xFF24384F, 0xFFFFFFFF);
    colors.mark = either(0xFF1D3E63, 0xFFF3F8FD);
    colors.markOutline = either(0xE0F6F9FC, 0xE01B222B);
    colors.wrapped = either(0xFFA60A17, 0xFFE0343C);
    colors.wrappedOutline = either(0xFFF6F9FC, 0xFFF3F8FD);
    colors.selected = either(0xFFF4CE5E, 0xFF8F7630);
    colors.selectedFrame = either(0xFFC98A00, 0xFFFFD766);
    colors.hovered = either(0x30FFFFFF, 0x26FFFFFF);
    colors.dropTarget = either(0xFF2E9E5B, 0xFF6FE0A0);
    colors.cursorOuter = either(0xFF0A2F73, 0xFFFFFFFF);
    colors.cursorInner = either(0xFFFFFFFF, 0xFF0A2F73);
    colors.deletion = QColor::fromRgba(0xFFD32F2F);
    colors.copy = QColor::fromRgba(0xFF1E7F4B);
    // After Okabe and Ito, "Color Universal Design" (2008), with purple, brown and teal added.
    colors.layers = {QColor::fromRgb(0x2F7FE6), QColor::fromRgb(0xEE8A12),
                     QColor::fromRgb(0x0FA678), QColor::fromRgb(0xD9569E),
                     QColor::fromRgb(0xE9CB24), QColor::fromRgb(0x8558E8),
                     QColor::fromRgb(0xA9512C), QColor::fromRgb(0x23BFD6)};
    return colors;
}

QColor BoardColors::layerColor(int slot) const
{
    return layers[static_cast<std::size_t>(slot) % layers.size()];
}

} // namespace ui
