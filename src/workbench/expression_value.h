#pragma once

#include "src/board/square_mapping.h"

#include <cstdint>

namespace chess {

/// What a value of the calculator is in the first place; each of them can stand for the others.
enum class ValueKind : std::uint8_t {
    Set,    ///< squares, the same under every square mapping
    Square, ///< one square: the set of it, and its bit number where a shift counts by it
    Number, ///< a 64-bit word, the same number under every square mapping
};

/// A value of the calculator: a set of squares, one square, or a 64-bit number.
///
/// A set has no word until a square mapping gives it one, and a number no squares: `e4` is the word
/// 0x10000000 under a1b1 only, 0x10000000 the square e4 under a1b1 only.
class ExpressionValue {
public:
    static constexpr ExpressionValue ofSquares(Bitboard squares)
    {
        return {ValueKind::Set, squares.word()};
    }
    static constexpr ExpressionValue ofSquare(Square square)
    {
        return {ValueKind::Square, Bitboard(square).word()};
    }
    static constexpr ExpressionValue ofNumber(std::uint64_t number)
    {
        return {ValueKind::Number, number};
    }

    constexpr ValueKind kind() const { return m_kind; }
    constexpr bool isNumber() const { return m_kind == ValueKind::Number; }

    /// The set, or that for which the number stands under a mapping.
    Bitboard squares(SquareMapping mapping) const
    {
        return isNumber() ? fromWord(m_bits, mapping) : Bitboard::fromWord(m_bits);
    }
    /// The number, or the word of the set under a mapping.
    std::uint64_t word(SquareMapping mapping) const
    {
        return isNumber() ? m_bits : toWord(Bitboard::fromWord(m_bits), mapping);
    }

    constexpr bool operator==(const ExpressionValue &) const = default;

private:
    constexpr ExpressionValue(ValueKind kind, std::uint64_t bits) : m_bits(bits), m_kind(kind) {}

    /// The number itself, or the LERF word of the set.
    std::uint64_t m_bits;
    ValueKind m_kind;
};

} // namespace chess
