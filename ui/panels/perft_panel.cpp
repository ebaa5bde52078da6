#include "ui/panels/perft_panel.h"

#include "src/moves/play.h"
#include "src/moves/problems.h"
#include "src/notation/fen.h"
#include "src/notation/move_text.h"
#include "src/notation/perft_suite.h"
#include "ui/document.h"
#include "ui/icons.h"
#include "ui/message_line.h"
#include "ui/panels/paste_box.h"
#include "ui/panels/perft_model.h"
#include "ui/panels/perft_question.h"
#include "ui/panels/perft_wording.h"
#include "ui/panels/rival_choice.h"
#include "ui/wording.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int spacing = 8;
/// A line of moves is gone into and left again; nobody goes deeper than this.
constexpr std::size_t mostKept = 32;
constexpr std::chrono::milliseconds refreshTime{30};
constexpr std::chrono::milliseconds tickingTime{250};

} // namespace

PerftPanel::PerftPanel(const Document *document, QWidget *parent)
    : TallScrollArea(parent)
    , m_document(document)
    , m_session(new PerftSession(this))
    , m_question(new PerftQuestion(document))
    , m_rival(new RivalChoice)
    , m_progress(new QProgressBar)
    , m_pace(new MessageLine(QStringLiteral("perftPace")))
    , m_place(new MessageLine(QStringLiteral("perftPlace")))
    , m_verdict(new MessageLine(QStringLiteral("perftVerdict")))
    , m_table(new QTableView)
    , m_model(new PerftModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
{
    setObjectName(QStringLiteral("perftPanel"));
    setFocusPolicy(Qt::NoFocus);
    setFocusProxy(m_question);
    auto *body = new QWidget;
    body->setObjectName(QStringLiteral("perftBody"));
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins(spacing, spacing, spacing, spacing);
    layout->setSpacing(spacing);
    layout->addWidget(m_question);
    layout->addWidget(m_rival);
    layout->addLayout(makeButtons());
    makeProgress();
    layout->addWidget(m_progress);
    layout->addWidget(m_pace);
    layout->addWidget(m_place);
    layout->addWidget(m_verdict);
    makeTable();
    layout->addWidget(m_table, 1);
    setBody(body);

    connect(m_rival, &RivalChoice::changed, this, [this] {
        m_session->setEngine(m_rival->kind() == RivalChoice::Kind::Engine ? m_rival->command()
                                                                          : QString());
        m_complaint.clear();
        refresh();
    });
    connect(m_rival, &RivalChoice::refused, m_verdict, &MessageLine::complain);
    connect(m_rival, &RivalChoice::entered, this, [this] {
        if (!m_session->isBusy())
            start();
    });
    connect(document, &Document::positionChanged, this, [this] {
        comeBack();
        refreshLater();
    });
    connectSession();
    m_refreshing.setSingleShot(true);
    m_refreshing.setInterval(refreshTime);
    connect(&m_refreshing, &QTimer::timeout, this, &PerftPanel::refresh);
    m_ticking.setInterval(tickingTime);
    connect(&m_ticking, &QTimer::timeout, this, [this] {
        showProgress();
        showPace();
    });
    refresh();
}

PerftPanel::~PerftPanel()
{
    // Their ends would still be told to a panel that is half gone.
    m_rival->disconnect(this);
    m_session->disconnect(this);
}

void PerftPanel::connectSession()
{
    connect(m_session, &PerftSession::changed, this, &PerftPanel::refreshLater);
    connect(m_session, &PerftSession::finished, this, [this] {
        refresh();
        if (m_session->search())
            goToFinding();
    });
    connect(m_session, &PerftSession::countFailed, this, &PerftPanel::complain);
    connect(m_session, &PerftSession::engineFailed, this, &PerftPanel::complain);
    connect(m_session, &PerftSession::engineSilent, this, &PerftPanel::refreshLater);
}

template <typename Button>
Button *PerftPanel::addButton(QBoxLayout *layout, const char *name, const QString &label,
                              const QString &tip, void (PerftPanel::*act)())
{
    auto *button = new Button;
    button->setText(label);
    button->setObjectName(QLatin1String(name));
    button->setAccessibleName(QString(label).remove(u'&'));
    button->setToolTip(tip);
    connect(button, &Button::clicked, this, act);
    layout->addWidget(button);
    return button;
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

void PerftPanel::makeTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(PerftModel::sortRole);
    m_table->setObjectName(QStringLiteral("perftMoves"));
    m_table->setAccessibleName(tr("Moves"));
    m_table->setModel(m_sorted);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setCornerButtonEnabled(false);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(PerftModel::MoveColumn, Qt::AscendingOrder);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(PerftModel::SanColumn, QHeaderView::Stretch);
    m_table->setMinimumHeight(6 * fontMetrics().height());
    m_table->installEventFilter(this);
    connect(m_table, &QTableView::doubleClicked, this, &PerftPanel::goInto);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PerftPanel::showButtons);
}

QSize PerftPanel::sizeHint() const
{
    const int line = fontMetrics().height();
    return {24 * line, 40 * line};
}

void PerftPanel::hideEvent(QHideEvent *event)
{
    TallScrollArea::hideEvent(event);
    // What nobody can see or stop is not to go on; a dock that is taken out of the window or put
    // back is hidden for a moment only.
    QTimer::singleShot(0, this, [this] {
        if (!isVisible() && m_session->isBusy())
            m_session->stop();
    });
}

bool PerftPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_table || event->type() != QEvent::KeyPress)
        return TallScrollArea::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
        goInto();
    else if (key->matches(QKeySequence::Copy))
        copyText();
    else
        return false;
    return true;
}

void PerftPanel::startOrStop()
{
    if (m_session->isBusy())
        m_session->stop();
    else
        start();
}

void PerftPanel::start()
{
    if (!isPlayable(m_document->position()))
        return; // the question says why
    m_complaint.clear();
    m_session->count(m_document->position(), m_question->depth(), m_question->effort(),
                     m_rival->kind() == RivalChoice::Kind::Engine);
    refresh();
}

void PerftPanel::find()
{
    if (!isPlayable(m_document->position()))
        return;
    m_complaint.clear();
    m_session->search(m_document->position(), m_question->depth(), m_question->effort());
    refresh();
}

void PerftPanel::goInto()
{
    const QModelIndex current = m_sorted->mapToSource(m_table->currentIndex());
    if (!current.isValid() || m_session->isSearching())
        return;
    const chess::ComparedMove row = m_model->row(current.row());
    const chess::Position position = *m_session->position();
    if (!row.move) {
        const auto read = parseMove(position, row.text);
        m_verdict->complain(
            tr("%1 is not legal: %2")
                .arg(textOf(row.text), read ? QString() : textOf(describe(read.error()))));
        return;
    }
    const chess::Move move = *row.move;
    const int depth = std::max(1, m_session->depth() - 1);
    keep();
    if (m_document->position() == position)
        emit moveRequested(move);
    else
        emit positionRequested(afterMove(position, move),
                               tr("Play %1").arg(textOf(toSan(position, move))));
    // What was pasted belongs to the position left.
    if (*m_session->position() != m_document->position())
        m_rival->pasteBox()->clear();
    m_question->setDepth(depth);
    start();
}

void PerftPanel::keep()
{
    const auto counted = m_session->counted();
    if (!counted)
        return;
    forget(counted->position);
    if (m_kept.size() == mostKept)
        m_kept.erase(m_kept.begin());
    m_kept.push_back({*counted, m_rival->pasteBox()->toPlainText()});
}

std::vector<PerftPanel::Kept>::iterator PerftPanel::keptOf(const chess::Position &position)
{
    return std::find_if(m_kept.begin(), m_kept.end(),
                        [&](const Kept &kept) { return kept.counted.position == position; });
}

void PerftPanel::forget(const chess::Position &position)
{
    if (const auto found = keptOf(position); found != m_kept.end())
        m_kept.erase(found);
}

void PerftPanel::comeBack()
{
    const auto found = keptOf(m_document->position());
    if (m_session->isBusy() || found == m_kept.end() ||
        m_session->position() == found->counted.position)
        return;
    const Kept kept = *found;
    keep();
    m_complaint.clear();
    m_session->showAgain(kept.counted);
    m_rival->pasteBox()->setPlainText(kept.text);
    m_question->setDepth(kept.counted.depth);
}

void PerftPanel::goToFinding()
{
    const chess::DisagreementSearch &search = *m_session->search();
    if (!search.path().empty())
        emit positionRequested(search.position(), tr("Find the difference"));
    m_question->setDepth(search.depth());
    if (const auto culprit = search.culprit()) {
        const auto &rows = m_model->rows();
        const auto found = std::find(rows.begin(), rows.end(), *culprit);
        if (found != rows.end())
            m_table->setCurrentIndex(
                m_sorted->mapFromSource(m_model->index(static_cast<int>(found - rows.begin()), 0)));
    }
    refresh();
}

bool PerftPanel::isWhole() const
{
    const auto &result = m_session->result();
    return result && !result->isStopped && !result->isBeyond64Bits;
}

void PerftPanel::copyText()
{
    if (m_session->moves().empty())
        return;
    QGuiApplication::clipboard()->setText(
        textOf(toDivideText(*m_session->position(), m_session->moves(),
                            isWhole() ? std::optional(m_session->result()->nodes) : std::nullopt)));
    emit copied(tr("Copied the divide at depth %1.").arg(m_session->depth()));
}

void PerftPanel::copyEpd()
{
    if (!isWhole())
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
    showRows();
    showProgress();
    showPace();
    showVerdict();
    showPlace();
    showButtons();
    for (MessageLine *line : {m_pace, m_verdict})
        line->setVisible(!line->text().isEmpty());
    if (m_session->isBusy() && !m_ticking.isActive())
        m_ticking.start();
    else if (!m_session->isBusy())
        m_ticking.stop();
}

void PerftPanel::showButtons()
{
    const bool isBusy = m_session->isBusy();
    const bool isPlayableNow = isPlayable(m_document->position());
    m_start->setText(isBusy ? tr("&Stop") : tr("&Start"));
    m_start->setAccessibleName(isBusy ? tr("Stop") : tr("Start"));
    m_start->setEnabled(isBusy || isPlayableNow);
    m_progress->setVisible(isBusy);
    m_find->setVisible(m_rival->kind() == RivalChoice::Kind::Engine);
    m_find->setEnabled(!isBusy && isPlayableNow && !m_rival->command().isEmpty());
    m_goInto->setEnabled(m_table->currentIndex().isValid() && !m_session->isSearching());
    m_copyText->setEnabled(!m_session->moves().empty());
    m_copyEpd->setEnabled(isWhole());
}

void PerftPanel::showRows()
{
    const bool isCompared = m_rival->kind() != RivalChoice::Kind::None;
    for (const int column : {PerftModel::TheirsColumn, PerftModel::VerdictColumn})
        m_table->setColumnHidden(column, !isCompared);
    m_table->setColumnHidden(PerftModel::ShareColumn, isCompared); // to make room for them
    if (!m_session->position())
        return;
    const chess::Position &position = *m_session->position();
    chess::OtherDivide theirs;
    if (m_rival->kind() == RivalChoice::Kind::Engine)
        theirs = m_session->theirs();
    else if (m_rival->kind() == RivalChoice::Kind::Text)
        theirs = {pasted().moves, !pasted().moves.empty()};
    std::vector<chess::ComparedMove> rows = compareDivides(position, m_session->moves(), theirs);
    if (isEngineCutOff()) {
        // A count that was cut off is no fault.
        for (chess::ComparedMove &row : rows) {
            if (row.verdict == chess::DivideVerdict::CountDiffers)
                row.verdict = chess::DivideVerdict::Open;
        }
    }
    m_model->setRows(position, std::move(rows));
}

bool PerftPanel::isEngineCutOff() const
{
    return m_rival->kind() == RivalChoice::Kind::Engine && !m_session->isAsking() &&
           !m_session->theirs().isWhole && !m_session->theirs().moves.empty();
}

int PerftPanel::legalMovesShown() const
{
    return static_cast<int>(std::count_if(m_model->rows().begin(), m_model->rows().end(),
                                          [](const auto &row) { return row.move.has_value(); }));
}

void PerftPanel::showProgress()
{
    if (!m_session->isCounting() && m_session->isAsking()) {
        // With nothing to go by the bar is a busy one.
        const auto theirs = static_cast<int>(m_session->theirs().moves.size());
        m_progress->setRange(0, theirs == 0 ? 0 : legalMovesShown());
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
        m_pace->say(tr("Stopped at depth %1, %2 of %3 moves are counted: %4")
                        .arg(m_session->depth())
                        .arg(m_session->moves().size())
                        .arg(legalMovesShown())
                        .arg(pace));
    else if (result->isBeyond64Bits)
        m_pace->complain(
            tr("The count at depth %1 does not fit in 64 bits.").arg(m_session->depth()));
    else
        m_pace->say(tr("Depth %1: %2").arg(m_session->depth()).arg(pace));
}

void PerftPanel::showVerdict()
{
    if (!m_complaint.isEmpty())
        m_verdict->complain(m_complaint);
    else if (m_rival->kind() == RivalChoice::Kind::Text)
        showTextVerdict();
    else if (const int seconds = m_session->engineSilence(); seconds > 0)
        m_verdict->complain(
            tr("%1 has said nothing for %2 seconds.").arg(m_session->engineName()).arg(seconds));
    else if (const QString remarks = remarksOn(m_session->engineRemarks());
             !remarks.isEmpty() && m_rival->kind() == RivalChoice::Kind::Engine)
        m_verdict->complain((engineVerdict() + u'\n' + remarks).trimmed());
    else
        m_verdict->say(engineVerdict());
}

QString PerftPanel::engineVerdict() const
{
    if (m_rival->kind() != RivalChoice::Kind::Engine || !m_session->position())
        return {};
    if (m_session->isSearching()) {
        const chess::DisagreementSearch &search = *m_session->search();
        const QString line = textOf(toSanLine(search.root(), search.path()));
        return line.isEmpty() ? tr("Looking for the difference: depth %1.").arg(search.depth())
                              : tr("Looking for the difference: depth %1 after %2.")
                                    .arg(QString::number(search.depth()), line);
    }
    if (m_session->search())
        return findingOf(*m_session->search(), m_session->engineName());
    const auto theirs = static_cast<int>(m_session->theirs().moves.size());
    if (m_session->isAsking())
        return (theirs == 1 ? tr("%1 has counted 1 move.")
                            : tr("%1 has counted %n moves.", nullptr, theirs))
            .arg(m_session->engineName());
    if (isEngineCutOff())
        return (theirs == 1 ? tr("%1 was stopped after 1 move.")
                            : tr("%1 was stopped after %n moves.", nullptr, theirs))
            .arg(m_session->engineName());
    if (m_session->theirs().isWhole && isWhole())
        return tr("%1: %2").arg(m_session->engineName(), summaryOf(m_model->rows()));
    return {};
}

void PerftPanel::showTextVerdict()
{
    PasteBox *box = m_rival->pasteBox();
    box->clearUnderlined();
    const std::string text = box->utf8();
    if (box->toPlainText().trimmed().isEmpty()) {
        m_verdict->say(tr("Paste the divide that another program has counted in this position."));
        return;
    }
    const chess::DivideReading &reading = pasted();
    const QString remarks = remarksOn(text, reading);
    if (!reading.remarks.empty())
        box->setUnderlined(reading.remarks.front().offset, reading.remarks.front().length);
    if (reading.moves.empty()) {
        m_verdict->complain(remarks.isEmpty()
                                ? tr("There is no line with a move and a count, such as "
                                     "“e2e4: 20”.")
                                : remarks);
        return;
    }
    const auto read = static_cast<int>(reading.moves.size());
    const QString summary = isWhole()   ? summaryOf(m_model->rows())
                            : read == 1 ? tr("1 move was read.")
                                        : tr("%n moves were read.", nullptr, read);
    if (reading.remarks.empty())
        m_verdict->say(remarks.isEmpty() ? summary : summary + u'\n' + remarks);
    else
        m_verdict->complain(summary + u'\n' + remarks);
}

const chess::DivideReading &PerftPanel::pasted()
{
    const chess::Position position = m_session->position().value_or(m_document->position());
    const QString text = m_rival->pasteBox()->toPlainText();
    if (!m_pasted || m_pasted->position != position || m_pasted->text != text)
        m_pasted = Pasted{position, text, parseDivide(position, text.toStdString())};
    return m_pasted->reading;
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
    state.insert(m_rival->state());
    return state;
}

void PerftPanel::setState(const QVariantMap &state)
{
    m_question->setState(state);
    m_rival->setState(state);
}

} // namespace ui
