#pragma once

#include <QObject>

class QDropEvent;
class QWidget;

namespace ui {

class Document;
class Pasting;

/// Takes what is dropped on a window: texts and files are pasted, and bitboards of our own laid on
/// the board; elsewhere those came by a slip of the hand.
class DropTaker : public QObject {
    Q_OBJECT
public:
    DropTaker(Document *document, Pasting *pasting, const QWidget *board, QWidget *window);

    bool eventFilter(QObject *window, QEvent *event) override;

private:
    bool takes(const QDropEvent &event) const;
    void take(const QDropEvent &event);

    Document *m_document;
    Pasting *m_pasting;
    const QWidget *m_board;
    QWidget *m_window;
};

} // namespace ui
