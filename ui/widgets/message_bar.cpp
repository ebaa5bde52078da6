#include "ui/widgets/message_bar.h"

#include "ui/widgets/announcer.h"
#include "ui/widgets/elided_lines.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace ui {

namespace {

constexpr int spacing = 8;
constexpr int mostLines = 3;
constexpr int shortestTime = 10000; // milliseconds
constexpr int timePerLetter = 80;   // milliseconds

} // namespace

MessageBar::MessageBar(QWidget *parent) : QStatusBar(parent), m_announcer(new Announcer(this))
{
    connect(this, &QStatusBar::messageChanged, this, &MessageBar::fit);
}

void MessageBar::say(const QString &sentence)
{
    m_sentence = sentence;
    showMessage(sentence,
                std::max(shortestTime, timePerLetter * static_cast<int>(sentence.size())));
    m_announcer->announce(sentence);
}

QStringList MessageBar::lines() const
{
    const int most = currentMessage() == m_sentence ? mostLines : 1;
    QString text = currentMessage();
    return elidedLines(text.replace(u'\n', u' '), font(), place().width(), most);
}

QRect MessageBar::place() const
{
    int right = width() - spacing;
    // While there is a message, the other parts are hidden.
    for (const QWidget *part : findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (part->isVisible() && part != m_announcer)
            right = std::min(right, part->x() - spacing);
    }
    return {spacing, 0, std::max(right - spacing, 1), height()};
}

void MessageBar::fit()
{
    const QStringList lines = this->lines();
    const auto count = static_cast<int>(lines.size());
    setMinimumHeight(count < 2 ? 0 : count * fontMetrics().lineSpacing() + spacing);
    const bool isCut = count > 0 && lines.back().endsWith(u'…') && !currentMessage().endsWith(u'…');
    setToolTip(isCut ? currentMessage() : QString());
    update();
}

void MessageBar::resizeEvent(QResizeEvent *event)
{
    QStatusBar::resizeEvent(event);
    fit();
}

void MessageBar::paintEvent(QPaintEvent *event)
{
    if (currentMessage().isEmpty()) {
        QStatusBar::paintEvent(event);
        return;
    }
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(place(), Qt::AlignVCenter | Qt::AlignLeft, lines().join(u'\n'));
}

} // namespace ui
