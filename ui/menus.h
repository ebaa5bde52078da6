#pragma once

#include <QList>

class QDockWidget;
class QMenu;
class QMenuBar;

namespace ui {

struct Actions;
class ToolDock;

/// The menus that are filled further as the window lives.
struct Menus {
    QMenu *recent;
    QMenu *panels;
};

/// Puts the actions into the menus of the window, with an entry for every panel.
Menus fillMenuBar(QMenuBar *bar, const Actions &actions, const QList<QDockWidget *> &docks,
                  const QList<ToolDock *> &toolDocks);

} // namespace ui
