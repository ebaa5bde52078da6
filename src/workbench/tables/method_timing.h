#pragma once

#include "src/attacks/derivation.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace chess {

/// A way to find what a leaper attacks, as it is measured.
struct TimedWay {
    /// Nothing for the table.
    std::optional<DerivationMethod> method;
    Bitboard (*kingAttacks)(Square square);
    Bitboard (*knightAttacks)(Square square);
    /// Finds the attacks of both pieces on all 64 squares, that many times over, and sums them up.
    std::uint64_t (*run)(int times);
};

/// The table and the four methods, in the order in which they are measured and shown.
const std::vector<TimedWay> &timedWays();

/// "look-up", or the name of the method.
std::string_view nameOf(const TimedWay &way);

/// How long one way takes on this machine.
struct MethodTime {
    TimedWay way;
    /// Nanoseconds for the attacks of one piece on one square: the median of all rounds.
    double nanoseconds;
    /// How many times as long as the look-up.
    double ratio;
    /// A sum over all sets found in one go over the squares; the same for every way.
    std::uint64_t checksum;
};

/// Measures the table and the four methods in one run of about 0.4 seconds, half a second at most
/// unless the machine is busy otherwise: short rounds that take turns, so that what slows the
/// machine down for a while slows all of them. Whoever calls waits; to be called off the thread of
/// the window. Nothing when `stop` is requested, which is heeded within a millisecond or so.
std::optional<std::vector<MethodTime>> timeMethods(const std::stop_token &stop = {});

} // namespace chess
