#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/workbench/table_text.h"

#include <ostream>

namespace chess {

namespace {

struct TableOptions {
    const SquareTable *table = nullptr;
    OutputOptions output;
};

ExportLayout exportLayoutOf(Layout layout)
{
    switch (layout) {
    case Layout::Text:
        break;
    case Layout::Json:
        return ExportLayout::Json;
    case Layout::Csv:
        return ExportLayout::Csv;
    case Layout::Tsv:
        return ExportLayout::List;
    }
    return ExportLayout::Array;
}

void run(Console &console, const TableOptions &options)
{
    const OutputOptions &output = options.output;
    console.out() << toText(*options.table,
                            {exportLayoutOf(output.layout), output.format, output.mapping});
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
