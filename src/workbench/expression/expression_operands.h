#pragma once

#include "src/workbench/expression/expression.h"

#include <optional>
#include <span>
#include <vector>

namespace chess {

/// An operand as its operation takes it.
struct OperandReading {
    ExpressionValue value;
    /// What a reader should know of that.
    std::optional<ExpressionNote> note = std::nullopt;
    /// It counts bits and stands for a square, but there is none with its number.
    bool isTooLarge = false;
};

/// Where the operands of an operation stand for squares and where for numbers.
///
/// A square is the set of itself, and the number of its bit where a shift counts by it. SQ_E4 and
/// lsb(x) are numbers to an engine, so they are that also in arithmetic with small numbers and with
/// each other: lsb(x) >> 3, SQ_E4 + NORTH. The other way round a number that counts bits is a
/// square where a function wants one, and every number between square brackets.
std::vector<OperandReading> readOperands(const ExpressionNode &node,
                                         std::span<const ExpressionValue> values,
                                         SquareMapping mapping);

} // namespace chess
