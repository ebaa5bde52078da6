#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/inputs.h"
#include "src/cli/json_output.h"
#include "src/notation/words/byte_dump.h"
#include "src/notation/words/diagram.h"
#include "src/workbench/bitboard_text.h"
#include "src/workbench/difference.h"
#include "src/workbench/tables/table_check.h"

#include <fmt/format.h>

#include <ostream>

namespace chess {

namespace {

struct DiffOptions {
    std::vector<std::string> words;
    std::optional<std::string> fen;
    bool areLists = false;
    bool isChess960 = false;
    OutputOptions output;
};

JsonValue toJson(const Difference &difference, SquareMapping mapping)
{
    return {{"same", difference.isNone()},
            {"expected", toJson(difference.expected, mapping)},
            {"actual", toJson(difference.actual, mapping)},
            {"only_expected", toJson(difference.onlyExpected(), mapping)},
            {"both", toJson(difference.both(), mapping)},
            {"only_actual", toJson(difference.onlyActual(), mapping)}};
}

void print(Console &console, const Difference &difference, const OutputOptions &output)
{
    if (output.layout == Layout::Json) {
        printJson(console, toJson(difference, output.mapping));
        return;
    }
    const auto printLine = [&](std::string_view name, Bitboard squares) {
        console.out() << fmt::format("{}\t{}\t{}\t{}\n", name, output.literal(squares),
                                     squares.count(), toSquareList(squares));
    };
    printLine("only_expected", difference.onlyExpected());
    printLine("both", difference.both());
    printLine("only_actual", difference.onlyActual());
    console.out() << toDiagram(difference);
}

void print(Console &console, const ListDifference &list, const OutputOptions &output)
{
    if (output.layout == Layout::Json) {
        JsonValue boards = JsonValue::object();
        for (const auto &[name, difference] : list.boards)
            boards[name] = toJson(difference, output.mapping);
        printJson(console, {{"same", list.isNone()},
                            {"boards", boards},
                            {"only_expected", list.onlyExpected},
                            {"only_actual", list.onlyActual}});
        return;
    }
    for (const auto &[name, difference] : list.boards) {
        if (!difference.isNone())
            console.out() << fmt::format(
                "{}\t{}\t{}\t{}\t{}\n", name, output.literal(difference.expected),
                output.literal(difference.actual), toSquareList(difference.onlyExpected()),
                toSquareList(difference.onlyActual()));
    }
    for (const std::string &name : list.onlyExpected)
        console.out() << fmt::format("{}\tonly expected\n", name);
    for (const std::string &name : list.onlyActual)
        console.out() << fmt::format("{}\tonly actual\n", name);
}

/// Prints what there is between two words or lists; a difference ends the run with status 1, as
/// with diff and cmp.
template <typename AnyDifference>
void report(Console &console, const AnyDifference &difference, const OutputOptions &output)
{
    print(console, difference, output);
    if (!difference.isNone())
        console.noteFailure();
}

/// A list as it was read.
struct ReadList {
    std::vector<ListedBitboard> boards;
    /// The same with the bytes of every word in the other order, when it was given as bytes.
    std::vector<ListedBitboard> reversed;
    std::string source;
};

std::optional<ReadList> readList(Console &console, const std::optional<std::string> &file,
                                 SquareMapping mapping)
{
    const auto text = readText(console, file);
    if (!text)
        return std::nullopt;
    const auto words = readLabelledWords(console, *text, mapping);
    if (!words)
        return std::nullopt;
    if (const auto repeated = repeatedLabelIn(text->text, *words)) {
        console.error(where(text->source, placeOf(text->text, repeated->offset)),
                      toText(describe(*repeated)));
        return std::nullopt;
    }
    ReadList list{listedBitboards(*words), {}, text->source};
    if (words->words.front().reading.kind == WordReadingKind::LittleEndianBytes) {
        LabelledWords reversed = *words;
        for (LabelledWord &word : reversed.words)
            word.reading.word = withBytesReversed(word.reading.word);
        list.reversed = listedBitboards(reversed);
    }
    return list;
}

/// How many squares are wrong; a name that one list has not got is a whole board.
int wrongSquares(const ListDifference &list)
{
    auto count = static_cast<int>(64 * (list.onlyExpected.size() + list.onlyActual.size()));
    for (const NamedDifference &board : list.boards)
        count += (board.difference.expected ^ board.difference.actual).count();
    return count;
}

/// The difference to a list; of bytes both orders are tried, and the nearer one is said and taken.
template <typename Expected>
ListDifference nearerDifference(Console &console, const Expected &expected, const ReadList &actual)
{
    ListDifference little = differenceOf(expected, actual.boards);
    if (actual.reversed.empty())
        return little;
    ListDifference big = differenceOf(expected, actual.reversed);
    const bool isBig = wrongSquares(big) < wrongSquares(little);
    console.notice(actual.source, toText(describe(isBig ? ByteOrder::Big : ByteOrder::Little)));
    return isBig ? big : little;
}

/// The squares of a word, which may have remarks, or else of an expression.
std::optional<Bitboard> readBitboard(Console &console, std::string_view text,
                                     std::string_view source, const ExpressionContext &context)
{
    const auto bitboard = parseBitboardText(text, context);
    if (!bitboard) {
        console.error(where(source, placeOf(text, bitboard.error().offset)),
                      toText(bitboard.error().reason));
        return std::nullopt;
    }
    if (bitboard->word)
        readWord(console, text, source, context.mapping);
    return bitboard->squares;
}

void compareWords(Console &console, const DiffOptions &options)
{
    ExpressionContext context{Position::start(), std::nullopt, options.output.mapping, {}};
    if (options.fen) {
        const auto position = readFen(console, *options.fen, "FEN", {options.isChess960});
        if (!position)
            return;
        context.position = *position;
    }
    const auto expected = readBitboard(console, options.words[0], "EXPECTED", context);
    const auto actual = readBitboard(console, options.words[1], "ACTUAL", context);
    if (expected && actual)
        report(console, Difference{*expected, *actual}, options.output);
}

void compareLists(Console &console, const DiffOptions &options)
{
    const auto expected = readList(console, options.words[0], options.output.mapping);
    const auto actual = readList(console, options.words[1], options.output.mapping);
    if (!expected || !actual)
        return;
    if (!expected->reversed.empty())
        console.notice(expected->source, toText(describe(ByteOrder::Little)));
    report(console, nearerDifference(console, expected->boards, *actual), options.output);
}

void compareWithPosition(Console &console, const DiffOptions &options)
{
    const auto position = readFen(console, *options.fen, "FEN", {options.isChess960});
    const auto file = options.words.empty() ? std::nullopt : std::optional(options.words.front());
    const auto actual = readList(console, file, options.output.mapping);
    if (position && actual)
        report(console, nearerDifference(console, *position, *actual), options.output);
}

void run(Console &console, const DiffOptions &options)
{
    const std::size_t count = options.words.size();
    if (options.fen && options.areLists)
        throw CLI::ValidationError("--fen and --lists do not go together.");
    if (options.fen && count > 2)
        throw CLI::ValidationError("With --fen there are two words, or one file.");
    if (!options.fen && count != 2)
        throw CLI::ValidationError(options.areLists ? "Two files are compared."
                                                    : "Two words are compared.");
    if (options.fen && count < 2)
        compareWithPosition(console, options);
    else if (options.areLists)
        compareLists(console, options);
    else
        compareWords(console, options);
}

} // namespace

void addDiffCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(
        program, "diff", "Compare bitboards that should be equal",
        "EXPECTED ACTUAL [--fen FEN] [--mapping M] [--as FORMAT]\n"
        "       bitboard diff --lists EXPECTED_FILE ACTUAL_FILE\n"
        "       bitboard diff --fen FEN [FILE] [--chess960]",
        R"(EXPECTED and ACTUAL are words or expressions of bitboard eval, whose names are those of the
FEN (default startpos). Of the two it prints the squares only in the first, in both, and
only in the second, and a picture: - expected only, + actual only, 1 both. Of lists it
prints, for each name that differs, both words, the squares that are missing and those too
many. With --fen a list is compared with the bitboards of the position; twelve words without
names are its pieces, White's first. Ends with status 1 when there is a difference.

Examples:
  bitboard diff 0xFF00 0x7F00
  bitboard diff "knight_attacks(b1) & ~white" 0x50000
  bitboard diff --fen startpos dump.txt)");
    const auto options = std::make_shared<DiffOptions>();
    addWords(command, "WORD", options->words,
             "Two words or expressions, or with --lists two files, or one file");
    CLI::Option &fen = addText(
        command, "--fen", options->fen,
        "The position whose bitboards a list is compared with, or of which expressions are");
    fen.type_name("FEN");
    command.add_flag("--lists", options->areLists, "Compare two files of named words")
        ->excludes(&fen);
    addChess960(command, options->isChess960);
    addOutputOptions(command, options->output);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
