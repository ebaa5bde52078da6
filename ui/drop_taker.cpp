#include "ui/drop_taker.h"

#include "ui/document/document.h"
#include "ui/pasting.h"
#include "ui/pictures/drag_data.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace ui {

namespace {

bool hasTextOrFiles(const QDropEvent &event)
{
    return event.mimeData()->hasUrls() || event.mimeData()->hasText();
}

/// Takes a copy, whatever was proposed: text editors propose to move what is dragged, and delete it
/// at their place when that is accepted.
void acceptCopy(QDropEvent &event)
{
    event.setDropAction(Qt::CopyAction);
    event.accept();
}

} // namespace

DropTaker::DropTaker(Document *document, Pasting *pasting, const QWidget *board, QWidget *window)
    : QObject(window), m_document(document), m_pasting(pasting), m_board(board), m_window(window)
{
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool DropTaker::takes(const QDropEvent &event) const
{
    if (bitboardNamesIn(*event.mimeData()).isEmpty())
        return hasTextOrFiles(event);
    return m_board->rect().contains(m_board->mapFrom(m_window, event.position().toPoint()));
}

void DropTaker::take(const QDropEvent &event)
{
    const QList<QUrl> urls = event.mimeData()->urls();
    const QStringList names = bitboardNamesIn(*event.mimeData());
    for (const QString &name : names)
        m_document->setLayerShown(name, true);
    if (!names.isEmpty())
        return;
    if (!urls.isEmpty() && urls.first().isLocalFile())
        m_pasting->openFile(urls.first().toLocalFile());
    else
        m_pasting->take(event.mimeData()->text());
}

bool DropTaker::eventFilter(QObject *window, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return QObject::eventFilter(window, event);
    auto &drop = static_cast<QDropEvent &>(*event);
    // Where it may be dropped is a question of every move.
    if (type == QEvent::DragEnter ? hasTextOrFiles(drop) : takes(drop)) {
        acceptCopy(drop);
        if (type == QEvent::Drop)
            take(drop);
    } else {
        event->ignore();
    }
    return true;
}

} // namespace ui
