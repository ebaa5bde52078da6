#include "ui/difference/difference_panel.h"

#include "ui/difference/bitboard_edit.h"
#include "ui/difference/difference_rows.h"
#include "ui/difference/difference_view.h"
#include "ui/document/document.h"
#include "ui/document/wording.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/message_line.h"
#include "ui/widgets/paste_box.h"

#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>

namespace ui {

namespace {

constexpr int spacing = 8;

// The texts are kept in settings by these names, which never change.
QString expectedKey()
{
    return QStringLiteral("expected");
}

QString actualKey()
{
    return QStringLiteral("actual");
}

QString joined(const std::vector<std::string> &names)
{
    QStringList list;
    for (const std::string &name : names)
        list += textOf(name);
    return list.join(QStringLiteral(", "));
}

/// "white_pawns: missing e2; too many e3, e4".
QString lineOf(const chess::NamedDifference &named)
{
    QStringList parts;
    if (const auto missing = named.difference.onlyExpected(); !missing.isEmpty())
        parts += DifferencePanel::tr("missing %1").arg(listOf(missing));
    if (const auto extra = named.difference.onlyActual(); !extra.isEmpty())
        parts += DifferencePanel::tr("too many %1").arg(listOf(extra));
    return QStringLiteral("%1: %2").arg(textOf(named.name), parts.join(QStringLiteral("; ")));
}

} // namespace

DifferencePanel::DifferencePanel(const Document *document, QWidget *parent)
    : TallScrollArea(parent)
    , m_document(document)
    , m_expected(new BitboardEdit(document, QStringLiteral("expectedText"), tr("E&xpected")))
    , m_actual(new BitboardEdit(document, QStringLiteral("actualText"), tr("&Actual")))
    , m_verdict(new MessageLine(QStringLiteral("differenceVerdict")))
    , m_view(new DifferenceView)
    , m_rows(new DifferenceRows(document, {{DifferencePart::OnlyExpected, tr("Only expected")},
                                           {DifferencePart::Both, tr("Both")},
                                           {DifferencePart::OnlyActual, tr("Only actual")}}))
    , m_comparison(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_text(new PasteBox(5))
    , m_listVerdict(new MessageLine(QStringLiteral("listVerdict")))
    , m_list(new QListWidget)
{
    setObjectName(QStringLiteral("differencePanel"));
    setFocusPolicy(Qt::NoFocus);
    m_view->setObjectName(QStringLiteral("differenceView"));
    m_view->setAccessibleName(tr("Difference"));

    m_comparison->setSpacing(2 * spacing);
    m_comparison->addWidget(m_view, 0, Qt::AlignHCenter | Qt::AlignTop);
    m_comparison->addWidget(m_rows, 1);
    auto *body = new QWidget;
    body->setObjectName(QStringLiteral("differenceBody"));
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(spacing, spacing, spacing, spacing);
    layout->setSpacing(spacing);
    layout->addWidget(makeInputs());
    layout->addWidget(m_verdict);
    layout->addLayout(m_comparison);
    layout->addSpacing(spacing);
    layout->addWidget(makeList());
    layout->addStretch(1);
    setBody(body);

    connect(m_expected, &BitboardEdit::changed, this, &DifferencePanel::compare);
    connect(m_actual, &BitboardEdit::changed, this, &DifferencePanel::compare);
    connect(m_rows, &DifferenceRows::copied, this, &DifferencePanel::copied);
    connect(m_text, &PasteBox::textChanged, this, &DifferencePanel::compareList);
    connect(m_text, &PasteBox::refused, m_listVerdict, &MessageLine::complain);
    connect(m_list, &QListWidget::currentRowChanged, this, &DifferencePanel::showListed);
    connect(document, &Document::positionChanged, this, &DifferencePanel::compareList);
    connect(document, &Document::mappingChanged, this, &DifferencePanel::compareList);
    connect(document, &Document::flippedChanged, this,
            [this] { m_view->setFlipped(m_document->isFlipped()); });
    m_view->setFlipped(document->isFlipped());
    compare();
    compareList();
    fit();
}

QWidget *DifferencePanel::makeInputs()
{
    auto *swapButton = new QPushButton(icon(QStringLiteral("swap")), tr("&Swap"));
    swapButton->setObjectName(QStringLiteral("swapDifference"));
    swapButton->setAccessibleName(tr("Swap"));
    swapButton->setToolTip(tr("Exchange the expected and the actual bitboard"));
    connect(swapButton, &QPushButton::clicked, this, &DifferencePanel::swap);
    auto *inputs = new QWidget;
    setFocusProxy(m_expected->focusProxy());
    auto *layout = new QGridLayout(inputs);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    layout->addWidget(m_expected, 0, 0);
    layout->addWidget(m_actual, 0, 1);
    layout->addWidget(swapButton, 1, 0, 1, 2, Qt::AlignLeft);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 1);
    return inputs;
}

QWidget *DifferencePanel::makeList()
{
    auto *label = new QLabel(tr("&Words against the position"));
    QFont bold = font();
    bold.setBold(true);
    label->setFont(bold);
    label->setBuddy(m_text);
    m_text->setObjectName(QStringLiteral("differenceList"));
    m_text->setAccessibleName(tr("Words against the position"));
    m_text->setPlaceholderText(QStringLiteral("white_pawns = 0x000000000000FF00"));
    m_list->setObjectName(QStringLiteral("differingWords"));
    m_list->setAccessibleName(tr("Words that differ"));
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFixedHeight(fontMetrics().lineSpacing() * 8);
    auto *list = new QWidget;
    auto *layout = new QVBoxLayout(list);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    layout->addWidget(label);
    layout->addWidget(m_text);
    layout->addWidget(m_listVerdict);
    layout->addWidget(m_list);
    return list;
}

QSize DifferencePanel::sizeHint() const
{
    return {26 * fontMetrics().height() + verticalScrollBar()->sizeHint().width(),
            36 * fontMetrics().height()};
}

void DifferencePanel::resizeEvent(QResizeEvent *event)
{
    fit();
    TallScrollArea::resizeEvent(event);
}

void DifferencePanel::fit()
{
    const int least = 13 * fontMetrics().height();
    // As if the scroll bar were there, so that its coming and going moves nothing.
    const int width = this->width() - verticalScrollBar()->sizeHint().width() - 2 * spacing;
    const bool isWide = width >= 2 * least + 2 * spacing;
    const int side = isWide ? width / 2 - spacing : width;
    m_comparison->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int shown = std::clamp(side, 8 * fontMetrics().height(), least * 4 / 3);
    m_view->setFixedSize(shown, shown);
}

void DifferencePanel::swap()
{
    const QString expected = m_expected->text();
    m_expected->setText(m_actual->text());
    m_actual->setText(expected);
}

void DifferencePanel::compare()
{
    const auto expected = m_expected->squares();
    const auto actual = m_actual->squares();
    if (!expected || !actual) {
        m_view->setDifference({});
        m_rows->setDifference(std::nullopt);
        m_verdict->say(tr("Give two bitboards that should be equal."));
        m_view->setAccessibleDescription(m_verdict->text());
        return;
    }
    const chess::Difference difference{*expected, *actual};
    m_view->setDifference(difference);
    m_rows->setDifference(difference);
    const int count = (*expected ^ *actual).count();
    m_verdict->say(difference.isNone() ? tr("They are equal.")
                   : count == 1        ? tr("They differ on 1 square.")
                                       : tr("They differ on %1 squares.").arg(count));
    m_view->setAccessibleDescription(m_rows->description());
}

void DifferencePanel::compareList()
{
    // A change of the position must not take the row away that is looked at.
    const int row = m_list->currentRow();
    const std::string shown = row >= 0 ? m_differing[static_cast<std::size_t>(row)].name : "";
    m_list->clear();
    m_differing.clear();
    m_list->hide();
    m_text->clearUnderlined();
    const std::string text = m_text->utf8();
    if (m_text->toPlainText().trimmed().isEmpty()) {
        m_listVerdict->say(tr("Paste words with the names of bitboards, or the twelve words of a "
                              "position without names."));
        return;
    }
    const auto words = chess::parseLabelledWords(text, m_document->mapping());
    const auto error = words ? chess::repeatedLabelIn(text, *words) : std::optional(words.error());
    if (error) {
        m_text->setUnderlined(error->offset, error->length);
        m_listVerdict->complain(placed(text, error->offset, textOf(describe(*error))));
        return;
    }
    const auto list = chess::differenceOf(m_document->position(), chess::listedBitboards(*words));
    for (const chess::NamedDifference &named : list.boards) {
        if (!named.difference.isNone())
            m_differing.push_back(named);
    }
    const auto read = list.boards.size();
    const auto differing = m_differing.size();
    QStringList sentences = {tr("%1, read under %2: %3.")
                                 .arg(read == 1 ? tr("1 word") : tr("%1 words").arg(read),
                                      textOf(words->mapping),
                                      differing == 0   ? tr("none differs")
                                      : differing == 1 ? tr("1 differs")
                                                       : tr("%1 differ").arg(differing))};
    if (!list.onlyExpected.empty())
        sentences += tr("Not in the list: %1.").arg(joined(list.onlyExpected));
    if (!list.onlyActual.empty())
        sentences += tr("No bitboards of those names: %1.").arg(joined(list.onlyActual));
    if (words->passedOver)
        sentences +=
            textOf(chess::Message{chess::passedOverSentence, {chess::excerpt(*words->passedOver)}});
    m_listVerdict->say(sentences.join(u' '));
    m_list->setVisible(!m_differing.empty());
    for (const chess::NamedDifference &named : m_differing) {
        m_list->addItem(lineOf(named));
        if (named.name == shown)
            m_list->setCurrentRow(m_list->count() - 1);
    }
}

void DifferencePanel::showListed(int row)
{
    if (row < 0 || row >= static_cast<int>(m_differing.size()))
        return;
    const chess::NamedDifference &named = m_differing[static_cast<std::size_t>(row)];
    m_expected->setText(textOf(named.name));
    m_actual->setText(m_document->literal(named.difference.actual));
}

QVariantMap DifferencePanel::state() const
{
    return {{expectedKey(), m_expected->text()}, {actualKey(), m_actual->text()}};
}

void DifferencePanel::setState(const QVariantMap &state)
{
    m_expected->setText(state.value(expectedKey(), m_expected->text()).toString());
    m_actual->setText(state.value(actualKey(), m_actual->text()).toString());
}

} // namespace ui
