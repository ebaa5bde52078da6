#include "ui/tool_dock.h"

#include "ui/widgets/controls.h"

#include <QAction>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace ui {

ToolDock::ToolDock(const QString &name, const QString &title, const QString &tip,
                   MakePanel makePanel, QWidget *parent)
    : QDockWidget(withoutMark(title), parent)
    , m_makePanel(std::move(makePanel))
    , m_openAction(new QAction(title, this))
{
    setObjectName(name);
    hide();
    toggleViewAction()->setObjectName(name + QStringLiteral("Shown"));
    toggleViewAction()->setStatusTip(tr("Show or hide this panel"));
    m_openAction->setObjectName(name + QStringLiteral("Open"));
    m_openAction->setStatusTip(tip);
    connect(m_openAction, &QAction::triggered, this, &ToolDock::open);
    connect(this, &QDockWidget::visibilityChanged, this, [this](bool isVisible) {
        if (isVisible)
            makePanelOnce();
    });
}

void ToolDock::open()
{
    bringToFront();
    widget()->setFocus();
}

void ToolDock::bringToFront()
{
    makePanelOnce();
    const bool wasHidden = isHidden();
    show();
    raise();
    if (wasHidden)
        takeRoom();
}

/// A tool is larger than the lists it shares its side of the window with.
void ToolDock::takeRoom()
{
    auto *window = qobject_cast<QMainWindow *>(parentWidget());
    if (window == nullptr || isFloating())
        return;
    const int titleHeight = minimumSizeHint().height() - widget()->minimumSizeHint().height();
    const QSize wish = (widget()->sizeHint() + QSize(0, titleHeight)).expandedTo(size());
    window->resizeDocks({this}, {wish.width()}, Qt::Horizontal);
    // What is not named here would keep its height.
    QList<QDockWidget *> column = {this};
    QList<int> heights = {wish.height()};
    const QList<QDockWidget *> inFront = window->tabifiedDockWidgets(this);
    for (QDockWidget *dock : window->findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly)) {
        const bool isBeside = dock != this && dock->isVisible() && !dock->isFloating() &&
                              window->dockWidgetArea(dock) == window->dockWidgetArea(this);
        if (!isBeside || inFront.contains(dock))
            continue;
        column += dock;
        heights +=
            std::max(dock->minimumSizeHint().height(), dock->height() - (wish.height() - height()));
    }
    window->resizeDocks(column, heights, Qt::Vertical);
}

void ToolDock::makePanelOnce()
{
    if (widget() != nullptr)
        return;
    setWidget(m_makePanel());
    widget()->setAccessibleName(windowTitle());
}

} // namespace ui
