#include "ui/panels/perft_question.h"

#include "ui/document.h"
#include "ui/elided_label.h"
#include "ui/message_line.h"
#include "ui/panels/perft_wording.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QThread>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int spacing = 6;
constexpr int mostThreads = 256;
constexpr int mostMegabytes = 65536;

} // namespace

PerftQuestion::PerftQuestion(const Document *document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_forecast(new ElidedLabel)
    , m_reasons(new MessageLine(QStringLiteral("perftReasons")))
{
    m_forecast->setObjectName(QStringLiteral("perftForecast"));
    m_reasons->hide();
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing);
    grid->setVerticalSpacing(spacing / 2);
    m_depth = addNumber(grid, 0, "perftDepth", tr("&Depth"), 1, chess::deepestPerft);
    m_threads = addNumber(grid, 1, "perftThreads", tr("Th&reads"), 1, mostThreads);
    m_hash = addNumber(grid, 2, "perftHash", tr("H&ash"), 0, mostMegabytes);
    grid->setColumnStretch(3, 1);
    m_depth->setValue(5);
    m_depth->setToolTip(tr("How many half-moves are played"));
    m_threads->setValue(std::max(1, QThread::idealThreadCount()));
    m_hash->setSuffix(tr(" MiB"));
    m_hash->setSpecialValueText(tr("none"));
    m_hash->setSingleStep(16);
    m_hash->setToolTip(tr("Memory for the counts of positions met before; a count can be wrong by "
                          "it once in about ten thousand million runs"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    layout->addLayout(grid);
    layout->addWidget(m_forecast);
    layout->addWidget(m_reasons);
    setFocusProxy(m_depth);
    for (const QSpinBox *box : {m_depth, m_threads, m_hash}) {
        connect(box, &QSpinBox::valueChanged, this, &PerftQuestion::expectLater);
        connect(box, &QSpinBox::valueChanged, this, &PerftQuestion::changed);
    }
    connect(document, &Document::positionChanged, this, &PerftQuestion::expectLater);
}

QSpinBox *PerftQuestion::addNumber(QGridLayout *grid, int column, const char *name,
                                   const QString &label, int least, int most)
{
    auto *box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(QString(label).remove(u'&'));
    box->setRange(least, most);
    box->setAccelerated(true);
    connect(box->findChild<QLineEdit *>(), &QLineEdit::returnPressed, this,
            &PerftQuestion::entered);
    auto *caption = new QLabel(label);
    caption->setBuddy(box);
    grid->addWidget(caption, 0, column);
    grid->addWidget(box, 1, column);
    return box;
}

int PerftQuestion::depth() const
{
    return m_depth->value();
}

void PerftQuestion::setDepth(int depth)
{
    m_depth->setValue(depth);
}

PerftCount::Effort PerftQuestion::effort() const
{
    return {m_threads->value(), static_cast<std::size_t>(m_hash->value())};
}

QString PerftQuestion::reasonsAgainst() const
{
    return reasonsAgainstCounting(m_document->position(), effort().hashMegabytes);
}

void PerftQuestion::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_depth->selectAll(); // what is typed next takes its place
    expect();
}

/// What is expected takes some milliseconds to find out, so several changes at once ask for it
/// once, and nobody asks for what is not seen.
void PerftQuestion::expectLater()
{
    if (!isVisible() || std::exchange(m_isExpecting, true))
        return;
    QTimer::singleShot(0, this, &PerftQuestion::expect);
}

void PerftQuestion::expect()
{
    m_isExpecting = false;
    const QString reasons = reasonsAgainst();
    m_reasons->complain(reasons);
    m_reasons->setVisible(!reasons.isEmpty());
    m_forecast->setVisible(reasons.isEmpty());
    if (reasons.isEmpty())
        m_forecast->setText(expectationOf(expectedNodes(m_document->position(), depth())));
}

QVariantMap PerftQuestion::state() const
{
    QVariantMap state;
    for (const QSpinBox *box : {m_depth, m_threads, m_hash})
        state.insert(box->objectName(), box->value());
    return state;
}

void PerftQuestion::setState(const QVariantMap &state)
{
    for (QSpinBox *box : {m_depth, m_threads, m_hash}) {
        bool isNumber = false;
        const int value = state.value(box->objectName()).toInt(&isNumber);
        if (isNumber && value >= box->minimum() && value <= box->maximum())
            box->setValue(value);
    }
}

} // namespace ui
