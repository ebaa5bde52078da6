#include "ui/widgets/focus_areas.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>
#include <iterator>

namespace ui {

void focusNextArea(const QList<QWidget *> &areas, int step)
{
    QList<QWidget *> visible;
    std::copy_if(areas.begin(), areas.end(), std::back_inserter(visible),
                 [](const QWidget *area) { return area->isVisible(); });
    if (visible.isEmpty())
        return;
    const QWidget *focus = QApplication::focusWidget();
    const auto count = static_cast<int>(visible.size());
    int current = step > 0 ? -1 : count;
    for (int i = 0; i < count; ++i) {
        if (focus != nullptr && (visible[i] == focus || visible[i]->isAncestorOf(focus)))
            current = i;
    }
    QWidget *area = visible[((current + step) % count + count) % count];
    QWidget *target = area->focusWidget() != nullptr ? area->focusWidget() : area;
    while (target->focusPolicy() == Qt::NoFocus || !target->isVisible() || !target->isEnabled()) {
        target = target->nextInFocusChain();
        if (target == area)
            break;
    }
    target->setFocus(step > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
}

} // namespace ui
