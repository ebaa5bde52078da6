#pragma once

#include "ui/document.h"

#include <QString>

namespace ui {

/// Takes a pasted text into the document: a FEN becomes the position, a bitboard one of the user's
/// own, shown as a layer and chosen for the inspector.
///
/// Gives a sentence about how the text was read, or why it was refused and where; then nothing has
/// changed.
QString takeText(const QString &text, Document &document);

} // namespace ui
