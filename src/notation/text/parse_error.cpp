#include "src/notation/text/parse_error.h"

#include "src/notation/text/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace chess {

namespace {

/// Whether a code point shows nothing of its own or changes how its neighbours are shown: control
/// characters, line ends, zero-width characters, and those that turn the writing direction.
bool isInvisible(std::uint32_t value)
{
    return value < 0x20 || (value >= 0x7F && value < 0xA0) || value == 0x2028 || value == 0x2029 ||
           isZeroWidth(value);
}

} // namespace

TextPlace placeOf(std::string_view text, std::size_t offset)
{
    TextPlace place{1, 1};
    const std::size_t end = std::min(offset, text.size());
    std::size_t i = 0;
    while (i < end) {
        const CodePoint codePoint = codePointAt(text, i);
        i += codePoint.length;
        // CR LF is one line end: the column is counted anew at its LF.
        const bool isLineEnd = codePoint.value == '\n' ||
                               (codePoint.value == '\r' && (i >= text.size() || text[i] != '\n'));
        if (isLineEnd)
            place = {place.line + 1, 1};
        else if (i <= end)
            ++place.column;
    }
    return place;
}

std::string where(std::string_view source, TextPlace place)
{
    return fmt::format("{}, line {}, column {}", source, place.line, place.column);
}

std::string excerpt(std::string_view text, std::size_t limit)
{
    std::string result;
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint codePoint = codePointAt(text, i);
        // The ellipsis is one of the code points allowed.
        const bool isLast = i + codePoint.length == text.size();
        if (count + 1 == limit && !isLast) {
            result += "…";
            break;
        }
        if (count == limit)
            break;
        if (!codePoint.isValid || codePoint.value == 0)
            result += fmt::format("\\x{:02X}", codePoint.value);
        else if (codePoint.value == '\n')
            result += "\\n";
        else if (codePoint.value == '\r')
            result += "\\r";
        else if (codePoint.value == '\t')
            result += "\\t";
        else if (isInvisible(codePoint.value))
            result += fmt::format("\\u{:04X}", codePoint.value);
        else
            result += text.substr(i, codePoint.length);
        i += codePoint.length;
        ++count;
    }
    return result;
}

} // namespace chess
