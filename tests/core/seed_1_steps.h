#pragma once

#include "src/board/bitboard.h"

#include <array>

namespace tests {

/// A row of the step tables that seed text 1 prints: a name in lower case, an offset, and the
/// squares from which the step is impossible.
struct PrintedStep {
    const char *name;
    int offset;
    chess::Bitboard impossible;
};

namespace detail {

constexpr chess::Bitboard rank1{chess::Rank::One};
constexpr chess::Bitboard rank2{chess::Rank::Two};
constexpr chess::Bitboard rank7{chess::Rank::Seven};
constexpr chess::Bitboard rank8{chess::Rank::Eight};
constexpr chess::Bitboard fileA{chess::File::A};
constexpr chess::Bitboard fileB{chess::File::B};
constexpr chess::Bitboard fileG{chess::File::G};
constexpr chess::Bitboard fileH{chess::File::H};

} // namespace detail

inline constexpr std::array<PrintedStep, 8> printedKingSteps = {{
    {"north", 8, detail::rank8},
    {"south", -8, detail::rank1},
    {"east", 1, detail::fileH},
    {"west", -1, detail::fileA},
    {"north_west", 7, detail::fileA | detail::rank8},
    {"south_east", -7, detail::fileH | detail::rank1},
    {"north_east", 9, detail::fileH | detail::rank8},
    {"south_west", -9, detail::fileA | detail::rank1},
}};

inline constexpr std::array<PrintedStep, 8> printedKnightSteps = {{
    {"two_up_one_left", 15, detail::rank8 | detail::rank7 | detail::fileA},
    {"two_up_one_right", 17, detail::rank8 | detail::rank7 | detail::fileH},
    {"two_right_one_up", 10, detail::fileG | detail::fileH | detail::rank8},
    {"two_right_one_down", -6, detail::fileG | detail::fileH | detail::rank1},
    {"two_down_one_left", -17, detail::rank1 | detail::rank2 | detail::fileA},
    {"two_down_one_right", -15, detail::rank1 | detail::rank2 | detail::fileH},
    {"two_left_one_up", 6, detail::fileA | detail::fileB | detail::rank8},
    {"two_left_one_down", -10, detail::fileA | detail::fileB | detail::rank1},
}};

} // namespace tests
