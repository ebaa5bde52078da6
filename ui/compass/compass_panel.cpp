#include "ui/compass/compass_panel.h"

#include "src/workbench/catalogue.h"
#include "ui/compass/mapping_board.h"
#include "ui/compass/mapping_question.h"
#include "ui/document/document.h"
#include "ui/document/wording.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/icons.h"

#include <QButtonGroup>
#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

namespace ui {

namespace {

constexpr int spacing = 8;

QString keepsNumberKey()
{
    return QStringLiteral("keepsNumber");
}

QRadioButton *makeRadioButton(const QString &name, const QString &text)
{
    return named(new QRadioButton(text), name, text);
}

} // namespace

CompassPanel::CompassPanel(const Document *document, QWidget *parent)
    : TallScrollArea(parent)
    , m_document(document)
    , m_title(makeText("compassTitle", true))
    , m_keepSquares(makeRadioButton(QStringLiteral("keepSquares"), tr("Keep &squares")))
    , m_keepNumber(makeRadioButton(QStringLiteral("keepNumber"), tr("Keep numbe&r")))
    , m_meaning(makeText("keepMeaning", true))
    , m_result(makeText("keptNumber", true))
    , m_add(new QPushButton(icon(QStringLiteral("hex")), tr("To m&ine")))
    , m_head(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_cardGrid(new QGridLayout)
{
    setObjectName(QStringLiteral("compassPanel"));
    setFocusPolicy(Qt::NoFocus);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_add->setObjectName(QStringLiteral("addKeptNumber"));
    m_add->setAccessibleName(tr("To mine"));
    m_add->setToolTip(tr("Add these squares to your own bitboards and choose them"));

    auto *choices = new QButtonGroup(this);
    for (const chess::SquareMapping mapping : chess::allSquareMappings) {
        m_cards.push_back(makeCard(mapping));
        choices->addButton(m_cards.back().choice);
    }
    m_cardGrid->setHorizontalSpacing(spacing);
    m_cardGrid->setVerticalSpacing(spacing / 4);
    setFocusProxy(m_cards.front().board);

    auto *question = new MappingQuestion;
    auto *result = new QHBoxLayout;
    result->setSpacing(spacing);
    result->addWidget(m_result, 1);
    result->addWidget(m_add, 0, Qt::AlignTop);
    auto *body = new QWidget;
    body->setObjectName(QStringLiteral("compassBody"));
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(spacing, spacing, spacing, spacing);
    layout->setSpacing(spacing);
    fillHead();
    layout->addLayout(m_head);
    layout->addWidget(m_meaning);
    layout->addLayout(result);
    layout->addLayout(m_cardGrid);
    layout->addSpacing(spacing);
    layout->addWidget(question);
    layout->addStretch(1);
    arrange();
    setBody(body);

    connect(question, &MappingQuestion::mappingRequested, this, &CompassPanel::mappingRequested);
    connect(m_keepNumber, &QRadioButton::toggled, this, &CompassPanel::takeNumber);
    connect(m_add, &QPushButton::clicked, this, [this] {
        emit addRequested(QStringLiteral("%1_%2").arg(m_document->chosenBitboard(),
                                                      textOf(nameOf(m_document->mapping()))),
                          fromWord(m_number, m_document->mapping()));
    });
    connect(document, &Document::chosenBitboardChanged, this, &CompassPanel::takeNumber);
    connect(document, &Document::mappingChanged, this, &CompassPanel::takeNumber);
    // They may or may not change the squares.
    const auto takeOtherSquares = [this] {
        if (m_squares != m_document->bitboard(m_document->chosenBitboard()))
            takeNumber();
    };
    connect(document, &Document::positionChanged, this, takeOtherSquares);
    connect(document, &Document::mineChanged, this, takeOtherSquares);
    connect(document, &Document::selectionChanged, this, takeOtherSquares);
    connect(document, &Document::wordFormatChanged, this, &CompassPanel::showCards);
    connect(document, &Document::flippedChanged, this, &CompassPanel::showCards);
    takeNumber();
}

void CompassPanel::fillHead()
{
    auto *choice = new QHBoxLayout;
    choice->setSpacing(2 * spacing);
    choice->addWidget(m_keepSquares);
    choice->addWidget(m_keepNumber);
    choice->addStretch(1);
    m_keepSquares->setChecked(true);
    m_head->setSpacing(spacing);
    m_head->addWidget(m_title, 1);
    m_head->addLayout(choice);
}

CompassPanel::Card CompassPanel::makeCard(chess::SquareMapping mapping)
{
    const QString name = textOf(nameOf(mapping));
    const Card card{makeRadioButton(QStringLiteral("mapping_%1").arg(name), textOf(mapping)),
                    new MappingBoard(mapping)};
    card.choice->setToolTip(tr("Make it the mapping of the window"));
    card.board->setObjectName(QStringLiteral("board_%1").arg(name));
    connect(card.choice, &QRadioButton::clicked, this, [this, mapping] { choose(mapping); });
    connect(card.board, &MappingBoard::clicked, this, [this, board = card.board] { copy(*board); });
    return card;
}

void CompassPanel::arrange()
{
    const int width = viewport()->width() - spacing;
    const int needed = m_cards.front().board->leastWidth() + spacing;
    const int columns = std::clamp(width / needed, 1, 4) / 2 * 2 + (width < 2 * needed ? 1 : 0);
    if (columns == m_columns)
        return;
    m_columns = columns;
    // Where the boards are in few rows, height is dear.
    m_head->setDirection(columns == 4 ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (int i = 0; i < static_cast<int>(m_cards.size()); ++i) {
        const Card &card = m_cards[static_cast<std::size_t>(i)];
        m_cardGrid->addWidget(card.choice, 2 * (i / columns), i % columns);
        m_cardGrid->addWidget(card.board, 2 * (i / columns) + 1, i % columns);
    }
    for (int column = 0; column < 4; ++column)
        m_cardGrid->setColumnStretch(column, column < columns ? 1 : 0);
}

QSize CompassPanel::sizeHint() const
{
    // All boards in two rows of four, below their names and the texts above them. A dock gives a
    // panel more width than it asks for, and the boards then take more height.
    const Card &card = m_cards.front();
    const int side = card.board->leastWidth();
    const int row = card.choice->sizeHint().height() + card.board->heightForWidth(side * 6 / 5);
    return {4 * side + 5 * spacing + verticalScrollBar()->sizeHint().width(),
            2 * row + card.choice->sizeHint().height() + 2 * fontMetrics().lineSpacing() +
                6 * spacing};
}

void CompassPanel::resizeEvent(QResizeEvent *event)
{
    arrange();
    TallScrollArea::resizeEvent(event);
}

bool CompassPanel::keepsNumber() const
{
    return m_keepNumber->isChecked();
}

bool CompassPanel::isOwn() const
{
    return chess::findInCatalogue(m_document->chosenBitboard().toStdString()) == nullptr;
}

void CompassPanel::choose(chess::SquareMapping mapping)
{
    const QScopedValueRollback rollback(m_isChoosing, true);
    if (keepsNumber() && isOwn())
        emit reinterpretRequested(m_document->chosenBitboard(), fromWord(m_number, mapping),
                                  mapping);
    else
        emit mappingRequested(mapping);
    m_squares = m_document->bitboard(m_document->chosenBitboard()).value_or(chess::Bitboard());
    showCards();
}

void CompassPanel::copy(const MappingBoard &board)
{
    QGuiApplication::clipboard()->setText(board.text());
    emit copied(
        tr("Copied %1 under %2").arg(m_document->chosenBitboard(), textOf(board.mapping())));
}

void CompassPanel::takeNumber()
{
    if (m_isChoosing)
        return;
    m_squares = m_document->bitboard(m_document->chosenBitboard()).value_or(chess::Bitboard());
    m_number = toWord(m_squares, m_document->mapping());
    showCards();
}

void CompassPanel::showCards()
{
    m_title->setText(m_document->chosenBitboard());
    for (const Card &card : m_cards) {
        const chess::SquareMapping mapping = card.board->mapping();
        const std::uint64_t word = keepsNumber() ? m_number : toWord(m_squares, mapping);
        card.choice->setChecked(mapping == m_document->mapping());
        card.board->setCurrent(mapping == m_document->mapping());
        card.board->setFlipped(m_document->isFlipped());
        card.board->setSquares(fromWord(word, mapping),
                               QString::fromStdString(toLiteral(word, m_document->wordFormat())));
    }
    showMeaning();
}

void CompassPanel::showMeaning()
{
    m_result->setVisible(keepsNumber());
    m_add->setVisible(keepsNumber() && !isOwn());
    if (!keepsNumber()) {
        m_meaning->setText(tr("Another mapping leaves the squares of %1 as they are: its number "
                              "becomes the one that stands for them there.")
                               .arg(m_document->chosenBitboard()));
        return;
    }
    m_meaning->setText((isOwn() ? tr("Another mapping, chosen here, leaves the number of %1 as it "
                                     "is: it gets the squares that the number stands for there. "
                                     "Undo brings the old squares back.")
                                : tr("Another mapping, chosen here, leaves the number as it is and "
                                     "shows the squares that it stands for there. The squares of "
                                     "%1 stay, since they come from the position or never change."))
                           .arg(m_document->chosenBitboard()));
    const chess::Bitboard squares = fromWord(m_number, m_document->mapping());
    m_result->setText(
        tr("%1 under %2: %3")
            .arg(QString::fromStdString(toLiteral(m_number, m_document->wordFormat())),
                 textOf(m_document->mapping()), countedSquares(squares)));
    m_add->setEnabled(squares != m_squares);
}

QVariantMap CompassPanel::state() const
{
    return {{keepsNumberKey(), keepsNumber()}};
}

void CompassPanel::setState(const QVariantMap &state)
{
    const bool isOn = state.value(keepsNumberKey(), keepsNumber()).toBool();
    (isOn ? m_keepNumber : m_keepSquares)->setChecked(true);
}

} // namespace ui
