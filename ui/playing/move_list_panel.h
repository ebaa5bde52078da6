#pragma once

#include "src/moves/move.h"

#include <QVariantMap>
#include <QWidget>

#include <string>
#include <vector>

class QAction;
class QTableView;

namespace chess {
struct MoveLine;
}

namespace ui {

class Announcer;
class Document;
class MarkedLineEdit;
class MessageLine;
class MoveListModel;

/// The steps of the undo stack with their moves, to go to any of them; and a line to type
/// moves.
class MoveListPanel : public QWidget {
    Q_OBJECT
public:
    /// Precondition: the document outlives the panel.
    explicit MoveListPanel(const Document *document, QWidget *parent = nullptr);
    ~MoveListPanel() override;

    /// The text of the line, for the settings.
    QVariantMap state() const;
    /// Takes what `state()` gave; what it does not know stays as it is.
    void setState(const QVariantMap &state);

    QSize sizeHint() const override;

signals:
    /// The document is to go to where that many steps have been made.
    void stepRequested(int steps);
    /// The moves follow each other.
    void playRequested(const std::vector<chess::Move> &moves);
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);

private:
    void makeList();
    QWidget *makeButtons();
    QWidget *makeLine();
    void follow();
    /// The row that is looked at, which need not be the one on the board.
    int selectedRow() const;
    void showWhatCanBeCopied();
    void goTo(const QModelIndex &index);
    void read();
    /// Precondition: the line has an error.
    QString complaintAbout(const chess::MoveLine &line, const std::string &text);
    void selectWordAt(qsizetype place);
    void clearComplaint();

    const Document *m_document;
    MoveListModel *m_model;
    QTableView *m_list;
    QAction *m_copySan = nullptr;
    QAction *m_copyUci = nullptr;
    MarkedLineEdit *m_edit;
    MessageLine *m_verdict;
    Announcer *m_announcer;
};

} // namespace ui
