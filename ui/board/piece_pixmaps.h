#pragma once

#include "src/board/piece.h"

#include <QIcon>
#include <QPixmap>

#include <array>
#include <memory>

class QPainter;
class QSvgRenderer;

namespace ui {

/// A piece as an icon, for menus.
QIcon pieceIcon(chess::Piece piece);

/// The twelve pieces as pixmaps of one size, rendered from the SVG drawings when first needed, and
/// the drawings themselves.
class PiecePixmaps {
public:
    /// The piece in a square of `side` device pixels; its device pixel ratio is 1. Asking for
    /// another side forgets the pixmaps of the one before.
    QPixmap pixmap(chess::Piece piece, int side);

    /// Draws the piece as lines and shapes, for devices and transformations without fixed pixels.
    void draw(QPainter &painter, chess::Piece piece, const QRectF &square);

private:
    /// Read from their files when first needed.
    std::array<std::shared_ptr<QSvgRenderer>, 12> m_drawings;
    std::array<QPixmap, 12> m_pixmaps;
    int m_side = 0;
};

} // namespace ui
