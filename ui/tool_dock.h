#pragma once

#include <QDockWidget>

#include <functional>

class QAction;

namespace ui {

/// The dock of a panel that is made when it is first seen, so that the window starts no slower for
/// what nobody looks at.
class ToolDock : public QDockWidget {
    Q_OBJECT
public:
    using MakePanel = std::function<QWidget *()>;

    /// Hidden at first. `title` has the access key for the menu; `tip` says in the status bar what
    /// the tool is for.
    ToolDock(const QString &name, const QString &title, const QString &tip, MakePanel makePanel,
             QWidget *parent);

    /// Shows the panel, in front of its neighbours, and gives it the keyboard.
    QAction *openAction() const { return m_openAction; }

    /// Shows the panel and leaves the keyboard where it is.
    void bringToFront();

public slots:
    void open();

private:
    void makePanelOnce();
    void takeRoom();

    MakePanel m_makePanel;
    QAction *m_openAction;
};

} // namespace ui
