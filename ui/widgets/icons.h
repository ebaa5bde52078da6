#pragma once

#include <QIcon>
#include <QString>

namespace ui {

/// One of the program's own icons ("undo", "flip", …), drawn in the colour that texts have.
///
/// It is rendered when it is first painted, in the size asked for, and follows a change of the
/// palette by itself.
QIcon icon(const QString &name);

/// The drawing in a file as an icon, in its own colours.
QIcon drawnIcon(const QString &file);

/// The picture of the program.
QIcon applicationIcon();

} // namespace ui
