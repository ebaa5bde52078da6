// The keyboard on the board.
#include "ui/board/board_widget.h"
#include "ui/board/cursor_keys.h"
#include "ui/board/piece_keys.h"
#include "ui/document/document.h"

#include <QKeyEvent>

namespace ui {

namespace {

using chess::Bitboard;
using chess::Square;

/// White with Shift, black without.
std::optional<chess::Piece> pieceOf(const QKeyEvent &event)
{
    const std::optional<chess::PieceType> type = pieceTypeOf(event.key());
    if (!type || (event.modifiers() & ~Qt::ShiftModifier) != Qt::NoModifier)
        return std::nullopt;
    const bool isWhite = event.modifiers().testFlag(Qt::ShiftModifier);
    return chess::Piece{isWhite ? chess::Color::White : chess::Color::Black, *type};
}

bool isPlain(const QKeyEvent &event)
{
    return (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

bool isConfirmation(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space ||
           key == Qt::Key_Select;
}

bool isClearing(int key)
{
    return key == Qt::Key_Delete || key == Qt::Key_Backspace;
}

} // namespace

void BoardWidget::setCursorSquare(Square square)
{
    m_cursor = square;
    m_showsCursor = true;
    refresh();
}

/// Whether the board has a use for a key, so that no shortcut of the window takes it away.
bool BoardWidget::isHandled(const QKeyEvent &event) const
{
    return cursorTarget(event, QPoint()) || pieceOf(event) ||
           (isPlain(event) && (isConfirmation(event.key()) || isClearing(event.key())));
}

bool BoardWidget::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        const bool endsGesture =
            key.key() == Qt::Key_Escape && (m_picture.lifted || !m_gesture.isIdle());
        if (isHandled(key) || endsGesture) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void BoardWidget::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isPlain(*event)) {
        if (!escape())
            QWidget::keyPressEvent(event);
        return;
    }
    if (event->key() == Qt::Key_Control && m_gesture.drag()) {
        m_copies = true;
        refresh();
        return;
    }
    if (!m_gesture.isIdle())
        return; // one hand at a time
    if (!moveCursor(*event) && !edit(*event))
        QWidget::keyPressEvent(event);
}

void BoardWidget::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Control && m_gesture.drag()) {
        m_copies = false;
        refresh();
        return;
    }
    QWidget::keyReleaseEvent(event);
}

bool BoardWidget::moveCursor(const QKeyEvent &event)
{
    const BoardGeometry geometry = boardGeometry();
    const QPoint from(geometry.columnOf(m_cursor), geometry.rowOf(m_cursor));
    const std::optional<QPoint> to = cursorTarget(event, from);
    if (!to)
        return false;
    setCursorSquare(*geometry.squareInView(to->x(), to->y()));
    return true;
}

bool BoardWidget::edit(const QKeyEvent &event)
{
    if (!isHandled(event))
        return false;
    m_showsCursor = true;
    if (const std::optional<chess::Piece> piece = pieceOf(event)) {
        if (m_document->position().pieceAt(m_cursor) != piece)
            emit placeRequested(*piece, Bitboard(m_cursor));
    } else if (isClearing(event.key())) {
        if (m_document->position().pieceAt(m_cursor))
            emit clearRequested(Bitboard(m_cursor));
    } else if (!event.isAutoRepeat()) {
        confirm();
    }
    refresh();
    return true;
}

/// Enter or Space: picks up, puts down, plays the selected piece to a mark, or uses the stamp or
/// eraser.
void BoardWidget::confirm()
{
    if (m_pickedUp) {
        const Square from = *m_pickedUp;
        m_pickedUp.reset();
        // A piece that may not go there stays selected, as when the pointer puts it down.
        if (from == m_cursor)
            emit selectRequested(std::nullopt);
        else
            emit moveRequested(from, m_cursor);
    } else if (!std::holds_alternative<Hand>(m_tool) || scene().marked.contains(m_cursor)) {
        click(m_cursor);
    } else {
        // As a click, but that of the selected piece does not let go of it.
        const bool hasPiece = m_document->position().pieceAt(m_cursor).has_value();
        if (m_document->selectedSquare() != m_cursor)
            click(m_cursor);
        if (hasPiece)
            m_pickedUp = m_cursor;
    }
}

/// Takes back one thing at a time: what is in the hand, the tool, the selection.
bool BoardWidget::escape()
{
    if (cancelGesture()) {
        refresh();
        return true;
    }
    if (!std::holds_alternative<Hand>(m_tool)) {
        setTool(Hand{});
        emit toolReset();
        return true;
    }
    if (m_document->selectedSquare()) {
        emit selectRequested(std::nullopt);
        return true;
    }
    return false;
}

} // namespace ui
