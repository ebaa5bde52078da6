#pragma once

#include "src/notation/fen/fen.h"

#include <tl/expected.hpp>

#include <array>
#include <string_view>

namespace chess {

/// A FenError about `text.substr(offset, length)`.
FenError fenErrorAt(std::string_view text, FenErrorKind kind, FenField field, std::size_t offset,
                    std::size_t length);

/// The first field of a FEN: the squares of each piece, in the order of `allPieces`.
using Placement = std::array<Bitboard, 12>;

/// Reads `text.substr(begin, end - begin)`, which holds no blank.
tl::expected<Placement, FenError> readPlacement(std::string_view text, std::size_t begin,
                                                std::size_t end);

/// Whether a text consists of pieces and digits only and is not empty.
bool isRankLike(std::string_view text);

} // namespace chess
