#pragma once

#include "ui/board/board_tool.h"

#include <QPoint>
#include <QWidget>

class QButtonGroup;

namespace ui {

class BoardWidget;

/// The tools of the board: hand, eraser and a stamp for each of the twelve pieces, which can also
/// be dragged onto the board.
class PiecePalette : public QWidget {
    Q_OBJECT
public:
    explicit PiecePalette(QWidget *parent = nullptr);

    BoardTool tool() const;

public slots:
    /// Shows another tool as chosen.
    void setTool(ui::BoardTool tool);
    void chooseHand() { setTool(Hand{}); }

signals:
    /// A tool was picked by the user or set.
    void toolChosen(ui::BoardTool tool);

    void pieceCarried(chess::Piece piece, QPoint globalPosition);
    void pieceDropped(chess::Piece piece, QPoint globalPosition);
    void carryingCancelled();

private:
    class Button;

    QButtonGroup *m_buttons;
};

/// Makes the palette choose the board's tool and lets pieces be dragged from it onto the board.
void connectPalette(PiecePalette *palette, BoardWidget *board);

} // namespace ui
