#pragma once

#include "src/board/position.h"

#include <QColor>
#include <QPointF>
#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// A bitboard laid over the board as a tint, with its entry in the legend.
struct BoardLayer {
    QString name;
    QColor color;
    chess::Bitboard squares;

    bool operator==(const BoardLayer &) const = default;
};

/// Marks told apart by shape.
struct BoardMarks {
    chess::Bitboard destinations; ///< a dot
    chess::Bitboard captures;     ///< a ring
    chess::Bitboard blocked;      ///< a hatch
    /// Squares reached only because nothing masked the edge: a red corner.
    chess::Bitboard wrapped;

    bool operator==(const BoardMarks &) const = default;
};

/// All that is to be seen on a board, as data: the painter needs nothing else and no widget.
struct BoardPicture {
    chess::Position position;
    std::vector<BoardLayer> layers;
    BoardMarks marks;
    std::optional<chess::Square> selected;
    /// The keyboard's cursor, when the board has the focus and was last used by keyboard.
    std::optional<chess::Square> cursor;
    std::optional<chess::Square> hovered;
    /// A piece in the air: it is drawn at the pointer and, unless it is being copied, not on its
    /// square.
    struct Lifted {
        chess::Piece piece;
        /// Where it was taken from; nothing when it comes from the palette.
        std::optional<chess::Square> from;
        bool isCopy = false;
        /// The centre of the piece in the coordinates of the geometry.
        QPointF center;

        bool operator==(const Lifted &) const = default;
    };
    std::optional<Lifted> lifted;
    bool showsBitNumbers = false;

    bool operator==(const BoardPicture &) const = default;
};

} // namespace ui
