#pragma once

#include "ui/document/document.h"

#include <QString>

#include <functional>

namespace ui {

/// What is wrong with a name for a bitboard of one's own, as a sentence; empty when it will do. A
/// name is an identifier that means no square, no bitboard of the catalogue, no operation and no
/// keyword of C, so that it can stand in an expression. Names that are in use are not complained
/// about.
QString complaintAboutOwnName(const QString &name);

/// As long a name of a bitboard of one's own as there is.
inline constexpr qsizetype longestOwnName = 64;

/// A name that will do for a pasted bitboard, as like a foreign one as can be: “fileA”, but
/// “pasted_e4” and “pasted_knight_attacks”, and “pasted” without one.
QString ownNameLike(const QString &foreign);

/// The first of name, name_2, name_3 … that is not taken, cut where it would be too long.
QString freeName(const QString &name, const std::function<bool(const QString &)> &isTaken);
/// The same among all bitboards that a document has.
QString freeOwnName(const Document &document, const QString &name);

} // namespace ui
