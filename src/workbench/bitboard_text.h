#pragma once

#include "src/workbench/expression/expression.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

namespace chess {

/// A bitboard that was typed.
struct BitboardText {
    Bitboard squares;
    /// How it was read as a word; nothing when it was computed.
    std::optional<WordReading> word;
};

/// Why a text is no bitboard, and where, in bytes.
struct BitboardTextError {
    std::size_t offset;
    std::size_t length;
    Message reason;
};

/// Reads a word in any spelling of `parseWord`, and any other text as an expression of the
/// calculator.
tl::expected<BitboardText, BitboardTextError> parseBitboardText(std::string_view text,
                                                                const ExpressionContext &context);

} // namespace chess
