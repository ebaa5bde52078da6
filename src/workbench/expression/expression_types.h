#pragma once

#include "src/workbench/expression/bitboard_operations.h"
#include "src/workbench/expression/expression_value.h"

#include <span>
#include <string>
#include <string_view>

namespace chess {

// What the types of C do to the values of the calculator.

/// "uint8_t", "int32_t", "bool"; what is not computed with as an int is called as in Rust: "u8".
std::string nameOf(IntegerType type);

/// The type of a literal: that of its suffix, as in 1u, 1ULL and 1u8; without one loose, or of 64
/// bits when an int would be too narrow.
IntegerType typeOfLiteral(std::string_view literal, std::uint64_t word);

/// The type in which C computes with two values.
IntegerType commonTypeOf(const ExpressionValue &a, const ExpressionValue &b);

/// A value as a variable of a type keeps it. A single square fits them all and stays one; as a bool
/// it is whether its number is 0.
ExpressionValue converted(const ExpressionValue &value, IntegerType type, SquareMapping mapping);

/// Whether a value is true to C; SQ_E4 and lsb(x) are numbers there.
bool isTrue(const ExpressionValue &value, SquareMapping mapping);

/// What an operation gives when its operands have types.
struct TypedResult {
    ExpressionValue value;
    /// What it computed in.
    IntegerType type;
    /// Bits were lost to that.
    bool isCut = false;
};

/// Does an operation in the type of its operands. A shift by all bits of it or more is an error of
/// the kind TooLarge. Precondition: that of `apply`.
tl::expected<TypedResult, OperandError> applyTyped(const BitboardOperation &operation,
                                                   std::span<const ExpressionValue> operands,
                                                   const OperationSurroundings &surroundings);

/// The type in which an operation computes: mostly 64 bits.
IntegerType typeOfOperation(const BitboardOperation &operation,
                            std::span<const ExpressionValue> operands);

} // namespace chess
