#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/json_output.h"
#include "src/workbench/square_tables.h"

#include <fmt/format.h>

#include <ostream>

namespace chess {

namespace {

struct TableOptions {
    const SquareTable *table = nullptr;
    OutputOptions output;
};

void run(Console &console, const TableOptions &options)
{
    const OutputOptions &output = options.output;
    const char separator = output.layout == Layout::Csv ? ',' : '\t';
    if (output.layout == Layout::Tsv || output.layout == Layout::Csv)
        console.out() << fmt::format("square{0}word{0}count\n", separator);
    Json entries = Json::array();
    // Entry number n belongs to the square of bit n.
    for (int bit = 0; bit < 64; ++bit) {
        const Square square = squareOf(bit, output.mapping);
        const Bitboard squares = options.table->entry(square);
        if (output.layout == Layout::Text)
            console.out() << output.literal(squares) << '\n';
        else if (output.layout == Layout::Json)
            entries.push_back(toJson(squares, output.mapping));
        else
            console.out() << fmt::format("{1}{0}{2}{0}{3}\n", separator, nameOf(square),
                                         output.literal(squares), squares.count());
    }
    if (output.layout == Layout::Json)
        printJson(console, entries);
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
