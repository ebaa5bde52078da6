#pragma once

#include <cstdint>
#include <limits>

namespace chess {

/// Stands for every count that does not fit in 64 bits.
inline constexpr std::uint64_t greatestCount = std::numeric_limits<std::uint64_t>::max();

/// The sum of two counts; `greatestCount` when it does not fit.
constexpr std::uint64_t saturatingSum(std::uint64_t a, std::uint64_t b)
{
    return a > greatestCount - b ? greatestCount : a + b;
}

} // namespace chess
