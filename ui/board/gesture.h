#pragma once

#include "src/board/position.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_tool.h"

#include <QPointF>
#include <Qt>

#include <optional>
#include <variant>

namespace ui {

struct MoveWish {
    chess::Square from;
    chess::Square to;
    bool operator==(const MoveWish &) const = default;
};
struct CopyWish {
    chess::Square from;
    chess::Square to;
    bool operator==(const CopyWish &) const = default;
};
struct PlaceWish {
    chess::Piece piece;
    chess::Bitboard squares;
    bool operator==(const PlaceWish &) const = default;
};
struct ClearWish {
    chess::Bitboard squares;
    bool operator==(const ClearWish &) const = default;
};
struct SelectWish {
    std::optional<chess::Square> square;
    bool operator==(const SelectWish &) const = default;
};
/// A click where the selected piece cannot go.
struct MissWish {
    chess::Square from;
    chess::Square to;
    bool operator==(const MissWish &) const = default;
};
struct MenuWish {
    chess::Square square;
    bool operator==(const MenuWish &) const = default;
};
/// A piece dropped beside the board goes back, where pieces stay on it.
struct PutBackWish {
    chess::Square square;
    bool operator==(const PutBackWish &) const = default;
};
/// What the user asks for with a finished gesture.
using BoardWish = std::variant<MoveWish, MissWish, CopyWish, PlaceWish, ClearWish, SelectWish,
                               MenuWish, PutBackWish>;

/// What a gesture is made on.
struct GestureScene {
    BoardGeometry geometry;
    const chess::Position &position;
    std::optional<chess::Square> selected;
    /// Where a click moves the selected piece.
    chess::Bitboard marked;
    BoardTool tool;
    /// How far the pointer goes, in logical pixels, before a press becomes a drag.
    int dragDistance;
    /// Whether moves are played as chess: a piece that is dropped beside the board goes back
    /// instead of being deleted, and a click where the selected one cannot go is a miss.
    bool playsChess = false;
};

/// The pointer's gesture between press and release: a click, a drag of a piece, or a sweep of the
/// stamp or eraser. Knows no widget; points are in the logical pixels of the geometry.
class Gesture {
public:
    /// A button is down and nothing has moved yet.
    struct Press {
        std::optional<chess::Square> square;
        QPointF point;
    };
    /// A piece in the air.
    struct Drag {
        chess::Square from;
        chess::Piece piece;
        /// Where in its square the piece was taken: (0, 0) is the top left corner, (1, 1) the
        /// bottom right one.
        QPointF grip;
        QPointF point;
    };
    /// Squares run over with the button down.
    struct Sweep {
        /// What is put on the squares; they are emptied when there is none.
        std::optional<chess::Piece> piece;
        /// The only piece that is taken away, when a stamp began on one like itself.
        std::optional<chess::Piece> onlyThis;
        chess::Bitboard squares;
        QPointF point;
    };

    /// A second button ends the gesture of the first without effect.
    std::optional<BoardWish> press(Qt::MouseButton button, QPointF point,
                                   const GestureScene &scene);
    void move(QPointF point, const GestureScene &scene);
    std::optional<BoardWish> release(Qt::MouseButton button, QPointF point,
                                     Qt::KeyboardModifiers modifiers, const GestureScene &scene);
    /// Ends the gesture without effect. Returns whether there was one.
    bool cancel();

    bool isIdle() const { return std::holds_alternative<std::monostate>(m_state); }
    const Press *press() const { return std::get_if<Press>(&m_state); }
    const Drag *drag() const { return std::get_if<Drag>(&m_state); }
    const Sweep *sweep() const { return std::get_if<Sweep>(&m_state); }

    /// What a click of the left button on a square asks for.
    static std::optional<BoardWish> click(chess::Square square, const GestureScene &scene);

private:
    /// A press that moved on without a piece: no longer a click, and nothing else.
    struct Spent {};

    std::variant<std::monostate, Press, Drag, Sweep, Spent> m_state;
    Qt::MouseButton m_button = Qt::NoButton;
};

} // namespace ui
