#include "ui/main_window.h"

#include "src/notation/fen/fen.h"
#include "ui/bitboards/bitboards_panel.h"
#include "ui/board/board_widget.h"
#include "ui/board/layer_legend.h"
#include "ui/board/piece_palette.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/document/wording.h"
#include "ui/document_actions.h"
#include "ui/drop_taker.h"
#include "ui/exchange/bitboard_text.h"
#include "ui/help/about_dialog.h"
#include "ui/help/gestures_dialog.h"
#include "ui/help/how_knights_dialog.h"
#include "ui/inspector/inspector_panel.h"
#include "ui/menus.h"
#include "ui/panels/position_line.h"
#include "ui/pasting.h"
#include "ui/pictures.h"
#include "ui/playing/playing.h"
#include "ui/square_menu.h"
#include "ui/status_line.h"
#include "ui/tool_bar.h"
#include "ui/tool_dock.h"
#include "ui/tools.h"
#include "ui/widgets/color_scheme.h"
#include "ui/widgets/focus_areas.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QDialog>
#include <QDockWidget>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenuBar>
#include <QScreen>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

/// Counts up when the parts of the window change so that an old arrangement no longer fits.
constexpr int layoutVersion = 1;
/// From a change until the settings are written: a series of changes is written once, and little is
/// lost when the machine goes down.
constexpr int storeDelay = 1500; // milliseconds
constexpr QSize usualSize(1280, 800);

constexpr QLatin1StringView geometryKey("window/geometry");
constexpr QLatin1StringView layoutKey("window/layout");
constexpr QLatin1StringView coordinatesKey("view/coordinates");
constexpr QLatin1StringView bitNumbersKey("view/bitNumbers");
constexpr QLatin1StringView colorsKey("view/colors");
constexpr QLatin1StringView recentKey("files/recent");
constexpr QLatin1StringView bitboardsGroup("bitboards");
constexpr QLatin1StringView inspectorGroup("inspector");
constexpr QLatin1StringView exportGroup("export");

} // namespace

MainWindow::MainWindow(const QString &settingsFile)
    : m_settings(settingsFile)
    , m_actions(this, m_document.undoStack())
    , m_file(new PositionFile(&m_document, this))
    , m_pasting(new Pasting(&m_document, m_file, this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);

    restoreColors(); // before there is anything to paint anew
    createParts();
    createMenus();
    auto *toolBar = new ToolBar(&m_document, m_actions, this);
    addToolBar(toolBar);
    m_panelMenu->insertAction(m_paletteDock->toggleViewAction(), toolBar->toggleViewAction());
    connectActions();
    connectDocumentActions(&m_document, m_actions);
    connectBoard();
    connectPanels();
    connectDocument();

    restoreSettings();
    showTitle();
    m_board->setFocus();
    storeAfterChanges();
}

MainWindow::~MainWindow()
{
    // The parts read the document, a member that goes before the widgets would.
    qDeleteAll(findChildren<QDialog *>(QString(), Qt::FindDirectChildrenOnly));
    delete takeCentralWidget();
    const auto docks = findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly);
    qDeleteAll(docks);
}

void MainWindow::createParts()
{
    auto *middle = new QWidget(this);
    m_board = new BoardWidget(&m_document, middle);
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    column->addWidget(m_board, 1);
    column->addWidget(new LayerLegend(&m_document, middle));
    setCentralWidget(middle);
    // Around the board there is nothing else to be clicked on, so the board is meant.
    middle->setObjectName(QStringLiteral("boardArea"));
    middle->setAccessibleName(tr("Board and legend"));
    middle->setFocusPolicy(Qt::ClickFocus);
    middle->setFocusProxy(m_board);

    m_palette = new PiecePalette(this);
    m_bitboards = new BitboardsPanel(&m_document, this);
    m_inspector = new InspectorPanel(&m_document, this);
    m_positionLine = new PositionLine(&m_document, this);
    m_paletteDock =
        addDock(QStringLiteral("paletteDock"), tr("Palette"), m_palette, Qt::LeftDockWidgetArea);
    m_bitboardsDock = addDock(QStringLiteral("bitboardsDock"), tr("Bitboards"), m_bitboards,
                              Qt::RightDockWidgetArea);
    m_inspectorDock = addDock(QStringLiteral("inspectorDock"), tr("Inspector"), m_inspector,
                              Qt::RightDockWidgetArea);
    m_positionDock = addDock(QStringLiteral("positionDock"), tr("Position line"), m_positionLine,
                             Qt::BottomDockWidgetArea);
    // A line needs no title above it; it stays where it is.
    m_positionDock->setFeatures(QDockWidget::DockWidgetClosable);
    m_positionDock->setTitleBarWidget(new QWidget(m_positionDock));
    connectPalette(m_palette, m_board);
    m_status = new StatusLine(&m_document, m_board, m_palette, this);
    setStatusBar(m_status);
    new DropTaker(&m_document, m_pasting, m_board, this);

    m_tools = new Tools(this, &m_document, m_board, &m_settings);
    for (ToolDock *dock : m_tools->docks())
        addDockWidget(Qt::RightDockWidgetArea, dock);
    connect(m_tools, &Tools::said, this, &MainWindow::say);
    m_pictures = new Pictures(this, &m_document, m_board, &m_settings);
    connect(m_pictures, &Pictures::said, this, &MainWindow::say);
}

QDockWidget *MainWindow::addDock(const QString &name, const QString &title, QWidget *part,
                                 Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setWidget(part);
    part->setAccessibleName(title);
    dock->toggleViewAction()->setObjectName(name + QStringLiteral("Shown"));
    dock->toggleViewAction()->setStatusTip(tr("Show or hide this panel"));
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::createMenus()
{
    const Menus menus = fillMenuBar(
        menuBar(), m_actions, {m_paletteDock, m_bitboardsDock, m_inspectorDock, m_positionDock},
        m_tools->docks());
    m_panelMenu = menus.panels;
    m_recentMenu = menus.recent;
    connect(m_recentMenu, &QMenu::aboutToShow, this,
            [this] { m_file->fillRecentMenu(m_recentMenu); });
}

void MainWindow::connectActions()
{
    const Actions &a = m_actions;
    const auto on = [this](const QAction *action, auto act) {
        connect(action, &QAction::triggered, this, act);
    };
    on(a.newPosition, [this] { m_file->startNew(); });
    on(a.open, [this] { m_file->chooseAndOpen(); });
    on(a.save, [this] { m_file->save(); });
    on(a.saveAs, [this] { m_file->chooseAndSave(); });
    on(a.exportBitboards, [this] { exportBitboards(); });
    on(a.exportPicture, [this] { m_pictures->exportPicture(m_bitboards->selectedNames()); });
    on(a.print, [this] { m_pictures->printBoard(); });
    on(a.quit, [this] { close(); });

    on(a.copyFen, [this] { copy(textOf(toFen(m_document.position())), tr("the FEN")); });
    on(a.copyWord, [this] {
        const QString name = m_document.chosenBitboard();
        copy(wordOf(m_document, name), name);
    });
    on(a.copyPieces,
       [this] { copy(pieceList(m_document), tr("the piece bitboards and occupancies")); });
    on(a.copyPicture, [this] { m_pictures->copyBoard(); });
    on(a.paste, [this] { m_pasting->take(QGuiApplication::clipboard()->text()); });
    on(a.pasteAs, [this] { m_pasting->choose(QGuiApplication::clipboard()->text()); });
    // On the board only: elsewhere Ctrl+C copies what is chosen there.
    a.copyFen->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_board->addAction(a.copyFen);

    connect(a.coordinates, &QAction::toggled, m_board, &BoardWidget::setShowsCoordinates);
    connect(a.bitNumbers, &QAction::toggled, m_board, &BoardWidget::setShowsBitNumbers);
    on(a.resetLayout, [this] { arrangeDocks(); });
    connect(a.colorSchemes, &QActionGroup::triggered, this, [](const QAction *action) {
        applyColorScheme(allColorSchemes[static_cast<std::size_t>(action->data().toInt())]);
    });
    on(a.nextArea, [this] { goToArea(1); });
    on(a.previousArea, [this] { goToArea(-1); });

    on(a.gestures, [this] { showGestures(this); });
    on(a.howKnights, [this] { showHowKnights(this); });
    on(a.about, [this] { showAbout(this); });
}

void MainWindow::connectBoard()
{
    const Document *document = &m_document;
    connect(new Playing(&m_document, m_board, m_actions.movesModes, this), &Playing::said, this,
            &MainWindow::say);
    connect(m_board, &BoardWidget::copyRequested, document, &Document::copyPiece);
    connect(m_board, &BoardWidget::placeRequested, document, &Document::placePiece);
    connect(m_board, &BoardWidget::clearRequested, document, &Document::clearSquares);
    connect(m_board, &BoardWidget::clearRequested, this, [this] {
        say(tr("%1. Undo brings it back.").arg(m_document.undoStack()->undoText()));
    });
    connect(m_board, &BoardWidget::selectRequested, document, &Document::select);
    connect(m_board, &BoardWidget::squareMenuRequested, this, &MainWindow::showSquareMenu);
}

void MainWindow::connectPanels()
{
    connect(m_bitboards, &BitboardsPanel::layerShownRequested, &m_document,
            &Document::setLayerShown);
    connect(m_bitboards, &BitboardsPanel::chosenRequested, &m_document,
            &Document::setChosenBitboard);
    connect(m_bitboards, &BitboardsPanel::inspectRequested, this, [this] {
        m_inspectorDock->show();
        m_inspectorDock->raise();
    });
    connect(m_bitboards, &BitboardsPanel::setMineRequested, &m_document,
            qOverload<const QString &, chess::Bitboard, const QString &>(&Document::setMine));
    connect(m_bitboards, &BitboardsPanel::renameRequested, &m_document, &Document::renameMine);
    connect(m_bitboards, &BitboardsPanel::removeRequested, &m_document, &Document::removeMine);
    connect(m_bitboards, &BitboardsPanel::operationsRequested, this, [this](const QString &name) {
        m_document.setChosenBitboard(name);
        m_tools->openOperations();
    });
    connect(m_bitboards, &BitboardsPanel::copied, this, &MainWindow::say);
    connect(m_bitboards, &BitboardsPanel::copyPictureRequested, m_pictures,
            &Pictures::copyBitboards);
    connect(m_inspector, &InspectorPanel::setPiecesRequested, &m_document, &Document::setPieces);
    connect(m_inspector, &InspectorPanel::setMineRequested, this,
            [this](const QString &name, chess::Bitboard squares) {
                m_document.setMine(name, squares, tr("Change %1").arg(name));
            });
    connect(m_inspector, &InspectorPanel::copied, this, &MainWindow::say);

    connect(m_positionLine, &PositionLine::squaresPointedOut, m_board, &BoardWidget::pointOut);
    connect(m_positionLine, &PositionLine::positionRequested, &m_document, &Document::setPosition);
    connect(m_positionLine, &PositionLine::turnRequested, &m_document, &Document::setTurn);
    connect(m_positionLine, &PositionLine::castlingRooksRequested, &m_document,
            &Document::setCastlingRooks);
    connect(m_positionLine, &PositionLine::enPassantRequested, &m_document,
            &Document::setEnPassant);
    connect(m_positionLine, &PositionLine::halfmoveClockRequested, &m_document,
            &Document::setHalfmoveClock);
    connect(m_positionLine, &PositionLine::moveNumberRequested, &m_document,
            &Document::setMoveNumber);
}

void MainWindow::connectDocument()
{
    connect(m_document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::showTitle);
    connect(m_file, &PositionFile::pathChanged, this, &MainWindow::showTitle);
    connect(m_file, &PositionFile::said, this, &MainWindow::say);
    connect(m_file, &PositionFile::listOpened, m_tools, &Tools::listPositions);
    connect(m_pasting, &Pasting::said, this, &MainWindow::say);
    connect(m_pasting, &Pasting::tableTaken, m_tools, &Tools::checkTable);
    connect(m_file, &PositionFile::recentChanged, this,
            [this] { m_recentMenu->setEnabled(!m_file->recent().isEmpty()); });
}

void MainWindow::arrangeDocks()
{
    for (QDockWidget *dock : {m_paletteDock, m_bitboardsDock, m_inspectorDock, m_positionDock}) {
        dock->setFloating(false);
        removeDockWidget(dock);
    }
    addDockWidget(Qt::LeftDockWidgetArea, m_paletteDock);
    addDockWidget(Qt::RightDockWidgetArea, m_bitboardsDock);
    const bool hasRoomForBoth = height() >= fontMetrics().height() * 44;
    if (hasRoomForBoth)
        splitDockWidget(m_bitboardsDock, m_inspectorDock, Qt::Vertical);
    else
        tabifyDockWidget(m_bitboardsDock, m_inspectorDock);
    addDockWidget(Qt::BottomDockWidgetArea, m_positionDock);
    for (QDockWidget *dock : {m_paletteDock, m_bitboardsDock, m_inspectorDock, m_positionDock})
        dock->show();
    const int share =
        std::max(width() * 2 / 5, std::min(width() / 2, m_bitboards->widthForWords()));
    resizeDocks({m_bitboardsDock}, {share}, Qt::Horizontal);
    if (hasRoomForBoth)
        resizeDocks({m_bitboardsDock, m_inspectorDock}, {2, 3}, Qt::Vertical);
    m_tools->arrange(m_inspectorDock);
    m_bitboardsDock->raise();
}

void MainWindow::restoreSettings()
{
    m_settings.restore(m_document);
    m_file->setRecent(m_settings.list(recentKey));
    m_actions.coordinates->setChecked(m_settings.flag(coordinatesKey, true));
    m_actions.bitNumbers->setChecked(m_settings.flag(bitNumbersKey, false));
    m_board->setShowsCoordinates(m_actions.coordinates->isChecked());
    m_bitboards->setState(m_settings.state(bitboardsGroup));
    m_inspector->setState(m_settings.state(inspectorGroup));

    resize(usualSize.boundedTo(screen()->availableSize()));
    restoreGeometry(m_settings.blob(geometryKey));
    if (!restoreState(m_settings.blob(layoutKey), layoutVersion))
        arrangeDocks();
}

void MainWindow::restoreColors()
{
    const auto scheme = parseColorScheme(m_settings.text(colorsKey)).value_or(ColorScheme::Desktop);
    m_actions.colorSchemes->actions().at(static_cast<int>(scheme))->setChecked(true);
    applyColorScheme(scheme);
}

void MainWindow::storeSettings()
{
    m_settings.store(m_document);
    m_settings.setList(recentKey, m_file->recent());
    m_settings.setFlag(coordinatesKey, m_actions.coordinates->isChecked());
    m_settings.setFlag(bitNumbersKey, m_actions.bitNumbers->isChecked());
    const int scheme = m_actions.colorSchemes->checkedAction()->data().toInt();
    m_settings.setText(colorsKey, nameOf(allColorSchemes[static_cast<std::size_t>(scheme)]));
    m_settings.setState(bitboardsGroup, m_bitboards->state());
    m_settings.setState(inspectorGroup, m_inspector->state());
    m_tools->store();
    m_settings.setBlob(geometryKey, saveGeometry());
    m_settings.setBlob(layoutKey, saveState(layoutVersion));
    if (!m_settings.write() && !std::exchange(m_isUnwrittenSaid, true))
        say(tr("What is here cannot be kept for the next start: %1 cannot be written.")
                .arg(m_settings.fileName()));
}

void MainWindow::storeAfterChanges()
{
    m_storeTimer.setSingleShot(true);
    m_storeTimer.setInterval(storeDelay);
    connect(&m_storeTimer, &QTimer::timeout, this, &MainWindow::storeSettings);
    for (const auto changed :
         {&Document::positionChanged, &Document::mineChanged, &Document::layersChanged,
          &Document::chosenBitboardChanged, &Document::mappingChanged, &Document::wordFormatChanged,
          &Document::flippedChanged, &Document::movesModeChanged})
        connect(&m_document, changed, &m_storeTimer, qOverload<>(&QTimer::start));
}

void MainWindow::showTitle()
{
    const QString name =
        m_file->path().isEmpty() ? tr("Untitled") : QFileInfo(m_file->path()).fileName();
    setWindowTitle(QStringLiteral("%1[*]").arg(name));
    setWindowFilePath(m_file->path());
    setWindowModified(!m_document.undoStack()->isClean());
}

void MainWindow::say(const QString &text)
{
    m_status->say(text);
}

void MainWindow::enterFen(const QString &text)
{
    m_positionLine->setText(text);
    m_positionLine->apply();
    m_document.undoStack()->clear();
}

void MainWindow::copy(const QString &text, const QString &what)
{
    QGuiApplication::clipboard()->setText(text);
    say(tr("Copied %1").arg(what));
}

void MainWindow::exportBitboards()
{
    auto *dialog = new ExportDialog(&m_document, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setState(m_settings.state(exportGroup));
    connect(dialog, &ExportDialog::copied, this, &MainWindow::say);
    connect(dialog, &QDialog::finished, this,
            [this, dialog] { m_settings.setState(exportGroup, dialog->state()); });
    dialog->open();
}

void MainWindow::showSquareMenu(chess::Square square, QPoint globalPosition)
{
    QMenu *menu = createSquareMenu(&m_document, square, this);
    menu->addSeparator();
    menu->addAction(m_actions.copyPicture);
    connect(menu, &QMenu::aboutToHide, menu, &QObject::deleteLater);
    menu->popup(globalPosition);
}

QMenu *MainWindow::createPopupMenu()
{
    auto *menu = new QMenu(this);
    menu->addActions(m_panelMenu->actions());
    return menu;
}

void MainWindow::goToArea(int step)
{
    QList<QWidget *> areas = {m_board, m_bitboards, m_inspector};
    for (const ToolDock *dock : m_tools->docks()) {
        if (dock->widget() != nullptr)
            areas += dock->widget();
    }
    areas += {m_positionLine, m_palette};
    focusNextArea(areas, step);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_mayClose && m_file->hasUnsavedChanges()) {
        event->ignore();
        m_file->whenChangesAreSafe([this] {
            m_mayClose = true;
            close();
        });
        return;
    }
    storeSettings();
    event->accept();
}

} // namespace ui
