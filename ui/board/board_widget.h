#pragma once

#include "src/moves/move.h"
#include "ui/board/board_colors.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_picture.h"
#include "ui/board/board_tool.h"
#include "ui/board/gesture.h"
#include "ui/board/piece_pixmaps.h"

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>
#include <vector>

namespace ui {

class Document;
class MoveChoice;
class PieceInAir;

/// The board: shows a document and turns pointer and keys into wishes. It changes nothing itself.
class BoardWidget : public QWidget {
    Q_OBJECT
public:
    /// Precondition: the document outlives the board.
    explicit BoardWidget(const Document *document, QWidget *parent = nullptr);
    ~BoardWidget() override;

    const Document *document() const { return m_document; }
    /// Where the squares lie just now.
    BoardGeometry boardGeometry() const;
    /// What is shown just now.
    const BoardPicture &picture() const { return m_picture; }
    BoardTool tool() const { return m_tool; }
    /// The square that keys act on.
    chess::Square cursorSquare() const { return m_cursor; }
    bool showsCoordinates() const { return m_showsCoordinates; }
    bool showsBitNumbers() const { return m_showsBitNumbers; }

    /// What a click with the tool on a square does.
    void click(chess::Square square);
    void setCursorSquare(chess::Square square);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    void setTool(ui::BoardTool tool);
    void setShowsCoordinates(bool shows);
    void setShowsBitNumbers(bool shows);
    /// Frames squares that a sentence elsewhere in the window is about.
    void pointOut(chess::Bitboard squares);
    /// Marks a step of a derivation, beside the marks of the selected piece.
    void setStepMarks(const ui::StepMarks &marks);

    /// The piece that was just dropped flies back to its square, as its move is not taken.
    void springBack();
    /// Asks over the board which of several promotions is meant.
    void offerMoves(const std::vector<chess::Move> &moves);

    // A piece dragged from the palette.
    void carryPiece(chess::Piece piece, QPoint globalPosition);
    void dropPiece(chess::Piece piece, QPoint globalPosition);
    void cancelCarrying();

signals:
    void moveRequested(chess::Square from, chess::Square to);
    void copyRequested(chess::Square from, chess::Square to);
    void placeRequested(chess::Piece piece, chess::Bitboard squares);
    void clearRequested(chess::Bitboard squares);
    /// The answer to `offerMoves`.
    void moveChosen(chess::Move move);
    /// A click with the selected piece where it cannot go.
    void moveMissed(chess::Square from, chess::Square to);
    /// A piece was dropped beside the board, where pieces stay on it, and is back on its square.
    void returnedFromOutside(chess::Square square);
    void selectRequested(std::optional<chess::Square> square);
    void squareMenuRequested(chess::Square square, QPoint globalPosition);
    void lookedAtChanged(std::optional<chess::Square> square);
    /// What is in the hand, as a sentence for the status bar; empty when there is nothing to say.
    void hintChanged(const QString &hint);
    /// Esc went back to the hand.
    void toolReset();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// A piece over the board that the pointer carries: taken from a square or from the palette.
    struct Carried {
        chess::Piece piece;
        std::optional<chess::Square> from;
        QPointF point;
        QPointF grip;
    };

    /// Looks at everything again and repaints the squares that differ.
    void refresh();
    void refreshAll();
    BoardPicture currentPicture() const;
    void addSweep(BoardPicture &picture) const;
    std::optional<Carried> carriedByPointer() const;
    std::optional<Carried> inTheAir() const;
    /// Where the carried piece's point is when the piece lies on its own square.
    QPointF homeOf(const Carried &carried) const;
    void flyBack(const Carried &carried);
    void land();
    void endChoice();
    /// Whether moves are played as chess, so that pieces do not leave the board.
    bool keepsPieces() const;
    bool isDeletion(const Carried &carried) const;
    void showPieceInAir();
    void showPointerShape();
    QString hint() const;
    /// Why the square under the pointer, or else the cursor, is none for the marked piece; or that
    /// it castles there.
    QString meaningOfSquare() const;

    GestureScene scene() const;
    void ask(const std::optional<BoardWish> &wish);
    /// Ends whatever is in the hand without effect. Returns whether there was anything.
    bool cancelGesture();
    void confirm();
    bool escape();
    bool isHandled(const QKeyEvent &event) const;
    bool moveCursor(const QKeyEvent &event);
    bool edit(const QKeyEvent &event);

    const Document *m_document;
    BoardColors m_colors;
    PiecePixmaps m_pixmaps;
    BoardPicture m_picture;
    BoardTool m_tool;
    Gesture m_gesture;
    /// The pointer, when it is over the widget or has a button down.
    std::optional<QPointF> m_pointer;
    bool m_copies = false;
    std::optional<Carried> m_fromPalette;
    chess::Square m_cursor;
    bool m_showsCursor = false;
    /// Where the keyboard picked a piece up.
    std::optional<chess::Square> m_pickedUp;
    /// What the pointer has just let go of, as long as that is being answered.
    std::optional<Carried> m_dropped;
    /// A piece on its way back to its square.
    std::optional<Carried> m_returning;
    QVariantAnimation m_return;
    QPointer<MoveChoice> m_choice;
    QPointer<PieceInAir> m_pieceInAir;
    QString m_hint;
    bool m_showsCoordinates = true;
    bool m_showsBitNumbers = false;
    chess::Bitboard m_pointedOut;
    StepMarks m_stepMarks;
};

} // namespace ui
