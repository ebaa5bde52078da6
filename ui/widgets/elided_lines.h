#pragma once

#include <QFont>
#include <QStringList>

namespace ui {

/// A text in lines of a width, the last of which ends in "…" where so many do not suffice.
/// Precondition: most ≥ 1.
QStringList elidedLines(const QString &text, const QFont &font, int width, int most);

} // namespace ui
