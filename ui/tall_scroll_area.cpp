#include "ui/tall_scroll_area.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace ui {

TallScrollArea::TallScrollArea(QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
}

void TallScrollArea::setBody(QWidget *body)
{
    setWidget(body);
    body->installEventFilter(this);
    fitHeight();
}

bool TallScrollArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fitHeight();
    return QScrollArea::eventFilter(watched, event);
}

void TallScrollArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitHeight();
}

void TallScrollArea::fitHeight()
{
    if (widget() == nullptr)
        return;
    // Negative as long as no text is wrapped.
    const int height = widget()->layout()->totalHeightForWidth(viewport()->width());
    widget()->setMinimumHeight(std::max(0, height));
}

} // namespace ui
