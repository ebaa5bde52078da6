#pragma once

#include <QList>

class QWidget;

namespace ui {

/// Gives the keyboard to the visible area `step` (1 or -1) after the one that has it, round and
/// round: to the control there that had it last, else to the first that takes it.
void focusNextArea(const QList<QWidget *> &areas, int step);

} // namespace ui
