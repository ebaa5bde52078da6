#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/inputs.h"
#include "src/cli/json_output.h"
#include "src/notation/text/blank.h"
#include "src/notation/words/diagram.h"
#include "src/notation/words/labelled_words.h"
#include "src/workbench/tables/table_check.h"

#include <fmt/format.h>

#include <ostream>

namespace chess {

namespace {

struct CheckTableOptions {
    std::optional<std::string> file;
    const SquareTable *table = nullptr;
    std::optional<SquareMapping> mapping;
    OutputOptions output;
};

void printText(Console &console, const TableCheck &check)
{
    const TableMatch &nearest = check.nearest();
    if (check.isRight()) {
        for (const TableMatch &match : check.matches)
            console.out() << fmt::format("right\t{}\t{}\n", match.table->name,
                                         nameOf(match.mapping));
        return;
    }
    console.out() << fmt::format("nearest\t{}\t{}\n", nearest.table->name, nameOf(nearest.mapping));
    if (check.cause)
        console.out() << fmt::format("cause\t{}\t{}\n", nameOf(check.cause->kind),
                                     toText(describe(*check.cause)));
    for (const WrongEntry &entry : check.wrong)
        console.out() << fmt::format("wrong\t{}\t{}\tmissing\t{}\textra\t{}\n", entry.index,
                                     nameOf(entry.square), toSquareList(entry.missing),
                                     toSquareList(entry.extra));
}

JsonValue toJson(const TableCause &cause, SquareMapping mapping)
{
    JsonValue value = {{"kind", nameOf(cause.kind)}, {"sentence", toText(describe(cause))}};
    if (cause.distance != 0)
        value["distance"] = cause.distance;
    if (cause.entryOrder)
        value["entry_order"] = nameOf(*cause.entryOrder);
    for (const MaskFault &fault : cause.masks)
        value["masks"].push_back({{"step", nameOf(fault.step)},
                                  {"due", toJson(fault.due, mapping)},
                                  {"used", toJson(fault.used, mapping)}});
    return value;
}

void printJson(Console &console, const TableCheck &check)
{
    JsonValue matches = JsonValue::array();
    for (const TableMatch &match : check.matches)
        matches.push_back({{"table", match.table->name}, {"mapping", nameOf(match.mapping)}});
    const SquareMapping mapping = check.nearest().mapping;
    JsonValue wrong = JsonValue::array();
    for (const WrongEntry &entry : check.wrong)
        wrong.push_back({{"index", entry.index},
                         {"square", nameOf(entry.square)},
                         {"missing", toJson(entry.missing, mapping)},
                         {"extra", toJson(entry.extra, mapping)}});
    JsonValue bytes;
    if (check.bytes)
        bytes = nameOf(*check.bytes);
    printJson(console, {{"right", check.isRight()},
                        {"bytes", bytes},
                        {check.isRight() ? "matches" : "nearest",
                         check.isRight() ? matches : matches.front()},
                        {"cause", check.cause ? toJson(*check.cause, mapping) : JsonValue()},
                        {"wrong", wrong}});
}

void run(Console &console, const CheckTableOptions &options)
{
    const auto text = readText(console, options.file);
    if (!text)
        return;
    const auto table = parseWordTable(text->text);
    if (!table) {
        console.error(where(text->source, placeOf(text->text, table.error().offset)),
                      toText(describe(table.error())));
        return;
    }
    for (const std::string_view passedOver : table->passedOver)
        console.notice(where(text->source, placeOf(text->text, offsetIn(text->text, passedOver))),
                       toText({besideTableSentence, {excerpt(passedOver)}}));
    const TableCheck check = checkTable(*table, {options.mapping, options.table});
    if (check.bytes)
        console.notice(text->source, toText(describe(*check.bytes)));
    if (options.output.layout == Layout::Json)
        printJson(console, check);
    else
        printText(console, check);
    if (!check.isRight())
        console.noteFailure();
}

} // namespace

void addCheckTableCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(
        program, "check-table", "Say which look-up table 64 words are, or what is wrong with them",
        "[FILE] [--table NAME] [--mapping M] [--as json]",
        R"(Reads source code of any language, JSON, bare numbers or bytes, of which it tries both
orders, from the file or standard input. Prints the tables it is, each with a mapping;
otherwise the nearest, the likely cause, and every wrong entry with its missing and extra
squares. Ends with status 1 when the table is wrong.

Example:
  bitboard check-table knight_attacks.cpp)");
    const auto options = std::make_shared<CheckTableOptions>();
    addText(command, "FILE", options->file, "The text; - or nothing is the standard input");
    std::vector<Choice<const SquareTable *>> choices;
    for (const SquareTable &table : squareTables())
        choices.push_back({table.name, &table});
    addChoice(command, "--table", choices, options->table, "The table it is meant to be")
        .type_name("NAME");
    addMapping(
        command, "--mapping", [options](SquareMapping mapping) { options->mapping = mapping; },
        "The mapping it is meant to be in (default the first that fits)");
    addChoice<Layout>(command, "--as", {{"json", Layout::Json}}, options->output.layout,
                      "How to write the findings")
        .type_name("FORMAT");
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
