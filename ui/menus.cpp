#include "ui/menus.h"

#include "ui/actions.h"
#include "ui/tool_dock.h"

#include <QCoreApplication>
#include <QMenuBar>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::Menus)
};

} // namespace

Menus fillMenuBar(QMenuBar *bar, const Actions &a, const QList<QDockWidget *> &docks,
                  const QList<ToolDock *> &toolDocks)
{
    QMenu *file = bar->addMenu(Words::tr("&File"));
    file->addActions({a.newPosition, a.open});
    QMenu *recent = file->addMenu(Words::tr("Open &recent"));
    file->addActions({a.save, a.saveAs});
    file->addSeparator();
    file->addActions({a.exportBitboards, a.exportPicture, a.print});
    file->addSeparator();
    file->addAction(a.quit);

    QMenu *edit = bar->addMenu(Words::tr("&Edit"));
    edit->addActions({a.undo, a.redo});
    edit->addSeparator();
    edit->addActions({a.copyFen, a.copyWord, a.copyPieces, a.copyPicture, a.paste, a.pasteAs});

    QMenu *position = bar->addMenu(Words::tr("&Position"));
    position->addActions({a.startPosition, a.clearBoard});
    position->addSeparator();
    position->addActions({a.whiteToMove, a.blackToMove});
    position->addSeparator();
    position->addMenu(Words::tr("&Moves"))->addActions(a.movesModes->actions());
    position->addAction(a.chess960);

    QMenu *view = bar->addMenu(Words::tr("&View"));
    QMenu *panels = view->addMenu(Words::tr("&Panels"));
    for (const QDockWidget *dock : docks)
        panels->addAction(dock->toggleViewAction());
    panels->addSeparator();
    for (const ToolDock *dock : toolDocks)
        panels->addAction(dock->toggleViewAction());
    panels->addSeparator();
    panels->addActions({a.nextArea, a.previousArea});
    panels->addSeparator();
    panels->addAction(a.resetLayout);
    view->addSeparator();
    view->addActions({a.flip, a.coordinates, a.bitNumbers, a.layersOff});
    view->addSeparator();
    view->addMenu(Words::tr("Square &mapping"))->addActions(a.mappings->actions());
    view->addMenu(Words::tr("&Number format"))->addActions(a.wordFormats->actions());
    view->addMenu(Words::tr("C&olours"))->addActions(a.colorSchemes->actions());

    QMenu *tools = bar->addMenu(Words::tr("&Tools"));
    for (const ToolDock *dock : toolDocks)
        tools->addAction(dock->openAction());

    QMenu *help = bar->addMenu(Words::tr("&Help"));
    help->addActions({a.gestures, a.howKnights, a.about});
    return {recent, panels};
}

} // namespace ui
