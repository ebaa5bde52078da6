#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/json_output.h"
#include "src/notation/diagram.h"
#include "src/notation/source_code.h"
#include "src/workbench/square_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace chess {

namespace {

struct TableOptions {
    const SquareTable *table = nullptr;
    OutputOptions output;
};

/// The name as an identifier: "white_pawn".
std::string identifierOf(const SquareTable &table)
{
    std::string identifier(table.name);
    std::replace(identifier.begin(), identifier.end(), '-', '_');
    return identifier;
}

void run(Console &console, const TableOptions &options)
{
    const OutputOptions &output = options.output;
    JsonValue values = JsonValue::array();
    std::vector<ArrayEntry> words;
    std::string rows = "square\tword\tcount\tsquares\n";
    // Entry number n belongs to the square of bit n.
    for (int bit = 0; bit < 64; ++bit) {
        const Square square = squareOf(bit, output.mapping);
        const Bitboard squares = options.table->entry(square);
        values.push_back(toJson(squares, output.mapping));
        words.push_back({toWord(squares, output.mapping), {}});
        rows += fmt::format("{}\t{}\t{}\t{}\n", nameOf(square), output.literal(squares),
                            squares.count(), toSquareList(squares));
    }
    switch (output.layout) {
    case Layout::Text:
        console.out() << toArray(identifierOf(*options.table), words, output.format);
        break;
    case Layout::Json:
        printJson(console, values);
        break;
    case Layout::Csv:
        // Squares are parted by blanks as everywhere in CSV, so that no cell needs quotes.
        std::replace(rows.begin(), rows.end(), ',', ' ');
        std::replace(rows.begin(), rows.end(), '\t', ',');
        [[fallthrough]];
    case Layout::Tsv:
        console.out() << rows;
        break;
    }
}

} // namespace

void addTableCommand(CLI::App &program, Console &console)
{
    CLI::App &command =
        addCommand(program, "table", "Print a look-up table with an entry for every square",
                   "NAME [--mapping M] [--as FORMAT]",
                   "Entry n belongs to the square of bit n under the mapping.\n\n"
                   "Example:\n  bitboard table knight --as cpp");
    const auto options = std::make_shared<TableOptions>();
    std::vector<Choice<const SquareTable *>> choices;
    for (const SquareTable &table : squareTables())
        choices.push_back({table.name, &table});
    addChoice(command, "NAME", choices, options->table, "The table").required();
    addOutputOptions(command, options->output, TableLayouts::Offered);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
