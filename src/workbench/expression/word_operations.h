#pragma once

#include "src/workbench/expression/bit_gathering.h"
#include "src/workbench/expression/bitboard_operations.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace chess::operations {

// What the operations of the table do with words and with the numbers of bits.

using Operands = OperationOperands;
using Value = ExpressionValue;

/// A word worked out from the operands: a number when all of them are, else the set it stands for.
inline Value fromWords(const Operands &operands, std::uint64_t word)
{
    if (!std::all_of(operands.values.begin(), operands.values.end(),
                     [](const Value &value) { return value.isNumber(); }))
        return Value::ofSquares(fromWord(word, operands.mapping()));
    const bool countsBits =
        std::any_of(operands.values.begin(), operands.values.end(),
                    [](const Value &value) { return value.kind() == ValueKind::BitNumber; });
    return countsBits ? Value::ofBitNumber(word) : Value::ofNumber(word);
}

// What operators do with words, where the standard library has no name for it.
struct AndNot {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t b) const { return a & ~b; }
};
struct ShiftLeft {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t count) const { return a << count; }
};
struct ShiftRight {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t count) const { return a >> count; }
};
struct ShiftRightSigned {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t count) const
    {
        return (a >> 63) != 0 ? ~(~a >> count) : a >> count;
    }
};
struct RotateLeft {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t count) const
    {
        return std::rotl(a, static_cast<int>(count));
    }
};
struct RotateRight {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t count) const
    {
        return std::rotr(a, static_cast<int>(count));
    }
};

struct Quotient {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t b) const { return a / b; }
};
struct Remainder {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t b) const { return a % b; }
};
struct SignedQuotient {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t b) const
    {
        // The least word has no counterpart; C leaves what comes out to the processor.
        const auto divisor = static_cast<std::int64_t>(b);
        return divisor == -1 ? 0 - a
                             : static_cast<std::uint64_t>(static_cast<std::int64_t>(a) / divisor);
    }
};
struct SignedRemainder {
    std::uint64_t operator()(std::uint64_t a, std::uint64_t b) const
    {
        return a - b * SignedQuotient()(a, b);
    }
};

struct ByteSwap {
    std::uint64_t operator()(std::uint64_t word) const
    {
        return Bitboard::fromWord(word).flippedVertically().word();
    }
};
struct ReverseBits {
    std::uint64_t operator()(std::uint64_t word) const
    {
        return Bitboard::fromWord(word).rotatedHalfTurn().word();
    }
};

template <typename Function>
Value ofWord(const Operands &operands)
{
    return fromWords(operands, Function()(operands.word(0)));
}

template <typename Function>
Value ofWords(const Operands &operands)
{
    return fromWords(operands, Function()(operands.word(0), operands.word(1)));
}

/// Of the square of an engine, which is also a number, what is both as well.
inline Value inverted(const Operands &operands)
{
    const Value &value = operands.values[0];
    if (value.kind() == ValueKind::IndexedSquare)
        return Value::ofOtherSquares(operands.square(0));
    if (value.kind() == ValueKind::OtherSquares)
        return Value::ofIndexedSquare(*(~operands.squares(0)).first());
    return ofWord<std::bit_not<std::uint64_t>>(operands);
}

/// The first operand moved by the number of the second, which does not make a set of a number.
template <typename Function>
Value moved(const Operands &operands)
{
    return fromWords({operands.values.first(1), operands.surroundings},
                     Function()(operands.word(0), operands.number(1)));
}

inline Value lowestSquare(const Operands &operands)
{
    return Value::ofIndexedSquare(squareOf(std::countr_zero(operands.word(0)), operands.mapping()));
}

inline Value highestSquare(const Operands &operands)
{
    return Value::ofIndexedSquare(
        squareOf(63 - std::countl_zero(operands.word(0)), operands.mapping()));
}

inline Value count(const Operands &operands)
{
    return Value::ofNumber(static_cast<std::uint64_t>(std::popcount(operands.word(0))));
}

inline Value bitNumber(const Operands &operands)
{
    return Value::ofBitNumber(
        static_cast<std::uint64_t>(bitOf(operands.square(0), operands.mapping())));
}

inline Value squareOfBit(const Operands &operands)
{
    return Value::ofIndexedSquare(
        squareOf(static_cast<int>(operands.number(0)), operands.mapping()));
}

inline Value leadingZeros(const Operands &operands)
{
    return Value::ofBitNumber(static_cast<std::uint64_t>(std::countl_zero(operands.word(0))));
}

inline Value trailingZeros(const Operands &operands)
{
    return Value::ofBitNumber(static_cast<std::uint64_t>(std::countr_zero(operands.word(0))));
}

inline Value truth(bool isTrue)
{
    return Value::ofNumber(isTrue ? 1 : 0);
}

inline Value areEqual(const Operands &operands)
{
    return truth(operands.word(0) == operands.word(1));
}

inline Value areUnequal(const Operands &operands)
{
    return truth(operands.word(0) != operands.word(1));
}

/// Whether two words of a type without or with a sign compare so.
template <typename Word, template <typename> typename Comparison>
Value compare(const Operands &operands)
{
    return truth(Comparison<Word>()(static_cast<Word>(operands.word(0)),
                                    static_cast<Word>(operands.word(1))));
}

inline Value isBoth(const Operands &operands)
{
    return truth(operands.word(0) != 0 && operands.word(1) != 0);
}

inline Value isEither(const Operands &operands)
{
    return truth(operands.word(0) != 0 || operands.word(1) != 0);
}

inline Value isNothing(const Operands &operands)
{
    return truth(operands.word(0) == 0);
}

inline Value isSomething(const Operands &operands)
{
    return truth(operands.word(0) != 0);
}

inline Value isMoreThanOne(const Operands &operands)
{
    return truth(std::popcount(operands.word(0)) > 1);
}

inline Value chosen(const Operands &operands)
{
    return operands.values[operands.word(0) != 0 ? 1 : 2];
}

inline Value bitsUnderMask(const Operands &operands)
{
    return Value::ofNumber(extracted(operands.word(0), operands.word(1)));
}

inline Value bitsSpread(const Operands &operands)
{
    return Value::ofSquares(
        fromWord(deposited(operands.word(0), operands.word(1)), operands.mapping()));
}

inline Value numberedSubset(const Operands &operands)
{
    return bitsSpread({std::array{operands.values[1], operands.values[0]}, operands.surroundings});
}

inline Value fileOfSquare(const Operands &operands)
{
    return Value::ofNumber(static_cast<std::uint64_t>(operands.square(0).file()));
}

inline Value rankOfSquare(const Operands &operands)
{
    return Value::ofNumber(static_cast<std::uint64_t>(operands.square(0).rank()));
}

inline Value squareOfLines(const Operands &operands)
{
    const auto file = static_cast<File>(operands.lineNumber(0));
    return Value::ofIndexedSquare(Square(file, static_cast<Rank>(operands.lineNumber(1))));
}

inline Value wordOfBit(const Operands &operands)
{
    return Value::ofNumber(std::uint64_t{1} << operands.number(0));
}

inline Value hasBit(const Operands &operands)
{
    return truth((operands.word(0) >> operands.number(1) & 1) != 0);
}

} // namespace chess::operations
