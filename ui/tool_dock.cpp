#include "ui/tool_dock.h"

#include <QAction>

#include <utility>

namespace ui {

ToolDock::ToolDock(const QString &name, const QString &title, const QString &tip,
                   MakePanel makePanel, QWidget *parent)
    : QDockWidget(title, parent)
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
    makePanelOnce();
    show();
    raise();
    widget()->setFocus();
}

void ToolDock::makePanelOnce()
{
    if (widget() != nullptr)
        return;
    setWidget(m_makePanel());
    widget()->setAccessibleName(windowTitle());
}

} // namespace ui
