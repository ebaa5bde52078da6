#include "ui/board/piece_pixmaps.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/svg_pixmap.h"

#include <QPainter>
#include <QSvgRenderer>

namespace ui {

namespace {

/// The file of the SVG drawing of a piece.
QString drawingOf(chess::Piece piece)
{
    static constexpr std::array names = {"pawn", "knight", "bishop", "rook", "queen", "king"};
    return QStringLiteral(":/pieces/%1_%2.svg")
        .arg(piece.color == chess::Color::White ? QStringLiteral("white") : QStringLiteral("black"),
             QLatin1String(names[static_cast<std::size_t>(piece.type)]));
}

} // namespace

QIcon pieceIcon(chess::Piece piece)
{
    return drawnIcon(drawingOf(piece));
}

QPixmap PiecePixmaps::pixmap(chess::Piece piece, int side)
{
    if (side != m_side) {
        m_pixmaps = {};
        m_side = side;
    }
    QPixmap &pixmap = m_pixmaps[static_cast<std::size_t>(chess::indexOf(piece))];
    if (pixmap.isNull()) {
        pixmap = svgPixmap(drawingOf(piece), {side, side});
    }
    return pixmap;
}

void PiecePixmaps::draw(QPainter &painter, chess::Piece piece, const QRectF &square)
{
    std::shared_ptr<QSvgRenderer> &drawing =
        m_drawings[static_cast<std::size_t>(chess::indexOf(piece))];
    if (!drawing)
        drawing = std::make_shared<QSvgRenderer>(drawingOf(piece));
    painter.save(); // a drawing leaves its pen, brush and hints behind
    drawing->render(&painter, square);
    painter.restore();
}

} // namespace ui
