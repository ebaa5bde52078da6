#include "ui/board/piece_in_air.h"

#include "ui/board/board_colors.h"

#include <QPainter>

namespace ui {

PieceInAir::PieceInAir(QWidget *window) : QWidget(window)
{
    setObjectName(QStringLiteral("pieceInAir"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
}

void PieceInAir::fly(const QPixmap &piece, QPointF topLeft, Fate fate)
{
    const qreal ratio = devicePixelRatioF();
    // On whole device pixels a pixmap is copied instead of resampled.
    const QPointF aligned = QPointF((topLeft * ratio).toPoint()) / ratio;
    const QRect room = QRectF(aligned, QSizeF(piece.size()) / ratio).toAlignedRect();
    const bool looksDifferent = piece.cacheKey() != m_piece.cacheKey() || fate != m_fate ||
                                aligned - room.topLeft() != m_topLeft - pos();
    m_piece = piece;
    m_topLeft = aligned;
    m_fate = fate;
    setGeometry(room);
    if (looksDifferent)
        update();
    raise();
    show();
}

void PieceInAir::paintEvent(QPaintEvent *)
{
    const qreal ratio = devicePixelRatioF();
    QPainter painter(this);
    painter.scale(1 / ratio, 1 / ratio);
    painter.translate(QPointF(-pos()) * ratio);
    const QPoint corner = (m_topLeft * ratio).toPoint();
    painter.setOpacity(m_fate == Fate::IsDeleted ? 0.5 : 1);
    painter.drawPixmap(corner, m_piece);
    painter.setOpacity(1);
    if (m_fate == Fate::Lands)
        return;

    // A badge: a cross for deletion, a plus for a copy.
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardColors colors = BoardColors::fromPalette(palette());
    const qreal side = m_piece.width();
    const qreal radius = qMax(7 * ratio, side * 0.17);
    const bool isDeleted = m_fate == Fate::IsDeleted;
    // In the middle when it leaves the board, as an edge of the window may cut the rest off.
    const qreal inset = isDeleted ? side / 2 : side - radius - 1;
    const QPointF center = QPointF(corner) + QPointF(inset, inset);
    painter.setPen(QPen(Qt::white, qMax(1.0, radius * 0.14)));
    painter.setBrush(isDeleted ? colors.deletion : colors.copy);
    painter.drawEllipse(center, radius, radius);
    painter.setPen(QPen(Qt::white, radius * 0.26, Qt::SolidLine, Qt::RoundCap));
    painter.translate(center);
    painter.rotate(isDeleted ? 45 : 0);
    const qreal arm = radius * 0.55;
    painter.drawLine(QPointF(-arm, 0), QPointF(arm, 0));
    painter.drawLine(QPointF(0, -arm), QPointF(0, arm));
}

} // namespace ui
