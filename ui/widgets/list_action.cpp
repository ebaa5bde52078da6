#include "ui/widgets/list_action.h"

#include "ui/widgets/icons.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>

namespace ui {

QAction *addListAction(QMenu *menu, QWidget *list, const char *name, const QString &text,
                       const QString &iconName, const QKeySequence &keys)
{
    QAction *action = menu->addAction(text);
    action->setObjectName(QLatin1String(name));
    if (!iconName.isEmpty())
        action->setIcon(icon(iconName));
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    list->addAction(action);
    return action;
}

} // namespace ui
