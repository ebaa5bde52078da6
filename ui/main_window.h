#pragma once

#include "ui/actions.h"
#include "ui/document/document.h"
#include "ui/position_file.h"
#include "ui/settings.h"

#include <QMainWindow>
#include <QTimer>

class QDockWidget;

namespace ui {

class BitboardsPanel;
class BoardWidget;
class ExportDialog;
class InspectorPanel;
class Pictures;
class Pasting;
class PiecePalette;
class PositionLine;
class StatusLine;
class Tools;

/// The window: owns the document, lays out its views and joins their wishes to it.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// What was there when the program ended comes back from the settings file.
    explicit MainWindow(const QString &settingsFile = Settings::defaultFileName());
    ~MainWindow() override;

    Document *document() { return &m_document; }
    PositionFile *file() { return m_file; }
    /// Puts a text into the FEN line and makes it the position if it can be read; otherwise it
    /// stays there with its error. History begins with it.
    void enterFen(const QString &text);
    /// Writes what comes back at the next start.
    void storeSettings();

    QMenu *createPopupMenu() override;

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void createParts();
    QDockWidget *addDock(const QString &name, const QString &title, QWidget *part,
                         Qt::DockWidgetArea area);
    void createMenus();
    void connectActions();
    void connectBoard();
    void connectPanels();
    void connectDocument();

    void arrangeDocks();
    void restoreSettings();
    void restoreColors();
    void storeAfterChanges();

    void showTitle();
    void say(const QString &text);

    void copy(const QString &text, const QString &what);
    void exportBitboards();
    void showSquareMenu(chess::Square square, QPoint globalPosition);
    void goToArea(int step);

    Document m_document;
    Settings m_settings;
    Actions m_actions;
    PositionFile *m_file;
    Pasting *m_pasting;

    BoardWidget *m_board = nullptr;
    PiecePalette *m_palette = nullptr;
    BitboardsPanel *m_bitboards = nullptr;
    InspectorPanel *m_inspector = nullptr;
    PositionLine *m_positionLine = nullptr;
    StatusLine *m_status = nullptr;
    Tools *m_tools = nullptr;
    Pictures *m_pictures = nullptr;
    QDockWidget *m_paletteDock = nullptr;
    QDockWidget *m_bitboardsDock = nullptr;
    QDockWidget *m_inspectorDock = nullptr;
    QDockWidget *m_positionDock = nullptr;
    QMenu *m_recentMenu = nullptr;
    QMenu *m_panelMenu = nullptr;

    QTimer m_storeTimer;
    bool m_isUnwrittenSaid = false;
    bool m_mayClose = false;
};

} // namespace ui
