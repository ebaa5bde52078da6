#pragma once

#include "src/moves/leaf_count.h"
#include "src/moves/perft.h"
#include "src/moves/perft_table.h"
#include "src/moves/saturating_sum.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>

namespace chess {

/// Calls `visit(move, board after it)` with every legal move.
template <Color us, typename Visitor>
void forEachMove(const QuickBoard &board, Visitor visit)
{
    MoveVisitor visitor(board, [&](Move move) { visit(move, board.template after<us>(move)); });
    MoveGenerator<us>(board).generate(visitor);
}

/// The upper part of the tree, where there is time to look whether the count is to stop and whether
/// a position was met before.
class TreeCounter {
public:
    TreeCounter(PerftTable *table, std::stop_token stop, PerftProgress *progress)
        : m_table(table), m_stop(std::move(stop)), m_progress(progress)
    {
    }
    ~TreeCounter() { tell(); }
    TreeCounter(const TreeCounter &) = delete;
    TreeCounter &operator=(const TreeCounter &) = delete;

    bool isStopped() const { return m_stop.stop_requested(); }

    /// Worth nothing once it is stopped.
    template <Color us>
    std::uint64_t count(const QuickBoard &board, int depth)
    {
        if (depth == 0)
            return noted(1);
        // Counting the last plies anew is quicker than asking the table, or than asking anything.
        if (depth <= (m_table != nullptr ? 1 : 3))
            return isStopped() ? 0 : noted(countLeaves<us>(board, depth));
        return m_table != nullptr ? countWithTable<us>(board, depth) : countBelow<us>(board, depth);
    }

private:
    template <Color us>
    std::uint64_t countBelow(const QuickBoard &board, int depth)
    {
        std::uint64_t nodes = 0;
        forEachMove<us>(board, [&](Move, const QuickBoard &after) {
            if (!isStopped())
                nodes = saturatingSum(nodes, count<opponentOf(us)>(after, depth - 1));
        });
        return nodes;
    }

    template <Color us>
    std::uint64_t countWithTable(const QuickBoard &board, int depth)
    {
        const PerftTable::Key key = PerftTable::keyOf(board, us, depth);
        if (const std::optional<std::uint64_t> nodes = m_table->find(key))
            return noted(*nodes);
        const std::uint64_t nodes = countBelow<us>(board, depth);
        if (!isStopped())
            m_table->insert(key, nodes);
        return nodes;
    }

    std::uint64_t noted(std::uint64_t nodes)
    {
        // Threads that told every few nodes would only wait for each other.
        constexpr std::uint64_t worthTelling = 1 << 16;
        m_untold = saturatingSum(m_untold, nodes);
        if (m_untold >= worthTelling)
            tell();
        return nodes;
    }

    void tell()
    {
        if (m_progress != nullptr)
            m_progress->addNodes(m_untold);
        m_untold = 0;
    }

    PerftTable *m_table;
    std::stop_token m_stop;
    PerftProgress *m_progress;
    std::uint64_t m_untold = 0;
};

} // namespace chess
