// Perft against another engine and against slower ways of the same core, interleaved in one run so
// that what else the machine does hits all of them alike; medians, in processor time.
//
// Every sample counts its position again and again for a fifth of a second, and every round takes
// the ways in another order: a count of twenty milliseconds that always comes straight after
// another process measures how fast the processor wakes up.
#include "src/moves/perft.h"
#include "src/notation/fen/fen.h"
#include "tests/bench/engine_process.h"
#include "tests/bench/running_program.h"
#include "tests/bench/slow_perft.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <thread>
#include <vector>

using namespace chess;

namespace {

/// The six positions of chessprogramming.org/Perft_Results.
struct Subject {
    const char *fen;
    int depth;
    std::uint64_t nodes;
};

constexpr std::array<Subject, 6> subjects = {{
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119060324},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193690690},
    {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178633661},
    {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15833292},
    {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89941194},
    {"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 164075551},
}};

/// A way to count, and how long it takes for every subject in every round.
struct Way {
    std::string name;
    /// Returns the nodes and the seconds.
    std::function<std::pair<std::uint64_t, double>(const Subject &)> count;
    std::array<std::vector<double>, subjects.size()> seconds = {};
};

double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double wallSeconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

template <typename Count>
auto timed(double (*clock)(), Count count)
{
    return [=](const Subject &subject) {
        const Position position = parseFen(subject.fen).value().position;
        const double start = clock();
        const std::uint64_t nodes = count(position, subject.depth);
        return std::pair(nodes, clock() - start);
    };
}

std::uint64_t countListed(const Position &position, int depth)
{
    std::vector<Move> moves;
    moves.reserve(4096);
    const QuickBoard board(position);
    return position.turn() == Color::White ? bench::listedPerft<Color::White>(moves, board, depth)
                                           : bench::listedPerft<Color::Black>(moves, board, depth);
}

std::uint64_t countSlowly(const Position &position, int depth)
{
    const QuickBoard board(position);
    return position.turn() == Color::White ? bench::slowPerft<Color::White>(board, depth)
                                           : bench::slowPerft<Color::Black>(board, depth);
}

/// How many times as long `slow` takes as `quick`: the geometric mean of the subjects' medians.
double ratio(const Way &slow, const Way &quick)
{
    double logarithms = 0;
    for (std::size_t i = 0; i < subjects.size(); ++i)
        logarithms += std::log(bench::median(slow.seconds[i]) / bench::median(quick.seconds[i]));
    return std::exp(logarithms / static_cast<double>(subjects.size()));
}

/// The seconds one count takes, on an average of as many as a sample needs; nothing when a count is
/// wrong, which is said.
std::optional<double> sampled(const Way &way, const Subject &subject)
{
    constexpr double sampleSeconds = 0.2;
    double total = 0;
    int counts = 0;
    while (total < sampleSeconds) {
        const auto [nodes, seconds] = way.count(subject);
        if (nodes != subject.nodes) {
            fmt::print("{} counts {} nodes instead of {}: {}\n", way.name, nodes, subject.nodes,
                       subject.fen);
            return std::nullopt;
        }
        total += seconds;
        ++counts;
    }
    return total / counts;
}

bool runRound(std::vector<Way> &ways, std::mt19937 &random)
{
    for (std::size_t i = 0; i < subjects.size(); ++i) {
        std::vector<Way *> order;
        for (Way &way : ways)
            order.push_back(&way);
        std::shuffle(order.begin(), order.end(), random);
        for (Way *const way : order) {
            const std::optional<double> seconds = sampled(*way, subjects[i]);
            if (!seconds)
                return false;
            way->seconds[i].push_back(*seconds);
        }
    }
    return true;
}

void printSpeeds(const Way &way)
{
    fmt::print("{:34}", way.name);
    for (std::size_t i = 0; i < subjects.size(); ++i)
        fmt::print("{:9.1f}",
                   static_cast<double>(subjects[i].nodes) / bench::median(way.seconds[i]) / 1e6);
    fmt::print("\n");
}

std::uint64_t countOnThreads(const Position &position, int depth, int threads)
{
    return runPerft(position, depth, {.threads = threads}).nodes;
}

/// Two whole counts at the same time: what two threads can be worth on this machine.
std::uint64_t countTwice(const Position &position, int depth)
{
    const std::jthread other([&] { perft(position, depth); });
    return perft(position, depth);
}

/// One thread, two, and two counts at once, straight after each other, since the processor's two
/// halves are seldom free for long.
void compareThreads()
{
    constexpr int rounds = 25;
    std::vector<Way> ways = {
        {"one thread, by the clock",
         timed(wallSeconds, [](const Position &position,
                               int depth) { return countOnThreads(position, depth, 1); })},
        {"two threads, by the clock",
         timed(wallSeconds, [](const Position &position,
                               int depth) { return countOnThreads(position, depth, 2); })},
        {"two counts at once", timed(wallSeconds, countTwice)},
    };
    for (std::size_t i = 0; i < subjects.size(); ++i) {
        for (int round = 0; round < rounds; ++round) {
            for (Way &way : ways)
                way.seconds[i].push_back(way.count(subjects[i]).second);
        }
    }
    for (const Way &way : ways)
        printSpeeds(way);
    fmt::print("one thread takes {:.2f} times as long as two; two counts at once are {:.2f} times "
               "as quick as one after the other\n",
               ratio(ways[0], ways[1]), 2 * ratio(ways[0], ways[2]));
}

} // namespace

int main()
{
    const auto quick = [](const Position &position, int depth) {
        return perft(position, depth);
    };
    std::vector<Way> ways = {
        {"counted at the last ply", timed(processorSeconds, quick)},
        {"listed at the last ply", timed(processorSeconds, countListed)},
        {"played, is the king attacked?", timed(processorSeconds, countSlowly)},
    };
    std::optional<bench::EngineProcess> engine = bench::EngineProcess::start("stockfish");
    if (engine)
        ways.push_back({engine->name(), [&engine](const Subject &subject) {
                            return engine->perft(subject.fen, subject.depth);
                        }});
    else
        fmt::print("stockfish is not installed: nothing to compare with but ourselves.\n");

    constexpr int rounds = 7;
    std::mt19937 random;
    for (int round = 0; round < rounds; ++round) {
        if (!runRound(ways, random))
            return 1;
    }
    fmt::print(
        "million nodes per second: start d6, Kiwipete d5, positions 3 d7, 4 d5, 5 d5, 6 d5\n");
    for (const Way &way : ways)
        printSpeeds(way);
    fmt::print("playing every move takes {:.2f} times as long as counting, {:.2f} times as long as "
               "listing\n",
               ratio(ways[2], ways[0]), ratio(ways[2], ways[1]));
    if (engine)
        fmt::print("{} takes {:.2f} times as long as counting, {:.2f} times as long as listing\n",
                   ways[3].name, ratio(ways[3], ways[0]), ratio(ways[3], ways[1]));
    compareThreads();
    return 0;
}
