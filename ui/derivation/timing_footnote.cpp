#include "ui/derivation/timing_footnote.h"

#include "ui/document/wording.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace ui {

TimingFootnote::TimingFootnote(QWidget *parent)
    : QWidget(parent)
    , m_button(new QPushButton(tr("Me&asure on this machine"), this))
    , m_result(new QLabel(this))
{
    m_button->setObjectName(QStringLiteral("measureMethods"));
    m_button->setAccessibleName(tr("Measure on this machine"));
    m_button->setToolTip(tr("Times the four methods for king and knight against the look-up in a "
                            "table, for half a second"));
    m_result->setObjectName(QStringLiteral("methodTimes"));
    m_result->setTextFormat(Qt::PlainText);
    m_result->setWordWrap(true);
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_button, 0, Qt::AlignTop);
    row->addWidget(m_result, 1);
    connect(m_button, &QPushButton::clicked, this, &TimingFootnote::measure);
    connect(&m_measuring, &Worker::notStarted, this, [this](const QString &reason) {
        m_button->setEnabled(true);
        m_result->setText(reason);
    });
}

void TimingFootnote::measure()
{
    m_button->setEnabled(false);
    m_result->setText(tr("Measuring…"));
    m_measuring.start([this](const std::stop_token &stop, const Worker::Later &later) {
        later([this, times = chess::timeMethods(stop)] { showTimes(times); });
    });
}

void TimingFootnote::showTimes(const Times &times)
{
    m_button->setEnabled(true);
    m_result->clear();
    if (!times)
        return;
    QStringList ratios;
    for (const chess::MethodTime &time : *times) {
        const QString name = textOf(chess::Message{nameOf(time.way), {}});
        ratios += time.way.method
                      ? tr("%1 × %2").arg(name, QLocale().toString(time.ratio, 'f', 1))
                      : tr("%1 %2 ns").arg(name, QLocale().toString(time.nanoseconds, 'f', 2));
    }
    m_result->setText(
        tr("King and knight, all squares: %1").arg(ratios.join(QStringLiteral(", "))));
}

} // namespace ui
