#include "src/notation/source_code.h"

#include "src/board/ascii.h"

#include <fmt/format.h>

#include <algorithm>

namespace chess {

namespace {

enum class NameCase : std::uint8_t { Snake, UpperSnake, UpperCamel };

/// How a language declares words. {0} is the name, {1} the word or the number of entries.
struct DeclarationStyle {
    WordFormat format;
    NameCase nameCase;
    std::string_view comment;
    std::string_view preamble;
    std::string_view constant;
    std::string_view arrayBegin;
    std::string_view arrayEnd;
};

constexpr std::string_view bareWord = "{1}";

constexpr std::array<DeclarationStyle, allWordFormats.size()> styles = {{
    {WordFormat::Hex, NameCase::Snake, "#", "", bareWord, "", ""},
    {WordFormat::Decimal, NameCase::Snake, "#", "", bareWord, "", ""},
    {WordFormat::Signed, NameCase::Snake, "#", "", bareWord, "", ""},
    {WordFormat::Binary, NameCase::Snake, "#", "", bareWord, "", ""},
    {WordFormat::C, NameCase::Snake, "//", "#include <stdint.h>",
     "static const uint64_t {0} = {1};", "static const uint64_t {0}[{1}] = {{", "};"},
    {WordFormat::Cpp, NameCase::Snake, "//", "#include <cstdint>",
     "inline constexpr std::uint64_t {0} = {1};", "inline constexpr std::uint64_t {0}[{1}] = {{",
     "};"},
    {WordFormat::Rust, NameCase::UpperSnake, "//", "", "pub const {0}: u64 = {1};",
     "pub const {0}: [u64; {1}] = [", "];"},
    {WordFormat::Java, NameCase::UpperSnake, "//", "", "static final long {0} = {1};",
     "static final long[] {0} = {{", "};"},
    {WordFormat::Python, NameCase::UpperSnake, "#", "", "{0} = {1}", "{0} = [", "]"},
    {WordFormat::Go, NameCase::UpperCamel, "//", "", "const {0} uint64 = {1}",
     "var {0} = [{1}]uint64{{", "}"},
    {WordFormat::CSharp, NameCase::UpperCamel, "//", "", "public const ulong {0} = {1};",
     "public static readonly ulong[] {0} = {{", "};"},
    {WordFormat::JavaScript, NameCase::UpperSnake, "//", "", "const {0} = {1};", "const {0} = [",
     "];"},
    {WordFormat::Zig, NameCase::Snake, "//", "", "pub const {0}: u64 = {1};",
     "pub const {0} = [{1}]u64{{", "};"},
}};

const DeclarationStyle &styleOf(WordFormat format)
{
    return styles[static_cast<std::size_t>(format)];
}

char upper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// A catalogue name as a language spells it: WHITE_PAWNS, WhitePawns. Snake names stay as they are.
std::string spelt(std::string_view name, NameCase nameCase)
{
    std::string result;
    bool isWordStart = true;
    for (const char c : name) {
        if (nameCase == NameCase::UpperCamel && c == '_') {
            isWordStart = true;
            continue;
        }
        const bool isUpper =
            nameCase == NameCase::UpperSnake || (nameCase == NameCase::UpperCamel && isWordStart);
        result += isUpper ? upper(c) : c;
        isWordStart = false;
    }
    return result;
}

} // namespace

std::string_view commentMarkOf(WordFormat format)
{
    return styleOf(format).comment;
}

std::string_view preambleOf(WordFormat format)
{
    return styleOf(format).preamble;
}

std::string constantNameOf(std::string_view name, WordFormat format)
{
    return spelt(name, styleOf(format).nameCase);
}

std::string toConstant(std::string_view name, std::uint64_t word, WordFormat format)
{
    const DeclarationStyle &style = styleOf(format);
    return fmt::format(fmt::runtime(style.constant), constantNameOf(name, format),
                       toLiteral(word, format));
}

std::string toArray(std::string_view name, std::span<const ArrayEntry> entries, WordFormat format)
{
    const DeclarationStyle &style = styleOf(format);
    const bool isBare = style.arrayBegin.empty();
    const bool hasRemarks =
        std::any_of(entries.begin(), entries.end(),
                    [](const ArrayEntry &entry) { return !entry.remark.empty(); });
    const std::size_t entriesPerLine = isBare || hasRemarks ? 1 : 4;
    std::string text;
    if (!isBare) {
        text += fmt::format(fmt::runtime(style.arrayBegin), constantNameOf(name, format),
                            entries.size());
        text += '\n';
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const bool isLineStart = i % entriesPerLine == 0;
        const bool isLineEnd = (i + 1) % entriesPerLine == 0 || i + 1 == entries.size();
        if (!isBare)
            text += isLineStart ? "    " : " ";
        appendLiteral(text, entries[i].word, format);
        if (!isBare)
            text += ',';
        if (!entries[i].remark.empty())
            text += fmt::format(" {} {}", style.comment, entries[i].remark);
        if (isLineEnd)
            text += '\n';
    }
    return isBare ? text : text.append(style.arrayEnd) += '\n';
}

} // namespace chess
