#include "src/cli/command_line.h"

#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/usage_message.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace chess {

namespace {

constexpr int allWell = 0;
constexpr int badInput = 1;
constexpr int wrongUsage = 2;

const CLI::App *findCommand(const CLI::App &program, const std::string &name)
{
    const auto found = program.get_subcommands(
        [&](const CLI::App *command) { return command->get_name() == name; });
    return found.empty() ? nullptr : found.front();
}

std::string helpPageOf(const CLI::App &program)
{
    // Not program.help(), which shows the page of the command being run.
    return program.get_formatter()->make_help(&program, program.get_name(),
                                              CLI::AppFormatMode::Normal);
}

void addHelpCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(program, "help", "Show how to use a command", "[COMMAND]",
                                   "Example:\n  bitboard help moves");
    const auto name = std::make_shared<std::optional<std::string>>();
    addText(command, "COMMAND", *name, "The command");
    command.callback([&program, &console, name] {
        if (!*name) {
            console.out() << helpPageOf(program);
            return;
        }
        const CLI::App *const asked = findCommand(program, **name);
        if (asked == nullptr)
            throw CLI::ValidationError("COMMAND",
                                       fmt::format("There is no command “{}”.", excerpt(**name)));
        console.out() << asked->help(program.get_name());
    });
}

void addCommands(CLI::App &program, Console &console)
{
    program.set_version_flag("--version", "bitboard " BITBOARD_LAB_VERSION, "Show the version");
    program.get_help_ptr()->description("Show this page");
    program.require_subcommand(1);
    addBoardsCommand(program, console);
    addShowCommand(program, console);
    addMovesCommand(program, console);
    addAttacksCommand(program, console);
    addAttackersCommand(program, console);
    addFenCommand(program, console);
    addMapCommand(program, console);
    addTableCommand(program, console);
    addCheckTableCommand(program, console);
    addDiffCommand(program, console);
    addExplainCommand(program, console);
    addEvalCommand(program, console);
    addPerftCommand(program, console);
    addHelpCommand(program, console);
}

/// The command first, since the switches before it belong to it: `--as json boards …`.
std::vector<std::string> withCommandFirst(const CLI::App &program,
                                          std::vector<std::string> arguments)
{
    if (arguments.front().substr(0, 1) == "-") {
        const auto command =
            std::find_if(arguments.begin(), arguments.end(), [&](const std::string &argument) {
                return findCommand(program, argument) != nullptr;
            });
        if (command != arguments.end())
            std::rotate(arguments.begin(), command, command + 1);
    }
    return arguments;
}

int runCommand(CLI::App &program, Console &console, const std::vector<std::string> &arguments)
{
    const std::vector<std::string> ordered = withCommandFirst(program, arguments);
    const std::string &command = ordered.front();
    const bool isKnown = findCommand(program, command) != nullptr;
    const bool asksAboutProgram = command == "--help" || command == "-h" || command == "--version";
    if (!isKnown && !asksAboutProgram) {
        const bool isSwitch = command.substr(0, 1) == "-";
        console.notice("arguments",
                       fmt::format("{} “{}”; bitboard --help lists them.",
                                   isSwitch ? "A command is missing beside" : "There is no command",
                                   excerpt(command)));
        return wrongUsage;
    }
    // CLI11 takes them last first.
    std::vector<std::string> rest = withWordsMarked({ordered.begin() + 1, ordered.end()});
    rest.insert(rest.begin(), command);
    std::reverse(rest.begin(), rest.end());
    try {
        program.parse(std::move(rest));
    } catch (const CLI::CallForHelp &) {
        console.out() << program.help();
    } catch (const CLI::CallForVersion &version) {
        console.out() << version.what() << '\n';
    } catch (const CLI::ParseError &error) {
        const CLI::App *const asked = findCommand(program, command);
        console.notice(asked != nullptr ? command : "arguments",
                       usageMessage(asked != nullptr ? *asked : program, error));
        return wrongUsage;
    }
    return console.hasFailed() ? badInput : allWell;
}

} // namespace

int runCommandLine(const std::vector<std::string> &arguments, std::istream &in, std::ostream &out,
                   std::ostream &err)
{
    Console console(in, out, err);
    CLI::App program("Chess bitboards on the command line", "bitboard");
    program.formatter(helpPage("COMMAND ..."));
    program.footer("Exit status: 0 all well, 1 some input was bad, 2 wrong usage.\n"
                   "Example:\n  bitboard boards startpos");
    addCommands(program, console);
    if (arguments.empty()) {
        console.notice("arguments", "A command is missing; bitboard --help lists them.");
        return wrongUsage;
    }
    const int status = runCommand(program, console, arguments);
    out.flush();
    return status;
}

} // namespace chess
