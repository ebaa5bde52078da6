#include "src/workbench/tables/table_text.h"

#include "src/notation/export/source_code.h"
#include "src/notation/text/json.h"
#include "src/notation/words/diagram.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace chess {

namespace {

/// One line a square, the cells parted by `separator` and the squares of an entry by
/// `squareSeparator`.
std::string toRows(const SquareTable &table, ExportStyle style, char separator,
                   char squareSeparator)
{
    std::string text = fmt::format("square{0}word{0}count{0}squares\n", separator);
    for (int bit = 0; bit < 64; ++bit) {
        const Square square = squareOf(bit, style.mapping);
        const Bitboard entry = table.entry(square);
        std::string names = toSquareList(entry);
        std::replace(names.begin(), names.end(), ',', squareSeparator);
        text += fmt::format("{1}{0}{2}{0}{3}{0}{4}\n", separator, nameOf(square),
                            toLiteral(toWord(entry, style.mapping), style.words, style.spelling),
                            entry.count(), names);
    }
    return text;
}

std::string toJsonArray(const SquareTable &table, SquareMapping mapping)
{
    auto values = nlohmann::ordered_json::array();
    for (int bit = 0; bit < 64; ++bit)
        values.push_back(toJson(table.entry(squareOf(bit, mapping)), mapping));
    return values.dump() + '\n';
}

std::string toSource(const SquareTable &table, ExportStyle style)
{
    std::vector<ArrayEntry> words;
    for (const std::uint64_t word : wordsOf(table, style.mapping))
        words.push_back({word, {}});
    return toArray(identifierOf(table), words, style.words, style.spelling);
}

/// What a function makes of each word in turn.
template <typename Function>
std::string eachWord(const SquareTable &table, ExportStyle style, Function function)
{
    std::string text;
    std::size_t index = 0;
    for (const std::uint64_t word : wordsOf(table, style.mapping))
        text += function(word, index++);
    return text;
}

} // namespace

std::string identifierOf(const SquareTable &table)
{
    std::string identifier(table.name);
    std::replace(identifier.begin(), identifier.end(), '-', '_');
    return identifier;
}

std::string toText(const SquareTable &table, ExportStyle style)
{
    switch (style.layout) {
    case ExportLayout::List:
        return toRows(table, style, '\t', ',');
    case ExportLayout::Csv:
        return toRows(table, style, ',', ' '); // no cell needs quotes then
    case ExportLayout::Json:
        return toJsonArray(table, style.mapping);
    case ExportLayout::Tests:
        return eachWord(table, style, [&](std::uint64_t word, std::size_t index) {
            return toTestLine(identifierOf(table), index, word, style.framework, style.spelling) +
                   '\n';
        });
    case ExportLayout::Dump:
        return eachWord(table, style, [&](std::uint64_t word, std::size_t) {
            return toByteDump(word, style.bytes, style.spelling.isLowerCase) + '\n';
        });
    case ExportLayout::Binary:
        return eachWord(table, style, [&](std::uint64_t word, std::size_t) {
            return toBytes(word, style.bytes);
        });
    case ExportLayout::Constants:
    case ExportLayout::Array:
        break;
    }
    return toSource(table, style);
}

std::string toExport(const SquareTable &table, ExportStyle style)
{
    if (style.layout == ExportLayout::Csv || style.layout == ExportLayout::Json ||
        style.layout == ExportLayout::Binary)
        return toText(table, style);
    const std::string_view mark = commentMarkOf(style);
    std::string text = fmt::format("{0} {1}\n{0} {2}\n", mark, table.meaning, bitOrderOf(style));
    const std::string_view preamble = preambleOf(style.words);
    const bool hasDeclarations =
        style.layout == ExportLayout::Constants || style.layout == ExportLayout::Array;
    if (hasDeclarations && !preamble.empty())
        text += fmt::format("{}\n\n", preamble);
    return text + toText(table, style);
}

} // namespace chess
