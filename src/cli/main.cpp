#include "src/cli/command_line.h"
#include "src/cli/descriptor_output.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <iostream>
#include <string>
#include <system_error>
#include <unistd.h>
#include <vector>

/// Passes the arguments and the standard streams on, and says why results could not be written.
int main(int argc, char **argv)
{
    std::ios_base::sync_with_stdio(false);
    // A reader that goes away, such as head, is seen when writing fails.
    std::signal(SIGPIPE, SIG_IGN);

    chess::DescriptorOutput output(STDOUT_FILENO);
    std::ostream out(&output);
    // There may be no argument at all, not even the name of the program.
    const std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
    const int status = chess::runCommandLine(arguments, std::cin, out, std::cerr);
    if (output.errorNumber() == 0 || output.errorNumber() == EPIPE)
        return status;
    std::cerr << "bitboard: standard output: Cannot write: "
              << std::generic_category().message(output.errorNumber()) << ".\n";
    return 1;
}
