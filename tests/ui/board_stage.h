#pragma once

#include "src/notation/fen/fen.h"
#include "tests/core/printing.h"
#include "ui/board/board_widget.h"
#include "ui/document/document.h"

#include <QApplication>
#include <QVBoxLayout>
#include <QtTest>

#include <string_view>

namespace tests {

/// The square in a recorded signal; QVariant::value() would need a default square.
inline chess::Square squareIn(const QVariant &argument)
{
    return *static_cast<const chess::Square *>(argument.constData());
}

/// A board in a window, its wishes fulfilled by a document as the main window does it.
class BoardStage {
public:
    explicit BoardStage(std::string_view fen = "startpos", QSize size = {420, 420})
    {
        document.startFrom(positionOf(fen));
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(40, 40, 40, 40); // room beside the board that is no board
        layout->addWidget(board);
        window.resize(size);
        window.show();
        QApplication::setActiveWindow(&window);
        board->setFocus(Qt::MouseFocusReason);
        connectWishes();
    }

    static chess::Position positionOf(std::string_view fen)
    {
        return chess::parseFen(fen).value().position;
    }
    std::string fen() const { return chess::toFen(document.position()); }
    int steps() const { return document.undoStack()->count(); }

    QPoint at(chess::Square square) const
    {
        return board->boardGeometry().squareRect(square).center().toPoint();
    }
    /// A point of the widget that is on no square.
    QPoint besideTheBoard() const { return {board->width() + 15, board->height() / 2}; }

    void press(chess::Square square, Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(board, button, modifiers, at(square));
    }
    /// Moves with whatever buttons are down; the events carry them as a real pointer's do.
    void moveTo(QPoint point, Qt::MouseButtons buttons = Qt::LeftButton,
                Qt::KeyboardModifiers modifiers = {})
    {
        QMouseEvent event(QEvent::MouseMove, QPointF(point), board->mapToGlobal(QPointF(point)),
                          Qt::NoButton, buttons, modifiers);
        QApplication::sendEvent(board, &event);
    }
    void moveTo(chess::Square square, Qt::MouseButtons buttons = Qt::LeftButton,
                Qt::KeyboardModifiers modifiers = {})
    {
        moveTo(at(square), buttons, modifiers);
    }
    void release(QPoint point, Qt::MouseButton button = Qt::LeftButton,
                 Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseRelease(board, button, modifiers, point);
    }
    void release(chess::Square square, Qt::MouseButton button = Qt::LeftButton,
                 Qt::KeyboardModifiers modifiers = {})
    {
        release(at(square), button, modifiers);
    }
    void click(chess::Square square, Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(board, button, modifiers, at(square));
    }
    void drag(chess::Square from, chess::Square to, Qt::KeyboardModifiers modifiers = {})
    {
        press(from, Qt::LeftButton, modifiers);
        moveTo((at(from) + at(to)) / 2, Qt::LeftButton, modifiers);
        moveTo(to, Qt::LeftButton, modifiers);
        release(to, Qt::LeftButton, modifiers);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(board, key, modifiers);
    }

    ui::Document document;
    QWidget window;
    ui::BoardWidget *board = new ui::BoardWidget(&document);

private:
    void connectWishes()
    {
        using ui::BoardWidget;
        using ui::Document;
        QObject::connect(board, &BoardWidget::moveRequested, &document, &Document::movePiece);
        QObject::connect(board, &BoardWidget::copyRequested, &document, &Document::copyPiece);
        QObject::connect(board, &BoardWidget::placeRequested, &document, &Document::placePiece);
        QObject::connect(board, &BoardWidget::clearRequested, &document, &Document::clearSquares);
        QObject::connect(board, &BoardWidget::selectRequested, &document, &Document::select);
    }
};

} // namespace tests
