#pragma once

#include "src/notation/export/export.h"
#include "ui/document/document.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ui {

/// The word of a bitboard under the document's mapping and in its format; empty for an unknown
/// name.
QString wordOf(const Document &document, const QString &name);

/// One line for each bitboard with its name, its hexadecimal word under the document's mapping and
/// its count.
QString labelledList(const Document &document, const QStringList &names);

/// The twelve pieces and four occupancies as a labelled list headed by the order of the bits and
/// the FEN, so that pasting it brings the same position back.
QString pieceList(const Document &document);

/// The definitions of constants in C, one for each bitboard.
QString cSource(const Document &document, const QStringList &names);

/// Bitboards as a text to paste or save, with what goes above them. Unknown names are left out.
QString exported(const Document &document, const QStringList &names, chess::ExportStyle style);
/// The same as UTF-8, or the bytes themselves where the style has those.
QByteArray exportedBytes(const Document &document, const QStringList &names,
                         chess::ExportStyle style);

/// The names of the squares of the twelve pieces, in the order of `chess::allPieces`.
QStringList pieceNames();
/// The same, then the names of the four occupancies.
QStringList pieceAndOccupancyNames();
/// All names of the catalogue, then those of the user's own bitboards.
QStringList allNames(const Document &document);

} // namespace ui
