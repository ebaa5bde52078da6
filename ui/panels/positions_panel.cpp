#include "ui/panels/positions_panel.h"

#include "ui/document.h"
#include "ui/icons.h"
#include "ui/message_line.h"
#include "ui/panels/position_details.h"
#include "ui/panels/positions_model.h"
#include "ui/panels/row_table.h"
#include "ui/positions/list_check.h"
#include "ui/positions/list_search.h"
#include "ui/positions/position_list.h"
#include "ui/text_file.h"
#include "ui/wording.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace ui {

namespace {

constexpr int spacing = 8;
/// Typing on before this has passed begins no search.
constexpr int filterDelay = 150; // milliseconds
/// More than anyone reads in a text that was pasted; a file takes all.
constexpr int mostCopied = 10'000;
constexpr int million = 1'000'000;

// Choices are kept in settings by these names, which never change.
QString depthKey()
{
    return QStringLiteral("depth");
}

QString nodesKey()
{
    return QStringLiteral("nodes");
}

QString counted(qint64 count)
{
    return QLocale().toString(count);
}

void look(QAbstractButton *button, const char *name, const QString &label, const QString &tip)
{
    button->setObjectName(QLatin1String(name));
    button->setAccessibleName(label);
    button->setToolTip(tip);
}

QToolButton *makeStepButton(const char *name, const QString &label, const QString &iconName)
{
    auto *button = new QToolButton;
    look(button, name, label, label);
    button->setIcon(icon(iconName));
    button->setAutoRepeat(true);
    return button;
}

/// A label and its field, side by side.
QWidget *labelled(const QString &text, QWidget *field)
{
    auto *label = new QLabel(text);
    label->setBuddy(field);
    auto *pair = new QWidget;
    auto *row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing / 2);
    row->addWidget(label);
    row->addWidget(field);
    return pair;
}

} // namespace

PositionsPanel::PositionsPanel(const Document *document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_list(new PositionList(this))
    , m_model(new PositionsModel(m_list, this))
    , m_search(new ListSearch(this))
    , m_check(new ListCheck(this))
    , m_report(new ListReport(this))
    , m_file(new QLabel)
    , m_open(new QPushButton(icon(QStringLiteral("open")), tr("&Open list…")))
    , m_reload(new QPushButton(tr("&Reload")))
    , m_filter(new QLineEdit)
    , m_verdicts(new QComboBox)
    , m_table(new RowTable)
    , m_previous(
          makeStepButton("previousPosition", tr("Previous position"), QStringLiteral("arrow_left")))
    , m_next(makeStepButton("nextPosition", tr("Next position"), QStringLiteral("arrow_right")))
    , m_number(new QSpinBox)
    , m_count(new QLabel)
    , m_details(new MessageLine(QStringLiteral("positionDetails")))
    , m_checkAll(new QPushButton(tr("Check &all")))
    , m_depth(new QSpinBox)
    , m_nodes(new QSpinBox)
    , m_reportButton(new QPushButton(tr("Repor&t")))
    , m_progress(new QProgressBar)
    , m_score(new MessageLine(QStringLiteral("checkScore")))
    , m_filterTimer(new QTimer(this))
{
    setObjectName(QStringLiteral("positionsPanel"));
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(spacing, spacing, spacing, spacing);
    layout->setSpacing(spacing);
    makeFileRow(layout);
    makeFilterRow(layout);
    makeTable();
    layout->addWidget(m_table, 2, 0);
    layout->setRowStretch(2, 1);
    // Sentences of any length stand above the buttons, which so stay where they are.
    layout->addWidget(m_details, 3, 0);
    layout->addWidget(m_score, 4, 0);
    layout->addWidget(m_progress, 5, 0);
    makeStepRow(layout);
    makeCheckRow(layout);
    setFocusProxy(m_table);
    connectList();
    connectCheck();
    beginList();
    m_details->say(tr("Open a file with a FEN or EPD line for each position, or with games in PGN. "
                      "It can also be dropped on the window."));
}

PositionsPanel::~PositionsPanel()
{
    // The table loses the keyboard when its panel is half gone, and would still tell it.
    m_table->disconnect(this);
    m_table->selectionModel()->disconnect(this);
}

void PositionsPanel::makeFileRow(QGridLayout *layout)
{
    m_file->setObjectName(QStringLiteral("listName"));
    m_file->setTextFormat(Qt::PlainText);
    m_file->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QFont bold = font();
    bold.setBold(true);
    m_file->setFont(bold);
    look(m_open, "openList", tr("Open list…"), tr("List the positions of a file"));
    look(m_reload, "reloadList", tr("Reload"), tr("Read the file again"));
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing);
    row->addWidget(m_file, 1);
    row->addWidget(m_reload);
    row->addWidget(m_open);
    layout->addLayout(row, 0, 0);
    connect(m_open, &QPushButton::clicked, this, &PositionsPanel::chooseFile);
    connect(m_reload, &QPushButton::clicked, this, [this] { open(m_list->path()); });
}

void PositionsPanel::makeFilterRow(QGridLayout *layout)
{
    m_filter->setObjectName(QStringLiteral("listFilter"));
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setToolTip(tr("Show the lines with this text. Capital letters in it are told from "
                            "small ones."));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon(QStringLiteral("filter")), QLineEdit::LeadingPosition);
    m_verdicts->setObjectName(QStringLiteral("listVerdicts"));
    m_verdicts->setAccessibleName(tr("Show"));
    m_verdicts->setToolTip(tr("Show what a check has found"));
    m_verdicts->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (int i = 0; i <= static_cast<int>(ListedVerdicts::Fine); ++i)
        m_verdicts->addItem(QString(), i);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing);
    row->addWidget(m_filter, 1);
    row->addWidget(m_verdicts);
    layout->addLayout(row, 1, 0);
    m_filterTimer->setSingleShot(true);
    m_filterTimer->setInterval(filterDelay);
    connect(m_filter, &QLineEdit::textChanged, m_filterTimer, qOverload<>(&QTimer::start));
    connect(m_filterTimer, &QTimer::timeout, this, &PositionsPanel::search);
    const auto enterList = [this] {
        m_table->setFocus();
        step(0);
    };
    connect(m_filter, &QLineEdit::returnPressed, this, enterList);
    new QShortcut(Qt::Key_Down, m_filter, this, enterList, Qt::WidgetShortcut);
    connect(m_verdicts, &QComboBox::currentIndexChanged, this, &PositionsPanel::filterByVerdict);
}

void PositionsPanel::makeTable()
{
    m_table->setObjectName(QStringLiteral("positionsTable"));
    m_table->setAccessibleName(tr("Positions"));
    m_table->setModel(m_model);
    QHeaderView *columns = m_table->horizontalHeader();
    columns->setSectionResizeMode(QHeaderView::Interactive);
    columns->setSectionResizeMode(PositionsModel::PositionColumn, QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid() && m_model->numberOf(current.row()) != m_current)
                    take(m_model->numberOf(current.row()));
            });
    // Where something else was put on the board since, the same row brings its position back.
    connect(m_table, &RowTable::activated, this,
            [this](const QModelIndex &index) { take(m_model->numberOf(index.row())); });
}

void PositionsPanel::makeStepRow(QGridLayout *layout)
{
    m_number->setObjectName(QStringLiteral("positionNumber"));
    m_number->setAccessibleName(tr("Go to"));
    m_number->setToolTip(tr("Go to the position of this number"));
    m_number->setKeyboardTracking(false);
    m_count->setObjectName(QStringLiteral("positionCount"));
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(labelled(tr("&Go to"), m_number));
    row->addWidget(m_count);
    row->addStretch(1);
    layout->addLayout(row, 6, 0);
    connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_number, &QSpinBox::valueChanged, this, [this](int number) { goTo(number - 1); });
}

void PositionsPanel::makeCheckRow(QGridLayout *layout)
{
    look(m_checkAll, "checkAll", tr("Check all"),
         tr("Check every position, and the counts D1, D2, … that stand behind it"));
    m_depth->setObjectName(QStringLiteral("checkDepth"));
    m_depth->setAccessibleName(tr("Depth"));
    m_depth->setToolTip(tr("Deeper counts are left out"));
    m_depth->setRange(0, chess::deepestPerft);
    m_depth->setValue(5);
    m_nodes->setObjectName(QStringLiteral("checkNodes"));
    m_nodes->setAccessibleName(tr("Nodes"));
    m_nodes->setToolTip(tr("Counts of more nodes are left out"));
    m_nodes->setRange(1, million);
    m_nodes->setValue(10);
    m_nodes->setSuffix(tr(" million"));
    m_nodes->setGroupSeparatorShown(true);
    auto *menu = new QMenu(m_reportButton);
    QAction *copyAction = menu->addAction(icon(QStringLiteral("copy")), tr("&Copy report"));
    copyAction->setObjectName(QStringLiteral("copyReport"));
    QAction *saveAction = menu->addAction(icon(QStringLiteral("save")), tr("&Save report…"));
    saveAction->setObjectName(QStringLiteral("saveReport"));
    connect(copyAction, &QAction::triggered, this, [this] { writeReport(false); });
    connect(saveAction, &QAction::triggered, this, [this] { writeReport(true); });
    look(m_reportButton, "checkReport", tr("Report"),
         tr("What is wrong with which position, as text"));
    m_reportButton->setMenu(menu);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing);
    row->addWidget(m_checkAll);
    row->addWidget(labelled(tr("&Depth"), m_depth));
    row->addWidget(labelled(tr("&Nodes"), m_nodes));
    row->addStretch(1);
    row->addWidget(m_reportButton);
    layout->addLayout(row, 7, 0);
    m_progress->setObjectName(QStringLiteral("listProgress"));
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 1000);
    m_progress->setFixedHeight(spacing);
}

void PositionsPanel::connectList()
{
    connect(m_list, &PositionList::opened, this, &PositionsPanel::beginList);
    connect(m_list, &PositionList::grew, this, &PositionsPanel::growList);
    connect(m_list, &PositionList::indexed, this, [this] {
        growList();
        if (m_list->count() == 0)
            m_details->complain(tr("There is no position in %1.").arg(m_list->name()));
        if (!m_filter->text().isEmpty())
            search();
    });
    connect(m_list, &PositionList::failed, this, [this](const QString &reason) {
        m_details->complain(reason);
        showProgress();
    });
    connect(m_list, &PositionList::changedOnDisk, this, &PositionsPanel::sayThatFileChanged);
    connect(m_search, &ListSearch::found, this, [this](const std::vector<int> &numbers) {
        m_model->addMatches(numbers);
        followCurrent();
        showNumber(m_current.value_or(-1));
    });
    connect(m_search, &ListSearch::finished, this, &PositionsPanel::showProgress);
}

void PositionsPanel::connectCheck()
{
    connect(m_checkAll, &QPushButton::clicked, this, &PositionsPanel::checkAll);
    connect(m_check, &ListCheck::checked, this, [this](const std::vector<CheckedPosition> &found) {
        m_model->take(found);
        showCheck();
    });
    connect(m_check, &ListCheck::finished, this, [this](bool isStopped) {
        showCheck();
        if (isStopped)
            m_score->say(tr("Stopped. %1").arg(textOf(m_model->score(), m_list->count())));
        if (m_current)
            showDetails(*m_current);
    });
    connect(m_report, &ListReport::written, this, &PositionsPanel::takeReport);
}

QSize PositionsPanel::sizeHint() const
{
    return {34 * fontMetrics().height(), 34 * fontMetrics().height()};
}

void PositionsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void PositionsPanel::fitColumns()
{
    // Figures are as wide as the greatest there may be, so that nothing moves while lists grow.
    const QFontMetrics metrics = m_table->fontMetrics();
    const int digits = metrics.horizontalAdvance(QString::number(std::max(m_list->count(), 9999)));
    const int letter = metrics.averageCharWidth();
    m_table->setColumnWidth(PositionsModel::NumberColumn, digits + 2 * spacing);
    m_table->setColumnWidth(PositionsModel::LineColumn, digits + 2 * spacing);
    m_table->setColumnWidth(PositionsModel::CheckColumn,
                            metrics.horizontalAdvance(tr("%1 counts ok").arg(10)) +
                                metrics.height() + 2 * spacing);
    m_table->setColumnWidth(PositionsModel::CommentColumn, 24 * letter);
    const bool isWide = m_table->width() > 100 * letter;
    m_table->setColumnHidden(PositionsModel::LineColumn, !isWide);
    m_table->setColumnHidden(PositionsModel::CommentColumn, !isWide);
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
    m_isChess960 = m_document->position().isChess960();
    m_list->open(path);
}

void PositionsPanel::beginList()
{
    m_search->drop();
    m_check->drop();
    m_report->drop();
    m_current.reset();
    m_file->setText(m_list->name());
    m_file->setToolTip(QDir::toNativeSeparators(m_list->path()));
    m_reload->hide();
    m_details->say({});
    showNumber(-1);
    showCheck();
}

void PositionsPanel::growList()
{
    fitColumns();
    showCheck();
    showNumber(m_current.value_or(-1));
    // The first is put on the board as soon as it is there.
    if (!m_current && m_list->count() > 0)
        goTo(0);
}

void PositionsPanel::search()
{
    m_filterTimer->stop();
    m_search->drop();
    const QString text = m_filter->text();
    m_model->setMatching(!text.isEmpty());
    if (!text.isEmpty() && m_list->source())
        m_search->start(m_list->source(), text);
    followCurrent();
    showNumber(m_current.value_or(-1));
    showProgress();
}

void PositionsPanel::filterByVerdict()
{
    m_model->setVerdicts(static_cast<ListedVerdicts>(m_verdicts->currentData().toInt()));
    followCurrent();
    showNumber(m_current.value_or(-1));
}

void PositionsPanel::followCurrent()
{
    const auto row = m_current ? m_model->rowOf(*m_current) : std::nullopt;
    if (m_table->currentIndex().row() == row.value_or(-1))
        return;
    const QModelIndex index =
        row ? m_model->index(*row, PositionsModel::PositionColumn) : QModelIndex();
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
}

void PositionsPanel::step(int rows)
{
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const QModelIndex current = m_table->currentIndex();
    const int row = current.isValid() ? std::clamp(current.row() + rows, 0, count - 1) : 0;
    m_table->setCurrentIndex(m_model->index(row, PositionsModel::PositionColumn));
}

void PositionsPanel::goTo(int number)
{
    if (number < 0 || number >= m_list->count())
        return;
    take(number);
    followCurrent();
}

void PositionsPanel::showNumber(int number)
{
    const QSignalBlocker blocker(m_number);
    const int count = m_list->count();
    m_number->setEnabled(count > 0);
    m_number->setRange(std::min(count, 1), count);
    m_number->setValue(number + 1);
    const bool isLeftOut = number >= 0 && !m_model->rowOf(number);
    const QString pattern = !m_model->isFiltered() ? tr("of %1")
                            : isLeftOut            ? tr("of %1, not among the %2 shown")
                                                   : tr("of %1, %2 shown");
    m_count->setText(QString(pattern)
                         .replace(QStringLiteral("%1"), counted(count))
                         .replace(QStringLiteral("%2"), counted(m_model->rowCount())));
    m_previous->setEnabled(m_model->rowCount() > 0);
    m_next->setEnabled(m_model->rowCount() > 0);
}

void PositionsPanel::take(int number)
{
    m_current = number;
    showNumber(number);
    showDetails(number);
    const auto text = m_list->text(number);
    if (!text)
        return;
    const auto listed = readListed(m_list->record(number), *text, m_isChess960);
    if (listed.reading)
        emit positionRequested(listed.reading->position,
                               tr("Position %1 of %2").arg(number + 1).arg(m_list->name()));
}

void PositionsPanel::showDetails(int number)
{
    const chess::PositionRecord record = m_list->record(number);
    const auto text = m_list->text(number);
    if (!text) {
        m_details->complain(tr("Line %1: the file no longer has it.").arg(record.line));
        return;
    }
    const PositionDetails details =
        detailsOf(record, *text, m_isChess960, m_model->wrongCounts(number));
    if (details.isComplaint)
        m_details->complain(details.text);
    else
        m_details->say(details.text);
}

void PositionsPanel::checkAll()
{
    if (m_check->isRunning()) {
        m_check->stop();
        return;
    }
    if (!m_list->source())
        return;
    if (m_list->hasChangedOnDisk()) {
        sayThatFileChanged();
        return;
    }
    m_report->drop();
    m_model->forgetChecks();
    followCurrent();
    m_check->start(m_list->source(), m_isChess960,
                   {m_depth->value(), static_cast<std::uint64_t>(m_nodes->value()) * million});
    showCheck();
}

void PositionsPanel::sayThatFileChanged()
{
    m_reload->show();
    const QString pattern = QFileInfo::exists(m_list->path())
                                ? tr("%1 has changed since it was listed.")
                                : tr("%1 has gone since it was listed.");
    m_score->complain(pattern.arg(m_list->name()));
    // Here it is seen to be said anew.
    emit said(pattern.arg(m_list->name()));
}

void PositionsPanel::showCheck()
{
    const CheckScore &score = m_model->score();
    const int checked = score.checked();
    const auto name = [&](ListedVerdicts verdicts, const QString &text) {
        m_verdicts->setItemText(
            static_cast<int>(verdicts),
            checked == 0 ? text : tr("%1 (%2)").arg(text, counted(score.of(verdicts))));
    };
    m_verdicts->setItemText(0, tr("All"));
    name(ListedVerdicts::Troubled, tr("Troubles"));
    name(ListedVerdicts::Unreadable, tr("Unreadable"));
    name(ListedVerdicts::Unplayable, tr("Unplayable"));
    name(ListedVerdicts::WrongCount, tr("Wrong counts"));
    name(ListedVerdicts::Notice, tr("Notices"));
    name(ListedVerdicts::Fine, tr("Ok"));
    const bool isRunning = m_check->isRunning();
    m_checkAll->setText(isRunning ? tr("&Stop") : tr("Check &all"));
    m_checkAll->setAccessibleName(isRunning ? tr("Stop") : tr("Check all"));
    m_checkAll->setEnabled(m_list->count() > 0 && (isRunning || !m_list->isIndexing()));
    m_depth->setEnabled(!isRunning);
    m_nodes->setEnabled(!isRunning);
    m_reportButton->setEnabled(checked > 0 && !isRunning);
    if (checked > 0)
        m_score->say(textOf(m_model->score(), m_list->count()));
    else if (!m_reload->isVisible())
        m_score->say({});
    showNumber(m_current.value_or(-1));
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
    // Its place is kept, so that the list does not move when it comes and goes.
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
    m_progress->setVisible(isBusy);
}

void PositionsPanel::writeReport(bool toFile)
{
    m_isReportForFile = toFile;
    m_report->start(m_list->source(), m_isChess960, m_model->troubled(),
                    toFile ? std::numeric_limits<int>::max() : mostCopied);
}

void PositionsPanel::takeReport(const QString &text)
{
    const QString report =
        tr("%1: %2").arg(m_list->name(), textOf(m_model->score(), m_list->count())) +
        QLatin1Char('\n') + text;
    if (!m_isReportForFile) {
        QGuiApplication::clipboard()->setText(report);
        emit said(tr("Copied the report"));
        return;
    }
    const QString proposal = QFileInfo(m_list->path()).absolutePath() + QLatin1Char('/') +
                             QFileInfo(m_list->path()).completeBaseName() +
                             QStringLiteral("-report.txt");
    askWhereToSave(this, tr("Save the report"), proposal, QStringLiteral("txt"),
                   [this, report](const QString &path) {
                       if (const auto saved = writeTextFile(path, report.toUtf8()); !saved)
                           m_score->complain(saved.error());
                       else
                           emit said(tr("Saved %1.").arg(QFileInfo(path).fileName()));
                   });
}

QVariantMap PositionsPanel::state() const
{
    return {{depthKey(), m_depth->value()}, {nodesKey(), m_nodes->value()}};
}

void PositionsPanel::setState(const QVariantMap &state)
{
    m_depth->setValue(state.value(depthKey(), m_depth->value()).toInt());
    m_nodes->setValue(state.value(nodesKey(), m_nodes->value()).toInt());
}

} // namespace ui
