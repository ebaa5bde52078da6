#include "ui/widgets/paste_box.h"

#include "ui/document/wording.h"

#include <QFontDatabase>
#include <QLocale>
#include <QMimeData>

#include <algorithm>

namespace ui {

PasteBox::PasteBox(int lines, QWidget *parent) : QPlainTextEdit(parent)
{
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setLines(lines);
}

void PasteBox::setLines(int lines)
{
    setFixedHeight(fontMetrics().lineSpacing() * lines + 4 * frameWidth() +
                   2 * static_cast<int>(document()->documentMargin()));
}

void PasteBox::setUnderlined(std::size_t offset, std::size_t length)
{
    const std::string text = utf8();
    const auto end = static_cast<int>(characterAt(text, offset + length));
    const auto begin = static_cast<int>(characterAt(text, offset));
    QTextEdit::ExtraSelection piece;
    piece.cursor = textCursor();
    piece.cursor.setPosition(begin < end ? begin : std::max(0, begin - 1));
    piece.cursor.setPosition(end, QTextCursor::KeepAnchor);
    piece.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    piece.format.setUnderlineColor(Qt::red);
    setExtraSelections({piece});
}

void PasteBox::clearUnderlined()
{
    setExtraSelections({});
}

QString PasteBox::underlined() const
{
    const auto pieces = extraSelections();
    return pieces.isEmpty() ? QString() : pieces.front().cursor.selectedText();
}

void PasteBox::insertFromMimeData(const QMimeData *source)
{
    if (source->text().size() > longestText)
        emit refused(tr("The text is too long: at most %1 characters are taken.")
                         .arg(QLocale().toString(longestText)));
    else
        QPlainTextEdit::insertFromMimeData(source);
}

} // namespace ui
