#include "ui/perft/perft_question.h"

#include "src/moves/perft_table.h"
#include "ui/document/document.h"
#include "ui/perft/perft_wording.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/message_line.h"
#include "ui/widgets/number_box.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QThread>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int spacing = 6;
constexpr int mostThreads = 256;
/// Few computers have as much; what is free is looked up.
constexpr int mostMegabytes = chess::PerftTable::mostMegabytes;

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
    const int processors = std::max(1, QThread::idealThreadCount());
    m_threads->setValue(processors);
    m_threads->setToolTip(tr("How many moves are counted at once; more than this computer has "
                             "processors, %1, are no faster")
                              .arg(processors));
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
    for (const NumberBox *box : {m_depth, m_threads, m_hash}) {
        connect(box, &NumberBox::valueChanged, this, &PerftQuestion::expectLater);
        connect(box, &NumberBox::valueChanged, this, &PerftQuestion::changed);
    }
    connect(document, &Document::positionChanged, this, &PerftQuestion::expectLater);
}

NumberBox *PerftQuestion::addNumber(QGridLayout *grid, int column, const char *name,
                                    const QString &label, int least, int most)
{
    auto *box = named(new NumberBox, name, label);
    box->setRange(least, most);
    box->setAccelerated(true);
    connect(box, &NumberBox::refused, this, [this, box] { refuse(box); });
    connect(box, &NumberBox::valueChanged, this, &PerftQuestion::forgetRefusal);
    connect(box, &NumberBox::editingFinished, this, [this, box] {
        if (!box->hasFocus())
            m_isRefusalOver = true;
    });
    const auto *line = box->findChild<QLineEdit *>();
    connect(line, &QLineEdit::textEdited, this, &PerftQuestion::forgetRefusal);
    connect(line, &QLineEdit::returnPressed, this, [this] {
        // What was refused is not what is to be counted; a second Enter takes the number there is.
        if (m_refusal.isEmpty() || std::exchange(m_isRefusalOver, true)) {
            forgetRefusal();
            emit entered();
        }
    });
    auto *caption = new QLabel(label);
    caption->setBuddy(box);
    grid->addWidget(caption, 0, column);
    grid->addWidget(box, 1, column);
    return box;
}

void PerftQuestion::refuse(const NumberBox *box)
{
    m_refusal = tr("%1 takes whole numbers from %2 to %3.")
                    .arg(box->accessibleName(), QString::number(box->minimum()),
                         QString::number(box->maximum()));
    m_isRefusalOver = false;
    expectLater();
}

void PerftQuestion::forgetRefusal()
{
    if (!m_isRefusalOver)
        return; // the rest of what is being typed
    m_refusal.clear();
    expectLater();
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
    const QString complaints = (m_refusal + u'\n' + reasonsAgainst()).trimmed();
    m_reasons->complain(complaints);
    m_reasons->setVisible(!complaints.isEmpty());
    m_forecast->setVisible(complaints.isEmpty());
    if (complaints.isEmpty())
        m_forecast->setText(expectationOf(expectedNodes(m_document->position(), depth())));
}

QVariantMap PerftQuestion::state() const
{
    QVariantMap state;
    for (const NumberBox *box : {m_depth, m_threads, m_hash})
        state.insert(box->objectName(), box->value());
    return state;
}

void PerftQuestion::setState(const QVariantMap &state)
{
    for (NumberBox *box : {m_depth, m_threads, m_hash}) {
        bool isNumber = false;
        const int value = state.value(box->objectName()).toInt(&isNumber);
        if (isNumber && value >= box->minimum() && value <= box->maximum())
            box->setValue(value);
    }
}

} // namespace ui
