#pragma once

#include <QString>

class QAction;
class QKeySequence;
class QMenu;
class QWidget;

namespace ui {

/// Adds an entry to the menu of a list, with keys that work while the list has the focus.
QAction *addListAction(QMenu *menu, QWidget *list, const char *name, const QString &text,
                       const QString &iconName, const QKeySequence &keys);

} // namespace ui
