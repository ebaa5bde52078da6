#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/inputs.h"
#include "src/cli/json_output.h"
#include "src/notation/words/diagram.h"
#include "src/workbench/mapping_guess.h"

#include <fmt/format.h>

#include <ostream>

namespace chess {

namespace {

struct MapOptions {
    std::optional<std::string> word;
    std::optional<SquareMapping> from;
    std::optional<SquareMapping> to;
    bool isAll = false;
    bool keepsNumber = false;
    bool isGuess = false;
    std::optional<std::string> square;
    std::optional<std::string> file;
    OutputOptions output;
};

/// What the word is under another mapping: the same squares under another number, or the same
/// number and other squares.
Bitboard squaresUnder(SquareMapping to, Bitboard squares, SquareMapping from, bool keepsNumber)
{
    return keepsNumber ? fromWord(toWord(squares, from), to) : squares;
}

void printText(Console &console, SquareMapping to, Bitboard squares, const MapOptions &options)
{
    if (options.isAll)
        console.out() << nameOf(to) << '\t';
    console.out() << toLiteral(toWord(squares, to), options.output.format, options.output.spelling);
    if (options.keepsNumber)
        console.out() << '\t' << toSquareList(squares);
    console.out() << '\n';
}

JsonValue toJson(const MappingGuess &guess)
{
    JsonValue reasons = JsonValue::array();
    for (const MappingReason &reason : guess.reasons)
        reasons.push_back({{"kind", nameOf(reason.kind)},
                           {"for", reason.speaksFor},
                           {"squares", toJsonSquareList(reason.squares)},
                           {"sentence", toText(describe(reason))}});
    return {{"mapping", nameOf(guess.mapping)},
            {"makes_sense", guess.makesSense()},
            {"score", guess.score},
            {"reasons", reasons}};
}

/// A line for each mapping under which the words make sense: name, score, and the reasons.
void printGuesses(Console &console, const std::vector<MappingGuess> &guesses, Layout layout)
{
    JsonValue all = JsonValue::array();
    bool makesAnySense = false;
    for (const MappingGuess &guess : guesses) {
        all.push_back(toJson(guess));
        if (!guess.makesSense())
            continue;
        makesAnySense = true;
        std::string sentences;
        for (const MappingReason &reason : guess.reasons)
            sentences.append(sentences.empty() ? "" : " ").append(toText(describe(reason)));
        if (layout != Layout::Json)
            console.out() << fmt::format("{}\t{}\t{}\n", nameOf(guess.mapping), guess.score,
                                         sentences);
    }
    if (layout == Layout::Json)
        printJson(console, all);
    if (!makesAnySense)
        console.error("WORD", "Under no mapping does this make sense.");
}

std::optional<std::vector<MappingGuess>> guess(Console &console, const MapOptions &options)
{
    if (options.square) {
        const auto input = readWord(console, *options.word, "WORD", SquareMapping::A1B1);
        const auto square = readSquare(console, *options.square);
        if (!input || !square)
            return std::nullopt;
        return guessMapping(input->squares.word(), *square);
    }
    const auto text = options.word ? std::optional(TextInput{*options.word, "WORD"})
                                   : readText(console, options.file);
    if (!text)
        return std::nullopt;
    const auto words = readLabelledWords(console, *text, SquareMapping::A1B1);
    if (!words)
        return std::nullopt;
    return guessMapping(namedWordsOf(*words));
}

void run(Console &console, const MapOptions &options)
{
    if (options.isGuess) {
        if (options.square && !options.word)
            throw CLI::ValidationError("WORD", "--square says what is in a word; give that too.");
        if (const auto guesses = guess(console, options))
            printGuesses(console, *guesses, options.output.layout);
        return;
    }
    if (!options.word)
        throw CLI::ValidationError("WORD", "A word is missing, such as 0xFF00.");
    if (options.square || options.file)
        throw CLI::ValidationError("--square and --file go with --guess only.");
    if (!options.to && !options.from && !options.isAll)
        throw CLI::ValidationError("Say under which mapping: --to M, --from M, or --all.");
    const SquareMapping from = options.from.value_or(options.output.mapping);
    const auto input = readWord(console, *options.word, "WORD", from);
    if (!input)
        return;

    std::vector<SquareMapping> targets(allSquareMappings.begin(), allSquareMappings.end());
    if (!options.isAll)
        targets = {options.to.value_or(options.output.mapping)};
    JsonValue all = JsonValue::object();
    for (const SquareMapping to : targets) {
        const Bitboard squares = squaresUnder(to, input->squares, from, options.keepsNumber);
        if (options.output.layout == Layout::Json)
            all[std::string(nameOf(to))] = toJson(squares, to);
        else
            printText(console, to, squares, options);
    }
    if (options.output.layout == Layout::Json)
        printJson(console, options.isAll ? all : all.front());
}

} // namespace

void addMapCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(
        program, "map", "Rewrite a word for another square mapping",
        "WORD [--from M] [--to M | --all] [--keep-number] [--as FORMAT]\n"
        "       bitboard map --guess [WORD --square SQUARE | --file FILE]",
        R"(Prints the number that stands for the same squares under the other mapping. With
--keep-number the number stays, and the squares it stands for there are printed after it.

--guess prints the mappings under which a word has a square known to be in it, or under
which the named words of a text make sense, the likeliest first and why.

Examples:
  bitboard map 0xFF00 --from a1b1 --to a8b8
  bitboard map --guess 0x0800000000 --square e4)");
    const auto options = std::make_shared<MapOptions>();
    addText(command, "WORD", options->word, "A bitboard, written as a 64-bit word");
    addMapping(
        command, "--from", [options](SquareMapping mapping) { options->from = mapping; },
        "The mapping of the word (default that of --mapping)");
    CLI::Option &to = addMapping(
        command, "--to", [options](SquareMapping mapping) { options->to = mapping; },
        "The mapping wanted (default that of --mapping)");
    command.add_flag("--all", options->isAll, "All eight mappings, one a line")->excludes(&to);
    command.add_flag("--keep-number", options->keepsNumber,
                     "Read the same number under the other mapping");
    command.add_flag("--guess", options->isGuess, "Say which mapping a word or a list may have")
        ->excludes(&to);
    addText(command, "--square", options->square, "With --guess: a square known to be in the word")
        .type_name("SQUARE");
    addText(command, "--file", options->file,
            "With --guess: a text with named words; - or nothing is the standard input")
        .type_name("FILE");
    addOutputOptions(command, options->output);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
