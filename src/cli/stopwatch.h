#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace chess {

/// What counting took.
class Stopwatch {
public:
    double seconds() const
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
    }
    double nodesPerSecond(std::uint64_t nodes) const
    {
        return static_cast<double>(nodes) / std::max(seconds(), 1e-9);
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

} // namespace chess
