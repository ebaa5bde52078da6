#include "src/cli/long_count.h"

#include "src/cli/console.h"
#include "src/moves/perft.h"

#include <fmt/format.h>

#include <string>

namespace chess {

void announceLongCount(Console &console, std::string_view source, const Position &position,
                       int depth, CountMemory memory)
{
    // 218 moves are the most there are, so that five half-moves are not long, and need no estimate.
    constexpr int neverLong = 5;
    // The estimate has been too low by so much where kings come out of a corner.
    constexpr double roughness = 100;
    if (depth <= neverLong)
        return;
    const double expected = expectedNodes(position, depth);
    if (expected < longCount)
        return;
    std::string text =
        fmt::format("About {:.0e} nodes are to be expected at depth {}", expected, depth);
    if (expected >= beyond64Bits)
        text += ", more than 64 bits hold";
    else if (expected >= beyond64Bits / roughness)
        text += ", perhaps more than 64 bits hold";
    if (memory == CountMemory::Table)
        text += "; the table decides how long they take. Ctrl+C stops.";
    else if (expected >= beyond64Bits)
        text += "; counting them would take years. Ctrl+C stops.";
    else
        text += "; counting them may take hours or longer. Ctrl+C stops.";
    console.notice(source, text);
}

} // namespace chess
