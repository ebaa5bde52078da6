#pragma once

#include "src/workbench/paste_readings.h"
#include "ui/document/document.h"

#include <QString>

#include <tl/expected.hpp>

namespace ui {

/// What a text may be under the document's mapping.
tl::expected<chess::PasteReadings, chess::ClipboardError> readPaste(std::string_view utf8,
                                                                    const Document &document);

/// The sentences about a reading, in the user's language.
QString sentencesOf(const chess::PasteReading &reading);

/// Takes one reading into the document, as one step: a FEN becomes the position, bitboards the
/// user's own, shown as layers where they are few and the first chosen for the inspector. A table
/// changes nothing. Says how it was read and what became of it.
QString takeReading(const chess::PasteReading &reading, Document &document);

/// Takes a pasted text in its likeliest reading.
///
/// Gives a sentence about how the text was read, or why it was refused and where; then nothing has
/// changed.
QString takeText(const QString &text, Document &document);

} // namespace ui
