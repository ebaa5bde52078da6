#pragma once

#include "ui/document/document.h"

#include <QString>

#include <optional>

namespace ui {

/// The move that led to where so many steps have been made; nothing when the last change of the
/// position until then was no move.
std::optional<PlayedMove> lastMove(const Document &document, int steps);

/// The moves that lead to where so many steps have been made, back to the last step that was none:
/// "1. e4 e5 2. Nf3"; it begins with "1... e5" when Black is first, as PGN writes it. Empty when
/// there is no last move.
QString sanLine(const Document &document, int steps);
/// The same as "e2e4 e7e5 g1f3".
QString uciLine(const Document &document, int steps);

} // namespace ui
