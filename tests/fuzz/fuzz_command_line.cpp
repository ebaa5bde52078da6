#include "src/cli/command_line.h"
#include "tests/fuzz/fuzzing.h"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <string>
#include <system_error>
#include <vector>

using namespace chess;
using namespace tests;

namespace {

/// Whether an argument, or the value behind the = in it, names something on this machine, which is
/// no part of the input and may never end.
bool namesFile(const std::string &argument)
{
    // A name ends at a NUL, for whoever opens the file as well.
    const std::string name(argument.substr(argument.find('=') + 1).c_str());
    std::error_code error;
    return std::filesystem::exists(argument.c_str(), error) || std::filesystem::exists(name, error);
}

/// Whether an argument could be a depth of more than 2, or asks for those of a suite. Time is no
/// part of the input: a deep count takes as long as it does.
bool isDeep(const std::string &argument)
{
    const bool isNumber =
        !argument.empty() && argument.find_first_not_of("0123456789") == std::string::npos;
    return argument.starts_with("--suite") ||
           (isNumber && argument != "0" && argument != "1" && argument != "2");
}

} // namespace

/// The first line holds the arguments between tabs, the rest is standard input; whatever they are,
/// the program ends with one of its three exit statuses.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    const std::size_t lineEnd = std::min(text.find('\n'), text.size());
    std::istringstream line{std::string(text.substr(0, lineEnd))};
    std::vector<std::string> arguments;
    for (std::string argument; std::getline(line, argument, '\t');)
        arguments.push_back(argument);
    const bool isPerft = std::find(arguments.begin(), arguments.end(), "perft") != arguments.end();
    std::erase_if(arguments, [isPerft](const std::string &argument) {
        return namesFile(argument) || (isPerft && isDeep(argument));
    });

    std::istringstream in{std::string(text.substr(lineEnd))};
    std::ostringstream out;
    std::ostringstream err;
    const int status = runCommandLine(arguments, in, out, err);
    require(status >= 0 && status <= 2, "the exit status is 0, 1 or 2");
    require(status == 0 || !err.str().empty(), "whatever goes wrong is said");
    return 0;
}
