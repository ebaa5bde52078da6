#include "src/notation/words/literal.h"

#include "src/board/enum_table.h"

#include <algorithm>
#include <limits>

namespace chess {

namespace {

/// How a format writes a word: `0x`, sixteen digits in groups of four, a suffix. Only hexadecimal
/// suits every language: in Java and in a signed C type a decimal above 2⁶³−1 does not compile.
/// Signed types get decimal numbers.
struct LiteralStyle {
    WordFormat format;
    std::string_view name;
    std::string_view separator;
    std::string_view suffix;
    std::string_view signedSuffix;
    std::string_view type;
    std::string_view signedType;
};

constexpr std::array<LiteralStyle, allWordFormats.size()> styles = {{
    {WordFormat::Hex, "hex", "", "", "", "", ""},
    {WordFormat::Decimal, "dec", "", "", "", "", ""},
    {WordFormat::Signed, "signed", "", "", "", "", ""},
    {WordFormat::Binary, "bin", "", "", "", "", ""},
    {WordFormat::C, "c", "", "ULL", "LL", "uint64_t", "int64_t"},
    {WordFormat::Cpp, "cpp", "'", "ULL", "LL", "std::uint64_t", "std::int64_t"},
    {WordFormat::Rust, "rust", "_", "_u64", "_i64", "u64", "i64"},
    {WordFormat::Java, "java", "_", "L", "L", "long", "long"},
    {WordFormat::Python, "python", "_", "", "", "", ""},
    {WordFormat::Go, "go", "_", "", "", "uint64", "int64"},
    {WordFormat::CSharp, "csharp", "_", "UL", "L", "ulong", "long"},
    {WordFormat::JavaScript, "js", "_", "n", "n", "", ""},
    {WordFormat::Zig, "zig", "_", "", "", "u64", "i64"},
    {WordFormat::TypeScript, "ts", "_", "n", "n", "bigint", "bigint"},
    {WordFormat::Kotlin, "kotlin", "_", "uL", "L", "ULong", "Long"},
    {WordFormat::Swift, "swift", "_", "", "", "UInt64", "Int64"},
}};
static_assert(isInOrderOf(&LiteralStyle::format, styles));

const LiteralStyle &styleOf(WordFormat format)
{
    return styles[static_cast<std::size_t>(format)];
}

/// The digits of a word in base 2ⁿ, with a separator between groups of equal length.
void appendDigits(std::string &text, std::uint64_t word, int bitsPerDigit, int perGroup,
                  char separator, bool isLowerCase)
{
    // Put together on the stack, since appending to a string costs more than making a digit.
    std::array<char, 64 + 63> digits;
    char *end = digits.data();
    const char *const known = isLowerCase ? "0123456789abcdef" : "0123456789ABCDEF";
    const std::uint64_t mask = (std::uint64_t{1} << bitsPerDigit) - 1;
    for (int digit = 64 / bitsPerDigit - 1; digit >= 0; --digit) {
        *end++ = known[word >> (bitsPerDigit * digit) & mask];
        if (perGroup > 0 && digit % perGroup == 0 && digit != 0)
            *end++ = separator;
    }
    text.append(digits.data(), end);
}

/// The separator between groups of digits, if the spelling has one and the format allows it.
std::optional<char> separatorFor(const LiteralStyle &style, DigitGrouping grouping)
{
    const bool isPlain = !isLanguage(style.format);
    if (grouping == DigitGrouping::None || (isPlain && grouping == DigitGrouping::Usual))
        return std::nullopt;
    if (isPlain)
        return '_';
    return style.separator.empty() ? std::nullopt : std::optional(style.separator.front());
}

void appendHexadecimal(std::string &text, std::uint64_t word, const LiteralStyle &style,
                       const Spelling &spelling)
{
    if (spelling.hasPrefix || isLanguage(style.format))
        text += "0x";
    const std::optional<char> separator = separatorFor(style, spelling.grouping);
    const int perGroup = spelling.grouping == DigitGrouping::Bytes ? 2 : 4;
    appendDigits(text, word, 4, separator ? perGroup : 0, separator.value_or('_'),
                 spelling.isLowerCase);
    text += style.suffix;
}

void appendBinary(std::string &text, std::uint64_t word, const LiteralStyle &style,
                  const Spelling &spelling)
{
    if (spelling.hasPrefix)
        text += "0b";
    const std::optional<char> separator = separatorFor(style, spelling.grouping);
    appendDigits(text, word, 1, separator ? 8 : 0, separator.value_or('_'), false);
}

/// A word in the signed type of a language.
void appendSigned(std::string &text, std::uint64_t word, const LiteralStyle &style)
{
    const auto number = static_cast<std::int64_t>(word);
    const bool isLeast = number == std::numeric_limits<std::int64_t>::min();
    // To these the minus is an operator on a literal that would not fit.
    if (isLeast && style.format == WordFormat::C)
        text += "(int64_t)0x8000000000000000ULL";
    else if (isLeast && style.format == WordFormat::Cpp)
        text += "static_cast<std::int64_t>(0x8000'0000'0000'0000ULL)";
    else if (isLeast && style.format == WordFormat::Kotlin)
        text += "Long.MIN_VALUE";
    else
        text.append(std::to_string(number)).append(style.signedSuffix);
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

std::string_view typeNameOf(WordFormat format, const Spelling &spelling)
{
    return spelling.isSigned ? styleOf(format).signedType : styleOf(format).type;
}

void appendLiteral(std::string &text, std::uint64_t word, WordFormat format,
                   const Spelling &spelling)
{
    const LiteralStyle &style = styleOf(format);
    if (format == WordFormat::Decimal)
        text += std::to_string(word);
    else if (format == WordFormat::Signed)
        text += std::to_string(static_cast<std::int64_t>(word));
    else if (format == WordFormat::Binary)
        appendBinary(text, word, style, spelling);
    else if (spelling.isSigned && isLanguage(format))
        appendSigned(text, word, style);
    else
        appendHexadecimal(text, word, style, spelling);
}

std::string toLiteral(std::uint64_t word, WordFormat format, const Spelling &spelling)
{
    std::string text;
    appendLiteral(text, word, format, spelling);
    return text;
}

std::string toBinaryByByte(std::uint64_t word)
{
    std::string text;
    appendDigits(text, word, 1, 8, ' ', false);
    return text;
}

} // namespace chess
