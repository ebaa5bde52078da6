#include "src/notation/literal.h"

#include <algorithm>

namespace chess {

namespace {

/// How a format writes a word: `0x`, sixteen digits in groups of four, a suffix. Only hexadecimal
/// suits every language: in Java and in a signed C type a decimal above 2⁶³−1 does not compile.
struct LiteralStyle {
    WordFormat format;
    std::string_view name;
    std::string_view separator;
    std::string_view suffix;
};

constexpr std::array<LiteralStyle, allWordFormats.size()> styles = {{
    {WordFormat::Hex, "hex", "", ""},
    {WordFormat::Decimal, "dec", "", ""},
    {WordFormat::Signed, "signed", "", ""},
    {WordFormat::Binary, "bin", "", ""},
    {WordFormat::C, "c", "", "ULL"},
    {WordFormat::Cpp, "cpp", "'", "ULL"},
    {WordFormat::Rust, "rust", "_", "_u64"},
    {WordFormat::Java, "java", "_", "L"},
    {WordFormat::Python, "python", "_", ""},
    {WordFormat::Go, "go", "_", ""},
    {WordFormat::CSharp, "csharp", "_", "UL"},
    {WordFormat::JavaScript, "js", "_", "n"},
    {WordFormat::Zig, "zig", "_", ""},
}};

const LiteralStyle &styleOf(WordFormat format)
{
    return styles[static_cast<std::size_t>(format)];
}

void appendHexadecimal(std::string &text, std::uint64_t word, const LiteralStyle &style)
{
    // Put together on the stack, since appending to a string costs more than making a digit.
    std::array<char, 2 + 16 + 3> literal;
    char *end = literal.data();
    *end++ = '0';
    *end++ = 'x';
    for (int digit = 15; digit >= 0; --digit) {
        *end++ = "0123456789ABCDEF"[word >> (4 * digit) & 0xF];
        if (!style.separator.empty() && digit % 4 == 0 && digit != 0)
            *end++ = style.separator.front();
    }
    text.append(literal.data(), end).append(style.suffix);
}

/// Eight binary digits, the highest bit first.
std::string toBits(std::uint64_t byte)
{
    std::string bits;
    for (int bit = 7; bit >= 0; --bit)
        bits += (byte >> bit & 1) != 0 ? '1' : '0';
    return bits;
}

} // namespace

std::string_view nameOf(WordFormat format)
{
    return styleOf(format).name;
}

std::optional<WordFormat> parseWordFormat(std::string_view name)
{
    const auto found =
        std::find_if(styles.begin(), styles.end(),
                     [name](const LiteralStyle &style) { return style.name == name; });
    return found == styles.end() ? std::nullopt : std::optional(found->format);
}

void appendLiteral(std::string &text, std::uint64_t word, WordFormat format)
{
    switch (format) {
    case WordFormat::Decimal:
        text += std::to_string(word);
        break;
    case WordFormat::Signed:
        text += std::to_string(static_cast<std::int64_t>(word));
        break;
    case WordFormat::Binary:
        text += "0b";
        for (int byte = 7; byte >= 0; --byte)
            text += toBits(word >> (8 * byte));
        break;
    default:
        appendHexadecimal(text, word, styleOf(format));
    }
}

std::string toLiteral(std::uint64_t word, WordFormat format)
{
    std::string text;
    appendLiteral(text, word, format);
    return text;
}

std::string toBinaryByByte(std::uint64_t word)
{
    std::string text;
    for (int byte = 7; byte >= 0; --byte) {
        text += toBits(word >> (8 * byte));
        if (byte != 0)
            text += ' ';
    }
    return text;
}

} // namespace chess
