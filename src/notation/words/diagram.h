#pragma once

#include "src/board/bitboard.h"
#include "src/notation/text/parse_error.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// The set as an 8×8 picture with rank 8 on top and the a-file on the left, one line a rank, with
/// rank digits and file letters at the side:
/// ```
/// 8  . . . . . . . .
/// …
/// 1  . . 1 . . . . .
///    a b c d e f g h
/// ```
std::string toDiagram(Bitboard squares);

/// The set as one line of 64 digits parted by blanks, in reading order: a8 first, h1 last. So seed
/// text 2 prints its bitboards.
std::string toLineOfBits(Bitboard squares);

/// Why a text is no 8×8 picture.
enum class DiagramErrorKind : std::uint8_t {
    NotEightRows,
    RowNotEightWide,
    BadCell, ///< a character that stands for no square
};

using DiagramError = ParseError<DiagramErrorKind>;

/// Reads an 8×8 picture, the a-file on the left and rank 8 on top, or rank 1 where digits at the
/// left say so. A square in the set is 1 x X #
/// or *, another 0 . or -, or blank between bars; blanks and bars between them, rank digits at
/// either side, lines of file letters and ruled lines are passed over. Linear in the length of the
/// text.
tl::expected<Bitboard, DiagramError> parseDiagram(std::string_view text);

/// Whether a character stands for a square of a picture, in the set or not.
bool isDiagramCell(char c);

/// The squares in the order of their names: a1, a2, …, b1, …
std::vector<Square> squaresByName(Bitboard squares);

/// The squares by name, a1,a2,…,b1,…, separated by commas; "-" for none.
std::string toSquareList(Bitboard squares);

} // namespace chess
