#pragma once

#include <QDialogButtonBox>

class QDialog;
class QPushButton;

namespace ui {

/// The buttons at the foot of a dialog, Close, OK and Cancel, that close it as they should. Their
/// icons are our own: those of a desktop may be dark on a dark window.
QDialogButtonBox *makeDialogButtons(QDialogButtonBox::StandardButtons buttons, QDialog *dialog);

/// Adds a button that does something else; `iconName` is one of our own.
QPushButton *addDialogButton(QDialogButtonBox &box, const char *name, const QString &label,
                             const QString &iconName,
                             QDialogButtonBox::ButtonRole role = QDialogButtonBox::ActionRole);

/// Brings a dialog of that name to the front; false where the window has none open.
bool bringToFront(const QWidget *window, const QString &dialogName);

} // namespace ui
