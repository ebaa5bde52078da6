#include "ui/tables/entry_view.h"

#include "src/workbench/tables/table_text.h"
#include "ui/board/board_view.h"
#include "ui/document/document.h"
#include "ui/document/wording.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/icons.h"

#include <QBoxLayout>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace ui {

namespace {

constexpr int spacing = 8;

} // namespace

EntryView::EntryView(const Document *document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_table(&chess::squareTables().front())
    , m_square(chess::Square::fromIndex(0))
    , m_layout(new QHBoxLayout(this))
    , m_facts(new QVBoxLayout)
    , m_board(new BoardView)
    , m_title(new QLabel)
    , m_word(new QLineEdit)
    , m_squareList(new QLabel)
{
    setObjectName(QStringLiteral("entryView"));
    m_board->setObjectName(QStringLiteral("entryBoard"));
    m_board->setAccessibleName(tr("Entry"));

    QFont bold = font();
    bold.setBold(true);
    m_title->setObjectName(QStringLiteral("entryTitle"));
    m_title->setFont(bold);
    m_title->setTextFormat(Qt::PlainText);
    m_word->setObjectName(QStringLiteral("entryWord"));
    m_word->setAccessibleName(tr("Word"));
    m_word->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_word->setReadOnly(true);
    m_squareList->setObjectName(QStringLiteral("entrySquares"));
    m_squareList->setTextFormat(Qt::PlainText);
    m_squareList->setWordWrap(true);
    m_squareList->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_squareList->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto *copy = new QToolButton;
    copy->setObjectName(QStringLiteral("copyEntry"));
    copy->setIcon(icon(QStringLiteral("copy")));
    copy->setAutoRaise(true);
    copy->setAccessibleName(tr("Copy word"));
    copy->setToolTip(copy->accessibleName());
    QPushButton *layer = makeButton("layEntry", tr("As la&yer"), QStringLiteral("layer"),
                                    tr("Add it to your own bitboards and lay it on the board"));
    QPushButton *add = makeButton("addEntry", tr("To m&ine"), QStringLiteral("hex"),
                                  tr("Add it to your own bitboards and choose it"));
    connect(copy, &QToolButton::clicked, this, &EntryView::copyRequested);
    connect(layer, &QPushButton::clicked, this,
            [this] { emit layerRequested(bitboardName(), squares()); });
    connect(add, &QPushButton::clicked, this,
            [this] { emit addRequested(bitboardName(), squares()); });

    auto *wordLine = new QHBoxLayout;
    wordLine->setSpacing(spacing / 2);
    wordLine->addWidget(m_word, 1);
    wordLine->addWidget(copy);
    m_facts->setSpacing(spacing / 2);
    m_facts->addWidget(m_title);
    m_facts->addLayout(wordLine);
    m_facts->addWidget(m_squareList);
    m_facts->addStretch();
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(spacing / 2);
    buttons->addWidget(layer);
    buttons->addWidget(add);
    m_facts->addLayout(buttons);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(spacing);
    m_layout->addWidget(m_board, 0, Qt::AlignTop | Qt::AlignHCenter);
    m_layout->addLayout(m_facts, 1);

    connect(document, &Document::mappingChanged, this, &EntryView::showEntry);
    connect(document, &Document::wordFormatChanged, this, &EntryView::showEntry);
    connect(document, &Document::flippedChanged, this, &EntryView::showEntry);
    showEntry();
}

QPushButton *EntryView::makeButton(const char *name, const QString &text, const QString &iconName,
                                   const QString &tip)
{
    auto *button = named(new QPushButton(icon(iconName), text), name, text);
    button->setToolTip(tip);
    return button;
}

int EntryView::fit(bool isStacked, QSize room)
{
    m_layout->setDirection(isStacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int line = fontMetrics().height();
    const int least = 6 * line;
    const int beside = std::clamp(room.width() - leastWidth() - spacing, least, 10 * line);
    m_squareList->setFixedHeight(
        listHeight(isStacked ? room.width() : room.width() - beside - spacing));
    m_facts->invalidate(); // it would still have the height from before
    const int factsHeight = m_facts->sizeHint().height();
    const int above = std::min(room.width(), room.height() - factsHeight - spacing);
    const int side = isStacked ? std::max(least, above) : beside;
    m_board->setFixedSize(side, side);
    return isStacked ? side + spacing + factsHeight : std::max(side, factsHeight);
}

int EntryView::leastWidth() const
{
    return m_facts->minimumSize().width();
}

int EntryView::listHeight(int width) const
{
    chess::Bitboard largest;
    for (const chess::Square square : chess::allSquares) {
        if (const chess::Bitboard entry = m_table->entry(square); entry.count() > largest.count())
            largest = entry;
    }
    return m_squareList->fontMetrics()
        .boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap,
                      countedSquares(largest))
        .height();
}

void EntryView::setEntry(const chess::SquareTable &table, chess::Square square)
{
    m_table = &table;
    m_square = square;
    showEntry();
}

QString EntryView::bitboardName() const
{
    const QString table = textOf(identifierOf(*m_table));
    if (m_table->piece)
        return QStringLiteral("%1_%2").arg(table, textOf(m_square));
    // Squares of one line share its name. The catalogue has rank_6 and file_d already.
    const auto name = [&](const QString &line) {
        return QStringLiteral("mask_%1_%2").arg(table, line);
    };
    if (m_table->name == "file")
        return name(textOf(m_square).first(1));
    if (m_table->name == "rank")
        return name(textOf(m_square).last(1));
    const QString first = textOf(*squares().first());
    const QString last = textOf(*squares().last());
    return name(first == last ? first : first + last);
}

chess::Bitboard EntryView::squares() const
{
    return m_table->entry(m_square);
}

void EntryView::showEntry()
{
    BoardPicture picture;
    picture.selected = m_square;
    if (m_table->piece)
        picture.position.put(m_square, *m_table->piece);
    m_board->setPicture(picture);
    m_board->setTinted(squares());
    m_board->setFlipped(m_document->isFlipped());

    m_title->setText(tr("%1 of %2, bit %3")
                         .arg(textOf(m_square), textOf(m_table->name))
                         .arg(bitOf(m_square, m_document->mapping())));
    m_word->setText(m_document->literal(squares()));
    m_word->setCursorPosition(0);
    m_squareList->setText(countedSquares(squares()));
    m_board->setAccessibleDescription(m_squareList->text());
}

} // namespace ui
