#include "ui/pictures/picture_preview.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace ui {

PicturePreview::PicturePreview(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PicturePreview::setSheet(std::optional<BoardSheet> sheet)
{
    m_sheet = std::move(sheet);
    setAccessibleDescription(m_sheet ? m_sheet->description() : QString());
    update();
}

QSize PicturePreview::sizeHint() const
{
    return {480, 480};
}

QSize PicturePreview::minimumSizeHint() const
{
    return {160, 160};
}

void PicturePreview::paintEvent(QPaintEvent *)
{
    if (!m_sheet)
        return;
    const QSizeF size(m_sheet->size());
    const QSizeF room = QSizeF(this->size()) - QSizeF(2, 2);
    const qreal scale =
        std::min({qreal(1), room.width() / size.width(), room.height() / size.height()});
    const QSizeF shown = size * scale;
    const QPointF topLeft(std::round((width() - shown.width()) / 2),
                          std::round((height() - shown.height()) / 2));
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(QRectF(topLeft, shown).adjusted(-0.5, -0.5, 0.5, 0.5));
    painter.translate(topLeft);
    painter.scale(scale, scale);
    m_sheet->paint(painter);
}

} // namespace ui
