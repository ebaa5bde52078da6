#pragma once

#include "src/board/square_mapping.h"

#include <cstdint>

namespace chess {

/// An integer type of C and its relatives.
struct IntegerType {
    /// 8, 16, 32 or 64; 1 for bool.
    int bits = 64;
    bool isSigned = false;
    /// Of a bare constant or a count, which takes the type of what it is computed with. It has 64
    /// bits, for who writes 1 << 40 here means bit 40.
    bool isLoose = false;
    /// What is narrower than an int is computed with as an int: in C and Java, not in Rust and Go.
    bool isPromoted = true;

    constexpr bool operator==(const IntegerType &) const = default;
};

/// As counts and the numbers of squares are, which are ints to engines.
inline constexpr IntegerType looseInteger = {64, true, true};

/// What a value of the calculator is in the first place; each of them can stand for the others.
enum class ValueKind : std::uint8_t {
    Set,           ///< squares, the same under every square mapping
    Square,        ///< e4: the set of it, and the number of its bit where a shift counts by it
    IndexedSquare, ///< SQ_E4, lsb(x): as a square, but the number of its bit in arithmetic too
    OtherSquares,  ///< ~SQ_E4: the set of all others, in arithmetic that number inverted
    Number,        ///< a 64-bit word, the same number under every square mapping
    BitNumber,     ///< such a number that counts bits: a square where a function wants one
};

/// A value of the calculator: a set of squares, one square, or a 64-bit number.
///
/// A number with fewer bits, or a signed one, is the 64-bit word that C widens it to; the type says
/// what becomes of what is computed with it.
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
    /// As engines have squares, which are numbers to them.
    static constexpr ExpressionValue ofIndexedSquare(Square square)
    {
        return {ValueKind::IndexedSquare, Bitboard(square).word(), looseInteger};
    }
    /// Those that are left by such a square.
    static constexpr ExpressionValue ofOtherSquares(Square square)
    {
        return {ValueKind::OtherSquares, (~Bitboard(square)).word(), looseInteger};
    }
    static constexpr ExpressionValue ofNumber(std::uint64_t number, IntegerType type = {})
    {
        return {ValueKind::Number, number, type};
    }
    static constexpr ExpressionValue ofBitNumber(std::uint64_t number)
    {
        return {ValueKind::BitNumber, number, looseInteger};
    }
    constexpr ExpressionValue withType(IntegerType type) const { return {m_kind, m_bits, type}; }

    constexpr ValueKind kind() const { return m_kind; }
    constexpr IntegerType type() const { return m_type; }
    constexpr bool isNumber() const
    {
        return m_kind == ValueKind::Number || m_kind == ValueKind::BitNumber;
    }
    constexpr bool isSquare() const
    {
        return m_kind == ValueKind::Square || m_kind == ValueKind::IndexedSquare;
    }

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
    constexpr ExpressionValue(ValueKind kind, std::uint64_t bits, IntegerType type = {})
        : m_bits(bits), m_type(type), m_kind(kind)
    {
    }

    /// The number itself, or the LERF word of the set.
    std::uint64_t m_bits;
    IntegerType m_type;
    ValueKind m_kind;
};

} // namespace chess
