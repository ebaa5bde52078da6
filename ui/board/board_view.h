#pragma once

#include "ui/board/board_colors.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_picture.h"
#include "ui/board/piece_pixmaps.h"

#include <QWidget>

#include <vector>

namespace ui {

/// A board to look at, not to act on. For assistive programs it is a picture with the widget's
/// accessible name and description.
class BoardView : public QWidget {
    Q_OBJECT
public:
    /// A short text on a square, instead of a piece.
    struct Label {
        chess::Square square;
        QString text;
    };

    explicit BoardView(QWidget *parent = nullptr);

    void setPicture(const BoardPicture &picture);
    const BoardPicture &picture() const { return m_picture; }
    /// Squares in the colour of the first layer, whatever the palette.
    void setTinted(chess::Bitboard squares);
    chess::Bitboard tinted() const { return m_tinted; }
    void setLabels(const std::vector<Label> &labels);
    void setFlipped(bool isFlipped);
    void setShowsCoordinates(bool showsCoordinates);

    /// Where the squares lie in the widget.
    BoardGeometry boardGeometry() const;

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    BoardColors m_colors;
    BoardPicture m_picture;
    chess::Bitboard m_tinted;
    std::vector<Label> m_labels;
    PiecePixmaps m_pixmaps;
    bool m_isFlipped = false;
    bool m_showsCoordinates = true;
};

} // namespace ui
