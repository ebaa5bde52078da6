#include "ui/widgets/icon_label.h"

#include "ui/widgets/icons.h"

#include <QEvent>

namespace ui {

IconLabel::IconLabel(QWidget *parent) : QLabel(parent) {}

void IconLabel::setIconName(const QString &name)
{
    if (name == m_name)
        return;
    m_name = name;
    draw();
}

void IconLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        draw();
}

void IconLabel::draw()
{
    const int side = fontMetrics().height();
    setPixmap(m_name.isEmpty() ? QPixmap()
                               : icon(m_name).pixmap(QSize(side, side), devicePixelRatioF()));
}

} // namespace ui
