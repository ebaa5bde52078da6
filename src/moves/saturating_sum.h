#pragma once

#include <cstdint>
#include <limits>

namespace chess {

/// The sum of two counts, or the greatest number of 64 bits when it does not fit.
constexpr std::uint64_t saturatingSum(std::uint64_t a, std::uint64_t b)
{
    constexpr std::uint64_t greatest = std::numeric_limits<std::uint64_t>::max();
    return a > greatest - b ? greatest : a + b;
}

} // namespace chess
