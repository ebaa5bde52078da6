#pragma once

#include "src/board/piece.h"
#include "src/moves/move.h"
#include "ui/board/piece_pixmaps.h"

#include <QWidget>

#include <vector>

class QAbstractButton;

namespace ui {

class BoardWidget;

/// A column of buttons over the board that asks what a pawn becomes.
///
/// It begins on its square and goes towards the middle of the board, the queen first. Whatever
/// takes the keyboard's focus away cancels it.
class MoveChoice : public QWidget {
    Q_OBJECT
public:
    /// Precondition: there are at least two moves, promotions of one pawn to one square; they are
    /// possible in the board's position.
    MoveChoice(const std::vector<chess::Move> &moves, BoardWidget *board);

    /// The pawn.
    chess::Piece piece() const { return m_piece; }
    chess::Square from() const { return m_moves.front().from(); }
    chess::Square to() const { return m_to; }

    /// Shows itself and takes the focus.
    void begin();
    /// Goes away without a word and gives the focus back to the board, if it had it.
    void end();

signals:
    void chosen(chess::Move move);
    void cancelled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void addButton(chess::Move move);
    void place();
    void goTo(int step);
    void followFocus(const QWidget *focus);

    BoardWidget *m_board;
    PiecePixmaps m_pixmaps;
    std::vector<chess::Move> m_moves;
    chess::Piece m_piece;
    chess::Square m_to;
    std::vector<QAbstractButton *> m_buttons;
    bool m_hasEnded = false;
};

} // namespace ui
