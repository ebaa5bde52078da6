#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/workbench/tables/table_text.h"

#include <ostream>

namespace chess {

namespace {

struct TableOptions {
    const SquareTable *table = nullptr;
    OutputOptions output;
};

void run(Console &console, const TableOptions &options)
{
    console.out() << toText(*options.table,
                            options.output.exportStyle(ExportLayout::Array, ExportLayout::List));
}

} // namespace

void addTableCommand(CLI::App &program, Console &console)
{
    CLI::App &command =
        addCommand(program, "table", "Print a look-up table with an entry for every square",
                   "NAME [--mapping M] [--as FORMAT]",
                   R"(Entry n belongs to the square of bit n under the mapping.

Example:
  bitboard table knight --as cpp)");
    const auto options = std::make_shared<TableOptions>();
    std::vector<Choice<const SquareTable *>> choices;
    for (const SquareTable &table : squareTables())
        choices.push_back({table.name, &table});
    addChoice(command, "NAME", choices, options->table, "The table").required();
    addOutputOptions(command, options->output, TableLayouts::Offered);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
