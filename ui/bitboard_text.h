#pragma once

#include "ui/document.h"

#include <QString>
#include <QStringList>

namespace ui {

/// The word of a bitboard under the document's mapping and in its format; empty for an unknown
/// name.
QString wordOf(const Document &document, const QString &name);

/// One line for each bitboard with its name and its hexadecimal word under the document's mapping;
/// the program reads such a list again.
QString labelledList(const Document &document, const QStringList &names);

/// The definitions of constants in C, one for each bitboard.
QString cSource(const Document &document, const QStringList &names);

/// The names of the squares of the twelve pieces, then those of the four occupancies.
QStringList pieceAndOccupancyNames();

} // namespace ui
