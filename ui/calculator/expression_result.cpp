#include "ui/calculator/expression_result.h"

#include "ui/board/board_view.h"
#include "ui/document/own_names.h"
#include "ui/document/wording.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/message_line.h"

#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace ui {

namespace {

constexpr int spacing = 8;

} // namespace

ExpressionResult::ExpressionResult(const Document *document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_board(new BoardView)
    , m_kind(new QLabel)
    , m_word(new QLineEdit)
    , m_copy(new QToolButton)
    , m_squareList(new QLabel)
    , m_name(new QLineEdit)
    , m_layer(makeButton("layResult", tr("As la&yer"), QStringLiteral("layer"),
                         tr("Add it to your own bitboards and lay it on the board")))
    , m_add(makeButton("addResult", tr("To m&ine"), QStringLiteral("hex"),
                       tr("Add it to your own bitboards and choose it")))
    , m_nameMessage(new MessageLine(QStringLiteral("resultNameMessage")))
{
    setObjectName(QStringLiteral("expressionResult"));
    m_board->setObjectName(QStringLiteral("resultBoard"));
    m_board->setAccessibleName(tr("Result"));

    QFont bold = font();
    bold.setBold(true);
    m_kind->setObjectName(QStringLiteral("resultKind"));
    m_kind->setFont(bold);
    m_word->setObjectName(QStringLiteral("resultWord"));
    m_word->setAccessibleName(tr("Word"));
    m_word->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_word->setReadOnly(true);
    m_copy->setObjectName(QStringLiteral("copyResult"));
    m_copy->setIcon(icon(QStringLiteral("copy")));
    m_copy->setAutoRaise(true);
    m_copy->setAccessibleName(tr("Copy word"));
    m_copy->setToolTip(m_copy->accessibleName());
    m_squareList->setObjectName(QStringLiteral("resultSquares"));
    m_squareList->setWordWrap(true);
    m_squareList->setTextFormat(Qt::PlainText);
    m_squareList->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_squareList->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *nameLabel = new QLabel(tr("N&ame"));
    nameLabel->setBuddy(m_name);
    m_name->setObjectName(QStringLiteral("resultName"));
    m_name->setAccessibleName(tr("Name"));
    m_nameMessage->hide();
    suggestName(tr("result"));

    auto *wordLine = new QHBoxLayout;
    wordLine->setSpacing(spacing / 2);
    wordLine->addWidget(m_word, 1);
    wordLine->addWidget(m_copy);
    auto *facts = new QVBoxLayout;
    facts->setSpacing(spacing / 2);
    facts->addLayout(wordLine);
    facts->addWidget(m_squareList, 1);
    auto *keep = new QHBoxLayout;
    keep->setSpacing(spacing / 2);
    keep->addWidget(nameLabel);
    keep->addWidget(m_name, 1);
    keep->addWidget(m_layer);
    keep->addWidget(m_add);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    layout->setColumnStretch(1, 1);
    layout->addWidget(m_kind, 0, 0, 1, 2);
    layout->addWidget(m_board, 1, 0, Qt::AlignTop);
    layout->addLayout(facts, 1, 1);
    layout->addLayout(keep, 2, 0, 1, 2);
    layout->addWidget(m_nameMessage, 3, 0, 1, 2);

    connect(m_copy, &QToolButton::clicked, this, &ExpressionResult::copyWord);
    connect(m_layer, &QPushButton::clicked, this, [this] {
        if (const auto name = checkedName())
            emit layerRequested(*name, squares());
    });
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (const auto name = checkedName())
            emit addRequested(*name, squares());
    });
    connect(m_name, &QLineEdit::returnPressed, m_add, &QPushButton::click);
    connect(m_name, &QLineEdit::textChanged, m_nameMessage, &QWidget::hide);
    connect(document, &Document::wordFormatChanged, this, &ExpressionResult::showValue);
    connect(document, &Document::flippedChanged, this, &ExpressionResult::showValue);
    fit();
    showValue();
}

QPushButton *ExpressionResult::makeButton(const char *name, const QString &text,
                                          const QString &iconName, const QString &tip)
{
    auto *button = named(new QPushButton(icon(iconName), text), name, text);
    button->setToolTip(tip);
    return button;
}

void ExpressionResult::setValue(const std::optional<chess::ExpressionValue> &value)
{
    m_value = value;
    showValue();
}

void ExpressionResult::suggestName(const QString &name)
{
    if (name == m_suggestedName)
        return;
    m_suggestedName = name;
    m_name->setText(name);
}

chess::Bitboard ExpressionResult::squares() const
{
    return m_value ? m_value->squares(m_document->mapping()) : chess::Bitboard();
}

void ExpressionResult::showValue()
{
    m_board->setTinted(squares());
    m_board->setFlipped(m_document->isFlipped());
    m_word->setText(m_value ? m_document->literal(squares()) : QString());
    m_word->setCursorPosition(0);
    m_kind->setText(!m_value ? tr("No result")
                    : m_value->isNumber()
                        ? tr("Number %1").arg(m_value->word(m_document->mapping()))
                        : tr("Set of squares"));
    m_squareList->setText(m_value ? countedSquares(squares()) : QString());
    m_board->setAccessibleDescription(m_squareList->text());
    for (QWidget *part : {static_cast<QWidget *>(m_word), static_cast<QWidget *>(m_copy),
                          static_cast<QWidget *>(m_layer), static_cast<QWidget *>(m_add)})
        part->setEnabled(m_value.has_value());
}

void ExpressionResult::copyWord()
{
    QGuiApplication::clipboard()->setText(m_word->text());
    emit copied(tr("Copied %1").arg(m_word->text()));
}

std::optional<QString> ExpressionResult::checkedName()
{
    const QString name = m_name->text().trimmed();
    const QString complaint = complaintAboutOwnName(name);
    if (complaint.isEmpty())
        return name;
    m_nameMessage->complain(complaint);
    m_nameMessage->show();
    m_name->setFocus();
    m_name->selectAll();
    return std::nullopt;
}

void ExpressionResult::fit()
{
    const int side = 9 * fontMetrics().height();
    m_board->setFixedSize(side, side);
}

void ExpressionResult::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && layout() != nullptr)
        fit();
}

} // namespace ui
