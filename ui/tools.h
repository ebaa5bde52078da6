#pragma once

#include "src/board/bitboard.h"

#include <QList>
#include <QObject>
#include <QString>

#include <functional>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace ui {

class BoardWidget;
class Document;
class PositionsPanel;
class Settings;
class TableCheckPanel;
class ToolDock;

/// The panels of the Tools menu: their docks, and what joins them to the document and the board.
class Tools : public QObject {
    Q_OBJECT
public:
    /// The docks belong to `window`; all arguments outlive this.
    Tools(QMainWindow *window, Document *document, BoardWidget *board, Settings *settings);

    /// In the order of the menu.
    const QList<ToolDock *> &docks() const { return m_docks; }
    void openOperations();
    /// Shows a text of 64 words in the panel Table check.
    void checkTable(const QString &text);
    /// Lists the positions of a file in the panel Positions.
    void listPositions(const QString &path);
    /// Puts the docks where they are at first: hidden, behind the panel on the right.
    void arrange(QDockWidget *neighbour);
    /// Writes to the settings what the panels that were made want to keep.
    void store();

signals:
    /// A sentence for the status bar.
    void said(const QString &text);

private:
    /// Adds a dock whose panel has `state()` and `setState()`, kept in the settings by its name.
    template <typename Panel>
    ToolDock *add(const QString &name, const QString &title, const QString &tip,
                  std::function<Panel *()> make);

    void addMoveList();
    void addDerivation();
    void addTables();
    void addCompass();
    void addCalculator();
    void addOperations();
    /// Squares become a bitboard of the user's own, which lies on the board.
    void layMine(const QString &name, chess::Bitboard squares);
    void addDifference();
    void addTableCheck();
    void addPerft();
    void addPositions();
    /// Squares become a bitboard of the user's own, which is chosen.
    void addMine(const QString &name, chess::Bitboard squares);

    QMainWindow *m_window;
    Document *m_document;
    BoardWidget *m_board;
    Settings *m_settings;
    QList<ToolDock *> m_docks;
    ToolDock *m_operationsDock = nullptr;
    ToolDock *m_tableCheckDock = nullptr;
    ToolDock *m_positionsDock = nullptr;
    // Panels are there once their docks have been opened.
    TableCheckPanel *m_tableCheck = nullptr;
    PositionsPanel *m_positions = nullptr;
    QList<std::function<void()>> m_keepers;
};

} // namespace ui
