#pragma once

#include <QString>

namespace ui {

class Document;

/// The moves that lead to the position on the board, back to the last step that was none:
/// "1. e4 e5 2. Nf3"; it begins with "1... e5" when Black is first, as PGN writes it. Empty when
/// the last change of the position was no move.
QString sanLine(const Document &document);
/// The same as "e2e4 e7e5 g1f3".
QString uciLine(const Document &document);

} // namespace ui
