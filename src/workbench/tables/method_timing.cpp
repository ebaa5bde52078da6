#include "src/workbench/tables/method_timing.h"

#include "src/attacks/leaper_methods.h"

#include <algorithm>
#include <bit>
#include <chrono>

namespace chess {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto wholeTime = std::chrono::milliseconds(400);
/// Long against the clock's own step, short against what interrupts a program.
constexpr auto batchTime = std::chrono::microseconds(100);
constexpr int attacksInOneGo = 2 * 64;

/// All squares, in an order without neighbours. They are volatile, so that no compiler can find the
/// attacks before the clock runs or find them once for all times.
const volatile std::uint8_t *shuffledSquares()
{
    static const auto squares = [] {
        std::array<std::uint8_t, 64> shuffled{};
        // 37 has no factor in common with 64, so every square comes once.
        for (std::size_t i = 0; i < shuffled.size(); ++i)
            shuffled[i] = static_cast<std::uint8_t>((i * 37 + 11) % 64);
        return shuffled;
    }();
    return squares.data();
}

template <Bitboard (*kingAttacks)(Square), Bitboard (*knightAttacks)(Square)>
std::uint64_t run(int times)
{
    const volatile std::uint8_t *const squares = shuffledSquares();
    std::uint64_t sum = 0;
    for (int time = 0; time < times; ++time) {
        sum = 0;
        for (int i = 0; i < 64; ++i) {
            const Square square = Square::fromIndex(squares[i]);
            // Turned by a bit each time, so that the sum tells which square has which set.
            sum = std::rotl(sum, 1) ^ kingAttacks(square).word();
            sum = std::rotl(sum, 1) ^ knightAttacks(square).word();
        }
    }
    return sum;
}

template <Bitboard (*kingAttacks)(Square), Bitboard (*knightAttacks)(Square)>
constexpr TimedWay timedWay(std::optional<DerivationMethod> method)
{
    return {method, kingAttacks, knightAttacks, run<kingAttacks, knightAttacks>};
}

/// What is measured of one way.
struct Samples {
    TimedWay way;
    /// How often the squares are gone over in one batch.
    int times = 1;
    std::uint64_t checksum = 0;
    std::vector<double> nanoseconds = {};
};

double timeBatch(Samples &samples)
{
    const Clock::time_point begin = Clock::now();
    samples.checksum = samples.way.run(samples.times);
    return std::chrono::duration<double, std::nano>(Clock::now() - begin).count();
}

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

const std::vector<TimedWay> &timedWays()
{
    constexpr Leaper king = Leaper::King;
    constexpr Leaper knight = Leaper::Knight;
    static const std::vector<TimedWay> ways = {
        timedWay<attacksByTable<king>, attacksByTable<knight>>(std::nullopt),
        timedWay<attacksByOffsets<king>, attacksByOffsets<knight>>(DerivationMethod::Offsets),
        timedWay<attacksByClipping<king>, attacksByClipping<knight>>(DerivationMethod::Clipping),
        timedWay<attacksBySteps<king>, attacksBySteps<knight>>(DerivationMethod::Steps),
        timedWay<attacksByShifts<king>, attacksByShifts<knight>>(DerivationMethod::Shifts),
    };
    return ways;
}

std::string_view nameOf(const TimedWay &way)
{
    return way.method ? nameOf(*way.method) : "look-up";
}

std::optional<std::vector<MethodTime>> timeMethods(const std::stop_token &stop)
{
    std::vector<Samples> all;
    all.reserve(timedWays().size());
    for (const TimedWay &way : timedWays())
        all.push_back({way});
    const Clock::time_point end = Clock::now() + wholeTime;
    for (Samples &samples : all) {
        while (timeBatch(samples) < std::chrono::duration<double, std::nano>(batchTime).count() &&
               Clock::now() < end && !stop.stop_requested())
            samples.times *= 2;
    }
    do {
        for (Samples &samples : all) {
            if (stop.stop_requested())
                return std::nullopt;
            samples.nanoseconds.push_back(timeBatch(samples) /
                                          (attacksInOneGo * static_cast<double>(samples.times)));
        }
    } while (Clock::now() < end);

    std::vector<MethodTime> times;
    times.reserve(all.size());
    for (const Samples &samples : all)
        times.push_back({samples.way, medianOf(samples.nanoseconds), 0, samples.checksum});
    for (MethodTime &time : times)
        time.ratio = time.nanoseconds / times.front().nanoseconds;
    return times;
}

} // namespace chess
