#pragma once

#include "src/notation/words/literal_reader.h"

#include <optional>
#include <string_view>

namespace chess {

/// Whether the text is meant as a picture, so that what is wrong is said of its rows. The first row
/// tells; an 0x at its head is a number's.
bool looksLikeDiagram(std::string_view text);

/// Reads a picture; `text` is the part of `whole` that it is.
WordResult readDiagram(std::string_view whole, std::string_view text);

/// Reads the names of squares, at least two or one in brackets, with blanks, commas, semicolons,
/// bars, brackets or quotes between them. Eight bare names are also eight pairs of hexadecimal
/// digits.
std::optional<WordReading> readSquares(std::string_view text);

} // namespace chess
