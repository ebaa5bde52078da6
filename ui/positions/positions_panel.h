#pragma once

#include "src/board/position.h"

#include <QVariantMap>
#include <QWidget>

#include <optional>

class QProgressBar;

namespace ui {

class CheckControls;
class CheckReport;
struct CheckedList;
class Document;
class ListCheck;
class ListFileBar;
class ListSearch;
class MessageLine;
class PositionList;
class PositionSteps;
class PositionsFilter;
class PositionsModel;
class PositionsTable;

/// The positions of a file, one of which at a time is put on the board; all of them can be searched
/// and checked.
class PositionsPanel : public QWidget {
    Q_OBJECT
public:
    explicit PositionsPanel(const Document *document, QWidget *parent = nullptr);
    ~PositionsPanel() override;

    /// Lists another file and puts its first position on the board.
    void open(const QString &path);
    /// What other parts of the window may want to know of.
    const PositionList *list() const { return m_list; }
    const PositionsModel *model() const { return m_model; }

    /// The file, where one was in it, and the limits of counts, for the settings.
    QVariantMap state() const;
    /// Lists the file again, and leaves the board as it is.
    void setState(const QVariantMap &state);

    QSize sizeHint() const override;

signals:
    /// A position of the list is to be on the board; `what` names it, and `list` is the file.
    void positionRequested(const chess::Position &position, const QString &what,
                           const QString &list);
    /// Something the status bar should say.
    void said(const QString &text);

private:
    /// A position to go to when the list has come so far.
    struct Awaited {
        int number;
        bool isForBoard;
    };

    enum class CheckEnd { Whole, Stopped, FileChanged };

    void makeProgress();
    void connectList();
    void connectTable();
    void connectCheck();

    void chooseFile();
    void reload();
    void read(const QString &path, Awaited awaited);
    void takeList();
    void beginList();
    void growList();
    void endList();
    /// Goes to the position that was awaited, or to what is there in its place.
    void arrive(int number);
    void search();
    /// Marks where one is and puts it in sight; marks nothing where the filter leaves it out.
    void followCurrent();
    void step(int rows);
    void goTo(int number);
    void showPlace();
    /// Makes this the position that is looked at.
    void choose(int number);
    /// Chooses a position and puts it on the board, or says why not.
    void take(int number);
    void showDetails(int number);

    void checkAll();
    void showChange();
    QString changeText() const;
    void showCheck();
    void showProgress();
    /// What a check has found so far, or in all.
    QString checkSummary() const;
    CheckedList checkedList() const;

    const Document *m_document;
    PositionList *m_list;
    PositionsModel *m_model;
    ListSearch *m_search;
    ListCheck *m_check;
    CheckReport *m_report;

    ListFileBar *m_file;
    PositionsFilter *m_filter;
    PositionsTable *m_table;
    MessageLine *m_details;
    MessageLine *m_score;
    QProgressBar *m_progress;
    PositionSteps *m_steps;
    CheckControls *m_controls;

    /// The position on the board, or the one that could not be put there.
    std::optional<int> m_current;
    std::optional<Awaited> m_awaited;
    /// Whether the last check was broken off, by the user or by a change of the file.
    CheckEnd m_checkEnd = CheckEnd::Whole;
    /// Of the file when it was last there, and when it was listed before the program was closed.
    QString m_stamp;
    std::optional<QString> m_stampBefore;
    /// As it was when the file was opened: a position of the list may itself be one.
    bool m_isChess960 = false;
};

} // namespace ui
