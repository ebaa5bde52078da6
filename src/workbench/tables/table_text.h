#pragma once

#include "src/notation/export/export.h"
#include "src/workbench/tables/square_tables.h"

#include <string>

namespace chess {

/// The name of a table as an identifier: "white_pawn".
std::string identifierOf(const SquareTable &table);

/// All entries as text, entry n that of the square of bit n under the mapping. A list and CSV have
/// a line for each square under a header, JSON is an array on one line, and the other layouts are
/// an array of the language.
std::string toText(const SquareTable &table, ExportStyle style);

/// A text to paste or save: comments that tell the order of the bits and what the table is, what
/// the language needs before its declarations, and the entries. CSV and JSON have no comments.
std::string toExport(const SquareTable &table, ExportStyle style);

} // namespace chess
