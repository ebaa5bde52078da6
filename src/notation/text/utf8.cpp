#include "src/notation/text/utf8.h"

namespace chess {

CodePoint codePointAt(std::string_view text, std::size_t offset)
{
    const auto byteAt = [text](std::size_t at) {
        return at < text.size() ? static_cast<std::uint8_t>(text[at]) : std::uint8_t{0};
    };
    const std::uint8_t first = byteAt(offset);
    const CodePoint invalid{first, 1, false};
    if (first < 0x80)
        return {first, 1, true};

    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4)
        return invalid;
    std::uint32_t value = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const std::uint8_t byte = byteAt(offset + i);
        if ((byte & 0xC0) != 0x80)
            return invalid;
        value = value << 6 | (byte & 0x3FU);
    }
    const std::uint32_t least = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80;
    const bool isSurrogate = value >= 0xD800 && value <= 0xDFFF;
    if (value < least || value > 0x10FFFF || isSurrogate)
        return invalid;
    return {value, length, true};
}

void appendUtf8(std::string &text, char32_t codePoint)
{
    if (codePoint < 0x80) {
        text += static_cast<char>(codePoint);
        return;
    }
    // The first byte has as many leading ones as there are bytes, of which the others have six bits
    // each (Unicode standard, table 3-6).
    const int others = codePoint < 0x800 ? 1 : codePoint < 0x10000 ? 2 : 3;
    const unsigned ones = 0xF00U >> (others + 1) & 0xFFU;
    text += static_cast<char>(ones | codePoint >> (6 * others));
    for (int i = others - 1; i >= 0; --i)
        text += static_cast<char>(0x80 | (codePoint >> (6 * i) & 0x3F));
}

bool isWideBlank(std::uint32_t codePoint)
{
    return codePoint == 0x85 || codePoint == 0xA0 || codePoint == 0x1680 ||
           (codePoint >= 0x2000 && codePoint <= 0x200A) || codePoint == 0x2028 ||
           codePoint == 0x2029 || codePoint == 0x202F || codePoint == 0x205F || codePoint == 0x3000;
}

bool isZeroWidth(std::uint32_t codePoint)
{
    return codePoint == 0xAD || codePoint == 0x61C || codePoint == 0x180E ||
           (codePoint >= 0x200B && codePoint <= 0x200F) ||
           (codePoint >= 0x202A && codePoint <= 0x202E) ||
           (codePoint >= 0x2060 && codePoint <= 0x206F) || codePoint == 0xFEFF ||
           (codePoint >= 0xFFF9 && codePoint <= 0xFFFB) ||
           (codePoint >= 0xE0000 && codePoint <= 0xE0FFF);
}

} // namespace chess
