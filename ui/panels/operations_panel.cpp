#include "ui/panels/operations_panel.h"

#include "src/workbench/catalogue.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/name_dialog.h"
#include "ui/document/own_names.h"
#include "ui/document/wording.h"
#include "ui/exchange/bitboard_text.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/icons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>

namespace ui {

namespace {

constexpr int spacing = 8;
constexpr int boardLines = 9;

struct Key {
    static QString operation() { return QStringLiteral("operation"); }
    static QString with() { return QStringLiteral("with"); }
    static QString count() { return QStringLiteral("count"); }
    static QString unmasked() { return QStringLiteral("withoutMask"); }
};

QToolButton *subsetButton(const char *name, const QString &text, const QString &iconName)
{
    auto *button = named(new QToolButton, name, text);
    button->setIcon(icon(iconName));
    button->setToolTip(text);
    button->setAutoRaise(true);
    button->setAutoRepeat(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QString sentence(chess::OperandErrorKind kind)
{
    switch (kind) {
    case chess::OperandErrorKind::NotOneSquare:
        return OperationsPanel::tr("This is done with exactly one square.");
    case chess::OperandErrorKind::EmptySet:
        return OperationsPanel::tr("This is not done with an empty bitboard.");
    case chess::OperandErrorKind::NotALine:
        return OperationsPanel::tr("A whole file and a whole rank are needed.");
    case chess::OperandErrorKind::Zero:
        return OperationsPanel::tr("Nothing can be divided by an empty bitboard, whose word is 0.");
    case chess::OperandErrorKind::TooLarge:
    case chess::OperandErrorKind::NotANumber:
        break;
    }
    return OperationsPanel::tr("A number from 0 to 63 is needed.");
}

} // namespace

OperationsPanel::OperationsPanel(const Document *document, QWidget *parent)
    : TallScrollArea(parent)
    , m_document(document)
    , m_bitboard(named(new QComboBox, "operationBitboard", tr("Bitboard")))
    , m_operation(named(new QComboBox, "operation", tr("Operation")))
    , m_meaning(new QLabel)
    , m_withLabel(new QLabel)
    , m_with(named(new QComboBox, "operationWith", tr("With")))
    , m_countLabel(new QLabel)
    , m_count(named(new QSpinBox, "operationCount", tr("Bits")))
    , m_unmasked(named(new QCheckBox(tr("&Without the mask of the edge")), "operationUnmasked",
                       tr("Without the mask of the edge")))
    , m_subsetRow(new QWidget)
    , m_subsetLabel(new QLabel)
    , m_firstSubset(subsetButton("firstSubset", tr("First subset"), QStringLiteral("arrow_first")))
    , m_previousSubset(
          subsetButton("previousSubset", tr("Previous subset"), QStringLiteral("arrow_left")))
    , m_nextSubset(subsetButton("nextSubset", tr("Next subset"), QStringLiteral("arrow_right")))
    , m_lastSubset(subsetButton("lastSubset", tr("Last subset"), QStringLiteral("arrow_last")))
    , m_before(named(new BoardView, "operationBefore", tr("Before")))
    , m_after(named(new BoardView, "operationAfter", tr("After")))
    , m_word(named(new QLineEdit, "operationWord", tr("Word")))
    , m_squareList(new QLabel)
    , m_apply(new QPushButton(icon(QStringLiteral("check")), QString()))
    , m_addAsNew(named(new QPushButton(icon(QStringLiteral("new")), tr("&As new…")),
                       "operationAsNew", tr("As new…")))
{
    setObjectName(QStringLiteral("operationsPanel"));
    makeParts();
    fillOperations();
    readNames();

    connect(m_bitboard, &QComboBox::currentTextChanged, this, &OperationsPanel::chosenRequested);
    connect(m_operation, &QComboBox::currentIndexChanged, this, &OperationsPanel::showOperation);
    connect(m_with, &QComboBox::currentIndexChanged, this, &OperationsPanel::showResult);
    connect(m_count, &QSpinBox::valueChanged, this, &OperationsPanel::showResult);
    connect(m_unmasked, &QCheckBox::toggled, this, &OperationsPanel::showResult);
    connect(m_firstSubset, &QToolButton::clicked, this, [this] { stepSubset(0); });
    connect(m_previousSubset, &QToolButton::clicked, this, [this] { stepSubset(m_subset - 1); });
    connect(m_nextSubset, &QToolButton::clicked, this, [this] { stepSubset(m_subset + 1); });
    connect(m_lastSubset, &QToolButton::clicked, this,
            [this] { stepSubset(chess::lastSubsetIndex(squares())); });
    connect(m_apply, &QPushButton::clicked, this, &OperationsPanel::apply);
    connect(m_addAsNew, &QPushButton::clicked, this, &OperationsPanel::addAsNew);
    connect(document, &Document::mineChanged, this, &OperationsPanel::readNames);
    for (const auto changed :
         {&Document::positionChanged, &Document::selectionChanged, &Document::mappingChanged,
          &Document::wordFormatChanged, &Document::flippedChanged})
        connect(document, changed, this, &OperationsPanel::showResult);
    connect(document, &Document::chosenBitboardChanged, this, [this] {
        m_subset = 0;
        readNames();
    });
    showOperation();
}

void OperationsPanel::makeParts()
{
    m_meaning->setObjectName(QStringLiteral("operationMeaning"));
    m_squareList->setObjectName(QStringLiteral("operationSquares"));
    m_apply->setObjectName(QStringLiteral("applyOperation"));
    m_subsetLabel->setObjectName(QStringLiteral("subsetNumber"));
    m_squareList->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel *text : {m_meaning, m_squareList}) {
        text->setWordWrap(true);
        text->setTextFormat(Qt::PlainText);
        text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    // The longest has two lines; the rest stays where it is.
    m_meaning->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_count->setRange(0, 63);
    m_count->setValue(8);
    m_word->setReadOnly(true);
    m_word->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    for (QComboBox *box : {m_bitboard, m_operation, m_with}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    m_unmasked->setToolTip(tr("The bare shift: what leaves the board comes in at the other side"));
    setFocusProxy(m_operation);

    m_withLabel->setText(tr("W&ith"));
    m_withLabel->setBuddy(m_with);
    m_countLabel->setText(tr("Bit&s"));
    m_countLabel->setBuddy(m_count);
    auto *subset = new QHBoxLayout(m_subsetRow);
    subset->setContentsMargins(0, 0, 0, 0);
    subset->setSpacing(spacing / 2);
    for (QToolButton *button : {m_firstSubset, m_previousSubset, m_nextSubset, m_lastSubset})
        subset->addWidget(button);
    subset->addWidget(m_subsetLabel, 1);

    auto *form = new QGridLayout;
    form->setSpacing(spacing);
    form->setColumnStretch(1, 1);
    int row = 0;
    const auto addRow = [&](QLabel *caption, QWidget *field) {
        form->addWidget(caption, row, 0);
        form->addWidget(field, row++, 1);
    };
    addRow(captionOf(m_bitboard, tr("Bitboar&d")), m_bitboard);
    addRow(captionOf(m_operation, tr("&Operation")), m_operation);
    form->addWidget(m_meaning, row++, 0, 1, 2);
    addRow(m_withLabel, m_with);
    addRow(m_countLabel, m_count);
    form->addWidget(m_unmasked, row++, 0, 1, 2);
    form->addWidget(m_subsetRow, row++, 0, 1, 2);

    auto *boards = new QGridLayout;
    boards->setSpacing(spacing / 2);
    boards->setHorizontalSpacing(2 * spacing);
    boards->setColumnStretch(2, 1);
    int column = 0;
    for (BoardView *board : {m_before, m_after}) {
        const int side = boardLines * fontMetrics().height();
        board->setFixedSize(side, side);
        boards->addWidget(new QLabel(board->accessibleName()), 0, column);
        boards->addWidget(board, 1, column++);
    }
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(spacing / 2);
    buttons->addWidget(m_apply);
    buttons->addWidget(m_addAsNew);
    buttons->addStretch();

    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(spacing, spacing, spacing, spacing);
    layout->setSpacing(spacing);
    layout->addLayout(form);
    layout->addLayout(boards);
    layout->addWidget(m_word);
    layout->addWidget(m_squareList);
    layout->addLayout(buttons);
    layout->addStretch();
    setBody(body);
}

QSize OperationsPanel::sizeHint() const
{
    const int line = fontMetrics().height();
    return {24 * line, 32 * line};
}

void OperationsPanel::fillOperations()
{
    for (const chess::OperationGroup group : chess::allOperationGroups) {
        // A count is no bitboard.
        if (group == chess::OperationGroup::Counts || group == chess::OperationGroup::Conditions)
            continue;
        m_operation->addItem(textOf(chess::Message{titleOf(group), {}}));
        auto *model = qobject_cast<QStandardItemModel *>(m_operation->model());
        QStandardItem *heading = model->item(m_operation->count() - 1);
        heading->setEnabled(false);
        QFont bold = font();
        bold.setBold(true);
        heading->setFont(bold);
        for (const chess::BitboardOperation &operation : chess::bitboardOperations()) {
            if (operation.group == group)
                m_operation->addItem(textOf(operation.name), textOf(operation.name));
        }
    }
    chooseOperation(QStringLiteral("not"));
}

void OperationsPanel::chooseOperation(const QString &name)
{
    // Headings have no data.
    if (const int place = name.isEmpty() ? -1 : m_operation->findData(name); place >= 0)
        m_operation->setCurrentIndex(place);
}

void OperationsPanel::readNames()
{
    QStringList names;
    for (const NamedBitboard &own : m_document->mine())
        names += own.name;
    for (const QString &name : allNames(*m_document)) {
        if (!names.contains(name))
            names += name;
    }
    const auto fill = [&](QComboBox *box, const QString &current) {
        const QSignalBlocker blocker(box);
        box->clear();
        box->addItems(names);
        box->setCurrentIndex(static_cast<int>(names.indexOf(current)));
    };
    const QString with = m_with->currentText();
    fill(m_bitboard, m_document->chosenBitboard());
    fill(m_with, names.contains(with) ? with : QStringLiteral("occupied"));
    showResult();
}

const chess::BitboardOperation &OperationsPanel::operation() const
{
    return *chess::findOperation(m_operation->currentData().toString().toStdString());
}

bool OperationsPanel::isSubset() const
{
    return operation().name == "subset";
}

const chess::OperationParameter *OperationsPanel::secondParameter() const
{
    return operation().parameters.size() < 2 ? nullptr : &operation().parameters[1];
}

void OperationsPanel::showOperation()
{
    const chess::OperationParameter *second = secondParameter();
    const bool isCounted = second != nullptr && second->kind == chess::OperandKind::BitNumber;
    const bool hasSet = second != nullptr && !isCounted && !isSubset();
    m_meaning->setText(textOf(chess::Message{operation().meaning, {}}));
    for (QWidget *part : {static_cast<QWidget *>(m_withLabel), static_cast<QWidget *>(m_with)})
        part->setVisible(hasSet);
    for (QWidget *part : {static_cast<QWidget *>(m_countLabel), static_cast<QWidget *>(m_count)})
        part->setVisible(isCounted);
    m_unmasked->setVisible(operation().direction.has_value());
    m_subsetRow->setVisible(isSubset());
    showResult();
}

chess::Bitboard OperationsPanel::squares() const
{
    return m_document->bitboard(m_bitboard->currentText()).value_or(chess::Bitboard());
}

std::optional<chess::ExpressionValue> OperationsPanel::secondOperand() const
{
    const chess::OperationParameter *second = secondParameter();
    if (second == nullptr)
        return std::nullopt;
    if (isSubset())
        return chess::ExpressionValue::ofNumber(m_subset);
    if (second->kind == chess::OperandKind::BitNumber)
        return chess::ExpressionValue::ofNumber(static_cast<std::uint64_t>(m_count->value()));
    return chess::ExpressionValue::ofSquares(
        m_document->bitboard(m_with->currentText()).value_or(chess::Bitboard()));
}

OperationsPanel::Result OperationsPanel::result() const
{
    if (m_bitboard->currentIndex() < 0)
        return {{}, {}, tr("No bitboard is chosen.")};
    if (operation().direction && m_unmasked->isChecked()) {
        const chess::UnmaskedStep step =
            unmaskedStep(squares(), *operation().direction, m_document->mapping());
        return {step.result, step.wrapped, {}};
    }
    std::vector<chess::ExpressionValue> operands = {chess::ExpressionValue::ofSquares(squares())};
    if (const auto second = secondOperand())
        operands.push_back(*second);
    const auto value =
        chess::apply(operation(), operands, {m_document->mapping(), m_document->position()});
    if (!value)
        return {{}, {}, sentence(value.error().kind)};
    return {value->squares(m_document->mapping()), {}, {}};
}

void OperationsPanel::showResult()
{
    m_subset = std::min(m_subset, chess::lastSubsetIndex(squares()));
    const Result done = result();
    const bool isDone = done.error.isEmpty();
    m_before->setTinted(squares());
    m_before->setAccessibleDescription(countedSquares(squares()));
    m_after->setTinted(done.squares);
    BoardPicture picture;
    picture.marks.wrapped = done.wrapped;
    m_after->setPicture(picture);
    for (BoardView *board : {m_before, m_after})
        board->setFlipped(m_document->isFlipped());
    m_word->setText(isDone ? m_document->literal(done.squares) : QString());
    m_word->setCursorPosition(0);
    QString text = isDone ? countedSquares(done.squares) : done.error;
    if (!done.wrapped.isEmpty())
        text += u'\n' + tr("Wrapped: %1").arg(listOf(done.wrapped));
    m_squareList->setText(text);
    m_after->setAccessibleDescription(text);

    const QString name = m_bitboard->currentText();
    const auto *entry = chess::findInCatalogue(name.toStdString());
    const bool isEditable = entry == nullptr || entry->piece;
    m_apply->setText(tr("Change %1").arg(name));
    m_apply->setAccessibleName(m_apply->text());
    m_apply->setToolTip(isEditable ? QString() : tr("%1 follows from the position.").arg(name));
    m_apply->setVisible(isEditable);
    m_apply->setEnabled(isDone && done.squares != squares());
    m_addAsNew->setEnabled(isDone);
    showSubset();
}

void OperationsPanel::showSubset()
{
    const std::uint64_t last = chess::lastSubsetIndex(squares());
    m_subsetLabel->setText(tr("Subset %1, the last is %2").arg(m_subset).arg(last));
    for (QToolButton *button : {m_firstSubset, m_previousSubset})
        button->setEnabled(m_subset > 0);
    for (QToolButton *button : {m_nextSubset, m_lastSubset})
        button->setEnabled(m_subset < last);
}

void OperationsPanel::stepSubset(std::uint64_t number)
{
    m_subset = std::min(number, chess::lastSubsetIndex(squares()));
    showResult();
}

void OperationsPanel::apply()
{
    const Result done = result();
    const QString name = m_bitboard->currentText();
    const auto *entry = chess::findInCatalogue(name.toStdString());
    m_subset = 0;
    if (entry == nullptr)
        emit setMineRequested(name, done.squares,
                              tr("%1 of %2").arg(textOf(operation().name), name));
    else if (entry->piece)
        emit setPiecesRequested(*entry->piece, done.squares);
}

void OperationsPanel::addAsNew()
{
    const QString suggestion =
        QStringLiteral("%1_%2").arg(m_bitboard->currentText(), textOf(operation().name));
    auto *dialog =
        new NameDialog(m_document, tr("New bitboard"), freeOwnName(*m_document, suggestion), this);
    connect(dialog, &NameDialog::nameChosen, this,
            [this, squares = result().squares](const QString &name) {
                emit setMineRequested(name, squares, tr("Add %1").arg(name));
            });
    dialog->open();
}

QVariantMap OperationsPanel::state() const
{
    return {{Key::operation(), m_operation->currentData().toString()},
            {Key::with(), m_with->currentText()},
            {Key::count(), m_count->value()},
            {Key::unmasked(), m_unmasked->isChecked()}};
}

void OperationsPanel::setState(const QVariantMap &state)
{
    chooseOperation(state.value(Key::operation()).toString());
    if (const int place = m_with->findText(state.value(Key::with()).toString()); place >= 0)
        m_with->setCurrentIndex(place);
    if (state.contains(Key::count()))
        m_count->setValue(state.value(Key::count()).toInt());
    m_unmasked->setChecked(state.value(Key::unmasked()).toBool());
}

} // namespace ui
