#pragma once

#include <QColor>
#include <QPalette>

#include <array>

namespace ui {

/// The colours of a board, derived from a palette so that it suits light and dark windows.
struct BoardColors {
    static BoardColors fromPalette(const QPalette &palette);

    /// The tint of a layer by its slot (`Document::layerSlot`). Eight colours, told apart under the
    /// common kinds of colour blindness, are used in turn.
    QColor layerColor(int slot) const;

    bool isDark = false;
    QColor background;
    QColor lightSquare;
    QColor darkSquare;
    QColor border;
    QColor coordinate;
    QColor bitNumber;
    /// Dots, rings and hatches; at least 3:1 on both squares.
    QColor mark;
    /// A thin line round marks, which keeps them apart from tinted squares and from pieces.
    QColor markOutline;
    /// The corner of a wrapped bit, red, and its outline; one of them is 3:1 on both squares.
    QColor wrapped;
    QColor wrappedOutline;
    QColor selected;
    QColor selectedFrame;
    QColor hovered;
    QColor dropTarget;
    /// The two lines of the keyboard's cursor, one of which shows on any square.
    QColor cursorOuter;
    QColor cursorInner;
    /// The signs that a piece in the air will be deleted or copied.
    QColor deletion;
    QColor copy;
    std::array<QColor, 8> layers;
};

} // namespace ui
