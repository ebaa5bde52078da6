#pragma once

#include "ui/board/board_colors.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_picture.h"
#include "ui/board/board_tool.h"
#include "ui/board/gesture.h"
#include "ui/board/piece_pixmaps.h"

#include <QPointer>
#include <QWidget>

#include <optional>

namespace ui {

class Document;
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
    chess::Square cursor() const { return m_cursor; }
    bool showsCoordinates() const { return m_showsCoordinates; }
    bool showsBitNumbers() const { return m_showsBitNumbers; }

    /// The sentence a screen reader says of a square: "e4, white knight".
    QString nameOf(chess::Square square) const;
    /// Its marks and layers: "destination, white_attacks".
    QString descriptionOf(chess::Square square) const;
    /// What a click with the tool on a square does.
    void click(chess::Square square);
    void setCursorSquare(chess::Square square);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    void setTool(ui::BoardTool tool);
    void setShowsCoordinates(bool shows);
    void setShowsBitNumbers(bool shows);

    // A piece dragged from the palette.
    void carryPiece(chess::Piece piece, QPoint globalPosition);
    void dropPiece(chess::Piece piece, QPoint globalPosition);
    void cancelCarrying();

signals:
    void moveRequested(chess::Square from, chess::Square to);
    void copyRequested(chess::Square from, chess::Square to);
    void placeRequested(chess::Piece piece, chess::Bitboard squares);
    void clearRequested(chess::Bitboard squares);
    void selectRequested(std::optional<chess::Square> square);
    void squareMenuRequested(chess::Square square, QPoint globalPosition);
    void hoveredChanged(std::optional<chess::Square> square);
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
    const Document *m_document;
    BoardTool m_tool;
    BoardPicture m_picture;
    chess::Square m_cursor;
    bool m_showsCoordinates = true;
    bool m_showsBitNumbers = false;
};

} // namespace ui
