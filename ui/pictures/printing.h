#pragma once

#include "ui/board/board_sheet.h"

#include <QWidget>

#include <functional>

namespace ui {

/// Asks for a printer and prints a sheet on one page. `say` gets a sentence about how it went;
/// nothing when the user thinks better of it.
void askAndPrint(QWidget *parent, const BoardSheet &sheet,
                 const std::function<void(const QString &)> &say);

} // namespace ui
