#pragma once

#include <QColor>

namespace ui {

/// How light an opaque colour is, 0 to 1, by WCAG 2.1.
qreal luminance(const QColor &color);

/// `one` with a share of `other`, 0 to 1, mixed in.
QColor mixed(const QColor &one, const QColor &other, qreal share);

/// The contrast of two opaque colours, 1 to 21, by WCAG 2.1.
qreal contrastRatio(const QColor &one, const QColor &other);

} // namespace ui
