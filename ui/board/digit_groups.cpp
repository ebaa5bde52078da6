#include "ui/board/digit_groups.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

int gapOf(const QFontMetrics &metrics)
{
    return std::max(2, metrics.horizontalAdvance(u'0') / 2);
}

int widthOf(const QFontMetrics &metrics, const QStringList &groups)
{
    int width = 0;
    for (const QString &group : groups)
        width += metrics.horizontalAdvance(group);
    return width + gapOf(metrics) * static_cast<int>(groups.size() - 1);
}

} // namespace

QStringList digitGroups(const QString &literal)
{
    // Some languages have separators of their own.
    if (literal.contains(u'\'') || literal.contains(u'_'))
        return {literal};
    qsizetype begin = 0;
    qsizetype size = 3;
    if (literal.startsWith(QLatin1String("0x"), Qt::CaseInsensitive)) {
        begin = 2;
        size = 4;
    } else if (literal.startsWith(QLatin1String("0b"), Qt::CaseInsensitive)) {
        begin = 2;
        size = 8;
    } else if (literal.startsWith(u'-')) {
        begin = 1;
    }
    qsizetype end = literal.size();
    while (end > begin && QStringLiteral("uUlL").contains(literal[end - 1]))
        --end;

    QStringList groups;
    // Counted from the right, so that the first group is the short one.
    for (qsizetype last = end; last > begin; last -= size) {
        const qsizetype first = std::max(begin, last - size);
        groups.prepend(literal.mid(first, last - first));
    }
    if (groups.isEmpty())
        return {literal};
    groups.first().prepend(literal.left(begin));
    groups.last().append(literal.mid(end));
    return groups;
}

int widthOfDigitGroups(const QFontMetrics &metrics, const QString &literal)
{
    return widthOf(metrics, digitGroups(literal));
}

void paintDigitGroups(QPainter &painter, const QRect &rect, const QString &literal)
{
    const QFontMetrics metrics = painter.fontMetrics();
    QStringList groups = digitGroups(literal);
    if (groups.size() == 1) {
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(literal, Qt::ElideMiddle, rect.width()));
        return;
    }
    if (widthOf(metrics, groups) > rect.width()) {
        const qsizetype middle = groups.size() / 2;
        groups[middle] = QStringLiteral("…");
        qsizetype ellipsis = middle;
        while (groups.size() > 2 && widthOf(metrics, groups) > rect.width()) {
            // Whichever side is longer gives next, the low groups last.
            const bool takesLeft = ellipsis >= groups.size() - 1 - ellipsis;
            groups.removeAt(takesLeft ? ellipsis - 1 : ellipsis + 1);
            if (takesLeft)
                --ellipsis;
        }
    }
    int x = rect.left();
    for (const QString &group : groups) {
        const QRect place(x, rect.top(), rect.right() + 1 - x, rect.height());
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, group);
        x += metrics.horizontalAdvance(group) + gapOf(metrics);
    }
}

} // namespace ui
