#pragma once

#include "ui/perft/kept_counts.h"
#include "ui/perft/perft_comparison.h"
#include "ui/perft/perft_session.h"

#include <QTimer>
#include <QVariantMap>
#include <QWidget>

class QBoxLayout;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace ui {

class DivideTable;
class Document;
class MessageLine;
class PerftQuestion;
class OtherProgramChoice;
class TallScrollArea;

/// Counts the ways to play on from the document's position, by first moves, and compares the counts
/// with those of another program, down to the move where they part.
class PerftPanel : public QWidget {
    Q_OBJECT
public:
    /// Precondition: the document outlives the panel.
    explicit PerftPanel(const Document *document, QWidget *parent = nullptr);
    ~PerftPanel() override;

    const PerftSession *session() const { return m_session; }

    QVariantMap state() const;
    void setState(const QVariantMap &state);

    QSize sizeHint() const override;

signals:
    /// A move of the document's position is to be played.
    void moveRequested(chess::Move move);
    void positionRequested(const chess::Position &position, const QString &what);
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeBody();
    QLayout *makeButtons();
    void makeProgress();
    template <typename Button>
    Button *addButton(QBoxLayout *layout, const char *name, const QString &label,
                      const QString &tip, void (PerftPanel::*act)());
    void connectSession();

    void startOrStop();
    void startUnlessBusy();
    void start();
    /// Starts the count that a pasted divide is to be compared with, unless it is there.
    void countForComparison();
    /// Whether there is nothing against a count; says what there is.
    bool mayCount();
    void find();
    /// Goes into the position after the move of the chosen row and counts on there.
    void goInto();
    void keep();
    /// Shows what was kept of the position that the document has come back to.
    void comeBack();
    void copyText();
    void copyEpd();
    void goToFinding();

    void refreshLater();
    void refresh();
    void showButtons();
    bool showRows();
    void showProgress();
    void showPace();
    void showVerdict();
    void showPlace();
    void complain(const QString &reason);

    const Document *m_document;
    PerftSession *m_session;
    PerftQuestion *m_question;
    OtherProgramChoice *m_other;
    TallScrollArea *m_scroll;
    QPushButton *m_start;
    QPushButton *m_find;
    QToolButton *m_goInto;
    QToolButton *m_copyText;
    QToolButton *m_copyEpd;
    QProgressBar *m_progress;
    MessageLine *m_pace;
    MessageLine *m_place;
    MessageLine *m_verdict;
    DivideTable *m_table;
    PerftComparison m_comparison;
    /// What the engine or the table of counts failed at; until the next question.
    QString m_complaint;
    KeptCounts m_kept;
    /// Moves come faster than anybody reads them.
    QTimer m_refreshing;
    /// The clock goes on between two moves.
    QTimer m_ticking;
    /// Runs for a moment after a count has ended by itself: a click is still one on Stop then.
    QTimer *m_aimedAtStop;
};

} // namespace ui
