#pragma once

#include "src/board/square.h"

#include <array>
#include <cstddef>

namespace chess {

/// One entry for every square, looked up with the square itself.
template <typename T>
class EverySquare {
public:
    constexpr const T &operator[](Square square) const
    {
        return m_entries[static_cast<std::size_t>(square.index())];
    }
    constexpr T &operator[](Square square)
    {
        return m_entries[static_cast<std::size_t>(square.index())];
    }

private:
    std::array<T, 64> m_entries{};
};

} // namespace chess
