#pragma once

#include "src/moves/move.h"

#include <QObject>
#include <QString>

#include <vector>

class QActionGroup;

namespace ui {

class BoardWidget;
class Document;

/// Turns what is asked for at the board into moves by the rule that is chosen, or says why not.
class Playing : public QObject {
    Q_OBJECT
public:
    /// `modes` has an action for each of `allMovesModes`. The arguments outlive this.
    Playing(Document *document, BoardWidget *board, QActionGroup *modes, QObject *parent = nullptr);

signals:
    /// A sentence for the status bar.
    void said(const QString &text);

private:
    void move(chess::Square from, chess::Square to);
    void miss(chess::Square from, chess::Square to);
    void play(chess::Move move);
    void showMode();

    Document *m_document;
    BoardWidget *m_board;
    QActionGroup *m_modes;
};

} // namespace ui
