#include "ui/board/board_painter.h"

#include "ui/board/vector_painting.h"
#include "ui/document/wording.h"
#include "ui/widgets/color_contrast.h"

#include <QFontDatabase>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

using chess::Bitboard;
using chess::Square;

/// In logical pixels; on smaller squares the digits would cover the pieces.
constexpr int smallestSideWithNumber = 26;
constexpr qreal layerStrength = 0.52;
constexpr qreal faintPiece = 0.28;
constexpr qreal stampGhost = 0.55;

/// The part of a square from (0, 0) to (side, side) between the lines x + y = from and x + y = to.
///
///     +---/--/
///     |  /##/|
///     | /##/ |
///     |/##/  |
///     /--/---+
QPolygonF diagonalBand(qreal side, qreal from, qreal to)
{
    const auto atTopOrRight = [side](qreal sum) {
        return sum <= side ? QPointF(sum, 0) : QPointF(side, sum - side);
    };
    const auto mirrored = [](QPointF point) {
        return QPointF(point.y(), point.x());
    };
    const qreal begin = std::clamp(from, 0.0, 2 * side);
    const qreal end = std::clamp(to, 0.0, 2 * side);
    QPolygonF band{{atTopOrRight(begin)}};
    const bool hasCorners = begin < side && side < end;
    if (hasCorners)
        band << QPointF(side, 0);
    band << atTopOrRight(end) << mirrored(atTopOrRight(end));
    if (hasCorners)
        band << QPointF(0, side);
    band << mirrored(atTopOrRight(begin));
    return band;
}

/// A tower with three battlements that fills the square of that radius.
///
///     ##  ##  ##
///     ##########
///     ##########
QPolygonF towerAround(QPointF centre, qreal radius)
{
    const qreal fifth = radius * 2 / 5;
    const qreal left = centre.x() - radius;
    const qreal top = centre.y() - radius;
    const qreal roof = top + fifth;
    QPolygonF tower;
    for (int battlement = 0; battlement < 3; ++battlement) {
        const qreal begin = left + 2 * battlement * fifth;
        if (battlement > 0)
            tower << QPointF(begin, roof);
        tower << QPointF(begin, top) << QPointF(begin + fifth, top);
        if (battlement < 2)
            tower << QPointF(begin + fifth, roof);
    }
    const qreal bottom = centre.y() + radius;
    return tower << QPointF(left + 2 * radius, bottom) << QPointF(left, bottom);
}

/// Paints squares in device pixels.
class SquarePainting {
public:
    SquarePainting(QPainter &painter, const BoardGeometry &geometry, const BoardPicture &picture,
                   const BoardColors &colors, PiecePixmaps &pixmaps)
        : m_painter(painter)
        , m_geometry(geometry)
        , m_picture(picture)
        , m_colors(colors)
        , m_pixmaps(pixmaps)
        , m_side(geometry.deviceSide())
        , m_ratio(geometry.devicePixelRatio())
        , m_isOnPixels(isOnPixels(painter))
    {
    }

    void paint(Square square)
    {
        m_rect = m_geometry.deviceSquareRect(square);
        paintGround(square);
        paintLastMove(square);
        paintMarksBelowPiece(square);
        paintPiece(square);
        if (showsBitNumbers())
            paintBitNumber(square);
        paintMarksAbovePiece(square);
        if (m_picture.marks.stepResult.contains(square))
            paintStepFrame(1);
        else if (m_picture.marks.stepUnion.contains(square))
            paintStepFrame(0.24);
        if (m_picture.marks.wrapped.contains(square))
            paintWrappedCorner(m_painter, m_rect, m_ratio, m_colors);
        paintFrames(square);
    }

private:
    struct Stripes {
        std::vector<QColor> tints;
        QPixmap pixmap;
    };

    void paintGround(Square square)
    {
        QColor ground =
            chess::squares::light.contains(square) ? m_colors.lightSquare : m_colors.darkSquare;
        if (m_picture.selected == square)
            ground = m_colors.selected;
        std::vector<QColor> tints;
        for (const BoardLayer &layer : m_picture.layers) {
            if (layer.squares.contains(square))
                tints.push_back(mixed(ground, layer.color, layerStrength));
        }
        if (tints.size() <= 1)
            m_painter.fillRect(m_rect, tints.empty() ? ground : tints.front());
        else if (m_isOnPixels)
            m_painter.drawPixmap(m_rect.topLeft(), stripes(tints));
        else
            paintStripes(m_painter, m_rect.topLeft(), tints);
        if (m_picture.hovered == square && !m_picture.lifted)
            m_painter.fillRect(m_rect, m_colors.hovered);
    }

    /// Several layers share a square in diagonal stripes, each wide enough to be recognised. Most
    /// squares of a board have one of few combinations, so each is drawn once.
    const QPixmap &stripes(const std::vector<QColor> &tints)
    {
        const auto known = std::find_if(m_stripes.begin(), m_stripes.end(),
                                        [&](const Stripes &each) { return each.tints == tints; });
        if (known != m_stripes.end())
            return known->pixmap;
        return m_stripes.emplace_back(Stripes{tints, drawnStripes(tints)}).pixmap;
    }

    QPixmap drawnStripes(const std::vector<QColor> &tints) const
    {
        QPixmap pixmap(m_side, m_side);
        QPainter painter(&pixmap);
        paintStripes(painter, {}, tints);
        return pixmap;
    }

    void paintStripes(QPainter &painter, QPointF at, const std::vector<QColor> &tints) const
    {
        painter.fillRect(QRectF(at, QSizeF(m_side, m_side)), tints.front());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const std::size_t count = tints.size();
        const qreal width = 2.0 * m_side / static_cast<qreal>(std::max<std::size_t>(6, 2 * count));
        qreal from = 0;
        for (std::size_t stripe = 0; from < 2.0 * m_side; ++stripe, from += width) {
            painter.setBrush(tints[stripe % count]);
            if (stripe % count != 0)
                painter.drawPolygon(diagonalBand(m_side, from, from + width).translated(at));
        }
        painter.setRenderHint(QPainter::Antialiasing, false);
    }

    /// A bar along the bottom of the square that the last move came to; where it left, the same
    /// with a gap.
    ///
    ///     +------+  +------+
    ///     |      |  |      |
    ///     | ==== |  | = == |
    ///     +------+  +------+
    void paintLastMove(Square square)
    {
        const auto &move = m_picture.lastMove;
        if (!move || (move->from != square && move->to != square))
            return;
        const int height = std::max(qRound(2 * m_ratio), qRound(m_side * 0.05));
        const int inset = qRound(m_side * 0.16);
        const int outline = std::max(1, qRound(m_ratio * 0.75));
        const QRect bar(m_rect.left() + inset, m_rect.bottom() + 1 - height - 2 * outline,
                        m_side - 2 * inset, height);
        const auto paint = [&](const QRect &part) {
            m_painter.fillRect(part.adjusted(-outline, -outline, outline, outline),
                               m_colors.markOutline);
            m_painter.fillRect(part, m_colors.mark);
        };
        if (move->to == square) {
            paint(bar);
            return;
        }
        const int part = bar.width() / 3;
        paint(QRect(bar.left(), bar.top(), part, height));
        paint(QRect(bar.right() + 1 - part, bar.top(), part, height));
    }

    bool showsBitNumbers() const
    {
        return m_picture.bitNumbers && m_side >= smallestSideWithNumber * m_ratio;
    }

    QFont bitNumberFont() const
    {
        QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        font.setPixelSize(std::max(qRound(8 * m_ratio), qRound(m_side * 0.15)));
        return font;
    }

    QString bitNumber(Square square) const
    {
        return QString::number(bitOf(square, *m_picture.bitNumbers));
    }

    /// Where the number of a bit stands, in the corner of its square.
    QRect bitNumberRoom() const
    {
        const int inset = std::max(1, m_side / 20);
        return m_rect.adjusted(inset, inset / 2, -inset, -inset);
    }

    void paintBitNumber(Square square)
    {
        m_painter.setFont(bitNumberFont());
        m_painter.setPen(m_colors.bitNumber);
        paintText(m_painter, bitNumberRoom(), Qt::AlignLeft | Qt::AlignTop, bitNumber(square));
    }

    void paintPiece(Square square)
    {
        std::optional<chess::Piece> piece = m_picture.position.pieceAt(square);
        qreal opacity = 1;
        const auto &lifted = m_picture.lifted;
        if (lifted && lifted->from == square && !lifted->isCopy)
            opacity = faintPiece;
        if (lifted && lifted->isCarriedByKeyboard && lifted->over == square) {
            if (lifted->from != square)
                drawPiece(piece, faintPiece);
            paintCarriedPiece(lifted->piece);
            return;
        }
        const bool showsStamp = m_picture.stamp && m_picture.hovered == square && !lifted;
        if (showsStamp && piece != m_picture.stamp) {
            piece = m_picture.stamp;
            opacity = stampGhost;
        }
        drawPiece(piece, opacity);
    }

    void drawPiece(std::optional<chess::Piece> piece, qreal opacity)
    {
        if (!piece)
            return;
        m_painter.setOpacity(opacity);
        paintPieceAt(m_rect.topLeft(), *piece);
        m_painter.setOpacity(1);
    }

    /// Raised a little over its shadow.
    void paintCarriedPiece(chess::Piece piece)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(QColor(0, 0, 0, 70));
        m_painter.drawEllipse(
            QRectF(m_rect).adjusted(m_side * 0.2, m_side * 0.84, -m_side * 0.2, -m_side * 0.03));
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        paintPieceAt(m_rect.topLeft() - QPoint(0, qRound(m_side * 0.07)), piece);
    }

    void paintPieceAt(QPoint topLeft, chess::Piece piece)
    {
        if (m_isOnPixels)
            m_painter.drawPixmap(topLeft, m_pixmaps.pixmap(piece, m_side));
        else
            m_pixmaps.draw(m_painter, piece, QRectF(topLeft, QSizeF(m_side, m_side)));
    }

    void paintMarksBelowPiece(Square square)
    {
        if (m_picture.marks.blocked.contains(square))
            paintHatch(square);
        if (m_picture.marks.captures.contains(square))
            paintRing(m_picture.marks.unsafe.contains(square));
    }

    void paintMarksAbovePiece(Square square)
    {
        const BoardMarks &marks = m_picture.marks;
        const bool isUnsafe = marks.unsafe.contains(square);
        const bool isDestination = marks.destinations.contains(square);
        if (isDestination) {
            if (isUnsafe)
                paintCrossedDot(centre(), m_side * 0.17);
            else
                paintDot();
        }
        if (marks.castling.contains(square)) {
            const bool isMiddleFree = !isDestination && !m_picture.position.pieceAt(square);
            paintTower(isMiddleFree ? centre() : cornerCentre(), isUnsafe);
        } else if (isUnsafe && !isDestination) {
            paintCrossedDot(cornerCentre(), cornerRadius());
        }
    }

    qreal cornerRadius() const { return m_side * 0.15; }

    /// Of a mark in the bottom right corner, where the middle is a piece's.
    QPointF cornerCentre() const
    {
        const qreal inset = cornerRadius() + lineWidth(0.05);
        return QRectF(m_rect).bottomRight() - QPointF(inset, inset);
    }

    qreal crossWidth() const { return std::max(1.5 * m_ratio, m_side * 0.038); }

    /// A hollow dot with a cross.
    void paintCrossedDot(QPointF centre, qreal radius)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        const qreal outer = radius + crossWidth() / 2 + lineWidth(0.018);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colors.markOutline);
        m_painter.drawEllipse(centre, outer, outer);
        m_painter.setPen(QPen(m_colors.mark, crossWidth(), Qt::SolidLine, Qt::RoundCap));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(centre, radius, radius);
        paintCross(centre, radius * 0.5);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }

    void paintCross(QPointF centre, qreal arm)
    {
        m_painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
        m_painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
    }

    /// A tower with three battlements; hollow, with a cross, where the castling is not legal.
    void paintTower(QPointF centre, bool isUnsafe)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        const QPolygonF tower = towerAround(centre, cornerRadius());
        const qreal outline = lineWidth(0.02);
        if (isUnsafe) {
            const qreal around = crossWidth() + 2 * outline;
            m_painter.setPen(
                QPen(m_colors.markOutline, around, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            m_painter.setBrush(m_colors.markOutline);
            m_painter.drawPolygon(tower);
            m_painter.setPen(
                QPen(m_colors.mark, crossWidth(), Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawPolygon(tower);
            paintCross(centre + QPointF(0, cornerRadius() * 0.25), cornerRadius() * 0.4);
        } else {
            m_painter.setPen(
                QPen(m_colors.markOutline, 2 * outline, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            m_painter.setBrush(m_colors.mark);
            m_painter.drawPolygon(tower);
            m_painter.setPen(Qt::NoPen);
            m_painter.drawPolygon(tower);
        }
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }

    void paintDot()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(QPen(m_colors.markOutline, lineWidth(0.02)));
        m_painter.setBrush(m_colors.mark);
        m_painter.drawEllipse(centre(), m_side * 0.15, m_side * 0.15);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }

    void paintRing(bool isThin)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setBrush(Qt::NoBrush);
        const qreal width = lineWidth(isThin ? 0.04 : 0.07);
        const qreal radius = m_side * 0.5 - width * 0.5 - lineWidth(0.025);
        m_painter.setPen(QPen(m_colors.markOutline, width + 2 * lineWidth(0.02)));
        m_painter.drawEllipse(centre(), radius, radius);
        m_painter.setPen(QPen(m_colors.mark, width));
        m_painter.drawEllipse(centre(), radius, radius);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }

    /// Lines from the top left to the bottom right, across the stripes of layers, that leave the
    /// digits of the bit's number free. They are cut by their shape: there is no clipping in SVG as
    /// Qt writes it.
    void paintHatch(Square square)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colors.mark);
        const QTransform mirrored(-1, 0, 0, 1, m_rect.left() + m_side, m_rect.top());
        const QRectF digits = showsBitNumbers() ? digitsOn(square) : QRectF();
        const qreal step = m_side / 5.0;
        // Half of a line, measured along a side of the square.
        const qreal half = lineWidth(0.028) / std::sqrt(2.0);
        for (int line = 1; line <= 9; ++line) {
            QPolygonF band =
                mirrored.map(diagonalBand(m_side, line * step - half, line * step + half));
            if (band.boundingRect().intersects(digits))
                band = band.subtracted(QPolygonF(digits));
            m_painter.drawPolygon(band);
        }
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }

    /// The digits of the bit's number with a little room around them.
    QRectF digitsOn(Square square) const
    {
        const QFontMetricsF metrics(bitNumberFont(), m_painter.device());
        const QRect room = bitNumberRoom();
        const QRectF digits = metrics.tightBoundingRect(bitNumber(square))
                                  .translated(room.left(), room.top() + metrics.ascent());
        const qreal around = lineWidth(0.02);
        return digits.adjusted(-around, -around, around, around);
    }

    /// A frame well inside the square, or only its corners: `share` of each side is drawn, half of
    /// it from either end.
    void paintStepFrame(qreal share)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        const qreal inset = m_side * 0.13;
        const QRectF frame = QRectF(m_rect).adjusted(inset, inset, -inset, -inset);
        QPainterPath path;
        const std::array corners = {frame.topLeft(), frame.topRight(), frame.bottomRight(),
                                    frame.bottomLeft()};
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const QPointF corner = corners[i];
            const auto towards = [&](std::size_t neighbour) {
                return corner + (corners[neighbour % corners.size()] - corner) * share;
            };
            path.moveTo(towards(i + 3));
            path.lineTo(corner);
            path.lineTo(towards(i + 1));
        }
        const qreal width = lineWidth(0.055);
        for (const QPen &pen : {QPen(m_colors.markOutline, width + 2 * lineWidth(0.02)),
                                QPen(m_colors.mark, width)}) {
            QPen mitred = pen;
            mitred.setJoinStyle(Qt::MiterJoin);
            mitred.setCapStyle(Qt::FlatCap);
            m_painter.strokePath(path, mitred);
        }
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }

    void paintFrames(Square square)
    {
        if (m_picture.pointedOut.contains(square))
            paintFrame(0, std::max(2, qRound(3 * m_ratio)), m_colors.dropTarget);
        if (m_picture.selected == square)
            paintFrame(0, std::max(2, qRound(2 * m_ratio)), m_colors.selectedFrame);
        if (m_picture.lifted && m_picture.lifted->over == square &&
            m_picture.lifted->from != square)
            paintFrame(0, std::max(2, qRound(3 * m_ratio)), m_colors.dropTarget);
        if (m_picture.cursor == square) {
            const int line = std::max(1, qRound(2 * m_ratio));
            paintFrame(0, line, m_colors.cursorOuter);
            paintFrame(line, line, m_colors.cursorInner);
        }
    }

    void paintFrame(int inset, int width, const QColor &color)
    {
        const QRect outer = m_rect.adjusted(inset, inset, -inset, -inset);
        const QRect inner = outer.adjusted(width, width, -width, -width);
        for (const QRect &part : QRegion(outer) - inner)
            m_painter.fillRect(part, color);
    }

    QPointF centre() const { return QRectF(m_rect).center(); }
    qreal lineWidth(qreal share) const { return std::max(m_ratio, m_side * share); }

    QPainter &m_painter;
    const BoardGeometry &m_geometry;
    const BoardPicture &m_picture;
    const BoardColors &m_colors;
    PiecePixmaps &m_pixmaps;
    int m_side;
    qreal m_ratio;
    bool m_isOnPixels;
    QRect m_rect;
    std::vector<Stripes> m_stripes;
};

void paintBorder(QPainter &painter, const BoardGeometry &geometry, const BoardColors &colors)
{
    const int width = geometry.deviceBorder();
    const QRect board = geometry.deviceBoardRect();
    for (const QRect &part : QRegion(board.adjusted(-width, -width, width, width)) - board)
        painter.fillRect(part, colors.border);
}

} // namespace

void toDevicePixels(QPainter &painter, const BoardGeometry &geometry)
{
    painter.scale(1 / geometry.devicePixelRatio(), 1 / geometry.devicePixelRatio());
    painter.translate(-geometry.deviceOrigin());
}

void paintCoordinates(QPainter &painter, const BoardGeometry &geometry, const BoardColors &colors)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(1, qRound(geometry.deviceRankLabelRect(0).width() * 0.72)));
    painter.setFont(font);
    painter.setPen(colors.coordinate);
    for (int i = 0; i < 8; ++i) {
        const QString name = textOf(*geometry.squareInView(i, i));
        paintText(painter, geometry.deviceFileLabelRect(i), Qt::AlignCenter, name.first(1));
        paintText(painter, geometry.deviceRankLabelRect(i), Qt::AlignCenter, name.last(1));
    }
}

void paintBoard(QPainter &painter, const BoardGeometry &geometry, const BoardPicture &picture,
                const BoardColors &colors, PiecePixmaps &pixmaps, const QRegion &region)
{
    painter.save();
    toDevicePixels(painter, geometry);
    if (!QRegion(region).subtracted(geometry.boardRect().toRect()).isEmpty()) {
        paintBorder(painter, geometry, colors);
        if (geometry.showsCoordinates())
            paintCoordinates(painter, geometry, colors);
    }
    // Programs that show drawings soften every edge; the ground must not shine through between
    // squares that touch.
    if (!isOnPixels(painter))
        painter.fillRect(geometry.deviceBoardRect(), colors.darkSquare);
    SquarePainting painting(painter, geometry, picture, colors, pixmaps);
    for (const Square square : chess::allSquares) {
        if (region.intersects(geometry.squareRect(square).toAlignedRect()))
            painting.paint(square);
    }
    painter.restore();
}

void paintBoard(QPainter &painter, const BoardGeometry &geometry, const BoardPicture &picture,
                const BoardColors &colors, PiecePixmaps &pixmaps)
{
    paintBoard(painter, geometry, picture, colors, pixmaps,
               geometry.boardRect().toAlignedRect().adjusted(-1, -1, 1, 1));
}

void paintWrappedCorner(QPainter &painter, const QRectF &square, qreal thinnestLine,
                        const BoardColors &colors)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = std::max(thinnestLine, square.width() * 0.045);
    // On small squares it takes more of them, to be seen at all.
    const qreal leg =
        std::max(square.width() * 0.36, std::min(8 * thinnestLine, square.width() * 0.66));
    // Drawn in by half a line: the neighbours must not be touched.
    const QPointF corner = square.topRight() + QPointF(-line / 2, line / 2);
    painter.setPen(QPen(colors.wrappedOutline, line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(colors.wrapped);
    painter.drawPolygon(QPolygonF{{corner, corner - QPointF(leg, 0), corner + QPointF(0, leg)}});
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintMiniBoard(QPainter &painter, const QRectF &rect, Bitboard squares, bool isFlipped,
                    const BoardColors &colors, const QColor &tint, std::optional<Square> owner)
{
    const BoardGeometry geometry({.size = rect.size(),
                                  .devicePixelRatio = painter.device()->devicePixelRatioF(),
                                  .originInWindow = painter.transform().map(rect.topLeft()),
                                  .isFlipped = isFlipped,
                                  .showsCoordinates = false});
    painter.save();
    painter.translate(rect.topLeft());
    toDevicePixels(painter, geometry);
    paintBorder(painter, geometry, colors);
    painter.fillRect(geometry.deviceBoardRect(), colors.lightSquare);
    for (const Square square : chess::allSquares) {
        const bool isDark = chess::squares::dark.contains(square);
        if (squares.contains(square))
            painter.fillRect(geometry.deviceSquareRect(square),
                             isDark ? tint : mixed(tint, colors.lightSquare, 0.22));
        else if (isDark)
            painter.fillRect(geometry.deviceSquareRect(square), colors.darkSquare);
    }
    if (owner) {
        const QRect outer = geometry.deviceSquareRect(*owner);
        const int frame = std::max(1, outer.width() / 5);
        painter.fillRect(outer, tint);
        painter.fillRect(outer.adjusted(frame, frame, -frame, -frame), colors.selected);
    }
    painter.restore();
}

} // namespace ui
