#pragma once

class QMainWindow;

namespace ui {

/// Shows the page "How knights become numbers" beside the window. Its numbers and pictures come
/// from the same functions as the rest of the program.
void showHowKnights(QMainWindow *window);

} // namespace ui
