#pragma once

#include <QColor>
#include <QPixmap>
#include <QString>

namespace ui {

/// The SVG file at `path`, which has to be there, as a pixmap of `size` device pixels with a device
/// pixel ratio of 1; a valid `tint` takes the place of every colour in it.
QPixmap svgPixmap(const QString &path, QSize size, const QColor &tint = {});

} // namespace ui
