#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/inputs.h"
#include "src/cli/json_output.h"
#include "src/notation/diagram.h"

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
    console.out() << toLiteral(toWord(squares, to), options.output.format);
    if (options.keepsNumber)
        console.out() << '\t' << toSquareList(squares);
    console.out() << '\n';
}

void run(Console &console, const MapOptions &options)
{
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
        "WORD [--from M] [--to M | --all] [--keep-number] [--as FORMAT]",
        "Prints the number that stands for the same squares under the other mapping. With\n"
        "--keep-number the number stays, and the squares it stands for there are printed "
        "behind.\n\n"
        "Example:\n  bitboard map 0xFF00 --from a1b1 --to a8b8");
    const auto options = std::make_shared<MapOptions>();
    addText(command, "WORD", options->word, "A bitboard, written as a 64-bit word").required();
    addMapping(
        command, "--from", [options](SquareMapping mapping) { options->from = mapping; },
        "The mapping of the word (default that of --mapping)");
    CLI::Option &to = addMapping(
        command, "--to", [options](SquareMapping mapping) { options->to = mapping; },
        "The mapping wanted (default that of --mapping)");
    command.add_flag("--all", options->isAll, "All eight mappings, one a line")->excludes(&to);
    command.add_flag("--keep-number", options->keepsNumber,
                     "Read the same number under the other mapping");
    addOutputOptions(command, options->output);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
