#pragma once

#include "src/notation/text/message.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace chess {

/// Why a text was refused, and where.
///
/// `Kind` is the enumeration of its parser. Offsets count bytes of the text as it was given.
template <typename Kind>
struct ParseError {
    Kind kind;
    /// Where the offending piece begins and how long it is; an error at the end has length 0.
    std::size_t offset = 0;
    std::size_t length = 0;
    /// The offending piece of the text, cut to a readable length.
    std::string found;

    bool operator==(const ParseError &) const = default;
};

/// Line and column of a place in a text, both from 1; columns count code points, not bytes.
struct TextPlace {
    std::size_t line;
    std::size_t column;

    bool operator==(const TextPlace &) const = default;
};

TextPlace placeOf(std::string_view text, std::size_t offset);

/// "FEN, line 1, column 12": a place within something read, for a line of a report.
std::string where(std::string_view source, TextPlace place);

/// `text` cut to at most `limit` code points with an ellipsis, for use within a message. What
/// cannot be seen is spelt out: bytes of invalid UTF-8 as \xFF, control and zero-width characters
/// and those that turn the writing direction as \n, \t or \u202E; each counts as one.
std::string excerpt(std::string_view text, std::size_t limit = 40);

} // namespace chess
