#pragma once

#include <array>
#include <cstddef>

namespace chess {

/// Whether a table can be read by the number of an enum value: its rows are in the order of the
/// enum, and none is missing. To be asserted at compile time, beside the table.
template <typename Row, std::size_t size, typename Enum>
constexpr bool isInOrderOf(Enum Row::*key, const std::array<Row, size> &rows)
{
    for (std::size_t i = 0; i < size; ++i) {
        if (rows[i].*key != static_cast<Enum>(i))
            return false;
    }
    return true;
}

} // namespace chess
