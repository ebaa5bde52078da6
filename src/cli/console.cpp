#include "src/cli/console.h"

#include <fmt/format.h>

#include <ostream>

namespace chess {

void Console::notice(std::string_view where, std::string_view what)
{
    remark(fmt::format("bitboard: {}: {}", where, what));
}

void Console::error(std::string_view where, std::string_view what)
{
    notice(where, what);
    noteFailure();
}

void Console::remark(std::string_view line)
{
    // One write a line, so that the lines of programs that share a terminal do not mix.
    m_err << fmt::format("{}\n", line);
    m_err.flush();
}

} // namespace chess
