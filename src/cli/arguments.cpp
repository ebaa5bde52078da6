#include "src/cli/arguments.h"

#include "src/board/ascii.h"
#include "src/notation/text/parse_error.h"

#include <fmt/format.h>

#include <algorithm>

namespace chess {

namespace {

/// Stands before every word; a control character that nobody types. Without it CLI11 takes --1 for
/// a switch, [a,b] for a list and ++ for the end of a command.
constexpr char wordMark = '\x1F';

bool isSwitch(std::string_view argument)
{
    const std::size_t dashes = argument.substr(0, 2) == "--" ? 2 : 1;
    return argument.substr(0, 1) == "-" && argument.size() > dashes && isLetter(argument[dashes]);
}

std::string withoutMark(const std::string &argument)
{
    return argument.substr(!argument.empty() && argument.front() == wordMark ? 1 : 0);
}

/// CLI11's help page with the usage line said by us: it cannot know that a FEN may be six words.
class HelpPage : public CLI::Formatter {
public:
    explicit HelpPage(std::string usage) : m_usage(std::move(usage))
    {
        column_width(26);
        label("Positionals", "Arguments");
    }

    std::string make_usage(const CLI::App *, std::string name) const override
    {
        return fmt::format("Usage: {} {}\n", name, m_usage);
    }

    /// No "TEXT", "REQUIRED" and the like behind the name.
    std::string make_option_opts(const CLI::Option *option) const override
    {
        const std::string type = option->get_positional() ? "" : option->get_type_name();
        return type.empty() ? "" : " " + type;
    }

private:
    std::string m_usage;
};

/// Takes the name of a format behind `--as`; false when there is none of that name.
bool takeFormat(OutputOptions &options, const std::string &name, TableLayouts tables)
{
    if (name == "tsv" && tables == TableLayouts::Offered) {
        options.layout = Layout::Tsv;
        return true;
    }
    const std::optional<ExportStyle> style = parseExportStyle(name);
    if (!style)
        return false;
    switch (style->layout) {
    case ExportLayout::List:
    case ExportLayout::Constants:
    case ExportLayout::Array:
        options.layout = Layout::Text;
        options.format = style->words;
        return true;
    case ExportLayout::Json:
        options.layout = Layout::Json;
        return true;
    case ExportLayout::Csv:
        options.layout = Layout::Csv;
        break;
    case ExportLayout::Tests:
        options.layout = Layout::Tests;
        options.format = style->words;
        options.framework = style->framework;
        break;
    case ExportLayout::Dump:
        options.layout = Layout::Dump;
        options.bytes = style->bytes;
        break;
    case ExportLayout::Binary:
        options.layout = Layout::Binary;
        options.bytes = style->bytes;
        break;
    }
    return tables == TableLayouts::Offered;
}

} // namespace

std::vector<std::string> withWordsMarked(const std::vector<std::string> &arguments)
{
    std::vector<std::string> marked;
    bool areWordsOnly = false;
    for (const std::string &argument : arguments) {
        if (argument == "--" && !areWordsOnly)
            areWordsOnly = true;
        else if (isSwitch(argument) && !areWordsOnly)
            marked.push_back(argument);
        else
            marked.push_back(wordMark + argument);
    }
    return marked;
}

std::string OutputOptions::literal(Bitboard squares) const
{
    return toLiteral(toWord(squares, mapping), format, spelling);
}

ExportStyle OutputOptions::exportStyle(ExportLayout text, ExportLayout rows) const
{
    const ExportLayout exportLayout = [&] {
        switch (layout) {
        case Layout::Text:
            return text;
        case Layout::Tsv:
            return rows;
        case Layout::Json:
            return ExportLayout::Json;
        case Layout::Csv:
            return ExportLayout::Csv;
        case Layout::Tests:
            return ExportLayout::Tests;
        case Layout::Dump:
            return ExportLayout::Dump;
        case Layout::Binary:
            return ExportLayout::Binary;
        }
        return text;
    }();
    return {exportLayout, format, mapping, spelling, framework, bytes};
}

std::string withoutMarks(std::string_view text)
{
    std::string cleaned(text);
    cleaned.erase(std::remove(cleaned.begin(), cleaned.end(), wordMark), cleaned.end());
    return excerpt(cleaned, 200);
}

std::shared_ptr<CLI::FormatterBase> helpPage(const std::string &usage)
{
    return std::make_shared<HelpPage>(usage);
}

CLI::App &addCommand(CLI::App &program, const std::string &name, const std::string &summary,
                     const std::string &usage, const std::string &footer)
{
    CLI::App &command = *program.add_subcommand(name, summary);
    command.formatter(helpPage(usage));
    command.footer(footer);
    command.get_help_ptr()->description("Show this page");
    command.group("Commands");
    command.option_defaults()->disable_flag_override();
    return command;
}

CLI::Option &addText(CLI::App &command, const std::string &name, std::optional<std::string> &text,
                     const std::string &description)
{
    return *command.add_option_function<std::string>(
        name, [&text](const std::string &argument) { text = withoutMark(argument); }, description);
}

CLI::Option &addWords(CLI::App &command, const std::string &name, std::vector<std::string> &words,
                      const std::string &description)
{
    return *command.add_option_function<std::vector<std::string>>(
        name,
        [&words](const std::vector<std::string> &arguments) {
            for (const std::string &argument : arguments)
                words.push_back(withoutMark(argument));
        },
        description);
}

CLI::Option &addNamed(CLI::App &command, const std::string &name, const std::string &description,
                      const std::string &choices, std::function<bool(const std::string &)> take)
{
    return *command.add_option_function<std::string>(
        name,
        [name, choices, take = std::move(take)](const std::string &argument) {
            const std::string text = withoutMark(argument);
            if (!take(text))
                throw CLI::ValidationError(
                    name, fmt::format("“{}” is none of {}.", excerpt(text), choices));
        },
        fmt::format("{}: {}", description, choices));
}

CLI::Option &addMapping(CLI::App &command, const std::string &name,
                        std::function<void(SquareMapping)> take, const std::string &description)
{
    std::string choices;
    for (const SquareMapping mapping : allSquareMappings)
        choices.append(nameOf(mapping)).append(", ");
    CLI::Option &option = addNamed(command, name, description, choices + "lerf (a1b1), lefr (a1a2)",
                                   [take = std::move(take)](const std::string &text) {
                                       const std::optional<SquareMapping> mapping =
                                           parseSquareMapping(text);
                                       if (mapping)
                                           take(*mapping);
                                       return mapping.has_value();
                                   });
    option.type_name("M");
    return option;
}

void addMapping(CLI::App &command, SquareMapping &mapping)
{
    addMapping(
        command, "--mapping", [&mapping](SquareMapping chosen) { mapping = chosen; },
        "How words are read and written, named by the squares of bits 0 and 1 (default a1b1)");
}

void addJson(CLI::App &command, Layout &layout)
{
    addChoice<Layout>(command, "--as", {{"json", Layout::Json}}, layout,
                      "How to write the results (default text)")
        .type_name("FORMAT");
}

void addOutputOptions(CLI::App &command, OutputOptions &options, TableLayouts tables)
{
    addMapping(command, options.mapping);

    std::string names;
    for (const WordFormat format : allWordFormats)
        names.append(nameOf(format)).append(", ");
    names += "json";
    if (tables == TableLayouts::Offered) {
        names += ", tsv, csv, le-bytes, be-bytes (dumps), le-raw, be-raw (binary), or test lines: ";
        for (const TestFramework framework : allTestFrameworks)
            names.append(framework == allTestFrameworks.front() ? "" : ", ")
                .append(nameOf(framework));
    }
    addNamed(
        command, "--as", "How to write words (default hex)", names,
        [&options, tables](const std::string &text) { return takeFormat(options, text, tables); })
        .type_name("FORMAT");
    addNamed(command, "--style", "How numbers and names are spelt, separated by commas",
             "lower, no-prefix, ungrouped, bytes, signed, snake, upper-snake, upper-camel, "
             "lower-camel",
             [&options](const std::string &text) {
                 const std::optional<Spelling> spelling = parseSpelling(text);
                 if (spelling)
                     options.spelling = *spelling;
                 return spelling.has_value();
             })
        .type_name("STYLE,...");
}

void addChess960(CLI::App &command, bool &isChess960)
{
    command.add_flag("--chess960", isChess960,
                     "Castling rights may belong to any king and rook on the first rank");
}

} // namespace chess
