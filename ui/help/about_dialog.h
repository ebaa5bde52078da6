#pragma once

class QWidget;

namespace ui {

/// Shows version, licence and libraries.
void showAbout(QWidget *window);

} // namespace ui
