#include "ui/calculator/calculator_panel.h"

#include "ui/bitboards/mini_board_delegate.h"
#include "ui/calculator/expression_completer.h"
#include "ui/calculator/expression_edit.h"
#include "ui/calculator/expression_result.h"
#include "ui/calculator/expression_tree_model.h"
#include "ui/document/expression_context.h"
#include "ui/document/own_names.h"
#include "ui/document/wording.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/message_line.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace ui {

namespace {

constexpr int spacing = 8;
constexpr qsizetype longestHistory = 50;
/// A longer text is not worth its room in the settings.
constexpr qsizetype longestRemembered = 1000;
/// A tree with more rows opens its first levels only.
constexpr int mostOpenRows = 400;

QString expressionKey()
{
    return QStringLiteral("expression");
}

QString historyKey()
{
    return QStringLiteral("history");
}

/// What is to be known of the parts of a value, each sentence once with where it was first due.
QString notesOn(const chess::Evaluation &evaluation)
{
    constexpr std::size_t longestExcerpt = 40;
    std::set<chess::ExpressionNote> seen;
    QStringList lines;
    for (const chess::ExpressionStep &step : evaluation.steps) {
        for (const chess::ExpressionNote note : step.notes) {
            if (seen.insert(note).second)
                lines += CalculatorPanel::tr("%1: %2").arg(
                    textOf(evaluation.textOf(step).substr(0, longestExcerpt)).simplified(),
                    textOf(describe(note)));
        }
    }
    return lines.join(u'\n');
}

} // namespace

CalculatorPanel::CalculatorPanel(const Document *document, QWidget *parent)
    : TallScrollArea(parent)
    , m_document(document)
    , m_edit(new ExpressionEdit)
    , m_completer(new ExpressionCompleter(document, m_edit))
    , m_historyButton(new QToolButton)
    , m_historyMenu(new QMenu(this))
    , m_message(new MessageLine(QStringLiteral("calculatorMessage")))
    , m_result(new ExpressionResult(document))
    , m_keep(new QPushButton(icon(QStringLiteral("save")), QString()))
    , m_treeLabel(new QLabel(tr("&Sub-expressions")))
    , m_tree(new QTreeView)
    , m_model(new ExpressionTreeModel(document, this))
{
    setObjectName(QStringLiteral("calculatorPanel"));
    makeParts();

    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        // What was entered is done; the new text begins with its names.
        if (m_isEntered)
            keepForSession();
        m_isEntered = false;
        // An earlier text that was changed is a new one.
        if (m_historyPlace >= 0 && m_edit->toPlainText() != m_history.at(m_historyPlace))
            m_historyPlace = -1;
        compute();
    });
    connect(m_edit, &ExpressionEdit::entered, this, &CalculatorPanel::remember);
    connect(m_edit, &ExpressionEdit::earlierRequested, this, &CalculatorPanel::goBack);
    connect(m_edit, &ExpressionEdit::laterRequested, this, &CalculatorPanel::goForward);
    connect(m_historyMenu, &QMenu::aboutToShow, this, &CalculatorPanel::fillHistoryMenu);
    connect(m_result, &ExpressionResult::layerRequested, this, &CalculatorPanel::layerRequested);
    connect(m_result, &ExpressionResult::addRequested, this, &CalculatorPanel::addRequested);
    connect(m_result, &ExpressionResult::copied, this, &CalculatorPanel::copied);
    connect(m_keep, &QPushButton::clicked, this, [this] {
        // From here on they are the user’s own ones.
        for (const NamedBitboard &own : m_assigned)
            m_session.erase(own.name.toStdString());
        emit keepRequested(m_assigned);
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CalculatorPanel::lightUpCurrentStep);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CalculatorPanel::expandTree);
    for (const auto changed : {&Document::positionChanged, &Document::selectionChanged,
                               &Document::mappingChanged, &Document::mineChanged})
        connect(document, changed, this, &CalculatorPanel::compute);
    connect(document, &Document::flippedChanged, m_tree->viewport(),
            [this] { m_tree->viewport()->update(); });
    setHistory({});
    compute();
}

void CalculatorPanel::makeParts()
{
    auto *label = new QLabel(tr("E&xpression"));
    label->setBuddy(m_edit);
    m_edit->setObjectName(QStringLiteral("expression"));
    m_edit->setAccessibleName(tr("Expression"));
    m_edit->setPlaceholderText(tr("knight_attacks(e4) & ~white"));
    m_edit->setToolTip(tr("Enter remembers, Shift+Enter begins a line, Ctrl+Space offers names, "
                          "Up and Down bring back earlier expressions"));
    m_edit->setCompleter(m_completer);
    setFocusProxy(m_edit);
    m_historyButton->setObjectName(QStringLiteral("calculatorHistory"));
    m_historyButton->setIcon(icon(QStringLiteral("recent")));
    m_historyButton->setText(tr("History"));
    m_historyButton->setAccessibleName(tr("History"));
    m_historyButton->setToolTip(tr("Earlier expressions"));
    m_historyButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_historyButton->setAutoRaise(true);
    m_historyButton->setPopupMode(QToolButton::InstantPopup);
    m_historyButton->setFocusPolicy(Qt::StrongFocus);
    m_historyButton->setMenu(m_historyMenu);
    m_historyMenu->setObjectName(QStringLiteral("calculatorHistoryMenu"));
    m_keep->setObjectName(QStringLiteral("keepAssigned"));
    m_treeLabel->setBuddy(m_tree);
    m_tree->setObjectName(QStringLiteral("subExpressions"));
    m_tree->setAccessibleName(tr("Sub-expressions"));
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new MiniBoardDelegate(m_document, m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setHeaderHidden(true);
    m_tree->setIndentation(fontMetrics().height());
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setMinimumSectionSize(1);
    m_tree->header()->setSectionResizeMode(BitboardsModel::NameColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(BitboardsModel::WordColumn,
                                           QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(BitboardsModel::CountColumn,
                                           QHeaderView::ResizeToContents);

    auto *heading = new QHBoxLayout;
    heading->addWidget(label, 1);
    heading->addWidget(m_historyButton);
    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(spacing, spacing, spacing, spacing);
    layout->setSpacing(spacing);
    layout->addLayout(heading);
    layout->addWidget(m_edit);
    layout->addWidget(m_message);
    layout->addWidget(m_result);
    layout->addWidget(m_keep, 0, Qt::AlignLeft);
    layout->addWidget(m_treeLabel);
    layout->addWidget(m_tree, 1);
    setBody(body);
    QWidget::setTabOrder(m_edit, m_historyButton);
    fit();
}

void CalculatorPanel::fit()
{
    constexpr int lines = 3;
    m_edit->setFixedHeight(lines * QFontMetrics(m_edit->font()).lineSpacing() +
                           2 * (m_edit->frameWidth() + spacing / 2));
    m_tree->setMinimumHeight(10 * fontMetrics().height());
    // The usual message has one line, and its coming and going moves nothing.
    m_message->setMinimumHeight(fontMetrics().height());
}

QSize CalculatorPanel::sizeHint() const
{
    const int line = fontMetrics().height();
    return {32 * line, 40 * line};
}

void CalculatorPanel::changeEvent(QEvent *event)
{
    TallScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange && widget() != nullptr)
        fit();
}

void CalculatorPanel::compute()
{
    const std::string text = m_edit->toPlainText().toStdString();
    m_edit->setUnderlined(0, 0);
    if (textOf(text).trimmed().isEmpty()) {
        keepForSession();
        m_evaluation.reset();
        m_model->setEvaluation(std::nullopt);
        m_result->setValue(std::nullopt);
        m_message->say(tr("Squares, names, numbers and what C does with them."));
        showAssigned(nullptr);
        return;
    }
    const auto evaluation = evaluate(text);
    if (evaluation) {
        m_pending = evaluation->assigned;
        showEvaluation(*evaluation);
    } else {
        showError(evaluation.error(), text);
    }
}

tl::expected<chess::Evaluation, chess::ExpressionError>
CalculatorPanel::evaluate(const std::string &text)
{
    chess::ExpressionContext context = expressionContextOf(*m_document);
    const auto addSession = [&] {
        for (const auto &[name, value] : m_session)
            context.own.insert_or_assign(name, value);
    };
    addSession();
    auto evaluation = chess::evaluate(text, context);
    const bool isUnknown =
        !evaluation && evaluation.error().kind == chess::ExpressionErrorKind::UnknownName;
    if (m_pending.empty() || (!evaluation && !isUnknown))
        return evaluation;
    // Names that were given a value by a text that has gone keep it; while it is being changed, the
    // text gives them their values itself.
    const auto isGone = [&](const auto &each) {
        return !evaluation || evaluation->assigned.find(each.first) == evaluation->assigned.end();
    };
    if (std::none_of(m_pending.begin(), m_pending.end(), isGone))
        return evaluation;
    for (const auto &[name, value] : m_pending)
        context.own.insert_or_assign(name, value);
    auto withPending = chess::evaluate(text, context);
    if (withPending)
        keepForSession();
    return withPending ? std::move(withPending) : std::move(evaluation);
}

void CalculatorPanel::keepForSession()
{
    for (const auto &[name, value] : m_pending)
        m_session.insert_or_assign(name, value);
    m_pending.clear();
    m_completer->setSessionNames(m_session);
}

void CalculatorPanel::showEvaluation(const chess::Evaluation &evaluation)
{
    m_evaluation = evaluation;
    m_model->setEvaluation(evaluation);
    m_result->setValue(evaluation.result().value);
    m_result->setEnabled(true);
    m_tree->setEnabled(true);
    m_message->say(notesOn(evaluation));
    m_edit->setAccessibleDescription(
        countedSquares(evaluation.result().value.squares(evaluation.mapping)));
    showAssigned(&evaluation);
}

void CalculatorPanel::showError(const chess::ExpressionError &error, std::string_view text)
{
    qsizetype start = characterAt(text, error.offset);
    qsizetype length = characterAt(text, error.offset + error.length) - start;
    // Where something is missing there is nothing to underline but what stands before.
    if (length == 0 && start > 0) {
        --start;
        length = 1;
    }
    m_edit->setLit(0, 0);
    m_edit->setUnderlined(start, length);
    m_message->complain(placed(text, error.offset, textOf(describe(error))));
    m_edit->setAccessibleDescription(m_message->text());
    // The last value stays where it was, but can be taken for that of the text no longer.
    m_result->setEnabled(false);
    m_tree->setEnabled(false);
    showAssigned(nullptr);
}

void CalculatorPanel::showAssigned(const chess::Evaluation *evaluation)
{
    m_assigned.clear();
    QStringList names;
    if (evaluation != nullptr) {
        for (const auto &[name, value] : evaluation->assigned) {
            const QString ownName = textOf(name);
            if (!complaintAboutOwnName(ownName).isEmpty())
                continue;
            m_assigned.push_back({ownName, value.squares(evaluation->mapping)});
            names += ownName;
        }
    }
    const bool isAssignment =
        evaluation != nullptr && evaluation->result().kind == chess::ExpressionStepKind::Assignment;
    m_result->suggestName(isAssignment ? textOf(evaluation->result().label) : tr("result"));
    m_keep->setText(names.size() == 1 ? tr("Keep %1 as own bitboard").arg(names.front())
                                      : tr("Keep %1 own bitboards").arg(names.size()));
    m_keep->setAccessibleName(m_keep->text());
    m_keep->setToolTip(names.join(QStringLiteral(", ")));
    m_keep->setVisible(!names.isEmpty());
}

void CalculatorPanel::lightUpCurrentStep()
{
    const QModelIndex current = m_tree->currentIndex();
    if (!current.isValid() || !m_evaluation) {
        m_edit->setLit(0, 0);
        return;
    }
    const std::string_view text = m_evaluation->text;
    const chess::TextSpan span = m_model->stepAt(current).span;
    const qsizetype start = characterAt(text, span.offset);
    m_edit->setLit(start, characterAt(text, span.end()) - start);
}

void CalculatorPanel::expandTree()
{
    m_edit->setLit(0, 0);
    if (m_model->stepCount() <= mostOpenRows)
        m_tree->expandAll();
    else
        m_tree->expandToDepth(0);
}

void CalculatorPanel::remember()
{
    const QString text = m_edit->toPlainText().trimmed();
    if (text.isEmpty() || text.size() > longestRemembered)
        return;
    m_isEntered = m_evaluation.has_value();
    QStringList history = m_history;
    history.removeAll(text);
    history.prepend(text);
    setHistory(history);
    m_historyPlace = 0;
}

void CalculatorPanel::goBack()
{
    if (m_historyPlace + 1 >= m_history.size())
        return;
    if (m_historyPlace < 0)
        m_unfinished = m_edit->toPlainText();
    // The latest may be in the box still.
    if (m_historyPlace < 0 && m_history.front() == m_unfinished && m_history.size() > 1)
        ++m_historyPlace;
    ++m_historyPlace;
    m_edit->replaceText(m_history.at(m_historyPlace));
}

void CalculatorPanel::goForward()
{
    if (m_historyPlace < 0)
        return;
    --m_historyPlace;
    m_edit->replaceText(m_historyPlace < 0 ? m_unfinished : m_history.at(m_historyPlace));
}

void CalculatorPanel::fillHistoryMenu()
{
    constexpr int widest = 40;
    m_historyMenu->clear();
    for (const QString &text : m_history) {
        const QString shown = fontMetrics().elidedText(text.simplified(), Qt::ElideMiddle,
                                                       widest * fontMetrics().averageCharWidth());
        connect(m_historyMenu->addAction(unmarked(shown)), &QAction::triggered, this, [this, text] {
            m_edit->replaceText(text);
            m_edit->setFocus();
        });
    }
    m_historyMenu->addSeparator();
    connect(m_historyMenu->addAction(icon(QStringLiteral("trash")), tr("Forget all")),
            &QAction::triggered, this, [this] { setHistory({}); });
}

void CalculatorPanel::setHistory(const QStringList &history)
{
    m_history = history.first(std::min(history.size(), longestHistory));
    m_historyPlace = -1;
    m_historyButton->setEnabled(!m_history.isEmpty());
}

QVariantMap CalculatorPanel::state() const
{
    return {{expressionKey(), m_edit->toPlainText().left(longestRemembered)},
            {historyKey(), m_history}};
}

void CalculatorPanel::setState(const QVariantMap &state)
{
    QStringList history;
    for (const QString &text : state.value(historyKey()).toStringList()) {
        if (!text.trimmed().isEmpty() && text.size() <= longestRemembered)
            history += text;
    }
    setHistory(history);
    m_edit->setPlainText(state.value(expressionKey()).toString().left(longestRemembered));
}

} // namespace ui
