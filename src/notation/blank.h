#pragma once

#include "src/board/ascii.h"

#include <cstddef>
#include <string_view>

namespace chess {

/// The length in bytes of the blank at the head of a text, 0 when there is none: the blanks and
/// line ends of ASCII, and in UTF-8 the no-break space, the byte order mark, and the typographic
/// and ideographic spaces, as they come with text copied from pages.
constexpr std::size_t blankLengthAt(std::string_view text)
{
    if (text.empty())
        return 0;
    if (isBlank(text.front()))
        return 1;
    if (text.substr(0, 2) == "\u00A0")
        return 2;
    const std::string_view three = text.substr(0, 3);
    const bool isGeneralSpace = three.size() == 3 && three.substr(0, 2) == "\xE2\x80" &&
                                (three[2] <= '\x8B' || three[2] == '\xAF'); // U+2000–200B, U+202F
    return isGeneralSpace || three == "\uFEFF" || three == "\u3000" ? 3 : 0;
}

/// The length of the blank at the end of a text.
constexpr std::size_t blankLengthBefore(std::string_view text)
{
    for (std::size_t length = 1; length <= 3 && length <= text.size(); ++length) {
        if (blankLengthAt(text.substr(text.size() - length)) == length)
            return length;
    }
    return 0;
}

/// The text without the blanks at its head.
constexpr std::string_view withoutLeadingBlanks(std::string_view text)
{
    while (const std::size_t length = blankLengthAt(text))
        text.remove_prefix(length);
    return text;
}

/// The text without the blanks at both ends.
constexpr std::string_view trimmed(std::string_view text)
{
    text = withoutLeadingBlanks(text);
    while (const std::size_t length = blankLengthBefore(text))
        text.remove_suffix(length);
    return text;
}

/// Takes the first line off a text; its end, \n, \r or \r\n, is in neither.
constexpr std::string_view takeLine(std::string_view &rest)
{
    const std::size_t end = rest.find_first_of("\r\n");
    const std::string_view line = rest.substr(0, end);
    if (end == std::string_view::npos) {
        rest = rest.substr(rest.size());
        return line;
    }
    rest.remove_prefix(rest.substr(end, 2) == "\r\n" ? end + 2 : end + 1);
    return line;
}

/// The character at the head of a UTF-8 text; a byte that begins none counts as one.
constexpr std::string_view firstCharacter(std::string_view text)
{
    std::size_t length = text.empty() ? 0 : 1;
    if (!text.empty() && static_cast<unsigned char>(text.front()) >= 0xC0) {
        while (length < 4 && length < text.size() &&
               (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80)
            ++length;
    }
    return text.substr(0, length);
}

/// Where in `whole` a part of it begins.
constexpr std::size_t offsetIn(std::string_view whole, std::string_view piece)
{
    return static_cast<std::size_t>(piece.data() - whole.data());
}

} // namespace chess
