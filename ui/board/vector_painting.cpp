#include "ui/board/vector_painting.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainterPath>

namespace ui {

bool isOnPixels(const QPainter &painter)
{
    switch (painter.paintEngine()->type()) {
    case QPaintEngine::SVG:
    case QPaintEngine::Pdf:
    case QPaintEngine::Picture:
    case QPaintEngine::MacPrinter:
        return false;
    default:
        return painter.deviceTransform().type() <= QTransform::TxTranslate;
    }
}

void paintText(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    if (painter.paintEngine()->type() != QPaintEngine::SVG) {
        painter.drawText(rect, static_cast<int>(alignment) | Qt::TextSingleLine, text);
        return;
    }
    const QFontMetricsF metrics(painter.font(), painter.device());
    const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
    QPointF at = rect.topLeft();
    if (alignment.testFlag(Qt::AlignHCenter))
        at.rx() += (rect.width() - size.width()) / 2;
    else if (alignment.testFlag(Qt::AlignRight))
        at.rx() += rect.width() - size.width();
    if (alignment.testFlag(Qt::AlignVCenter))
        at.ry() += (rect.height() - size.height()) / 2;
    QPainterPath outlines;
    outlines.addText(at + QPointF(0, metrics.ascent()), painter.font(), text);
    painter.fillPath(outlines, painter.pen().color());
}

} // namespace ui
