#include "ui/perft/perft_panel.h"

#include "src/moves/play.h"
#include "src/notation/fen/fen.h"
#include "src/notation/moves/move_text.h"
#include "src/notation/moves/perft_suite.h"
#include "ui/document/document.h"
#include "ui/document/wording.h"
#include "ui/perft/divide_table.h"
#include "ui/perft/other_program_choice.h"
#include "ui/perft/perft_question.h"
#include "ui/perft/perft_wording.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/message_line.h"
#include "ui/widgets/paste_box.h"
#include "ui/widgets/tall_scroll_area.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

/// The fewest rows of the table that are of use; where there is less room the panel scrolls.
constexpr int fewestRows = 5;
constexpr int spacing = 6;
constexpr std::chrono::milliseconds refreshTime{30};
constexpr std::chrono::milliseconds tickingTime{250};
/// About as long as it takes to see that a button has become another one.
constexpr std::chrono::milliseconds reactionTime{500};

} // namespace

PerftPanel::PerftPanel(const Document *document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_session(new PerftSession(this))
    , m_question(new PerftQuestion(document))
    , m_other(new OtherProgramChoice)
    , m_scroll(new TallScrollArea)
    , m_progress(new QProgressBar)
    , m_pace(new MessageLine(QStringLiteral("perftPace")))
    , m_place(new MessageLine(QStringLiteral("perftPlace")))
    , m_verdict(new MessageLine(QStringLiteral("perftVerdict")))
    , m_table(new DivideTable)
    , m_comparison(document, m_session, m_other)
    , m_aimedAtStop(new QTimer(this))
{
    setObjectName(QStringLiteral("perftPanel"));
    setFocusProxy(m_question);
    m_scroll->setObjectName(QStringLiteral("perftScroll"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setBody(makeBody());
    m_scroll->setTable(m_table, fewestRows);
    makeProgress();
    // Never scrolled away, since they act on the row that is looked at.
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(spacing, 0, spacing, spacing);
    foot->setSpacing(spacing);
    foot->addWidget(m_progress);
    foot->addLayout(makeButtons());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(foot);

    connect(m_other, &OtherProgramChoice::changed, this, [this] {
        m_session->setEngine(
            m_other->kind() == OtherProgramChoice::Kind::Engine ? m_other->command() : QString());
        m_complaint.clear();
        refresh();
    });
    connect(m_other, &OtherProgramChoice::refused, m_verdict, &MessageLine::complain);
    connect(m_other, &OtherProgramChoice::entered, this, &PerftPanel::startUnlessBusy);
    connect(m_other, &OtherProgramChoice::compareRequested, this, &PerftPanel::countForComparison);
    connect(m_question, &PerftQuestion::entered, this, &PerftPanel::startUnlessBusy);
    connect(m_question, &PerftQuestion::changed, this, &PerftPanel::showButtons);
    connect(m_table, &DivideTable::goIntoRequested, this, &PerftPanel::goInto);
    connect(m_table, &DivideTable::copyRequested, this, &PerftPanel::copyText);
    connect(m_table, &DivideTable::chosenChanged, this, &PerftPanel::showButtons);
    connect(document, &Document::positionChanged, this, [this] {
        comeBack();
        refreshLater();
    });
    connectSession();
    m_refreshing.setSingleShot(true);
    m_refreshing.setInterval(refreshTime);
    connect(&m_refreshing, &QTimer::timeout, this, &PerftPanel::refresh);
    m_aimedAtStop->setObjectName(QStringLiteral("perftAimedAtStop"));
    m_aimedAtStop->setSingleShot(true);
    m_aimedAtStop->setInterval(reactionTime);
    m_ticking.setInterval(tickingTime);
    connect(&m_ticking, &QTimer::timeout, this, [this] {
        showProgress();
        showPace();
    });
    refresh();
}

PerftPanel::~PerftPanel()
{
    // Its end would still be told to a panel that is half gone.
    m_session->disconnect(this);
}

void PerftPanel::connectSession()
{
    connect(m_session, &PerftSession::changed, this, &PerftPanel::refreshLater);
    connect(m_session, &PerftSession::finished, this, [this] {
        m_aimedAtStop->start();
        refresh();
        if (m_session->search())
            goToFinding();
    });
    connect(m_session, &PerftSession::countFailed, this, &PerftPanel::complain);
    connect(m_session, &PerftSession::engineFailed, this, [this](const QString &reason) {
        if (!m_session->isBusy())
            m_aimedAtStop->start();
        complain(reason);
    });
    connect(m_session, &PerftSession::engineSilent, this, &PerftPanel::refreshLater);
}

template <typename Button>
Button *PerftPanel::addButton(QBoxLayout *layout, const char *name, const QString &label,
                              const QString &tip, void (PerftPanel::*act)())
{
    auto *button = named(new Button, name, label);
    button->setText(label);
    button->setToolTip(tip);
    connect(button, &Button::clicked, this, act);
    layout->addWidget(button);
    return button;
}

QWidget *PerftPanel::makeBody()
{
    auto *body = new QWidget;
    body->setObjectName(QStringLiteral("perftBody"));
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(spacing, spacing, spacing, spacing);
    layout->setSpacing(spacing);
    layout->addWidget(m_question);
    layout->addWidget(m_other);
    m_pace->setMinimumHeight(fontMetrics().height()); // also while it says nothing
    layout->addWidget(m_pace);
    layout->addWidget(m_place);
    layout->addWidget(m_verdict);
    m_table->setObjectName(QStringLiteral("perftMoves"));
    layout->addWidget(m_table, 1);
    return body;
}

QLayout *PerftPanel::makeButtons()
{
    auto *line = new QHBoxLayout;
    line->setSpacing(spacing);
    m_start =
        addButton<QPushButton>(line, "perftStart", tr("&Start"), {}, &PerftPanel::startOrStop);
    m_find = addButton<QPushButton>(
        line, "perftFind", tr("Find &it"),
        tr("Goes into the first move that differs, again and again, down to the "
           "position where the engine lacks a move or has one too many"),
        &PerftPanel::find);
    line->addStretch(1);
    line->setSpacing(spacing / 2);
    m_goInto =
        addButton<QToolButton>(line, "perftGoInto", tr("G&o into"),
                               tr("Plays the chosen move and counts one half-move less from there "
                                  "(Enter or a double-click in the table)"),
                               &PerftPanel::goInto);
    m_copyText =
        addButton<QToolButton>(line, "perftCopyText", tr("&Copy"),
                               tr("Copies the divide as engines print it"), &PerftPanel::copyText);
    m_copyEpd = addButton<QToolButton>(
        line, "perftCopyEpd", tr("EPD"),
        tr("Copies the position with its count as a line of a perft suite"), &PerftPanel::copyEpd);
    // Narrower than the style would have them, so that all fit in one row.
    for (QPushButton *button : {m_start, m_find})
        button->setMinimumWidth(fontMetrics().horizontalAdvance(button->text()) + 2 * spacing);
    for (QToolButton *button : {m_goInto, m_copyText, m_copyEpd}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    return line;
}

void PerftPanel::makeProgress()
{
    m_progress->setObjectName(QStringLiteral("perftProgress"));
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(spacing);
    // Nothing below moves when it comes and goes.
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
}

QSize PerftPanel::sizeHint() const
{
    const int line = fontMetrics().height();
    return {24 * line, 40 * line};
}

void PerftPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    // What nobody can see or stop is not to go on; a dock that is taken out of the window or put
    // back is hidden for a moment only.
    QTimer::singleShot(0, this, [this] {
        if (!isVisible() && m_session->isBusy())
            m_session->stop();
    });
}

void PerftPanel::startOrStop()
{
    if (m_session->isBusy())
        m_session->stop();
    else if (!m_aimedAtStop->isActive())
        start();
}

void PerftPanel::startUnlessBusy()
{
    if (!m_session->isBusy())
        start();
}

bool PerftPanel::mayCount()
{
    if (!m_question->reasonsAgainst().isEmpty())
        return false; // it says them
    if (m_other->kind() == OtherProgramChoice::Kind::Engine && m_other->command().isEmpty()) {
        complain(UciEngine::lackOfCommand());
        return false;
    }
    return true;
}

void PerftPanel::countForComparison()
{
    const bool isCounted =
        m_session->position() == m_document->position() && !m_session->moves().empty();
    if (!isCounted)
        startUnlessBusy();
}

void PerftPanel::start()
{
    if (!mayCount())
        return;
    m_complaint.clear();
    m_session->count(m_document->position(), m_question->depth(), m_question->effort(),
                     m_other->kind() == OtherProgramChoice::Kind::Engine);
    refresh();
}

void PerftPanel::find()
{
    if (!mayCount())
        return;
    m_complaint.clear();
    m_session->search(m_document->position(), m_question->depth(), m_question->effort());
    refresh();
}

void PerftPanel::goInto()
{
    const auto row = m_table->chosen();
    if (!row || m_session->isSearching())
        return;
    const chess::Position position = *m_session->position();
    if (!row->move) {
        const auto read = parseMove(position, row->text);
        m_verdict->complain(
            tr("%1 is not legal: %2")
                .arg(textOf(row->text), read ? QString() : textOf(describe(read.error()))));
        return;
    }
    const chess::Move move = *row->move;
    const int depth = std::max(1, m_session->depth() - 1);
    keep();
    if (m_document->position() == position)
        emit moveRequested(move);
    else
        emit positionRequested(afterMove(position, move),
                               tr("Play %1").arg(textOf(toSan(position, move))));
    // What was pasted belongs to the position left.
    if (*m_session->position() != m_document->position())
        m_other->setPasted({});
    m_question->setDepth(depth);
    start();
}

void PerftPanel::keep()
{
    if (const auto counted = m_session->counted())
        m_kept.keep({*counted, m_other->pasteBox()->toPlainText()});
}

void PerftPanel::comeBack()
{
    const KeptCounts::Kept *found = m_kept.find(m_document->position());
    if (m_session->isBusy() || found == nullptr || m_session->position() == found->counted.position)
        return;
    const KeptCounts::Kept kept = *found;
    keep();
    m_complaint.clear();
    m_session->showAgain(kept.counted);
    m_other->setPasted(kept.pasted);
    m_question->setDepth(kept.counted.depth);
}

void PerftPanel::goToFinding()
{
    const chess::DisagreementSearch &search = *m_session->search();
    if (!search.path().empty())
        emit positionRequested(search.position(), tr("Find the difference"));
    m_question->setDepth(search.depth());
    refresh();
    if (const auto culprit = search.culprit())
        m_table->choose(*culprit);
}

void PerftPanel::copyText()
{
    if (m_session->moves().empty())
        return;
    QGuiApplication::clipboard()->setText(textOf(toDivideText(
        *m_session->position(), m_session->moves(),
        m_session->isWhole() ? std::optional(m_session->result()->nodes) : std::nullopt)));
    emit copied(tr("Copied the divide at depth %1.").arg(m_session->depth()));
}

void PerftPanel::copyEpd()
{
    if (!m_session->isWhole())
        return;
    std::vector<chess::PerftExpectation> counts;
    const auto moves = static_cast<std::uint64_t>(m_session->moves().size());
    if (m_session->depth() > 1)
        counts.push_back({1, moves});
    counts.push_back({m_session->depth(), m_session->result()->nodes});
    // A FEN, as suites have it, with the clocks.
    QGuiApplication::clipboard()->setText(
        textOf(toFen(*m_session->position()) + toEpdOperations(counts)));
    emit copied(tr("Copied the position with its count at depth %1.").arg(m_session->depth()));
}

void PerftPanel::complain(const QString &reason)
{
    m_complaint = reason;
    refresh();
}

void PerftPanel::refreshLater()
{
    if (!m_refreshing.isActive())
        m_refreshing.start();
}

void PerftPanel::refresh()
{
    m_refreshing.stop();
    const bool isOther = showRows();
    showProgress();
    showPace();
    showVerdict();
    showPlace();
    showButtons();
    m_verdict->setVisible(!m_verdict->text().isEmpty());
    if (isOther)
        m_scroll->showFrom(m_pace); // which the rows are below
    if (!m_session->isBusy())
        m_table->pointOutFaults();
    if (m_session->isBusy() && !m_ticking.isActive())
        m_ticking.start();
    else if (!m_session->isBusy())
        m_ticking.stop();
}

void PerftPanel::showButtons()
{
    const bool isBusy = m_session->isBusy();
    const bool canStart = !isBusy && m_question->reasonsAgainst().isEmpty();
    m_start->setText(isBusy ? tr("&Stop") : tr("&Start"));
    m_start->setAccessibleName(isBusy ? tr("Stop") : tr("Start"));
    m_start->setEnabled(isBusy || canStart);
    m_progress->setVisible(isBusy);
    m_find->setVisible(m_other->kind() == OtherProgramChoice::Kind::Engine);
    m_find->setEnabled(canStart && !m_other->command().isEmpty());
    m_goInto->setEnabled(m_table->chosen() && !m_session->isSearching());
    m_copyText->setEnabled(!m_session->moves().empty());
    m_copyEpd->setEnabled(m_session->isWhole());
}

/// Whether the rows are those of another position than before.
bool PerftPanel::showRows()
{
    m_table->setCompared(m_other->kind() != OtherProgramChoice::Kind::None);
    return m_session->position() && m_table->setRows(*m_session->position(), m_comparison.rows());
}

void PerftPanel::showProgress()
{
    if (!m_session->isCounting() && m_session->isAsking()) {
        // With nothing to go by the bar is a busy one.
        const auto theirs = static_cast<int>(m_session->theirs().moves.size());
        m_progress->setRange(0, theirs == 0 ? 0 : m_table->legalMoves());
        m_progress->setValue(theirs);
        return;
    }
    const chess::PerftProgress &progress = m_session->progress();
    const bool isDone = m_session->result() && !m_session->result()->isStopped;
    m_progress->setRange(0, std::max(1, static_cast<int>(progress.parts())));
    m_progress->setValue(isDone ? m_progress->maximum()
                                : static_cast<int>(progress.finishedParts()));
}

void PerftPanel::showPace()
{
    if (!m_session->position()) {
        m_pace->say({});
        return;
    }
    const QString pace = paceOf(m_session->nodes(), m_session->seconds());
    const auto &result = m_session->result();
    if (!result)
        m_pace->say(m_session->isCounting()
                        ? tr("Counting at depth %1: %2").arg(m_session->depth()).arg(pace)
                        : QString());
    else if (result->isStopped)
        m_pace->say((m_table->legalMoves() == 1
                         ? tr("Stopped at depth %1, %2 of %3 move is counted: %4")
                         : tr("Stopped at depth %1, %2 of %3 moves are counted: %4"))
                        .arg(m_session->depth())
                        .arg(m_session->moves().size())
                        .arg(m_table->legalMoves())
                        .arg(pace));
    else if (result->isBeyond64Bits)
        m_pace->complain(
            tr("The count at depth %1 does not fit in 64 bits.").arg(m_session->depth()));
    else
        m_pace->say(tr("Depth %1: %2").arg(m_session->depth()).arg(pace));
}

void PerftPanel::showVerdict()
{
    const PerftComparison::Verdict verdict = m_complaint.isEmpty()
                                                 ? m_comparison.verdict(m_table->rows())
                                                 : PerftComparison::Verdict{m_complaint, true};
    if (verdict.isComplaint)
        m_verdict->complain(verdict.text);
    else
        m_verdict->say(verdict.text);
}

void PerftPanel::showPlace()
{
    const auto &position = m_session->position();
    // A search goes through positions of its own.
    const bool isElsewhere =
        position && !m_session->isSearching() && *position != m_document->position();
    m_place->setVisible(isElsewhere);
    if (isElsewhere)
        m_place->say((m_session->isBusy() ? tr("The board has changed. The count goes on in the "
                                               "position it was started in: %1")
                                          : tr("These counts belong to another position: %1"))
                         .arg(textOf(toFen(*position))));
}

QVariantMap PerftPanel::state() const
{
    QVariantMap state = m_question->state();
    state.insert(m_other->state());
    return state;
}

void PerftPanel::setState(const QVariantMap &state)
{
    m_question->setState(state);
    m_other->setState(state);
}

} // namespace ui
