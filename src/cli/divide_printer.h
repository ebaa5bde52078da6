#pragma once

#include "src/board/position.h"
#include "src/notation/moves/divide_text.h"

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace chess {

/// A count as a cell of a line; `-` when it is not known or does not fit in 64 bits.
std::string cellOf(std::optional<std::uint64_t> nodes);

/// Prints a divide while it is counted, sorted by the names of the moves in UCI: each line as soon
/// as none before it is open.
class DividePrinter {
public:
    /// Precondition: the stream outlives this.
    DividePrinter(std::ostream &out, const Position &position);

    /// Takes a first move that is counted. One call at a time.
    void take(const DividedMove &counted);
    /// No more will come: prints what is counted behind a move that is not.
    void finish();

private:
    void print(const DivideEntry &line);

    std::ostream &m_out;
    /// All moves, with their counts as far as they are known.
    std::vector<DivideEntry> m_lines;
    std::size_t m_next = 0;
};

} // namespace chess
