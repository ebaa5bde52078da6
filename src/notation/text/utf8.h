#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace chess {

/// A code point of a UTF-8 text and the number of bytes it takes there.
struct CodePoint {
    std::uint32_t value;
    std::size_t length;
    /// False for a byte that belongs to no well-formed sequence; then `value` is that byte.
    bool isValid;
};

/// The code point that begins at `offset`. Overlong forms, surrogates and values above U+10FFFF are
/// invalid (Unicode standard, table 3-7). Precondition: offset < text.size().
CodePoint codePointAt(std::string_view text, std::size_t offset);

/// Adds a code point to a UTF-8 text. Precondition: it is no surrogate and at most U+10FFFF.
void appendUtf8(std::string &text, char32_t codePoint);

/// Whether a code point beyond ASCII is a blank or ends a line: the no-break, typographic and
/// ideographic spaces, and the separators of lines and paragraphs.
bool isWideBlank(std::uint32_t codePoint);

/// Whether a code point beyond ASCII takes no room: the byte order mark, joiners and the like, the
/// soft hyphen, and those that turn the writing direction.
bool isZeroWidth(std::uint32_t codePoint);

} // namespace chess
