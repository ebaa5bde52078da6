#include "src/moves/perft.h"

#include "src/moves/extra_threads.h"
#include "src/moves/leaf_count.h"
#include "src/moves/saturating_sum.h"
#include "src/moves/tree_counter.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <memory>
#include <mutex>
#include <utility>

namespace chess {

namespace {

/// Whether the name of one move comes before that of the other. A castling counts as the king
/// taking the rook, though it may be written otherwise.
bool isNamedBefore(Move a, Move b)
{
    const auto key = [](Move move) {
        return std::array{nameOf(move.from()), nameOf(move.to())};
    };
    return key(a) < key(b);
}

/// One count, shared out between threads by second moves: there are enough of them that no thread
/// is left waiting long.
template <Color us>
class DividedCount {
public:
    DividedCount(const QuickBoard &board, int depth, const PerftOptions &options)
        : m_depth(depth), m_options(options)
    {
        if (usesTable(depth))
            m_table = options.table;
        if (usesTable(depth) && m_table == nullptr && options.hashMegabytes > 0) {
            m_ownTable = std::make_unique<PerftTable>(options.hashMegabytes);
            m_table = m_ownTable.get();
        }
        std::vector<std::pair<Move, QuickBoard>> moves;
        forEachMove<us>(board, [&moves](Move move, const QuickBoard &after) {
            moves.emplace_back(move, after);
        });
        std::sort(moves.begin(), moves.end(),
                  [](const auto &a, const auto &b) { return isNamedBefore(a.first, b.first); });
        for (const auto &[move, after] : moves)
            addFirstMove(move, after);
    }

    PerftResult run()
    {
        if (m_options.progress != nullptr)
            m_options.progress->begin(m_tasks.size());
        // On a thread of its own a lack of memory would end the program.
        m_result.moves.reserve(m_firstMoves.size());
        for (FirstMove &first : m_firstMoves) {
            if (first.openTasks == 0) // it ends the game
                report(first.counted);
        }
        workOnThreads();
        for (const DividedMove &each : m_result.moves)
            m_result.nodes = saturatingSum(m_result.nodes, each.nodes);
        m_result.isBeyond64Bits = m_result.nodes == greatestCount;
        m_result.isStopped = m_result.moves.size() < m_firstMoves.size();
        return std::move(m_result);
    }

private:
    static constexpr Color them = opponentOf(us);

    struct FirstMove {
        DividedMove counted;
        std::size_t openTasks;
    };
    /// A board to count on from: behind the second move, or behind the first where the depth is
    /// too small to part it further.
    struct Task {
        QuickBoard board;
        std::size_t firstMove;
    };

    bool goesBySecondMoves() const { return m_depth >= 3; }

    void addFirstMove(Move move, const QuickBoard &after)
    {
        const std::size_t index = m_firstMoves.size();
        const std::size_t tasksBefore = m_tasks.size();
        if (goesBySecondMoves())
            forEachMove<them>(after, [&](Move, const QuickBoard &afterSecond) {
                m_tasks.push_back({afterSecond, index});
            });
        else
            m_tasks.push_back({after, index});
        m_firstMoves.push_back({{move, 0}, m_tasks.size() - tasksBefore});
    }

    /// Whether the count takes longer than threads take to start: some milliseconds, if it grows on
    /// as with the first or the second move, whichever is more.
    bool isWorthThreads() const
    {
        constexpr double worthThreads = 1e6;
        if (m_tasks.empty())
            return false;
        const auto firstMoves = static_cast<double>(m_firstMoves.size());
        const auto tasks = static_cast<double>(m_tasks.size());
        const double growth = std::max(firstMoves, tasks / firstMoves);
        return tasks * std::pow(growth, m_depth - 2) >= worthThreads;
    }

    void workOnThreads()
    {
        const std::size_t threads =
            isWorthThreads() ? std::min(static_cast<std::size_t>(m_options.threads), m_tasks.size())
                             : 1;
        const auto others = extraThreads(threads - 1, [this] { work(); });
        work();
    }

    void work()
    {
        TreeCounter counter(m_table, m_options.stop, m_options.progress);
        while (!counter.isStopped()) {
            const std::size_t index = m_nextTask.fetch_add(1, std::memory_order_relaxed);
            if (index >= m_tasks.size())
                return;
            const Task &task = m_tasks[index];
            const std::uint64_t nodes = goesBySecondMoves()
                                            ? counter.count<us>(task.board, m_depth - 2)
                                            : counter.count<them>(task.board, m_depth - 1);
            if (!counter.isStopped())
                finishTask(m_firstMoves[task.firstMove], nodes);
        }
    }

    void finishTask(FirstMove &first, std::uint64_t nodes)
    {
        if (m_options.progress != nullptr)
            m_options.progress->finishPart();
        const std::lock_guard lock(m_mutex);
        first.counted.nodes = saturatingSum(first.counted.nodes, nodes);
        if (--first.openTasks == 0)
            report(first.counted);
    }

    void report(const DividedMove &counted)
    {
        m_result.moves.push_back(counted);
        if (m_options.onMove)
            m_options.onMove(counted);
    }

    int m_depth;
    const PerftOptions &m_options;
    std::unique_ptr<PerftTable> m_ownTable;
    PerftTable *m_table = nullptr;
    std::vector<FirstMove> m_firstMoves;
    std::vector<Task> m_tasks;
    std::atomic<std::size_t> m_nextTask = 0;
    std::mutex m_mutex;
    PerftResult m_result;
};

} // namespace

void PerftProgress::addNodes(std::uint64_t nodes)
{
    std::uint64_t before = m_nodes.load(std::memory_order_relaxed);
    while (!m_nodes.compare_exchange_weak(before, saturatingSum(before, nodes),
                                          std::memory_order_relaxed)) {
    }
}

std::uint64_t perft(const Position &position, int depth)
{
    if (depth == 0)
        return 1;
    return withTurn(position, [depth]<Color us>(const QuickBoard &board) {
        return countLeaves<us>(board, depth);
    });
}

std::vector<DividedMove> divide(const Position &position, int depth)
{
    return runPerft(position, depth).moves;
}

PerftResult runPerft(const Position &position, int depth, const PerftOptions &options)
{
    if (depth == 0)
        return {{}, 1};
    return withTurn(position, [&]<Color us>(const QuickBoard &board) {
        return DividedCount<us>(board, depth, options).run();
    });
}

double expectedNodes(const Position &position, int depth)
{
    // Deep enough to be a measure and small enough not to be felt.
    constexpr double enough = 100'000;
    double before = 1;
    double beforeThat = 1;
    for (int counted = 1;; ++counted) {
        const auto nodes = static_cast<double>(perft(position, counted));
        if (counted >= depth || nodes == 0)
            return depth == 0 ? 1 : nodes;
        if (nodes >= enough || counted == 8) {
            // Over two plies, since the sides may have very different freedom.
            const double growth = std::sqrt(nodes / beforeThat);
            return nodes * std::pow(growth, depth - counted);
        }
        beforeThat = std::exchange(before, nodes);
    }
}

} // namespace chess
