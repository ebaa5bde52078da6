#include "src/moves/perft.h"

#include "src/moves/move_generator.h"
#include "src/moves/perft_table.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <mutex>
#include <system_error>
#include <thread>

namespace chess {

namespace {

constexpr std::uint64_t greatestCount = std::numeric_limits<std::uint64_t>::max();

template <Color us>
std::uint64_t countMoves(const QuickBoard &board)
{
    MoveCounter counter;
    MoveGenerator<us>(board).generate(counter);
    return counter.count();
}

template <Color us>
std::uint64_t countLeaves(const QuickBoard &board, int depth);

/// Takes the moves of a generator by counting on behind each. The kind of every move is known where
/// it is found, so no move is written down and looked at again.
template <Color us>
class LeafWalker {
public:
    LeafWalker(const QuickBoard &board, int depth) : m_board(board), m_depth(depth) {}

    std::uint64_t nodes() const { return m_nodes; }

    void addKing(Square from, Bitboard targets)
    {
        for (const Square to : targets)
            walk(m_board.template afterKing<us>(from, to));
    }
    void addKnight(Square from, Bitboard targets)
    {
        for (const Square to : targets)
            walk(m_board.template afterKnight<us>(from, to));
    }
    void addSlider(Square from, Bitboard targets)
    {
        for (const Square to : targets)
            walk(m_board.template afterSlider<us>(from, to));
    }
    void addPawns(Bitboard targets, int offset)
    {
        for (const Square to : targets)
            walk(m_board.template afterPawn<us>(originOf(to, offset), to));
    }
    void addDoublePushes(Bitboard targets, int offset)
    {
        for (const Square to : targets)
            walk(m_board.template afterDoublePush<us>(originOf(to, offset), to));
    }
    void addPromotions(Bitboard targets, int offset)
    {
        for (const Square to : targets) {
            for (const PieceType promotion : promotionTypes)
                walk(m_board.template afterPromotion<us>(originOf(to, offset), to, promotion));
        }
    }
    void addEnPassant(Square from, Square to)
    {
        walk(m_board.template afterEnPassant<us>(from, to));
    }
    void addCastling(Square king, Square rook)
    {
        walk(m_board.template afterCastling<us>(king, rook));
    }

private:
    static Square originOf(Square to, int offset) { return Square::fromIndex(to.index() - offset); }

    void walk(const QuickBoard &after)
    {
        // Asked here, the last ply does without the room on the stack that walking on needs.
        m_nodes += m_depth == 2 ? countMoves<opponentOf(us)>(after)
                                : countLeaves<opponentOf(us)>(after, m_depth - 1);
    }

    const QuickBoard &m_board;
    int m_depth;
    std::uint64_t m_nodes = 0;
};

/// Precondition: depth ≥ 1.
template <Color us>
std::uint64_t countLeaves(const QuickBoard &board, int depth)
{
    if (depth == 1)
        return countMoves<us>(board);
    LeafWalker<us> walker(board, depth);
    MoveGenerator<us>(board).generate(walker);
    return walker.nodes();
}

/// Calls `visit(move, board after it)` with every legal move.
template <Color us, typename Visitor>
void forEachMove(const QuickBoard &board, Visitor visit)
{
    MoveVisitor visitor(board, [&](Move move) { visit(move, board.template after<us>(move)); });
    MoveGenerator<us>(board).generate(visitor);
}

std::uint64_t saturatingSum(std::uint64_t a, std::uint64_t b)
{
    return a > greatestCount - b ? greatestCount : a + b;
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

/// One count, shared out between threads by second moves: there are enough of them that no thread
/// is left waiting long.
template <Color us>
class DividedCount {
public:
    DividedCount(const QuickBoard &board, int depth, const PerftOptions &options)
        : m_depth(depth), m_options(options)
    {
        if (options.hashMegabytes > 0)
            m_table = std::make_unique<PerftTable>(options.hashMegabytes);
        forEachMove<us>(board,
                        [this](Move move, const QuickBoard &after) { addFirstMove(move, after); });
    }

    PerftResult run()
    {
        if (m_options.progress != nullptr)
            m_options.progress->begin(m_tasks.size());
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

    void workOnThreads()
    {
        const std::size_t threads =
            std::min(static_cast<std::size_t>(m_options.threads), m_tasks.size());
        std::vector<std::jthread> others;
        try {
            for (std::size_t i = 1; i < threads; ++i)
                others.emplace_back([this] { work(); });
        } catch (const std::system_error &) {
            // The system gives no more threads; those there are do it as well.
        }
        work();
    }

    void work()
    {
        TreeCounter counter(m_table.get(), m_options.stop, m_options.progress);
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
    std::unique_ptr<PerftTable> m_table;
    std::vector<FirstMove> m_firstMoves;
    std::vector<Task> m_tasks;
    std::atomic<std::size_t> m_nextTask = 0;
    std::mutex m_mutex;
    PerftResult m_result;
};

/// Calls a generic function with the side to move as a template argument.
template <typename Function>
auto withTurn(const Position &position, Function function)
{
    const QuickBoard board(position);
    return position.turn() == Color::White ? function.template operator()<Color::White>(board)
                                           : function.template operator()<Color::Black>(board);
}

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

std::vector<Move> legalMoves(const Position &position)
{
    std::vector<Move> moves;
    if (!position.king(position.turn()))
        return moves;
    withTurn(position, [&moves]<Color us>(const QuickBoard &board) {
        MoveVisitor visitor(board, [&moves](Move move) { moves.push_back(move); });
        MoveGenerator<us>(board).generate(visitor);
    });
    return moves;
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
