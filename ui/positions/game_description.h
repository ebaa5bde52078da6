#pragma once

#include "src/workbench/positions/game_tags.h"

#include <QString>

namespace ui {

/// "Anand, Viswanathan – Carlsen, Magnus · World Championship · 2013.11.22", without what is not
/// known.
QString descriptionOf(const chess::GameTags &tags);

} // namespace ui
