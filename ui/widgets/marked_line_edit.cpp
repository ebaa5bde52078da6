#include "ui/widgets/marked_line_edit.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QTextCharFormat>

namespace ui {

MarkedLineEdit::MarkedLineEdit(QWidget *parent) : QLineEdit(parent)
{
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    connect(this, &QLineEdit::returnPressed, this, &MarkedLineEdit::leaveRequested);
}

void MarkedLineEdit::setUnderlined(qsizetype start, qsizetype length)
{
    m_underlinedStart = start;
    m_underlinedLength = length;

    // A line edit has no formats of its own, but it shows those an input method gives it; they
    // count from the cursor.
    QList<QInputMethodEvent::Attribute> attributes;
    if (length > 0) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(Qt::red);
        attributes.append({QInputMethodEvent::TextFormat,
                           static_cast<int>(start) - cursorPosition(), static_cast<int>(length),
                           format});
    }
    QInputMethodEvent formats(QString(), attributes);
    QCoreApplication::sendEvent(this, &formats);
}

bool MarkedLineEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->matches(QKeySequence::Undo) && !isUndoAvailable()) ||
            (key->matches(QKeySequence::Redo) && !isRedoAvailable())) {
            event->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void MarkedLineEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Cancel)) {
        emit revertRequested();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void MarkedLineEdit::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    // Another window or a menu on top is a glance, not an answer.
    const bool isGlance = event->reason() == Qt::ActiveWindowFocusReason ||
                          event->reason() == Qt::PopupFocusReason ||
                          event->reason() == Qt::MenuBarFocusReason;
    if (!isGlance)
        emit leaveRequested();
}

} // namespace ui
