#include "ui/difference/bitboard_edit.h"

#include "src/workbench/bitboard_text.h"
#include "ui/document/document.h"
#include "ui/document/expression_context.h"
#include "ui/document/wording.h"
#include "ui/exchange/bitboard_text.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/marked_line_edit.h"
#include "ui/widgets/message_line.h"

#include <QCompleter>
#include <QLabel>
#include <QStringListModel>
#include <QVBoxLayout>

namespace ui {

BitboardEdit::BitboardEdit(const Document *document, const QString &name, const QString &label,
                           QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_edit(new MarkedLineEdit)
    , m_note(new MessageLine(name + QStringLiteral("Note")))
    , m_names(new QStringListModel(allNames(*document), this))
{
    setFocusProxy(m_edit);
    QLabel *title = captionOf(m_edit, label);
    named(m_edit, name, label);
    m_edit->setPlaceholderText(tr("white_pawns, 0xFF00"));
    auto *completer = new QCompleter(m_names, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_edit->setCompleter(completer);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(title);
    layout->addWidget(m_edit);
    layout->addWidget(m_note);
    layout->addStretch(1);

    connect(m_edit, &QLineEdit::textChanged, this, &BitboardEdit::read);
    connect(document, &Document::positionChanged, this, &BitboardEdit::read);
    connect(document, &Document::selectionChanged, this, &BitboardEdit::read);
    connect(document, &Document::mappingChanged, this, &BitboardEdit::read);
    connect(document, &Document::mineChanged, this, [this] {
        m_names->setStringList(allNames(*m_document));
        read();
    });
    read();
}

QString BitboardEdit::text() const
{
    return m_edit->text();
}

void BitboardEdit::setText(const QString &text)
{
    m_edit->setText(text);
    m_edit->setCursorPosition(0);
}

void BitboardEdit::read()
{
    m_edit->setUnderlined(0, 0);
    const QString text = m_edit->text();
    m_squares = m_document->bitboard(text.trimmed());
    if (m_squares) {
        m_note->say(tr("The bitboard of that name."));
    } else if (text.trimmed().isEmpty()) {
        m_note->say(tr("A name, a word or an expression."));
    } else {
        readText(text.toStdString());
    }
    emit changed();
}

void BitboardEdit::readText(const std::string &text)
{
    const auto bitboard = chess::parseBitboardText(text, expressionContextOf(*m_document));
    if (!bitboard) {
        const chess::BitboardTextError &error = bitboard.error();
        const qsizetype begin = characterAt(text, error.offset);
        m_edit->setUnderlined(begin, characterAt(text, error.offset + error.length) - begin);
        m_note->complain(placed(text, error.offset, textOf(error.reason)));
        return;
    }
    m_squares = bitboard->squares;
    if (!bitboard->word)
        m_note->say(tr("Computed under %1.").arg(textOf(m_document->mapping())));
    else if (showsSquares(bitboard->word->kind))
        m_note->say(tr("Read as %1.").arg(textOf(describe(bitboard->word->kind))));
    else
        m_note->say(
            tr("Read as %1, under %2.")
                .arg(textOf(describe(bitboard->word->kind)), textOf(m_document->mapping())));
}

} // namespace ui
