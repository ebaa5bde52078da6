#pragma once

#include "src/board/square.h"
#include "ui/document/document.h"

class QMenu;
class QWidget;

namespace ui {

/// The menu of a square: put a piece, empty it, copy its index or its bit under the chosen mapping.
QMenu *createSquareMenu(Document *document, chess::Square square, QWidget *parent);

} // namespace ui
