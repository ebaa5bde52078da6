#pragma once

#include "ui/document/document.h"

#include <QMimeData>
#include <QStringList>

namespace ui {

/// The position for another program: as FEN and as picture.
QMimeData *dragDataOfPosition(const Document &document);

/// Bitboards for another program: one as its word, several as a list with names, words and counts;
/// and as picture. For our own window, and for no other, it has their names.
QMimeData *dragDataOfBitboards(const Document &document, const QStringList &names);

/// The names of the bitboards in such data; none in any other.
QStringList bitboardNamesIn(const QMimeData &data);

} // namespace ui
