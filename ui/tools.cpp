#include "ui/tools.h"

#include "ui/board/board_widget.h"
#include "ui/calculator/calculator_panel.h"
#include "ui/compass/compass_panel.h"
#include "ui/derivation/derivation_panel.h"
#include "ui/difference/difference_panel.h"
#include "ui/document/document.h"
#include "ui/document/wording.h"
#include "ui/panels/operations_panel.h"
#include "ui/perft/perft_panel.h"
#include "ui/playing/move_list_panel.h"
#include "ui/positions/positions_panel.h"
#include "ui/settings.h"
#include "ui/tables/table_check_panel.h"
#include "ui/tables/tables_panel.h"
#include "ui/tool_dock.h"

#include <QMainWindow>

namespace ui {

template <typename Panel>
ToolDock *Tools::add(const QString &name, const QString &title, const QString &tip,
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
    return m_docks.back();
}

Tools::Tools(QMainWindow *window, Document *document, BoardWidget *board, Settings *settings)
    : QObject(window), m_window(window), m_document(document), m_board(board), m_settings(settings)
{
    addMoveList();
    addDerivation();
    addTables();
    addCompass();
    addCalculator();
    addOperations();
    addDifference();
    addTableCheck();
    addPerft();
    addPositions();
}

void Tools::addMoveList()
{
    const auto make = [this] {
        auto *panel = new MoveListPanel(m_document);
        connect(panel, &MoveListPanel::stepRequested, m_document->undoStack(),
                &QUndoStack::setIndex);
        connect(panel, &MoveListPanel::playRequested, m_document, &Document::playLine);
        connect(panel, &MoveListPanel::copied, this, &Tools::said);
        return panel;
    };
    add<MoveListPanel>(QStringLiteral("moveList"), tr("&Move list"),
                       tr("The moves and all other steps, to go back to any of them"), make);
}

void Tools::addDerivation()
{
    const auto make = [this] {
        auto *panel = new DerivationPanel(m_document);
        connect(panel, &DerivationPanel::stepMarksRequested, m_board, &BoardWidget::setStepMarks);
        connect(panel, &DerivationPanel::copied, this, &Tools::said);
        return panel;
    };
    ToolDock *dock =
        add<DerivationPanel>(QStringLiteral("derivation"), tr("&Derivation"),
                             tr("How the squares of a piece come about, step by step"), make);
    // Behind another tab a dock is not hidden, and yet nobody sees what its marks are about.
    connect(dock, &QDockWidget::visibilityChanged, this, [dock](bool isVisible) {
        if (auto *panel = qobject_cast<DerivationPanel *>(dock->widget()))
            panel->setInView(isVisible);
    });
}

void Tools::addTables()
{
    const auto make = [this] {
        auto *panel = new TablesPanel(m_document);
        connect(panel, &TablesPanel::layerRequested, this, &Tools::layMine);
        connect(panel, &TablesPanel::addRequested, this, &Tools::addMine);
        connect(panel, &TablesPanel::copied, this, &Tools::said);
        return panel;
    };
    add<TablesPanel>(QStringLiteral("tables"), tr("&Tables"),
                     tr("The look-up tables of engines: all 64 entries of one at a glance"), make);
}

void Tools::addCompass()
{
    const auto make = [this] {
        auto *panel = new CompassPanel(m_document);
        connect(panel, &CompassPanel::mappingRequested, m_document, &Document::setMapping);
        connect(panel, &CompassPanel::reinterpretRequested, this,
                [this](const QString &name, chess::Bitboard squares, chess::SquareMapping mapping) {
                    m_document->setMine(name, squares,
                                        tr("Read %1 under %2").arg(name, textOf(mapping)));
                    m_document->setMapping(mapping);
                });
        connect(panel, &CompassPanel::addRequested, this, &Tools::addMine);
        connect(panel, &CompassPanel::copied, this, &Tools::said);
        return panel;
    };
    add<CompassPanel>(QStringLiteral("compass"), tr("Mapping &compass"),
                      tr("All eight square mappings, and which of them a word is in"), make);
}

void Tools::addCalculator()
{
    const auto make = [this] {
        auto *panel = new CalculatorPanel(m_document);
        connect(panel, &CalculatorPanel::layerRequested, this, &Tools::layMine);
        connect(panel, &CalculatorPanel::addRequested, this, &Tools::addMine);
        connect(panel, &CalculatorPanel::keepRequested, this,
                [this](const std::vector<NamedBitboard> &bitboards) {
                    QStringList names;
                    for (const NamedBitboard &bitboard : bitboards)
                        names += bitboard.name;
                    const QString list = names.join(QStringLiteral(", "));
                    m_document->setMine(bitboards, tr("Add %1").arg(list));
                    emit said(names.size() == 1 ? tr("%1 is among your own bitboards.").arg(list)
                                                : tr("%1 are among your own bitboards.").arg(list));
                });
        connect(panel, &CalculatorPanel::copied, this, &Tools::said);
        return panel;
    };
    add<CalculatorPanel>(QStringLiteral("calculator"), tr("C&alculator"),
                         tr("Expressions over bitboards, with every part of them"), make);
}

void Tools::layMine(const QString &name, chess::Bitboard squares)
{
    m_document->setMine(name, squares, tr("Add %1").arg(name));
    m_document->setLayerShown(name, true);
    emit said(tr("%1 lies on the board.").arg(name));
}

void Tools::addDifference()
{
    const auto make = [this] {
        auto *panel = new DifferencePanel(m_document);
        connect(panel, &DifferencePanel::copied, this, &Tools::said);
        return panel;
    };
    add<DifferencePanel>(QStringLiteral("difference"), tr("D&ifference"),
                         tr("Two bitboards, or a list of words, that should be equal"), make);
}

void Tools::addTableCheck()
{
    const auto make = [this] {
        auto *panel = new TableCheckPanel(m_document);
        connect(panel, &TableCheckPanel::copied, this, &Tools::said);
        m_tableCheck = panel;
        return panel;
    };
    m_tableCheckDock =
        add<TableCheckPanel>(QStringLiteral("tableCheck"), tr("Table chec&k"),
                             tr("Which table 64 words are, or what is wrong with them"), make);
}

void Tools::addPerft()
{
    const auto make = [this] {
        auto *panel = new PerftPanel(m_document);
        connect(panel, &PerftPanel::moveRequested, m_document, &Document::play);
        connect(panel, &PerftPanel::positionRequested, m_document, &Document::setPosition);
        connect(panel, &PerftPanel::copied, this, &Tools::said);
        return panel;
    };
    add<PerftPanel>(QStringLiteral("perft"), tr("&Perft"),
                    tr("Counts the ways to play on, and compares them with another program’s"),
                    make);
}

void Tools::addPositions()
{
    const auto make = [this] {
        auto *panel = new PositionsPanel(m_document);
        connect(panel, &PositionsPanel::positionRequested, m_document, &Document::showListed);
        connect(panel, &PositionsPanel::said, this, &Tools::said);
        m_positions = panel;
        return panel;
    };
    m_positionsDock = add<PositionsPanel>(
        QStringLiteral("positions"), tr("Po&sitions"),
        tr("The positions of a file, one after the other, and whether they hold"), make);
}

void Tools::addMine(const QString &name, chess::Bitboard squares)
{
    m_document->setMine(name, squares, tr("Add %1").arg(name));
    m_document->setChosenBitboard(name);
    emit said(tr("%1 is among your own bitboards.").arg(name));
}

void Tools::addOperations()
{
    const auto make = [this] {
        auto *panel = new OperationsPanel(m_document);
        connect(panel, &OperationsPanel::chosenRequested, m_document, &Document::setChosenBitboard);
        connect(panel, &OperationsPanel::setMineRequested, m_document,
                qOverload<const QString &, chess::Bitboard, const QString &>(&Document::setMine));
        connect(panel, &OperationsPanel::setPiecesRequested, m_document, &Document::setPieces);
        return panel;
    };
    m_operationsDock = add<OperationsPanel>(
        QStringLiteral("operations"), tr("&Operations"),
        tr("Steps, turns, fills and set operations on a whole bitboard"), make);
}

void Tools::openOperations()
{
    m_operationsDock->open();
}

void Tools::checkTable(const QString &text)
{
    // The next paste or undo is meant for what this one was meant for.
    m_tableCheckDock->bringToFront();
    m_tableCheck->setText(text);
}

void Tools::listPositions(const QString &path)
{
    m_positionsDock->open();
    m_positions->open(path);
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
