#pragma once

class QWidget;

namespace ui {

/// Shows all that the mouse and the keys do, beside the window so that it can be tried.
void showGestures(QWidget *window);

} // namespace ui
