#pragma once

#include <cstdint>

namespace chess {

/// Bits spread to the places of the bits of a mask, lowest first (the instruction `pdep`).
inline std::uint64_t deposited(std::uint64_t bits, std::uint64_t mask)
{
    std::uint64_t result = 0;
    for (; mask != 0; mask &= mask - 1, bits >>= 1) {
        if ((bits & 1) != 0)
            result |= mask & -mask;
    }
    return result;
}

/// The bits under a mask moved together, lowest first (the instruction `pext`).
inline std::uint64_t extracted(std::uint64_t word, std::uint64_t mask)
{
    std::uint64_t result = 0;
    for (int i = 0; mask != 0; mask &= mask - 1, ++i) {
        if ((word & mask & -mask) != 0)
            result |= std::uint64_t{1} << i;
    }
    return result;
}

} // namespace chess
