#include "src/notation/export/export.h"

#include "src/notation/export/source_code.h"
#include "src/notation/fen/fen.h"
#include "src/notation/text/json.h"
#include "src/notation/words/diagram.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace chess {

namespace {

std::string toList(std::span<const NamedBitboard> boards, ExportStyle style)
{
    std::string text;
    for (const NamedBitboard &board : boards) {
        text += board.name;
        text += '\t';
        appendLiteral(text, toWord(board.squares, style.mapping), style.words, style.spelling);
        text += '\t';
        text += std::to_string(board.squares.count());
        text += '\n';
    }
    return text;
}

std::string toConstants(std::span<const NamedBitboard> boards, ExportStyle style)
{
    std::string text;
    for (const NamedBitboard &board : boards)
        text += toConstant(board.name, toWord(board.squares, style.mapping), style.words,
                           style.spelling) += '\n';
    return text;
}

std::string toNamedArray(std::span<const NamedBitboard> boards, ExportStyle style)
{
    std::vector<ArrayEntry> entries;
    entries.reserve(boards.size());
    for (const NamedBitboard &board : boards)
        entries.push_back({toWord(board.squares, style.mapping), board.name});
    return toArray("bitboards", entries, style.words, style.spelling);
}

std::string toCsv(std::span<const NamedBitboard> boards, ExportStyle style)
{
    std::string text = "name,word,count,squares\n";
    for (const NamedBitboard &board : boards) {
        std::string squares = board.squares.isEmpty() ? "" : toSquareList(board.squares);
        std::replace(squares.begin(), squares.end(), ',', ' '); // no cell needs quotes then
        text += fmt::format(
            "{},{},{},{}\n", board.name,
            toLiteral(toWord(board.squares, style.mapping), style.words, style.spelling),
            board.squares.count(), squares);
    }
    return text;
}

std::string toTestLines(std::span<const NamedBitboard> boards, ExportStyle style)
{
    std::string text;
    for (const NamedBitboard &board : boards)
        text += toTestLine(board.name, toWord(board.squares, style.mapping), style.framework,
                           style.spelling) += '\n';
    return text;
}

std::string toDump(std::span<const NamedBitboard> boards, ExportStyle style)
{
    std::string text;
    for (const NamedBitboard &board : boards)
        text += fmt::format("{}  {}\n",
                            toByteDump(toWord(board.squares, style.mapping), style.bytes,
                                       style.spelling.isLowerCase),
                            board.name);
    return text;
}

std::string toBinary(std::span<const NamedBitboard> boards, ExportStyle style)
{
    std::string bytes;
    for (const NamedBitboard &board : boards)
        bytes += toBytes(toWord(board.squares, style.mapping), style.bytes);
    return bytes;
}

nlohmann::ordered_json toJsonObject(std::span<const NamedBitboard> boards, SquareMapping mapping)
{
    auto object = nlohmann::ordered_json::object();
    for (const NamedBitboard &board : boards)
        object[std::string(board.name)] = toJson(board.squares, mapping);
    return object;
}

/// The JSON of a position with one bitboard a line.
std::string toJsonFile(const Position &position, std::span<const NamedBitboard> boards,
                       SquareMapping mapping)
{
    std::string text = fmt::format(
        "{{\n  \"fen\": {},\n  \"chess960\": {},\n  \"mapping\": \"{}\",\n"
        "  \"bitboards\": {{\n",
        nlohmann::ordered_json(toFen(position)).dump(), position.isChess960(), nameOf(mapping));
    for (const NamedBitboard &board : boards) {
        const bool isLast = &board == &boards.back();
        text += fmt::format("    \"{}\": {}{}\n", board.name, toJson(board.squares, mapping).dump(),
                            isLast ? "" : ",");
    }
    return text += "  }\n}\n";
}

} // namespace

std::optional<ExportStyle> parseExportStyle(std::string_view name, SquareMapping mapping)
{
    if (name == "csv")
        return ExportStyle{ExportLayout::Csv, WordFormat::Hex, mapping};
    if (name == "json")
        return ExportStyle{ExportLayout::Json, WordFormat::Hex, mapping};
    for (const auto &[order, prefix] :
         {std::pair(ByteOrder::Little, "le-"), {ByteOrder::Big, "be-"}}) {
        ExportStyle style{ExportLayout::Dump, WordFormat::Hex, mapping};
        style.bytes = order;
        if (name == std::string(prefix) + "bytes")
            return style;
        style.layout = ExportLayout::Binary;
        if (name == std::string(prefix) + "raw")
            return style;
    }
    if (const std::optional<TestFramework> framework = parseTestFramework(name)) {
        ExportStyle style{ExportLayout::Tests, languageOf(*framework), mapping};
        style.framework = *framework;
        return style;
    }
    const std::optional<WordFormat> words = parseWordFormat(name);
    if (!words)
        return std::nullopt;
    return ExportStyle{isLanguage(*words) ? ExportLayout::Constants : ExportLayout::List, *words,
                       mapping};
}

std::string toText(std::span<const NamedBitboard> boards, ExportStyle style)
{
    switch (style.layout) {
    case ExportLayout::List:
        return toList(boards, style);
    case ExportLayout::Constants:
        return toConstants(boards, style);
    case ExportLayout::Array:
        return toNamedArray(boards, style);
    case ExportLayout::Csv:
        return toCsv(boards, style);
    case ExportLayout::Json:
        return toJsonObject(boards, style.mapping).dump() + '\n';
    case ExportLayout::Tests:
        return toTestLines(boards, style);
    case ExportLayout::Dump:
        return toDump(boards, style);
    case ExportLayout::Binary:
        return toBinary(boards, style);
    }
    return {};
}

std::string_view commentMarkOf(ExportStyle style)
{
    if (style.layout == ExportLayout::List || style.layout == ExportLayout::Dump)
        return "#";
    return commentMarkOf(style.layout == ExportLayout::Tests ? languageOf(style.framework)
                                                             : style.words);
}

std::string bitOrderOf(ExportStyle style)
{
    const auto squareName = [&style](int bit) {
        return nameOf(squareOf(bit, style.mapping));
    };
    const std::string_view alias = aliasOf(style.mapping);
    return fmt::format("bits: {}{}, bit 0 is {}, bit 1 is {}, bit 63 is {}", nameOf(style.mapping),
                       alias.empty() ? "" : fmt::format(" ({})", alias), squareName(0),
                       squareName(1), squareName(63));
}

std::string exportHeading(const Position &position, ExportStyle style)
{
    return fmt::format("{0} {1}\n{0} {2}FEN: {3}\n", commentMarkOf(style), bitOrderOf(style),
                       position.isChess960() ? "Chess960 " : "", toFen(position));
}

std::string toExport(const Position &position, std::span<const NamedBitboard> boards,
                     ExportStyle style)
{
    switch (style.layout) {
    case ExportLayout::Csv:
    case ExportLayout::Binary:
        return toText(boards, style);
    case ExportLayout::Json:
        return toJsonFile(position, boards, style.mapping);
    case ExportLayout::List:
    case ExportLayout::Tests:
    case ExportLayout::Dump:
        return exportHeading(position, style) + toText(boards, style);
    case ExportLayout::Constants:
    case ExportLayout::Array:
        break;
    }
    const std::string_view preamble = preambleOf(style.words);
    return exportHeading(position, style) +
           (preamble.empty() ? "" : fmt::format("{}\n\n", preamble)) + toText(boards, style);
}

std::string_view extensionOf(ExportStyle style)
{
    if (style.layout == ExportLayout::Csv)
        return "csv";
    if (style.layout == ExportLayout::Json)
        return "json";
    if (style.layout == ExportLayout::Binary)
        return "bin";
    if (style.layout == ExportLayout::Dump)
        return "txt";
    switch (style.layout == ExportLayout::Tests ? languageOf(style.framework) : style.words) {
    case WordFormat::C:
        return "h";
    case WordFormat::Cpp:
        return "hpp";
    case WordFormat::Rust:
        return "rs";
    case WordFormat::Java:
        return "java";
    case WordFormat::Python:
        return "py";
    case WordFormat::Go:
        return "go";
    case WordFormat::CSharp:
        return "cs";
    case WordFormat::JavaScript:
        return "js";
    case WordFormat::Zig:
        return "zig";
    case WordFormat::TypeScript:
        return "ts";
    case WordFormat::Kotlin:
        return "kt";
    case WordFormat::Swift:
        return "swift";
    default:
        return "txt";
    }
}

} // namespace chess
