#include "ui/compass/mapping_question.h"

#include "src/workbench/mapping_guess.h"
#include "ui/document/wording.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/message_line.h"
#include "ui/widgets/paste_box.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace ui {

namespace {

constexpr int spacing = 8;

QString reasonsOf(const chess::MappingGuess &guess)
{
    QStringList sentences;
    for (const chess::MappingReason &reason : guess.reasons)
        sentences += textOf(describe(reason));
    return sentences.join(u' ');
}

/// What the first of the guesses are worth.
QString verdictOn(const std::vector<chess::MappingGuess> &guesses)
{
    const chess::MappingGuess &best = guesses.front();
    if (!best.makesSense())
        return MappingQuestion::tr("Under no mapping does this make sense.");
    const auto equals = std::count_if(guesses.begin(), guesses.end(),
                                      [&](const auto &guess) { return guess.score == best.score; });
    if (equals == 1)
        return MappingQuestion::tr("Most likely %1.").arg(textOf(best.mapping));
    if (equals == static_cast<std::ptrdiff_t>(guesses.size()))
        return MappingQuestion::tr("All eight mappings are equally likely.");
    return MappingQuestion::tr("The first %1 are equally likely.").arg(equals);
}

} // namespace

MappingQuestion::MappingQuestion(QWidget *parent)
    : QWidget(parent)
    , m_text(new PasteBox(4))
    , m_square(new QLineEdit)
    , m_message(new MessageLine(QStringLiteral("mappingVerdict")))
    , m_guesses(new QListWidget)
    , m_use(new QPushButton(icon(QStringLiteral("check")), tr("Use this mappin&g")))
{
    setObjectName(QStringLiteral("mappingQuestion"));
    auto *title = new QLabel(tr("Which mapping is this?"));
    QFont bold = font();
    bold.setBold(true);
    title->setFont(bold);
    auto *textLabel = new QLabel(tr("A &word, or a list of words"));
    textLabel->setBuddy(m_text);
    m_text->setObjectName(QStringLiteral("mappingText"));
    m_text->setAccessibleName(tr("A word, or a list of words"));
    m_text->setPlaceholderText(QStringLiteral("0x0000000000020400"));
    auto *squareLabel = new QLabel(tr("S&quare known to be in it"));
    squareLabel->setBuddy(m_square);
    m_square->setObjectName(QStringLiteral("knownSquare"));
    m_square->setAccessibleName(tr("Square known to be in it"));
    m_square->setPlaceholderText(QStringLiteral("b3"));
    m_square->setMaxLength(16);
    m_guesses->setObjectName(QStringLiteral("mappingGuesses"));
    m_guesses->setAccessibleName(tr("Mappings, the likeliest first"));
    m_guesses->setWordWrap(true);
    m_guesses->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_guesses->setTextElideMode(Qt::ElideNone);
    m_guesses->setResizeMode(QListView::Adjust);
    m_guesses->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // lines are wrapped beside it
    m_guesses->setFixedHeight(fontMetrics().lineSpacing() * 12);
    m_use->setObjectName(QStringLiteral("useMapping"));
    m_use->setAccessibleName(tr("Use this mapping"));

    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    layout->addWidget(title, 0, 0, 1, 2);
    layout->addWidget(textLabel, 1, 0, 1, 2);
    layout->addWidget(m_text, 2, 0, 1, 2);
    layout->addWidget(squareLabel, 3, 0);
    layout->addWidget(m_square, 3, 1);
    layout->addWidget(m_message, 4, 0, 1, 2);
    layout->addWidget(m_guesses, 5, 0, 1, 2);
    layout->addWidget(m_use, 6, 0, 1, 2, Qt::AlignRight);
    layout->setColumnStretch(1, 1);

    connect(m_text, &PasteBox::textChanged, this, &MappingQuestion::answer);
    connect(m_text, &PasteBox::refused, m_message, &MessageLine::complain);
    connect(m_square, &QLineEdit::textChanged, this, &MappingQuestion::answer);
    connect(m_guesses, &QListWidget::itemActivated, this, &MappingQuestion::request);
    connect(m_guesses, &QListWidget::currentRowChanged, this,
            [this](int row) { m_use->setEnabled(row >= 0); });
    connect(m_use, &QPushButton::clicked, this, &MappingQuestion::request);
    answer();
}

void MappingQuestion::answer()
{
    m_guesses->clear();
    m_mappings.clear();
    m_guesses->hide();
    m_use->hide();
    m_text->clearUnderlined();
    const std::string text = m_text->utf8();
    if (m_text->toPlainText().trimmed().isEmpty()) {
        m_message->say(tr("Give a word and a square, or the words of several pieces or masks by "
                          "name; the twelve words of a position need no names."));
        return;
    }
    // Under any mapping: only the words count.
    const auto words = chess::parseLabelledWords(text, chess::SquareMapping::A1B1);
    if (!words) {
        m_text->setUnderlined(words.error().offset, words.error().length);
        m_message->complain(placed(text, words.error().offset, textOf(describe(words.error()))));
        return;
    }
    const QString name = m_square->text().trimmed().toLower();
    const auto square = chess::parseSquare(name.toStdString());
    if (!name.isEmpty() && !square) {
        m_message->complain(tr("“%1” is no square; they are a1 to h8.").arg(m_square->text()));
        return;
    }
    const bool isOneWord = words->words.size() == 1;
    const auto guesses = isOneWord && square
                             ? chess::guessMapping(words->words.front().reading.word, *square)
                             : chess::guessMapping(namedWordsOf(*words));
    const QString read = isOneWord ? tr("One word.") : tr("%1 words.").arg(words->words.size());
    const QString hint = !isOneWord && square   ? tr("The square is for a single word only.")
                         : isOneWord && !square ? tr("A square known to be in it would tell more.")
                                                : QString();
    m_message->say(QStringList{read, verdictOn(guesses), hint}.join(u' ').trimmed());
    for (const chess::MappingGuess &guess : guesses) {
        const QString reasons = reasonsOf(guess);
        const QString label = textOf(guess.mapping);
        auto *item = new QListWidgetItem(
            icon(guess.makesSense() ? QStringLiteral("check") : QStringLiteral("close")),
            reasons.isEmpty() ? label : QStringLiteral("%1: %2").arg(label, reasons), m_guesses);
        item->setData(Qt::AccessibleDescriptionRole,
                      guess.makesSense() ? tr("makes sense") : tr("makes no sense"));
        m_mappings.push_back(guess.mapping);
    }
    m_guesses->show();
    m_use->show();
    m_guesses->setCurrentRow(0);
}

void MappingQuestion::request()
{
    if (const int row = m_guesses->currentRow(); row >= 0)
        emit mappingRequested(m_mappings[static_cast<std::size_t>(row)]);
}

} // namespace ui
