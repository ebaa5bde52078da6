#include "src/cli/long_count.h"

#include "src/cli/console.h"
#include "src/moves/perft.h"

#include <fmt/format.h>

namespace chess {

void announceLongCount(Console &console, std::string_view source, const Position &position,
                       int depth)
{
    // 218 moves are the most there are, so that five half-moves are not long, and need no estimate.
    constexpr int neverLong = 5;
    if (depth <= neverLong)
        return;
    const double expected = expectedNodes(position, depth);
    if (expected >= beyond64Bits)
        console.notice(source,
                       fmt::format("About {:.0e} nodes are to be expected at depth {}: more than "
                                   "64 bits hold, and perhaps years of counting.",
                                   expected, depth));
    else if (expected >= longCount)
        console.notice(
            source, fmt::format("About {:.0e} nodes are to be expected at depth {}, which may take "
                                "hours or longer; Ctrl+C stops.",
                                expected, depth));
}

} // namespace chess
