#pragma once

#include <QDialogButtonBox>

class QDialog;

namespace ui {

/// The buttons at the foot of a dialog, Close, OK and Cancel, that close it as they should. Their
/// icons are our own: those of a desktop may be dark on a dark window.
QDialogButtonBox *makeDialogButtons(QDialogButtonBox::StandardButtons buttons, QDialog *dialog);

} // namespace ui
