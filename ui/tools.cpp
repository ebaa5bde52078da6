#include "ui/tools.h"

#include "ui/board/board_widget.h"
#include "ui/document.h"
#include "ui/settings.h"
#include "ui/tool_dock.h"

#include <QMainWindow>

namespace ui {

template <typename Panel>
void Tools::add(const QString &name, const QString &title, const QString &tip,
                std::function<Panel *()> make)
{
    const auto makeAndKeep = [this, name, make = std::move(make)]() -> QWidget * {
        Panel *panel = make();
        panel->setState(m_settings->state(name));
        m_keepers += [this, name, panel] {
            m_settings->setState(name, panel->state());
        };
        return panel;
    };
    m_docks += new ToolDock(name + QStringLiteral("Dock"), title, tip, makeAndKeep, m_window);
}

Tools::Tools(QMainWindow *window, Document *document, BoardWidget *board, Settings *settings)
    : QObject(window), m_window(window), m_document(document), m_board(board), m_settings(settings)
{
}

void Tools::arrange(QDockWidget *neighbour)
{
    for (ToolDock *dock : m_docks) {
        dock->setFloating(false);
        m_window->removeDockWidget(dock);
        m_window->addDockWidget(Qt::RightDockWidgetArea, dock);
        m_window->tabifyDockWidget(neighbour, dock);
        dock->hide();
    }
}

void Tools::store()
{
    for (const auto &keep : m_keepers)
        keep();
}

} // namespace ui
