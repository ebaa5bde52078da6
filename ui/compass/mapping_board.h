#pragma once

#include "src/board/bitboard.h"
#include "src/board/square_mapping.h"
#include "ui/board/board_colors.h"
#include "ui/board/board_geometry.h"

#include <QAbstractButton>

namespace ui {

/// A small board with the numbers of the bits under one mapping, and under it the word that stands
/// for the squares laid over it; the text of the button is that word.
class MappingBoard : public QAbstractButton {
    Q_OBJECT
public:
    explicit MappingBoard(chess::SquareMapping mapping, QWidget *parent = nullptr);

    chess::SquareMapping mapping() const { return m_mapping; }
    chess::Bitboard squares() const { return m_squares; }
    void setSquares(chess::Bitboard squares, const QString &word);
    void setFlipped(bool isFlipped);
    /// Whether the mapping is that of the window, which a frame shows.
    void setCurrent(bool isCurrent);
    bool isCurrent() const { return m_isCurrent; }

    /// The least width, in logical pixels, at which the numbers can be read.
    int leastWidth() const;
    BoardGeometry geometryOfCells() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {leastWidth(), heightForWidth(leastWidth())}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QFont wordFont() const;
    /// Whether the word takes two lines below a board of that width.
    bool isWordBroken(int width) const;
    void paintWord(QPainter &painter) const;
    int wordHeight(int width) const;

    chess::SquareMapping m_mapping;
    chess::Bitboard m_squares;
    bool m_isFlipped = false;
    bool m_isCurrent = false;
};

} // namespace ui
