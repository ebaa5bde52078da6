#include "ui/positions/check_controls.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/icons.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>

namespace ui {

namespace {

constexpr int spacing = 8;
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

/// Adds a label and its field, which stay closer to each other than to the rest.
void addLabelled(QHBoxLayout *row, const QString &label, QWidget *field)
{
    auto *pair = new QHBoxLayout;
    pair->setSpacing(spacing / 2);
    pair->addWidget(captionOf(field, label));
    pair->addWidget(field);
    row->addLayout(pair);
}

} // namespace

CheckControls::CheckControls(QWidget *parent)
    : QWidget(parent)
    , m_checkAll(named(new QPushButton, "checkAll", tr("Check &all")))
    , m_depth(named(new QSpinBox, "checkDepth", tr("&Depth")))
    , m_nodes(named(new QSpinBox, "checkNodes", tr("N&odes")))
    , m_report(named(new QPushButton(tr("&Report")), "checkReport", tr("&Report")))
{
    m_checkAll->setToolTip(
        tr("Check every position, and the counts D1, D2, … that stand after it"));
    connect(m_checkAll, &QPushButton::clicked, this, [this] {
        if (m_stage == Stage::Running)
            emit stopRequested();
        else
            emit checkRequested();
    });
    makeLimits();
    makeReportMenu();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing);
    row->addWidget(m_checkAll);
    addLabelled(row, tr("&Depth"), m_depth);
    addLabelled(row, tr("N&odes"), m_nodes);
    row->addStretch(1);
    row->addWidget(m_report);
    setStage(Stage::Nothing);
}

void CheckControls::makeLimits()
{
    m_depth->setToolTip(tr("Deeper counts are left out"));
    m_depth->setRange(0, chess::deepestPerft);
    m_depth->setValue(5);
    m_nodes->setToolTip(tr("Counts of more nodes are left out"));
    m_nodes->setRange(1, million);
    m_nodes->setValue(10);
    m_nodes->setSuffix(tr(" million"));
    m_nodes->setGroupSeparatorShown(true);
}

void CheckControls::makeReportMenu()
{
    m_report->setToolTip(tr("What is wrong with which position, as text"));
    auto *menu = new QMenu(m_report);
    QAction *copyAction = menu->addAction(icon(QStringLiteral("copy")), tr("&Copy report"));
    copyAction->setObjectName(QStringLiteral("copyReport"));
    QAction *saveAction = menu->addAction(icon(QStringLiteral("save")), tr("&Save report…"));
    saveAction->setObjectName(QStringLiteral("saveReport"));
    connect(copyAction, &QAction::triggered, this, &CheckControls::copyReportRequested);
    connect(saveAction, &QAction::triggered, this, &CheckControls::saveReportRequested);
    m_report->setMenu(menu);
}

void CheckControls::setStage(Stage stage)
{
    m_stage = stage;
    const bool isRunning = stage == Stage::Running;
    m_checkAll->setText(isRunning ? tr("&Stop") : tr("Check &all"));
    m_checkAll->setAccessibleName(isRunning ? tr("Stop") : tr("Check all"));
    m_checkAll->setEnabled(stage != Stage::Nothing);
    m_depth->setEnabled(!isRunning);
    m_nodes->setEnabled(!isRunning);
    m_report->setEnabled(stage == Stage::Checked);
}

chess::SuiteLimits CheckControls::limits() const
{
    return {m_depth->value(), static_cast<std::uint64_t>(m_nodes->value()) * million};
}

QVariantMap CheckControls::state() const
{
    return {{depthKey(), m_depth->value()}, {nodesKey(), m_nodes->value()}};
}

void CheckControls::setState(const QVariantMap &state)
{
    m_depth->setValue(state.value(depthKey(), m_depth->value()).toInt());
    m_nodes->setValue(state.value(nodesKey(), m_nodes->value()).toInt());
}

} // namespace ui
