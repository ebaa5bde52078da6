#include "ui/status_line.h"

#include "ui/board/board_widget.h"
#include "ui/board/piece_palette.h"
#include "ui/status_texts.h"
#include "ui/widgets/elided_label.h"

#include <QLabel>

namespace ui {

StatusLine::StatusLine(const Document *document, const BoardWidget *board,
                       const PiecePalette *palette, QWidget *parent)
    : MessageBar(parent)
    , m_document(document)
    , m_palette(palette)
    , m_selection(new ElidedLabel(this))
    , m_square(new QLabel(this))
{
    m_selection->setObjectName(QStringLiteral("selectionStatus"));
    m_selection->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // Words in binary are long; they must not keep the window wide.
    m_selection->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_square->setObjectName(QStringLiteral("squareStatus"));
    setContentsMargins(8, 0, 8, 0);
    addWidget(m_selection, 1);
    addPermanentWidget(m_square);

    for (const auto changed :
         {&Document::positionChanged, &Document::selectionChanged, &Document::movesModeChanged,
          &Document::mappingChanged, &Document::wordFormatChanged})
        connect(document, changed, this, &StatusLine::showSelection);
    for (const auto changed : {&Document::positionChanged, &Document::mappingChanged})
        connect(document, changed, this, &StatusLine::showSquare);
    connect(document, &Document::selectionChanged, this, &QStatusBar::clearMessage);
    connect(palette, &PiecePalette::toolChosen, this, &StatusLine::showSelection);
    connect(board, &BoardWidget::lookedAtChanged, this,
            [this](std::optional<chess::Square> square) {
                m_lookedAt = square;
                showSquare();
            });
    connect(board, &BoardWidget::hintChanged, this, &StatusLine::showHint);
    showSelection();
}

void StatusLine::showSelection()
{
    m_selection->setText(selectionText(*m_document, m_palette->tool()));
    showSquare();
}

void StatusLine::showSquare()
{
    // What is told of the selected piece needs the room more than the same square once more.
    const bool isTold = m_lookedAt && m_lookedAt == m_document->selectedSquare() &&
                        isAboutSelection(*m_document, m_palette->tool());
    m_square->setText(isTold ? QString() : squareText(*m_document, m_lookedAt));
}

void StatusLine::showHint(const QString &hint)
{
    // The end of a hint makes room again, but not for what was said in the meantime.
    if (!hint.isEmpty() || currentMessage() == m_hint)
        showMessage(hint);
    m_hint = hint;
}

} // namespace ui
