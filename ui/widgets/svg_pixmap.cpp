#include "ui/widgets/svg_pixmap.h"

#include <QPainter>
#include <QSvgRenderer>

namespace ui {

QPixmap svgPixmap(const QString &path, QSize size, const QColor &tint)
{
    QPixmap canvas(size);
    canvas.fill(Qt::transparent);
    QPainter painter(&canvas);
    QSvgRenderer(path).render(&painter, QRectF(QPointF(), QSizeF(size)));
    if (tint.isValid()) {
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(canvas.rect(), tint);
    }
    painter.end();
    // What was painted on keeps the painter's buffers, which take more memory than the pixels.
    return canvas.copy();
}

} // namespace ui
