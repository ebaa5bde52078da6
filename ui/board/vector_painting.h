#pragma once

#include <QPainter>
#include <QString>

namespace ui {

/// Whether what is painted keeps its place on the pixels of an image or a screen. Where it does
/// not, in a drawing made of lines such as SVG and PDF or under a transformation, pixmaps would be
/// resampled.
bool isOnPixels(const QPainter &painter);

/// Draws one line of text with the painter's font and pen. In SVG it becomes its outlines, so that
/// it looks the same where the font is missing.
void paintText(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text);

} // namespace ui
