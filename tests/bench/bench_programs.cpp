// Whole programs as a user meets them: how soon the window is there and what it costs beside one
// with nothing in it, and how fast the command line works through a file beside a copy of its
// lines. Runs inside tests/e2e/with_display.
#include "src/notation/fen/fen.h"
#include "tests/bench/running_program.h"
#include "tests/bench/screen.h"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <stdexcept>
#include <thread>

using namespace chess;
using bench::median;
using bench::RunningProgram;

namespace {

const std::vector<std::string> window = {BITBOARD_LAB_PROGRAM};
const std::vector<std::string> bareWindow = {BARE_WINDOW_PROGRAM};

void printHeading(std::string_view what, std::string_view one, std::string_view other)
{
    fmt::print("\n{:<42}{:>14}{:>14}{:>9}   {}\n", what, one, other, "ratio", "aim");
}

void printRow(std::string_view what, double one, double other, std::string_view aim = {})
{
    fmt::print("{:<42}{:>14.1f}{:>14.1f}", what, one, other);
    if (other > 0)
        fmt::print("{:>9.2f}", one / other);
    else
        fmt::print("{:>9}", "");
    fmt::print("   {}\n", aim);
    std::fflush(stdout);
}

struct Start {
    std::vector<double> passed;
    std::vector<double> processor;
};

void start(const std::vector<std::string> &command, bench::Screen &screen, Start &times)
{
    const RunningProgram program(command);
    screen.waitForPaintedWindow(std::chrono::seconds(60));
    times.passed.push_back(program.passed().count());
    times.processor.push_back(program.processorTime().count());
}

void benchStart(bench::Screen &screen)
{
    constexpr int rounds = 15;
    Start warmUp;
    Start own;
    Start bare;
    for (const auto *command : {&window, &bareWindow})
        start(*command, screen, warmUp);
    // In turns, so that a load that comes and goes meets both.
    for (int round = 0; round < rounds; ++round) {
        start(window, screen, own);
        start(bareWindow, screen, bare);
    }
    printRow("start to painted window, ms", median(own.passed), median(bare.passed), "≤ 2");
    printRow("  of it processor time, ms", median(own.processor), median(bare.processor));
}

struct Rest {
    std::vector<double> memory;
    std::vector<double> processor;
};

void rest(const std::vector<std::string> &command, bench::Screen &screen, Rest &costs)
{
    const RunningProgram program(command);
    screen.waitForPaintedWindow(std::chrono::seconds(60));
    std::this_thread::sleep_for(std::chrono::seconds(3));
    costs.memory.push_back(program.memory());
    const bench::Time before = program.processorTime();
    std::this_thread::sleep_for(std::chrono::seconds(5));
    costs.processor.push_back((program.processorTime() - before).count());
}

void benchRest(bench::Screen &screen)
{
    constexpr int rounds = 3;
    Rest own;
    Rest bare;
    // One after the other: together they would share pages that they do not share with a user.
    for (int round = 0; round < rounds; ++round) {
        rest(window, screen, own);
        rest(bareWindow, screen, bare);
    }
    printRow("memory (PSS) after 3 s, MB", median(own.memory), median(bare.memory), "≤ 1.5");
    printRow("processor time in 5 idle seconds, ms", median(own.processor), median(bare.processor),
             "0");
}

/// Positions in which the pieces of a game have wandered about, none twice the same.
void writePositions(const std::filesystem::path &path, int count)
{
    std::mt19937_64 random(20240229);
    const auto anySquare = [&random] {
        return Square::fromIndex(static_cast<int>(random() % 64));
    };
    std::ofstream file(path);
    Position position;
    for (int i = 0; i < count; ++i) {
        if (i % 60 == 0)
            position = Position::start();
        const Square from = anySquare();
        const Square to = anySquare();
        if (position.pieceAt(from) && from != to)
            position.movePiece(from, to);
        position.setMoveNumber(static_cast<std::uint32_t>(i % 60 + 1));
        file << toFen(position) << '\n';
    }
    if (!file.flush())
        throw std::runtime_error("cannot write " + path.string());
}

void benchStream()
{
    constexpr int count = 500000;
    constexpr int rounds = 7;
    const std::filesystem::path path =
        std::filesystem::temp_directory_path() / "bench_programs_positions.fen";
    writePositions(path, count);

    std::vector<double> own;
    std::vector<double> copy;
    std::vector<double> ownProcessor;
    std::vector<double> copyProcessor;
    for (int round = 0; round < rounds; ++round) {
        const bench::Usage usage =
            RunningProgram({BITBOARD_PROGRAM, "boards", "--as", "tsv", "--file", path}).finish();
        own.push_back(usage.passed.count());
        ownProcessor.push_back(usage.processor.count());
        const bench::Usage copying = RunningProgram({"sed", "", path}).finish();
        copy.push_back(copying.passed.count());
        copyProcessor.push_back(copying.processor.count());
    }
    std::filesystem::remove(path);

    const auto perSecond = [](double milliseconds) {
        return count / milliseconds; // thousands
    };
    printHeading("boards --as tsv", "bitboard", "sed");
    printRow("500,000 positions, ms", median(own), median(copy));
    printRow("  of it processor time, ms", median(ownProcessor), median(copyProcessor));
    printRow("thousand positions per second", perSecond(median(own)), perSecond(median(copy)),
             "≥ 300 thousand");
}

} // namespace

int main()
{
    // The end-to-end test wants a screen reader's view of every program; most desktops do not.
    unsetenv("QT_ACCESSIBILITY");
    unsetenv("QT_LINUX_ACCESSIBILITY_ALWAYS_ON");
    try {
        bench::Screen screen;
        printHeading("window", "bitboard-lab", "bare window");
        benchStart(screen);
        benchRest(screen);
        benchStream();
    } catch (const std::exception &exception) {
        fmt::print(stderr, "bench_programs: {}\n", exception.what());
        return 1;
    }
    return 0;
}
