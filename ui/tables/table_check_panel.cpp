#include "ui/tables/table_check_panel.h"

#include "src/notation/words/labelled_words.h"
#include "ui/difference/difference_rows.h"
#include "ui/difference/difference_view.h"
#include "ui/document/document.h"
#include "ui/document/wording.h"
#include "ui/tables/wrong_entries_board.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/message_line.h"
#include "ui/widgets/paste_box.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int spacing = 8;
/// Of the text, while the answer needs the room.
constexpr int fewestLines = 4;
/// More than this of a table is seen only in a very high panel.
constexpr int mostLines = 32;

// The choices are kept in settings by these names, which never change.
QString tableKey()
{
    return QStringLiteral("table");
}

QString mappingKey()
{
    return QStringLiteral("mapping");
}

QComboBox *makeChoice(const char *name, const QString &label, const QString &anyOf)
{
    auto *box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->addItem(anyOf, QString());
    return box;
}

QString titleOf(const chess::TableMatch &match)
{
    return TableCheckPanel::tr("%1 under %2").arg(textOf(match.table->name), textOf(match.mapping));
}

/// "knight, the same under every mapping", "white-pawn under a1b1 (LERF) or black-pawn under a8b8".
QString titleOf(const std::vector<chess::TableMatch> &matches)
{
    const chess::SquareTable *const first = matches.front().table;
    const bool areOneTable = std::all_of(matches.begin(), matches.end(),
                                         [&](const auto &match) { return match.table == first; });
    if (areOneTable && matches.size() == chess::allSquareMappings.size())
        return TableCheckPanel::tr("%1, the same under every mapping").arg(textOf(first->name));
    QStringList titles;
    for (const chess::TableMatch &match : matches)
        titles += titleOf(match);
    return titles.join(TableCheckPanel::tr(" or "));
}

} // namespace

TableCheckPanel::TableCheckPanel(const Document *document, QWidget *parent)
    : TallScrollArea(parent)
    , m_document(document)
    , m_text(new PasteBox(fewestLines))
    , m_tables(makeChoice("checkedTable", tr("Meant to be"), tr("any table")))
    , m_mappings(makeChoice("checkedMapping", tr("under"), tr("any mapping")))
    , m_verdict(new MessageLine(QStringLiteral("tableVerdict")))
    , m_answer(new QWidget)
    , m_board(new WrongEntriesBoard)
    , m_title(new QLabel)
    , m_view(new DifferenceView)
    , m_rows(new DifferenceRows(document, {{DifferencePart::Expected, tr("Expected")},
                                           {DifferencePart::Actual, tr("Actual")},
                                           {DifferencePart::OnlyExpected, tr("Missing")},
                                           {DifferencePart::OnlyActual, tr("Extra")}}))
    , m_choices(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_boards(new QBoxLayout(QBoxLayout::TopToBottom))
{
    setObjectName(QStringLiteral("tableCheckPanel"));
    setFocusPolicy(Qt::NoFocus);
    setFocusProxy(m_text);
    for (const chess::SquareTable &table : chess::squareTables())
        m_tables->addItem(textOf(table.name), textOf(table.name));
    for (const chess::SquareMapping mapping : chess::allSquareMappings)
        m_mappings->addItem(textOf(mapping), textOf(nameOf(mapping)));

    auto *body = new QWidget;
    body->setObjectName(QStringLiteral("tableCheckBody"));
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(spacing, spacing, spacing, spacing);
    layout->setSpacing(spacing);
    layout->addWidget(makeQuestion());
    layout->addWidget(m_verdict);
    layout->addWidget(makeAnswer());
    layout->addStretch(1);
    setBody(body);

    connect(m_text, &PasteBox::textChanged, this, &TableCheckPanel::check);
    connect(m_text, &PasteBox::refused, m_verdict, &MessageLine::complain);
    connect(m_tables, &QComboBox::currentIndexChanged, this, &TableCheckPanel::check);
    connect(m_mappings, &QComboBox::currentIndexChanged, this, &TableCheckPanel::check);
    connect(m_board, &WrongEntriesBoard::chosenChanged, this, &TableCheckPanel::showChosen);
    connect(m_rows, &DifferenceRows::copied, this, &TableCheckPanel::copied);
    const auto flip = [this] {
        m_board->setFlipped(m_document->isFlipped());
        m_view->setFlipped(m_document->isFlipped());
    };
    connect(document, &Document::flippedChanged, this, flip);
    flip();
    check();
}

QWidget *TableCheckPanel::makeQuestion()
{
    auto *textLabel = new QLabel(tr("The &64 words of a table"));
    textLabel->setBuddy(m_text);
    m_text->setObjectName(QStringLiteral("checkedText"));
    m_text->setAccessibleName(tr("The 64 words of a table"));
    m_text->setPlaceholderText(QStringLiteral("0x0000000000020400, 0x0000000000050800, …"));
    auto *tableLabel = new QLabel(tr("Me&ant to be"));
    tableLabel->setBuddy(m_tables);
    auto *mappingLabel = new QLabel(tr("un&der"));
    mappingLabel->setBuddy(m_mappings);
    auto *question = new QWidget;
    auto *layout = new QVBoxLayout(question);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    layout->addWidget(textLabel);
    layout->addWidget(m_text);
    m_choices->setSpacing(spacing);
    for (const auto &[label, box] :
         {std::pair(tableLabel, m_tables), std::pair(mappingLabel, m_mappings)}) {
        auto *row = new QHBoxLayout;
        row->setSpacing(spacing);
        row->addWidget(label);
        row->addWidget(box, 1);
        m_choices->addLayout(row, 1);
    }
    layout->addLayout(m_choices);
    m_question = question;
    return question;
}

QWidget *TableCheckPanel::makeAnswer()
{
    m_board->setObjectName(QStringLiteral("wrongEntries"));
    m_board->setAccessibleName(tr("Wrong entries"));
    m_view->setObjectName(QStringLiteral("wrongEntry"));
    m_view->setAccessibleName(tr("Entry"));
    QFont bold = font();
    bold.setBold(true);
    m_title->setObjectName(QStringLiteral("wrongEntryTitle"));
    m_title->setFont(bold);
    m_title->setTextFormat(Qt::PlainText);
    auto *layout = new QVBoxLayout(m_answer);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    m_boards->setSpacing(2 * spacing);
    m_boards->addWidget(m_board, 0, Qt::AlignHCenter | Qt::AlignTop);
    m_boards->addWidget(m_view, 0, Qt::AlignHCenter | Qt::AlignTop);
    layout->addLayout(m_boards);
    layout->addWidget(m_title);
    layout->addWidget(m_rows);
    return m_answer;
}

QSize TableCheckPanel::sizeHint() const
{
    return {26 * fontMetrics().height() + verticalScrollBar()->sizeHint().width(),
            36 * fontMetrics().height()};
}

void TableCheckPanel::resizeEvent(QResizeEvent *event)
{
    fit();
    TallScrollArea::resizeEvent(event);
}

void TableCheckPanel::fit()
{
    // Both boards are to be seen at once in a panel of the usual size.
    const int least = 11 * fontMetrics().height();
    // As if the scroll bar were there, so that its coming and going moves nothing.
    const int width = this->width() - verticalScrollBar()->sizeHint().width() - 2 * spacing;
    const bool isWide = width >= 2 * least + 2 * spacing;
    for (QBoxLayout *line : {m_choices, m_boards})
        line->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_text->setLines(fewestLines);
    const int above = m_question->sizeHint().height() + m_verdict->heightForWidth(width);
    const int height = this->height() - above - 4 * spacing;
    const int most = std::clamp(height, least * 2 / 3, least * 3 / 2);
    const int side = std::clamp(isWide ? width / 2 - spacing : width, least * 2 / 3, most);
    m_board->setFixedSize(side, side);
    m_view->setFixedSize(side, side);
    if (m_answer->isHidden()) {
        const int lines = fewestLines + height / m_text->fontMetrics().lineSpacing();
        m_text->setLines(std::clamp(lines, fewestLines, mostLines));
    }
}

void TableCheckPanel::check()
{
    m_check.reset();
    m_text->clearUnderlined();
    const std::string text = m_text->utf8();
    if (m_text->toPlainText().trimmed().isEmpty()) {
        m_verdict->say(tr("Paste a table from the source code of an engine, in any language."));
    } else if (const auto table = chess::parseWordTable(text); !table) {
        m_text->setUnderlined(table.error().offset, table.error().length);
        m_verdict->complain(placed(text, table.error().offset, textOf(describe(table.error()))));
    } else {
        const auto mapping =
            chess::parseSquareMapping(m_mappings->currentData().toString().toStdString());
        m_check = chess::checkTable(
            *table,
            {mapping, chess::findSquareTable(m_tables->currentData().toString().toStdString())});
        QString said = verdict();
        for (const std::string_view passedOver : table->passedOver)
            said += u' ' + textOf(chess::Message{chess::besideTableSentence,
                                                 {chess::excerpt(passedOver)}});
        if (m_check->isRight())
            m_verdict->say(said);
        else
            m_verdict->complain(said);
    }
    m_answer->setVisible(m_check && !m_check->isRight());
    m_board->setWrongEntries(m_check ? m_check->wrong : std::vector<chess::WrongEntry>());
    fit(); // the verdict has grown or shrunk
}

QString TableCheckPanel::verdict() const
{
    const QString bytes = m_check->bytes ? u' ' + textOf(describe(*m_check->bytes)) : QString();
    if (m_check->isRight())
        return tr("Right. This is the table %1.").arg(titleOf(m_check->matches)) + bytes;
    const auto count = m_check->wrong.size();
    QString text = (count == 1 ? tr("Of the table %1 one entry is wrong.")
                               : tr("Of the table %1 %2 entries are wrong.")
                                     .replace(QStringLiteral("%2"), QString::number(count)))
                       .arg(titleOf(m_check->nearest()));
    text += bytes;
    if (m_check->cause)
        text += u' ' + tr("Likely cause: %1").arg(textOf(describe(*m_check->cause)));
    return text;
}

void TableCheckPanel::showChosen()
{
    const chess::WrongEntry *entry = m_board->chosen();
    if (entry == nullptr || !m_check)
        return;
    const chess::TableMatch &nearest = m_check->nearest();
    const chess::Bitboard expected = nearest.table->entry(entry->square);
    const chess::Difference difference{expected, expected.without(entry->missing) | entry->extra};
    m_title->setText(tr("%1, entry %2").arg(textOf(entry->square)).arg(entry->index));
    m_view->setDifference(difference, entry->square);
    m_rows->setDifference(difference, nearest.mapping);
    m_view->setAccessibleDescription(m_rows->description());
}

void TableCheckPanel::setText(const QString &text)
{
    m_text->setPlainText(text);
}

QVariantMap TableCheckPanel::state() const
{
    return {{tableKey(), m_tables->currentData()}, {mappingKey(), m_mappings->currentData()}};
}

void TableCheckPanel::setState(const QVariantMap &state)
{
    chooseText(*m_tables, state.value(tableKey(), m_tables->currentData()));
    chooseText(*m_mappings, state.value(mappingKey(), m_mappings->currentData()));
}

} // namespace ui
