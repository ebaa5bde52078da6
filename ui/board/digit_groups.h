#pragma once

#include <QFontMetrics>
#include <QRect>
#include <QStringList>

class QPainter;

namespace ui {

/// A word cut into the groups of digits that the eye can follow: hexadecimal by four, binary by
/// eight, decimal by three from the right. Prefix, sign and suffix stay with their neighbours.
QStringList digitGroups(const QString &literal);

/// The width of a word painted by `paintDigitGroups`, in logical pixels.
int widthOfDigitGroups(const QFontMetrics &metrics, const QString &literal);

/// Paints a word with small gaps between its groups, from the left, centred in height, in the
/// painter's font and pen. Where the room is too small, groups from the middle give way to an
/// ellipsis.
void paintDigitGroups(QPainter &painter, const QRect &rect, const QString &literal);

} // namespace ui
