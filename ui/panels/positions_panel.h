#pragma once

#include "src/board/position.h"

#include <QVariantMap>
#include <QWidget>

#include <optional>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTimer;
class QToolButton;

namespace ui {

class Document;
class ListCheck;
class ListReport;
class ListSearch;
class MessageLine;
class PositionList;
class PositionsModel;
class RowTable;

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

    /// The limits of counts, for the settings.
    QVariantMap state() const;
    void setState(const QVariantMap &state);

    QSize sizeHint() const override;

signals:
    /// A position of the list is to be on the board; `what` names it.
    void positionRequested(const chess::Position &position, const QString &what);
    /// Something the status bar should say.
    void said(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeFileRow(QGridLayout *layout);
    void makeFilterRow(QGridLayout *layout);
    void makeTable();
    void makeStepRow(QGridLayout *layout);
    void makeCheckRow(QGridLayout *layout);
    void connectList();
    void connectCheck();

    void chooseFile();
    void beginList();
    void growList();
    void search();
    void filterByVerdict();
    /// Marks what is on the board and puts it in sight; marks nothing where the list leaves it out.
    void followCurrent();
    void step(int rows);
    void goTo(int number);
    void showNumber(int number);
    /// Puts a position on the board, or says why not.
    void take(int number);
    void showDetails(int number);

    void checkAll();
    void sayThatFileChanged();
    void showCheck();
    void showProgress();
    void fitColumns();
    void writeReport(bool toFile);
    void takeReport(const QString &text);

    const Document *m_document;
    PositionList *m_list;
    PositionsModel *m_model;
    ListSearch *m_search;
    ListCheck *m_check;
    ListReport *m_report;

    QLabel *m_file;
    QPushButton *m_open;
    QPushButton *m_reload;
    QLineEdit *m_filter;
    QComboBox *m_verdicts;
    RowTable *m_table;
    QToolButton *m_previous;
    QToolButton *m_next;
    QSpinBox *m_number;
    QLabel *m_count;
    MessageLine *m_details;
    QPushButton *m_checkAll;
    QSpinBox *m_depth;
    QSpinBox *m_nodes;
    QPushButton *m_reportButton;
    QProgressBar *m_progress;
    MessageLine *m_score;
    QTimer *m_filterTimer;

    /// The position on the board, or the one that could not be put there.
    std::optional<int> m_current;
    /// As it was when the file was opened: a position of the list may itself be one.
    bool m_isChess960 = false;
    bool m_isReportForFile = false;
};

} // namespace ui
