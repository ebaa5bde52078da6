#include "ui/positions/positions_panel.h"

#include "ui/document/document.h"
#include "ui/positions/check_controls.h"
#include "ui/positions/check_report.h"
#include "ui/positions/list_check.h"
#include "ui/positions/list_file_bar.h"
#include "ui/positions/list_search.h"
#include "ui/positions/position_details.h"
#include "ui/positions/position_list.h"
#include "ui/positions/position_steps.h"
#include "ui/positions/positions_filter.h"
#include "ui/positions/positions_model.h"
#include "ui/positions/positions_table.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/message_line.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QProgressBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int spacing = 8;

// What is kept in settings has these names, which never change.
struct Key {
    static QString file() { return QStringLiteral("file"); }
    static QString stamp() { return QStringLiteral("fileStamp"); }
    static QString filter() { return QStringLiteral("filter"); }
    static QString number() { return QStringLiteral("number"); }
};

/// Size and time of a file as one word, to be compared with a later one.
QString wordOf(const FileStamp &stamp)
{
    return QStringLiteral("%1 %2").arg(stamp.size).arg(stamp.modified.toMSecsSinceEpoch());
}

} // namespace

PositionsPanel::PositionsPanel(const Document *document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_list(new PositionList(this))
    , m_model(new PositionsModel(m_list, this))
    , m_search(new ListSearch(this))
    , m_check(new ListCheck(this))
    , m_report(new CheckReport(this))
    , m_file(new ListFileBar)
    , m_filter(new PositionsFilter)
    , m_table(new PositionsTable(m_model))
    , m_details(new MessageLine(QStringLiteral("positionDetails")))
    , m_score(new MessageLine(QStringLiteral("checkScore")))
    , m_progress(named(new QProgressBar, "listProgress", tr("Progress")))
    , m_steps(new PositionSteps)
    , m_controls(new CheckControls)
{
    setObjectName(QStringLiteral("positionsPanel"));
    makeProgress();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing, spacing, spacing, spacing);
    layout->setSpacing(spacing);
    layout->addWidget(m_file);
    layout->addWidget(m_filter);
    layout->addWidget(m_table, 1);
    // Sentences of any length stand above the buttons, which so stay where they are.
    layout->addWidget(m_details);
    layout->addWidget(m_score);
    auto *stepRow = new QHBoxLayout;
    stepRow->setSpacing(spacing);
    stepRow->addWidget(m_steps, 1);
    stepRow->addWidget(m_progress);
    layout->addLayout(stepRow);
    layout->addWidget(m_controls);
    setFocusProxy(m_table);
    connectList();
    connectTable();
    connectCheck();
    showCheck();
    m_details->say(tr("Open a file with a FEN or EPD line for each position, or with games in PGN. "
                      "It can also be dropped on the window."));
}

PositionsPanel::~PositionsPanel()
{
    // The table loses the keyboard when its panel is half gone, and would still tell it.
    m_table->disconnect(this);
    m_table->selectionModel()->disconnect(this);
}

void PositionsPanel::makeProgress()
{
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 1000);
    m_progress->setFixedSize(5 * fontMetrics().height(), spacing);
    // Its place is kept, so that nothing moves when it comes and goes.
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
}

void PositionsPanel::connectList()
{
    connect(m_file, &ListFileBar::openRequested, this, &PositionsPanel::chooseFile);
    connect(m_file, &ListFileBar::readAgainRequested, this, &PositionsPanel::reload);
    connect(m_file, &ListFileBar::stopRequested, m_list, &PositionList::giveUp);
    connect(m_list, &PositionList::taken, this, &PositionsPanel::takeList);
    connect(m_list, &PositionList::opened, this, &PositionsPanel::beginList);
    connect(m_list, &PositionList::grew, this, &PositionsPanel::growList);
    connect(m_list, &PositionList::indexed, this, &PositionsPanel::endList);
    connect(m_list, &PositionList::failed, this, [this](const QString &reason) {
        const bool isGone = m_stampBefore && m_list->change() == FileChange::Gone;
        m_file->complain(isGone ? changeText() : reason);
        showCheck();
    });
    connect(m_list, &PositionList::changedOnDisk, this, &PositionsPanel::showChange);
    // Of a drive of another machine no message comes.
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this,
            [this](Qt::ApplicationState state) {
                if (state == Qt::ApplicationActive)
                    m_list->lookForChange();
            });
    connect(m_filter, &PositionsFilter::textChanged, this, &PositionsPanel::search);
    connect(m_filter, &PositionsFilter::verdictsChanged, this, [this] {
        m_model->setVerdicts(m_filter->verdicts());
        followCurrent();
    });
    connect(m_filter, &PositionsFilter::leftForList, this, [this] {
        m_table->setFocus();
        step(0);
    });
    connect(m_search, &ListSearch::found, this, [this](const std::vector<int> &numbers) {
        m_model->addMatches(numbers);
        followCurrent();
    });
    connect(m_search, &ListSearch::finished, this, &PositionsPanel::showProgress);
    connect(m_search, &ListSearch::failed, this, [this](const QString &reason) {
        m_details->complain(reason);
        showProgress();
    });
}

void PositionsPanel::connectTable()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid() && m_model->numberOf(current.row()) != m_current)
                    take(m_model->numberOf(current.row()));
            });
    // Where something else was put on the board since, the same row brings its position back.
    connect(m_table, &PositionsTable::activated, this,
            [this](const QModelIndex &index) { take(m_model->numberOf(index.row())); });
    connect(m_table, &PositionsTable::stepRequested, this, &PositionsPanel::step);
    connect(m_steps, &PositionSteps::stepRequested, this, &PositionsPanel::step);
    connect(m_steps, &PositionSteps::numberRequested, this, &PositionsPanel::goTo);
}

void PositionsPanel::connectCheck()
{
    connect(m_controls, &CheckControls::checkRequested, this, &PositionsPanel::checkAll);
    connect(m_controls, &CheckControls::stopRequested, m_check, &ListCheck::stop);
    connect(m_controls, &CheckControls::copyReportRequested, this,
            [this] { m_report->copy(checkedList()); });
    connect(m_controls, &CheckControls::saveReportRequested, this,
            [this] { m_report->save(checkedList()); });
    connect(m_check, &ListCheck::checked, this, [this](const std::vector<CheckedPosition> &found) {
        m_model->take(found);
        showCheck();
    });
    connect(m_check, &ListCheck::finished, this, [this](bool isStopped) {
        // What the file no longer has was passed over.
        m_checkEnd = isStopped                                      ? CheckEnd::Stopped
                     : m_model->score().checked() < m_list->count() ? CheckEnd::FileChanged
                                                                    : CheckEnd::Whole;
        showCheck();
        if (m_current)
            showDetails(*m_current);
    });
    connect(m_check, &ListCheck::failed, this, [this](const QString &reason) {
        showCheck();
        m_score->complain(reason);
    });
    connect(m_report, &CheckReport::said, this, &PositionsPanel::said);
    connect(m_report, &CheckReport::failed, m_score, &MessageLine::complain);
}

QSize PositionsPanel::sizeHint() const
{
    return {34 * fontMetrics().height(), 34 * fontMetrics().height()};
}

void PositionsPanel::chooseFile()
{
    const QString folder =
        m_list->path().isEmpty() ? QDir::homePath() : QFileInfo(m_list->path()).absolutePath();
    auto *dialog = new QFileDialog(this, tr("List the positions of a file"), folder,
                                   tr("Positions (*.epd *.fen *.pgn *.txt);;All files (*)"));
    dialog->setObjectName(QStringLiteral("openListDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &PositionsPanel::open);
    dialog->open();
}

void PositionsPanel::open(const QString &path)
{
    // What was looked for in another file is not what this one is opened for.
    if (QFileInfo(path).absoluteFilePath() != m_list->path())
        m_filter->setText({});
    read(path, {0, true});
}

void PositionsPanel::reload()
{
    read(m_list->path(), {m_current.value_or(0), true});
}

void PositionsPanel::read(const QString &path, Awaited awaited)
{
    m_isChess960 = m_document->fenOptions().isChess960;
    m_awaited = awaited;
    m_stamp.clear();
    m_stampBefore.reset();
    m_list->open(path);
}

void PositionsPanel::takeList()
{
    m_search->drop();
    m_check->drop();
    m_report->drop();
    m_checkEnd = CheckEnd::Whole;
    m_current.reset();
    m_file->showFile(m_list->path());
    m_file->sayThatItIsOpening();
    m_details->say({});
    showCheck();
}

void PositionsPanel::beginList()
{
    m_stamp = wordOf(m_list->source()->stamp);
    m_file->clear();
    if (m_stampBefore && m_stamp != *m_stampBefore)
        m_file->complain(tr("%1 has changed since it was listed last; what stands at a number may "
                            "be another position.")
                             .arg(m_list->name()));
}

void PositionsPanel::growList()
{
    m_table->fitNumbers(m_list->count());
    showCheck();
    if (m_awaited && m_awaited->number < m_list->count())
        arrive(m_awaited->number);
}

void PositionsPanel::endList()
{
    growList();
    if (m_list->count() == 0)
        m_file->complain(tr("There is no position in %1.").arg(m_list->name()));
    else if (m_awaited)
        arrive(m_list->count() - 1);
    if (!m_filter->text().isEmpty())
        search();
}

void PositionsPanel::arrive(int number)
{
    const bool isForBoard = std::exchange(m_awaited, {})->isForBoard;
    if (isForBoard)
        take(number);
    else
        choose(number);
    followCurrent();
}

void PositionsPanel::search()
{
    m_search->drop();
    const QString text = m_filter->text();
    m_model->setMatching(!text.isEmpty());
    if (!text.isEmpty() && m_list->source())
        m_search->start(m_list->source(), text);
    followCurrent();
    showProgress();
}

void PositionsPanel::followCurrent()
{
    showPlace();
    m_table->goToRow(m_current ? m_model->rowOf(*m_current) : std::nullopt);
}

void PositionsPanel::step(int rows)
{
    const int count = m_model->rowCount();
    const QModelIndex current = m_table->currentIndex();
    int row = 0;
    if (current.isValid()) {
        row = current.row() + rows;
    } else if (m_current) {
        // The filter leaves out where one is: on from there to those before and behind it.
        row = m_model->rowBehind(*m_current) + rows - (rows > 0 ? 1 : 0);
        if (rows != 0 && (row < 0 || row >= count))
            return;
    }
    if (count > 0)
        m_table->setCurrentIndex(
            m_model->index(std::clamp(row, 0, count - 1), PositionsModel::PositionColumn));
}

void PositionsPanel::goTo(int number)
{
    if (number < 0 || number >= m_list->count())
        return;
    take(number);
    followCurrent();
}

void PositionsPanel::showPlace()
{
    const bool isFiltered = m_model->isFiltered();
    m_steps->showPlace({m_current, m_list->count(),
                        isFiltered ? std::optional(m_model->rowCount()) : std::nullopt,
                        m_current && !m_model->rowOf(*m_current)});
}

void PositionsPanel::choose(int number)
{
    m_awaited.reset();
    m_current = number;
    showPlace();
    showDetails(number);
}

void PositionsPanel::take(int number)
{
    choose(number);
    const auto text = m_list->text(number);
    if (!text)
        return;
    const auto listed = readListed(m_list->record(number), *text, m_isChess960);
    if (listed.reading)
        emit positionRequested(listed.reading->position,
                               tr("Position %1 of %2").arg(number + 1).arg(m_list->name()),
                               m_list->path());
}

void PositionsPanel::showDetails(int number)
{
    const chess::PositionRecord record = m_list->record(number);
    const auto text = m_list->text(number);
    if (!text) {
        m_details->complain(tr("Line %1 cannot be read: the file has changed.").arg(record.line));
        return;
    }
    const std::string tags = m_list->tags(number).value_or(std::string());
    const PositionDetails details =
        detailsOf(record, *text, tags, m_isChess960, m_model->wrongCounts(number));
    if (details.isComplaint)
        m_details->complain(details.text);
    else
        m_details->say(details.text);
}

void PositionsPanel::checkAll()
{
    if (!m_list->source())
        return;
    if (m_list->change() != FileChange::None) {
        // Where it is said already, it is seen to be said anew.
        emit said(changeText());
        return;
    }
    m_report->drop();
    m_model->forgetChecks();
    m_checkEnd = CheckEnd::Whole;
    followCurrent();
    m_check->start(m_list->source(), m_isChess960, m_controls->limits());
    showCheck();
}

void PositionsPanel::showChange()
{
    if (m_list->change() == FileChange::None)
        m_file->clear();
    else
        m_file->complain(changeText());
}

QString PositionsPanel::changeText() const
{
    const QString pattern = m_list->change() == FileChange::Gone
                                ? tr("%1 has gone since it was listed.")
                                : tr("%1 has changed since it was listed.");
    return pattern.arg(m_list->name());
}

void PositionsPanel::showCheck()
{
    const CheckScore &score = m_model->score();
    const bool isAnyChecked = score.checked() > 0;
    m_filter->showScore(score);
    m_table->showChecks(isAnyChecked || m_check->isRunning());
    using Stage = CheckControls::Stage;
    m_controls->setStage(m_check->isRunning()                           ? Stage::Running
                         : m_list->count() == 0 || m_list->isIndexing() ? Stage::Nothing
                         : isAnyChecked                                 ? Stage::Checked
                                                                        : Stage::Ready);
    // Before anything is checked the list has its room.
    m_score->setVisible(isAnyChecked || m_checkEnd != CheckEnd::Whole);
    if (m_checkEnd == CheckEnd::FileChanged)
        m_score->complain(checkSummary());
    else
        m_score->say(m_score->isHidden() ? QString() : checkSummary());
    showPlace();
    showProgress();
}

void PositionsPanel::showProgress()
{
    const bool isChecking = m_check->isRunning();
    const bool isBusy = m_list->isIndexing() || isChecking || m_search->isRunning();
    const double share = m_list->isIndexing() ? m_list->progress()
                         : isChecking && m_list->count() > 0
                             ? static_cast<double>(m_model->score().checked()) / m_list->count()
                             : 0;
    // How far a search is does not matter: it takes a moment.
    m_progress->setRange(0, isBusy && !m_list->isIndexing() && !isChecking ? 0 : 1000);
    m_progress->setValue(static_cast<int>(share * 1000));
    m_progress->setVisible(isBusy);
}

QString PositionsPanel::checkSummary() const
{
    const CheckScore &score = m_model->score();
    const QString found = score.checked() > 0 ? textOf(score, m_list->count()) : QString();
    switch (m_checkEnd) {
    case CheckEnd::Stopped:
        return tr("Stopped. %1").arg(found).trimmed();
    case CheckEnd::FileChanged:
        return tr("Not all could be checked: the file has changed. %1").arg(found).trimmed();
    case CheckEnd::Whole:
        break;
    }
    return found;
}

CheckedList PositionsPanel::checkedList() const
{
    return {m_list->source(), m_isChess960, checkSummary(), m_model->troubled()};
}

QVariantMap PositionsPanel::state() const
{
    QVariantMap state = m_controls->state();
    if (m_list->path().isEmpty())
        return state;
    state.insert(Key::file(), m_list->path());
    state.insert(Key::stamp(), m_stamp);
    state.insert(Key::filter(), m_filter->text());
    // What the file does not have now, it may have again.
    state.insert(Key::number(), m_awaited ? m_awaited->number : m_current.value_or(0));
    return state;
}

void PositionsPanel::setState(const QVariantMap &state)
{
    m_controls->setState(state);
    const QString path = state.value(Key::file()).toString();
    if (path.isEmpty())
        return;
    m_filter->setText(state.value(Key::filter()).toString());
    // The board has what it had, be it of this list or not.
    read(path, {std::max(state.value(Key::number()).toInt(), 0), false});
    m_stamp = state.value(Key::stamp()).toString();
    if (!m_stamp.isEmpty())
        m_stampBefore = m_stamp;
}

} // namespace ui
