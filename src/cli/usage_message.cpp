#include "src/cli/usage_message.h"

#include "src/cli/arguments.h"

#include <fmt/format.h>

#include <algorithm>

namespace chess {

namespace {

std::string seeHelp(const CLI::App &command)
{
    return command.get_name() == "help" ? "See: bitboard --help"
                                        : "See: bitboard help " + command.get_name();
}

/// The first example of the help page.
std::string exampleOf(const CLI::App &command)
{
    constexpr std::string_view indent = "\n  ";
    const std::string footer = command.get_footer();
    const std::size_t begin = footer.find("\n  bitboard ");
    if (begin == std::string::npos)
        return seeHelp(command);
    const std::size_t example = begin + indent.size();
    return "Example: " + footer.substr(example, footer.find('\n', example) - example);
}

/// The option that CLI11 names at the head of its sentence, a flag without its dashes.
const CLI::Option *optionNamedIn(const CLI::App &command, std::string_view sentence)
{
    const std::string name(sentence.substr(0, sentence.find_first_of(": ")));
    const std::vector<const CLI::Option *> options = command.get_options();
    const auto found = std::find_if(options.begin(), options.end(), [&](const auto *option) {
        return option->get_name() == name || option->get_name() == "--" + name;
    });
    return found == options.end() ? nullptr : *found;
}

/// What was typed and belongs to nothing; empty when everything does.
std::string aboutLeftovers(const CLI::App &command)
{
    std::vector<std::string> leftovers = command.remaining();
    if (leftovers.empty())
        return {};
    const auto isTypedSwitch = [](const std::string &argument) {
        return argument.substr(0, 1) == "-";
    };
    const auto unknown = std::find_if(leftovers.begin(), leftovers.end(), isTypedSwitch);
    if (unknown != leftovers.end())
        return fmt::format("There is no option “{}”.", withoutMarks(*unknown));
    return fmt::format("“{}” is one argument too many.", withoutMarks(leftovers.front()));
}

std::string aboutValues(const CLI::Option &option)
{
    if (option.count() > 1)
        return fmt::format("{} is given more than once.", option.get_name());
    if (option.get_expected_max() == 0)
        return fmt::format("{} takes no value.", option.get_name());
    return fmt::format("{} needs {} after it. {}.", option.get_name(), option.get_type_name(),
                       option.get_description());
}

/// Two options given of which only one may be.
std::string aboutExclusion(const CLI::App &command)
{
    for (const CLI::Option *option : command.get_options()) {
        for (const CLI::Option *other : option->get_excludes()) {
            if (!option->empty() && !other->empty())
                return fmt::format("{} and {} do not go together.", option->get_name(),
                                   other->get_name());
        }
    }
    return {};
}

} // namespace

std::string usageMessage(const CLI::App &command, const CLI::ParseError &error)
{
    const std::string sentence = error.what();
    // An unknown option explains more than an argument that is missing in its place.
    if (dynamic_cast<const CLI::ValidationError *>(&error) == nullptr) {
        if (const std::string leftovers = aboutLeftovers(command); !leftovers.empty())
            return fmt::format("{} {}", leftovers, seeHelp(command));
    }
    if (dynamic_cast<const CLI::RequiredError *>(&error) != nullptr) {
        if (const CLI::Option *const missing = optionNamedIn(command, sentence))
            return fmt::format("{} is missing. {}. {}", missing->get_name(),
                               missing->get_description(), exampleOf(command));
    }
    if (dynamic_cast<const CLI::ExcludesError *>(&error) != nullptr) {
        if (const std::string pair = aboutExclusion(command); !pair.empty())
            return fmt::format("{} {}", pair, seeHelp(command));
    }
    if (dynamic_cast<const CLI::ArgumentMismatch *>(&error) != nullptr) {
        if (const CLI::Option *const option = optionNamedIn(command, sentence))
            return fmt::format("{} {}", aboutValues(*option), seeHelp(command));
    }
    return fmt::format("{} {}", withoutMarks(sentence), seeHelp(command));
}

} // namespace chess
