#pragma once

#include "src/board/position.h"
#include "src/moves/move.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace chess {

/// No count goes deeper.
inline constexpr int deepestPerft = 100;

/// The number of ways to play `depth` legal half-moves on from a position (chessprogramming.org/
/// Perft). One thread, no table, no end but its own: see `runPerft`.
/// Preconditions: `isPlayable(position)`, so that no king can be captured;
/// 0 ≤ depth ≤ `deepestPerft`.
std::uint64_t perft(const Position &position, int depth);

/// A first move and the number of ways to play on behind it.
struct DividedMove {
    Move move;
    std::uint64_t nodes;

    bool operator==(const DividedMove &) const = default;
};

/// `perft` by first moves. Preconditions as there, with depth ≥ 1.
std::vector<DividedMove> divide(const Position &position, int depth);

/// How far a count has come. Any thread may look at it while the count runs.
class PerftProgress {
public:
    /// The nodes counted so far, at least every few milliseconds anew; the greatest number of 64
    /// bits when they are more.
    std::uint64_t nodes() const { return m_nodes.load(std::memory_order_relaxed); }
    /// The positions that are counted one by one, behind the first two half-moves (the first, below
    /// depth 3), and how many of them are done; both are 0 before the count begins.
    std::size_t parts() const { return m_parts.load(std::memory_order_relaxed); }
    std::size_t finishedParts() const { return m_finishedParts.load(std::memory_order_relaxed); }

    void begin(std::size_t parts) { m_parts.store(parts, std::memory_order_relaxed); }
    void addNodes(std::uint64_t nodes);
    void finishPart() { m_finishedParts.fetch_add(1, std::memory_order_relaxed); }

private:
    std::atomic<std::uint64_t> m_nodes = 0;
    std::atomic<std::size_t> m_parts = 0;
    std::atomic<std::size_t> m_finishedParts = 0;
};

class PerftTable;

/// How a count is to be made.
struct PerftOptions {
    int threads = 1;
    /// Memory for counts of positions met before, in MiB; 0 for none, and at most
    /// `PerftTable::mostMegabytes`. A wrong count can come of it
    /// when two positions have the same 64-bit check and fall on the same entry: once in about 10¹⁹
    /// look-ups, so a count of a billion positions is wrong once in ten thousand million runs.
    std::size_t hashMegabytes = 0;
    /// Called with every first move as soon as it is counted, from any of the threads, one call at
    /// a time. They are begun in the order of their names, so that a list that is sorted by these
    /// can be shown as it grows.
    std::function<void(const DividedMove &)> onMove = {};
    /// Ends the count within about a millisecond.
    std::stop_token stop = {};
    /// Told how far the count has come; has to outlive it.
    PerftProgress *progress = nullptr;
    /// Serves several counts, also of different positions, instead of a table for each of them.
    PerftTable *table = nullptr;
};

/// Whether a count of this depth looks anything up in a table.
constexpr bool usesTable(int depth)
{
    constexpr int leastDepth = 4; // two half-moves are shared out, and the last is counted at once
    return depth >= leastDepth;
}

/// What came of a count.
struct PerftResult {
    /// The first moves that were counted, in no particular order; all of them unless it was
    /// stopped. None at depth 0.
    std::vector<DividedMove> moves;
    /// Their sum; 1 at depth 0. A count that does not fit is the greatest of 64 bits.
    std::uint64_t nodes = 0;
    bool isStopped = false;
    /// Some count does not fit in 64 bits.
    bool isBeyond64Bits = false;
};

/// Counts on several threads, with a table, until it is done or stopped. The counts do not depend
/// on the threads, which are not started for a count that is done sooner than they would be. Throws
/// std::bad_alloc when there is no memory for the table. Preconditions as for `perft`, and threads
/// ≥ 1.
PerftResult runPerft(const Position &position, int depth, const PerftOptions &options = {});

/// About how many nodes `perft` is going to count, from how the first depths grow; exact when it is
/// small. Takes a few milliseconds. Preconditions as for `perft`.
double expectedNodes(const Position &position, int depth);

/// So many nodes take about an hour, and are worth a word beforehand.
inline constexpr double longCount = 1e12;
/// The least number of nodes that no count holds.
inline constexpr double beyond64Bits = 0x1p64;

} // namespace chess
