#include "ui/board/gesture.h"

namespace ui {

namespace {

using chess::Square;

chess::Piece inOtherColor(chess::Piece piece)
{
    return {chess::opponentOf(piece.color), piece.type};
}

/// A sweep that begins on a square: a stamp on a piece like itself takes such pieces away.
Gesture::Sweep sweepOf(std::optional<chess::Piece> piece, std::optional<Square> square,
                       const chess::Position &position)
{
    Gesture::Sweep sweep{piece, std::nullopt, {}, {}};
    if (piece && square && position.pieceAt(*square) == piece) {
        sweep.onlyThis = piece;
        sweep.piece.reset();
    }
    return sweep;
}

/// Adds a square on which the sweep changes something.
void touch(Gesture::Sweep &sweep, std::optional<Square> square, const chess::Position &position)
{
    if (!square)
        return;
    const std::optional<chess::Piece> there = position.pieceAt(*square);
    const bool isChanged = sweep.piece      ? there != sweep.piece
                           : sweep.onlyThis ? there == sweep.onlyThis
                                            : there.has_value();
    if (isChanged)
        sweep.squares.insert(*square);
}

std::optional<BoardWish> wishOf(const Gesture::Sweep &sweep)
{
    if (sweep.squares.isEmpty())
        return std::nullopt;
    if (sweep.piece)
        return PlaceWish{*sweep.piece, sweep.squares};
    return ClearWish{sweep.squares};
}

/// Whether a click on a square without a mark can be meant as a move of the selected piece. One on
/// a piece of the side to move selects that, and so does any where the selected one has no turn.
bool isMiss(Square square, const GestureScene &scene)
{
    if (!scene.playsChess || !scene.selected || square == *scene.selected)
        return false;
    const std::optional<chess::Piece> there = scene.position.pieceAt(square);
    const std::optional<chess::Piece> selected = scene.position.pieceAt(*scene.selected);
    const chess::Color turn = scene.position.turn();
    return !there || (there->color != turn && selected->color == turn);
}

std::optional<BoardWish> deselection(const GestureScene &scene)
{
    if (!scene.selected)
        return std::nullopt;
    return SelectWish{std::nullopt};
}

} // namespace

std::optional<BoardWish> Gesture::click(Square square, const GestureScene &scene)
{
    if (!std::holds_alternative<Hand>(scene.tool)) {
        const auto *stamp = std::get_if<chess::Piece>(&scene.tool);
        Sweep sweep = sweepOf(stamp ? std::optional(*stamp) : std::nullopt, square, scene.position);
        touch(sweep, square, scene.position);
        return wishOf(sweep);
    }
    if (scene.selected && scene.marked.contains(square))
        return MoveWish{*scene.selected, square};
    if (isMiss(square, scene))
        return MissWish{*scene.selected, square};
    if (scene.position.pieceAt(square) && scene.selected != square)
        return SelectWish{square};
    return deselection(scene);
}

std::optional<BoardWish> Gesture::press(Qt::MouseButton button, QPointF point,
                                        const GestureScene &scene)
{
    if (button != Qt::LeftButton && button != Qt::RightButton)
        return std::nullopt;
    if (cancel())
        return std::nullopt;

    const std::optional<Square> square = scene.geometry.squareAt(point);
    const bool isLeft = button == Qt::LeftButton;
    if (std::holds_alternative<Hand>(scene.tool)) {
        if (isLeft)
            m_state = Press{square, point};
        else if (square)
            return MenuWish{*square};
    } else if (const auto *stamp = std::get_if<chess::Piece>(&scene.tool)) {
        m_state = sweepOf(isLeft ? *stamp : inOtherColor(*stamp), square, scene.position);
    } else if (isLeft) {
        m_state = sweepOf(std::nullopt, square, scene.position);
    }
    if (auto *sweep = std::get_if<Sweep>(&m_state)) {
        sweep->point = point;
        touch(*sweep, square, scene.position);
    }
    m_button = button;
    return std::nullopt;
}

void Gesture::move(QPointF point, const GestureScene &scene)
{
    if (const auto *pressed = press()) {
        if ((point - pressed->point).manhattanLength() < scene.dragDistance)
            return;
        const std::optional<Square> square = pressed->square;
        const auto piece = square ? scene.position.pieceAt(*square) : std::nullopt;
        if (!piece) {
            m_state = Spent{};
            return;
        }
        const QRectF rect = scene.geometry.squareRect(*square);
        const QPointF grip = (pressed->point - rect.topLeft()) / rect.width();
        m_state = Drag{*square, *piece, grip, point};
    } else if (auto *dragged = std::get_if<Drag>(&m_state)) {
        dragged->point = point;
    } else if (auto *swept = std::get_if<Sweep>(&m_state)) {
        for (const Square square : scene.geometry.squaresBetween(swept->point, point))
            touch(*swept, square, scene.position);
        swept->point = point;
    }
}

std::optional<BoardWish> Gesture::release(Qt::MouseButton button, QPointF point,
                                          Qt::KeyboardModifiers modifiers,
                                          const GestureScene &scene)
{
    if (isIdle() || button != m_button)
        return std::nullopt;
    move(point, scene);
    const auto finished = m_state;
    cancel();

    if (const auto *pressed = std::get_if<Press>(&finished))
        return pressed->square ? click(*pressed->square, scene) : deselection(scene);
    if (const auto *swept = std::get_if<Sweep>(&finished))
        return wishOf(*swept);
    if (const auto *dragged = std::get_if<Drag>(&finished)) {
        const std::optional<Square> to = scene.geometry.squareAt(point);
        const bool isCopy = modifiers.testFlag(Qt::ControlModifier);
        if (to == dragged->from || (isCopy && !to))
            return std::nullopt;
        if (!to && scene.playsChess)
            return PutBackWish{dragged->from};
        if (!to)
            return ClearWish{chess::Bitboard(dragged->from)};
        if (isCopy)
            return CopyWish{dragged->from, *to};
        return MoveWish{dragged->from, *to};
    }
    return std::nullopt;
}

bool Gesture::cancel()
{
    const bool wasActive = !isIdle();
    m_state = std::monostate{};
    m_button = Qt::NoButton;
    return wasActive;
}

} // namespace ui
