#pragma once

#include "ui/document.h"

#include <QString>

namespace ui {

/// What is wrong with a name for a bitboard of one's own, as a sentence; empty when it will do. A
/// name is an identifier that means no square, no bitboard of the catalogue, no operation and no
/// keyword of C, so that it can stand in an expression. Names that are in use are not complained
/// about.
QString complaintAboutOwnName(const QString &name);

/// The first of name, name_2, name_3 … that no bitboard has yet.
QString freeOwnName(const Document &document, const QString &name);

} // namespace ui
