#pragma once

#include "src/board/bitboard.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace chess {

/// An order of the bits of a word, named by the squares of bit 0 and bit 1.
///
/// `A1B1` is little-endian rank-file (LERF), the order inside this program; `A1A2` is little-endian
/// file-rank (LEFR).
enum class SquareMapping : std::uint8_t { A1B1, A1A2, H1G1, H1H2, A8B8, A8A7, H8G8, H8H7 };

inline constexpr std::array allSquareMappings = {
    SquareMapping::A1B1, SquareMapping::A1A2, SquareMapping::H1G1, SquareMapping::H1H2,
    SquareMapping::A8B8, SquareMapping::A8A7, SquareMapping::H8G8, SquareMapping::H8H7};

/// "a1b1" … "h8h7".
std::string_view nameOf(SquareMapping mapping);
/// "LERF" and "LEFR", the names two of them have in the literature; empty for the others.
std::string_view aliasOf(SquareMapping mapping);
/// Reads a name or an alias, in any case.
std::optional<SquareMapping> parseSquareMapping(std::string_view name);

/// The number of the bit that stands for a square, 0 to 63.
int bitOf(Square square, SquareMapping mapping);
/// The square for which a bit stands. Precondition: 0 ≤ bit ≤ 63.
Square squareOf(int bit, SquareMapping mapping);

/// The word that stands for a set of squares under a mapping.
std::uint64_t toWord(Bitboard squares, SquareMapping mapping);
/// The set of squares for which a word stands under a mapping.
Bitboard fromWord(std::uint64_t word, SquareMapping mapping);

/// The change of the bit number by a step; the same from every square, since all mappings are
/// linear.
int bitOffsetOf(Direction direction, SquareMapping mapping);
/// The word of a set shifted by a signed number of bits, left when positive, as a set again; what
/// leaves the word is lost, what leaves the board wraps. Precondition: −63 ≤ offset ≤ 63.
Bitboard shiftedInWord(Bitboard squares, int offset, SquareMapping mapping);

} // namespace chess
