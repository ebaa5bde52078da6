#pragma once

#include "src/attacks/leapers.h"
#include "src/attacks/pawns.h"
#include "src/attacks/piece_attacks.h"
#include "src/attacks/rays.h"
#include "src/attacks/sliders.h"
#include "src/workbench/expression/bitboard_operations.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace chess::operations {

// What the operations of the table do with sets of squares, whatever the mapping.

using Operands = OperationOperands;
using Value = ExpressionValue;

using SetFunction = Bitboard (*)(Bitboard);

/// An operation on a set, whatever the mapping.
template <SetFunction function>
Value ofSet(const Operands &operands)
{
    return Value::ofSquares(function(operands.squares(0)));
}

using SquareFunction = Bitboard (*)(Square);

/// What holds for any of the squares of a set.
template <SquareFunction function>
Value ofEachSquare(const Operands &operands)
{
    Bitboard result;
    for (const Square square : operands.squares(0))
        result |= function(square);
    return Value::ofSquares(result);
}

template <Bitboard (*attacks)(Square, Bitboard)>
Value ofEachSlider(const Operands &operands)
{
    Bitboard result;
    for (const Square square : operands.squares(0))
        result |= attacks(square, operands.squares(1));
    return Value::ofSquares(result);
}

/// The pieces of both sides that attack any of the squares.
inline Value attackers(const Operands &operands)
{
    Bitboard result;
    for (const Square square : operands.squares(0)) {
        for (const Color color : {Color::White, Color::Black})
            result |=
                attackersOf(operands.surroundings.position, square, color, operands.squares(1));
    }
    return Value::ofSquares(result);
}

inline Bitboard unchanged(Bitboard squares)
{
    return squares;
}

template <Color color>
Bitboard pawnsAttack(Bitboard pawns)
{
    return pawnAttacks(pawns, color);
}

template <Color color>
Value pawnsPush(const Operands &operands)
{
    return Value::ofSquares(pawnPushes(operands.squares(0), color, ~operands.squares(1)));
}

/// The squares in front of pawns, up to the edge.
template <Color color>
Bitboard frontSpan(Bitboard pawns)
{
    constexpr Direction ahead = color == Color::White ? Direction::North : Direction::South;
    Bitboard span;
    for (Bitboard next = pawns.shifted(ahead); !next.isEmpty(); next = next.shifted(ahead))
        span |= next;
    return span;
}

/// The squares beside those, where others could stop the pawns from passing.
template <Color color>
Bitboard attackSpan(Bitboard pawns)
{
    const Bitboard span = frontSpan<color>(pawns);
    return span.shifted(Direction::East) | span.shifted(Direction::West);
}

template <Color color>
Bitboard passedSpan(Bitboard pawns)
{
    return frontSpan<color>(pawns) | attackSpan<color>(pawns);
}

inline Bitboard filesBeside(Bitboard squares)
{
    Bitboard files;
    for (const Square square : squares)
        files |= lineInDirection<Direction::North>(square);
    return files.shifted(Direction::East) | files.shifted(Direction::West);
}

/// How far apart two squares are, by files and by ranks.
inline std::pair<int, int> stepsBetween(const Operands &operands)
{
    const Square one = operands.square(0);
    const Square other = operands.square(1);
    return {std::abs(static_cast<int>(one.file()) - static_cast<int>(other.file())),
            std::abs(static_cast<int>(one.rank()) - static_cast<int>(other.rank()))};
}

inline Value kingDistance(const Operands &operands)
{
    const auto [files, ranks] = stepsBetween(operands);
    return Value::ofNumber(static_cast<std::uint64_t>(std::max(files, ranks)));
}

inline Value manhattanDistance(const Operands &operands)
{
    const auto [files, ranks] = stepsBetween(operands);
    return Value::ofNumber(static_cast<std::uint64_t>(files + ranks));
}

template <Bitboard (*function)(Square, Square)>
Value ofTwoSquares(const Operands &operands)
{
    return Value::ofSquares(function(operands.square(0), operands.square(1)));
}

template <Direction direction>
Value step(const Operands &operands)
{
    return Value::ofSquares(operands.squares(0).shifted(direction));
}

/// Goes on by steps from the squares reached until nothing is new; every step stays inside.
template <typename OneStep>
Value filled(const Operands &operands, OneStep oneStep)
{
    Bitboard result = operands.squares(0);
    for (;;) {
        const Bitboard larger = result | (oneStep(result) & operands.squares(1));
        if (larger == result)
            return Value::ofSquares(result);
        result = larger;
    }
}

template <Direction direction>
Value fill(const Operands &operands)
{
    return filled(operands, [](Bitboard squares) { return squares.shifted(direction); });
}

inline Value floodFill(const Operands &operands)
{
    return filled(operands, [](Bitboard squares) {
        const Bitboard row =
            squares | squares.shifted(Direction::East) | squares.shifted(Direction::West);
        return row | row.shifted(Direction::North) | row.shifted(Direction::South);
    });
}

} // namespace chess::operations
