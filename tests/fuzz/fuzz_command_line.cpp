#include "src/cli/command_line.h"
#include "tests/fuzz/fuzzing.h"

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

using namespace chess;
using namespace tests;

/// The first line holds the arguments between tabs, the rest is standard input; whatever they are,
/// the program ends with one of its three exit statuses.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    const std::size_t lineEnd = std::min(text.find('\n'), text.size());
    std::istringstream line{std::string(text.substr(0, lineEnd))};
    std::vector<std::string> arguments;
    for (std::string argument; std::getline(line, argument, '\t');) {
        // Files of this machine are no part of the input.
        if (argument.find('/') == std::string::npos || argument.find("--f") == std::string::npos)
            arguments.push_back(argument);
    }

    // Nor is time: a deep count is what was asked for.
    if (std::find(arguments.begin(), arguments.end(), "perft") != arguments.end())
        return 0;

    std::istringstream in{std::string(text.substr(lineEnd))};
    std::ostringstream out;
    std::ostringstream err;
    const int status = runCommandLine(arguments, in, out, err);
    require(status >= 0 && status <= 2, "the exit status is 0, 1 or 2");
    require(status == 0 || !err.str().empty(), "whatever goes wrong is said");
    return 0;
}
