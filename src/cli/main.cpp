#include "src/cli/command_line.h"
#include "src/cli/descriptor_output.h"

#include <cerrno>
#include <csignal>
#include <iostream>
#include <system_error>
#include <unistd.h>

/// Passes the arguments and the standard streams on, and says why results could not be written.
int main(int argc, char **argv)
{
    std::ios_base::sync_with_stdio(false);
    // A reader that goes away, such as head, is seen when writing fails.
    std::signal(SIGPIPE, SIG_IGN);

    chess::DescriptorOutput output(STDOUT_FILENO);
    std::ostream out(&output);
    const int status = chess::runCommandLine({argv + 1, argv + argc}, std::cin, out, std::cerr);
    if (output.errorNumber() == 0 || output.errorNumber() == EPIPE)
        return status;
    std::cerr << "bitboard: standard output: Cannot write: "
              << std::generic_category().message(output.errorNumber()) << ".\n";
    return 1;
}
