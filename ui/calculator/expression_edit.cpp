#include "ui/calculator/expression_edit.h"

#include "src/workbench/expression/expression.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QTreeView>

#include <algorithm>

namespace ui {

namespace {

bool isPartOfName(QChar character)
{
    return character == u'_' || (character.unicode() < 128 && character.isLetterOrNumber());
}

} // namespace

ExpressionEdit::ExpressionEdit(QWidget *parent) : QPlainTextEdit(parent)
{
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTabChangesFocus(true);
}

void ExpressionEdit::setCompleter(QCompleter *completer)
{
    m_completer = completer;
    completer->setWidget(this);
    connect(completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            &ExpressionEdit::complete);
}

void ExpressionEdit::setUnderlined(qsizetype start, qsizetype length)
{
    m_underlined = {start, length};
    showMarks();
}

void ExpressionEdit::setLit(qsizetype start, qsizetype length)
{
    m_lit = {start, length};
    showMarks();
}

void ExpressionEdit::showMarks()
{
    QList<QTextEdit::ExtraSelection> marks;
    const auto add = [&](const Piece &piece) -> QTextCharFormat & {
        QTextCursor cursor(document());
        const int last = document()->characterCount() - 1;
        cursor.setPosition(std::min(static_cast<int>(piece.start), last));
        cursor.setPosition(std::min(static_cast<int>(piece.start + piece.length), last),
                           QTextCursor::KeepAnchor);
        marks.append({cursor, {}});
        return marks.back().format;
    };
    if (m_lit.length > 0) {
        QTextCharFormat &format = add(m_lit);
        format.setBackground(palette().highlight());
        format.setForeground(palette().highlightedText());
    }
    if (m_underlined.length > 0) {
        QTextCharFormat &format = add(m_underlined);
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(Qt::red);
    }
    setExtraSelections(marks);
}

void ExpressionEdit::replaceText(const QString &text)
{
    QTextCursor cursor(document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    moveCursor(QTextCursor::End);
}

bool ExpressionEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        // When nothing typed is left to be undone, the keys belong to the window.
        if ((key->matches(QKeySequence::Undo) && !document()->isUndoAvailable()) ||
            (key->matches(QKeySequence::Redo) && !document()->isRedoAvailable())) {
            event->ignore();
            return false;
        }
    }
    return QPlainTextEdit::event(event);
}

void ExpressionEdit::keyPressEvent(QKeyEvent *event)
{
    if (takesKey(event))
        return;
    const QString before = toPlainText();
    QPlainTextEdit::keyPressEvent(event);
    if (toPlainText() != before)
        offer(false);
    else if (isOffering() && event->key() != Qt::Key_Shift)
        m_completer->popup()->hide();
}

bool ExpressionEdit::takesKey(QKeyEvent *event)
{
    const int key = event->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isOffering()) {
        const bool isChosen = m_completer->popup()->currentIndex().isValid();
        if (key == Qt::Key_Escape || (isChosen && (isEnter || key == Qt::Key_Tab))) {
            // The completer, which sent the key here first, acts on those that are refused.
            event->ignore();
            return true;
        }
    }
    if (key == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        offer(true);
        return true;
    }
    if (isEnter) {
        if (m_completer != nullptr)
            m_completer->popup()->hide();
        if (event->modifiers().testFlag(Qt::ShiftModifier))
            insertPlainText(QStringLiteral("\n"));
        else
            emit entered();
        return true;
    }
    const bool isPlain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (isPlain && key == Qt::Key_Up && textCursor().blockNumber() == 0) {
        emit earlierRequested();
        return true;
    }
    if (isPlain && key == Qt::Key_Down && textCursor().blockNumber() == blockCount() - 1) {
        emit laterRequested();
        return true;
    }
    return false;
}

bool ExpressionEdit::isOffering() const
{
    return m_completer != nullptr && m_completer->popup()->isVisible();
}

QString ExpressionEdit::nameBeforeCursor() const
{
    const QString line = textCursor().block().text();
    const int end = textCursor().positionInBlock();
    int begin = end;
    while (begin > 0 && isPartOfName(line.at(begin - 1)))
        --begin;
    const QString name = line.mid(begin, end - begin);
    // A literal such as 0x1F is no name, whatever letters it has.
    return name.isEmpty() || name.front().isDigit() ? QString() : name;
}

void ExpressionEdit::offer(bool isAsked)
{
    if (m_completer == nullptr)
        return;
    const QString prefix = nameBeforeCursor();
    // A single letter, and the name of a square, are mostly what is meant.
    const bool isWorthIt = prefix.size() > 2 || (prefix.size() == 2 && !prefix.back().isDigit());
    if (prefix != m_completer->completionPrefix())
        m_completer->setCompletionPrefix(prefix);
    const int count = m_completer->completionCount();
    // A name typed to its end is meant as it is; the list would only cover the result.
    const QAbstractItemModel &found = *m_completer->completionModel();
    const bool isComplete = count > 0 && !found
                                              .match(found.index(0, 0), nameRole, prefix, 1,
                                                     Qt::MatchFixedString | Qt::MatchCaseSensitive)
                                              .isEmpty();
    if (count == 0 || (!isAsked && (!isWorthIt || isComplete))) {
        m_completer->popup()->hide();
        return;
    }
    QAbstractItemView *popup = m_completer->popup();
    popup->setCurrentIndex({});
    QRect place = cursorRect();
    place.setWidth(popup->sizeHintForColumn(0) + popup->sizeHintForColumn(1) +
                   popup->verticalScrollBar()->sizeHint().width() + 2 * popup->frameWidth());
    m_completer->complete(place);
}

void ExpressionEdit::complete(const QModelIndex &index)
{
    QString name = index.data(nameRole).toString();
    QTextCursor cursor = textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor,
                        static_cast<int>(nameBeforeCursor().size()));
    if (name.endsWith(u'(') && document()->characterAt(textCursor().position()) == u'(')
        name.chop(1);
    cursor.insertText(name);
    setTextCursor(cursor);
}

void ExpressionEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showMarks();
}

void ExpressionEdit::insertFromMimeData(const QMimeData *source)
{
    // More than the calculator reads: enough to be told so, without laying out the rest.
    insertPlainText(source->text().left(static_cast<qsizetype>(chess::longestExpression) + 1));
}

} // namespace ui
