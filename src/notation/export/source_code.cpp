#include "src/notation/export/source_code.h"

#include "src/board/enum_table.h"

#include <fmt/format.h>

#include <algorithm>

namespace chess {

namespace {

/// How a language declares words. {0} is the name, {1} the word or the number of entries, {2} the
/// type.
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
    {WordFormat::C, NameCase::Snake, "//", "#include <stdint.h>", "static const {2} {0} = {1};",
     "static const {2} {0}[{1}] = {{", "};"},
    {WordFormat::Cpp, NameCase::Snake, "//", "#include <cstdint>",
     "inline constexpr {2} {0} = {1};", "inline constexpr {2} {0}[{1}] = {{", "};"},
    {WordFormat::Rust, NameCase::UpperSnake, "//", "", "pub const {0}: {2} = {1};",
     "pub const {0}: [{2}; {1}] = [", "];"},
    {WordFormat::Java, NameCase::UpperSnake, "//", "", "static final {2} {0} = {1};",
     "static final {2}[] {0} = {{", "};"},
    {WordFormat::Python, NameCase::UpperSnake, "#", "", "{0} = {1}", "{0} = [", "]"},
    {WordFormat::Go, NameCase::UpperCamel, "//", "", "const {0} {2} = {1}", "var {0} = [{1}]{2}{{",
     "}"},
    {WordFormat::CSharp, NameCase::UpperCamel, "//", "", "public const {2} {0} = {1};",
     "public static readonly {2}[] {0} = {{", "};"},
    {WordFormat::JavaScript, NameCase::UpperSnake, "//", "", "const {0} = {1};", "const {0} = [",
     "];"},
    {WordFormat::Zig, NameCase::Snake, "//", "", "pub const {0}: {2} = {1};",
     "pub const {0} = [{1}]{2}{{", "};"},
    {WordFormat::TypeScript, NameCase::UpperSnake, "//", "", "export const {0}: {2} = {1};",
     "export const {0}: readonly {2}[] = [", "];"},
    {WordFormat::Kotlin, NameCase::UpperSnake, "//", "", "const val {0}: {2} = {1}",
     "val {0}: Array<{2}> = arrayOf(", ")"},
    {WordFormat::Swift, NameCase::LowerCamel, "//", "", "let {0}: {2} = {1}", "let {0}: [{2}] = [",
     "]"},
}};
static_assert(isInOrderOf(&DeclarationStyle::format, styles));

const DeclarationStyle &styleOf(WordFormat format)
{
    return styles[static_cast<std::size_t>(format)];
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

std::string constantNameOf(std::string_view name, WordFormat format, const Spelling &spelling)
{
    return spelt(name, spelling.names.value_or(styleOf(format).nameCase));
}

std::string toConstant(std::string_view name, std::uint64_t word, WordFormat format,
                       const Spelling &spelling)
{
    const DeclarationStyle &style = styleOf(format);
    return fmt::format(fmt::runtime(style.constant), constantNameOf(name, format, spelling),
                       toLiteral(word, format, spelling), typeNameOf(format, spelling));
}

std::string toArray(std::string_view name, std::span<const ArrayEntry> entries, WordFormat format,
                    const Spelling &spelling)
{
    const DeclarationStyle &style = styleOf(format);
    const bool isBare = style.arrayBegin.empty();
    const bool hasRemarks =
        std::any_of(entries.begin(), entries.end(),
                    [](const ArrayEntry &entry) { return !entry.remark.empty(); });
    const std::size_t entriesPerLine = isBare || hasRemarks ? 1 : 4;
    std::string text;
    if (!isBare) {
        text += fmt::format(fmt::runtime(style.arrayBegin), constantNameOf(name, format, spelling),
                            entries.size(), typeNameOf(format, spelling));
        text += '\n';
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const bool isLineStart = i % entriesPerLine == 0;
        const bool isLineEnd = (i + 1) % entriesPerLine == 0 || i + 1 == entries.size();
        if (!isBare)
            text += isLineStart ? "    " : " ";
        appendLiteral(text, entries[i].word, format, spelling);
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
