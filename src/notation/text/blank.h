#pragma once

#include "src/board/ascii.h"
#include "src/notation/text/utf8.h"

#include <cstddef>
#include <string_view>

namespace chess {

/// The length in bytes of the blank at the head of a text, 0 when there is none: the blanks and
/// line ends of ASCII and of Unicode, and what takes no room, as they come with text copied from
/// pages.
inline std::size_t blankLengthAt(std::string_view text)
{
    if (text.empty())
        return 0;
    const CodePoint first = codePointAt(text, 0);
    if (first.value < 0x80)
        return isBlank(text.front()) ? 1 : 0;
    const bool isUnseen = isWideBlank(first.value) || isZeroWidth(first.value);
    return first.isValid && isUnseen ? first.length : 0;
}

/// The length of the blank at the end of a text.
inline std::size_t blankLengthBefore(std::string_view text)
{
    for (std::size_t length = 1; length <= 4 && length <= text.size(); ++length) {
        if (blankLengthAt(text.substr(text.size() - length)) == length)
            return length;
    }
    return 0;
}

/// The text without the blanks at its head.
inline std::string_view withoutLeadingBlanks(std::string_view text)
{
    while (const std::size_t length = blankLengthAt(text))
        text.remove_prefix(length);
    return text;
}

/// The text without the blanks at both ends.
inline std::string_view trimmed(std::string_view text)
{
    text = withoutLeadingBlanks(text);
    while (const std::size_t length = blankLengthBefore(text))
        text.remove_suffix(length);
    return text;
}

/// Takes the first line off a text; its end, \n, \r or \r\n, is in neither.
inline std::string_view takeLine(std::string_view &rest)
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

/// The character at the head of a UTF-8 text, empty when that is; a byte that begins none counts as
/// one.
inline std::string_view firstCharacter(std::string_view text)
{
    return text.empty() ? text : text.substr(0, codePointAt(text, 0).length);
}

/// Where in `whole` a part of it begins.
constexpr std::size_t offsetIn(std::string_view whole, std::string_view piece)
{
    return static_cast<std::size_t>(piece.data() - whole.data());
}

} // namespace chess
