#include "src/workbench/expression/expression_operands.h"

#include <algorithm>
#include <initializer_list>

namespace chess {

namespace {

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Whether a value is a number that can be that of a bit.
bool isSmall(const ExpressionValue &value)
{
    return value.isNumber() && value.word(SquareMapping::A1B1) < 64;
}

/// Whether a set of squares is also a number, to engines or where a shift counts by it.
bool isAlsoNumber(const ExpressionValue &value)
{
    return value.isSquare() || value.kind() == ValueKind::OtherSquares;
}

/// The number of a square's bit; that inverted for all other squares.
OperandReading asNumber(const ExpressionValue &value, SquareMapping mapping)
{
    const bool isInverted = value.kind() == ValueKind::OtherSquares;
    const Bitboard squares = value.squares(mapping);
    const auto bit =
        static_cast<std::uint64_t>(bitOf(*(isInverted ? ~squares : squares).first(), mapping));
    return {ExpressionValue::ofBitNumber(isInverted ? ~bit : bit),
            ExpressionNote::SquareIsBitNumber};
}

/// How a square is read beside another operand of the operator of C with that name.
OperandReading readSquare(std::string_view operation, const ExpressionValue &square,
                          const ExpressionValue &other, SquareMapping mapping)
{
    const bool isIndexed = square.kind() != ValueKind::Square;
    const bool isBeside = isSmall(other) || other.kind() == ValueKind::BitNumber;
    const bool isShifted = operation.starts_with("shift_");
    const bool isSum = isOneOf(operation, {"add", "subtract", "multiply", "divide", "remainder",
                                           "less", "less_or_equal", "greater", "greater_or_equal"});
    const bool isOfSets = isOneOf(operation, {"and", "or", "xor", "and_not"});
    const bool isNumber = [&] {
        if (isShifted)
            return isIndexed;
        if (other.kind() == ValueKind::BitNumber)
            return true;
        if (isSum && isAlsoNumber(other))
            return isIndexed || other.kind() != ValueKind::Square;
        return isIndexed && (isBeside || (isSum && other.isNumber()));
    }();
    if (isNumber)
        return asNumber(square, mapping);
    if (square.kind() == ValueKind::OtherSquares)
        return {square, ExpressionNote::SquareIsSet};
    // To an engine the square is a number all the same.
    const bool isUnlike =
        isIndexed ? !isOfSets && !other.isSquare() : isBeside && !isOneOf(operation, {"or", "xor"});
    return isUnlike ? OperandReading{square, ExpressionNote::SquareIsSet} : OperandReading{square};
}

OperandReading readOperand(const ExpressionNode &node, std::span<const ExpressionValue> values,
                           std::size_t index, SquareMapping mapping)
{
    const BitboardOperation &operation = *node.operation;
    const ExpressionValue &value = values[index];
    const bool isOfSquares =
        operation.group == OperationGroup::Attacks || operation.group == OperationGroup::Lines;
    const bool isPlace = index == 0 || operation.group == OperationGroup::Lines ||
                         operation.parameters[index].kind == OperandKind::OneSquare;
    const bool wantsSquare =
        isPlace && (isOfSquares || operation.parameters[index].kind == OperandKind::OneSquare ||
                    operation.name == "set");
    const bool isIndex = node.isIndexed && isPlace;
    if (isSmall(value) && (isIndex || (wantsSquare && value.kind() == ValueKind::BitNumber)))
        return {ExpressionValue::ofIndexedSquare(
                    squareOf(static_cast<int>(value.word(mapping)), mapping)),
                ExpressionNote::IndexIsBitNumber};
    if (wantsSquare && value.kind() == ValueKind::BitNumber)
        return {value, std::nullopt, true};
    if (index == 0 && isOfSquares && isSmall(value))
        return {value, ExpressionNote::SmallNumberIsWord};
    const bool isSignedShift = operation.name == "shift_right_signed" ||
                               (operation.name == "shift_right" && value.type().isSigned);
    if (index == 0 && isSignedShift && !isAlsoNumber(value) && (value.word(mapping) >> 63) != 0)
        return {value, ExpressionNote::SignIsRepeated};
    // A set and the number of a square: an engine may have meant that square.
    const bool isOfSets = isOneOf(operation.name, {"and", "or", "xor", "and_not"});
    if (isOfSets && value.kind() == ValueKind::BitNumber && isSmall(value) &&
        values[1 - index].kind() == ValueKind::Set)
        return {value, ExpressionNote::SmallNumberIsWord};
    if (!isAlsoNumber(value))
        return {value};
    if (operation.name == "negate" || operation.name == "logical_not")
        return value.kind() == ValueKind::Square
                   ? OperandReading{value, ExpressionNote::SquareIsSet}
                   : asNumber(value, mapping);
    if (operation.parameters[index].kind == OperandKind::BitNumber)
        return {value, ExpressionNote::SquareIsBitNumber};
    const bool isOperator =
        isOneOf(operation.name, {"add", "subtract", "multiply", "divide", "remainder", "and", "or",
                                 "xor", "and_not", "shift_left", "shift_right",
                                 "shift_right_signed", "shift_right_unsigned", "equal", "unequal",
                                 "less", "less_or_equal", "greater", "greater_or_equal"});
    return isOperator ? readSquare(operation.name, value, values[1 - index], mapping)
                      : OperandReading{value};
}

} // namespace

std::vector<OperandReading> readOperands(const ExpressionNode &node,
                                         std::span<const ExpressionValue> values,
                                         SquareMapping mapping)
{
    std::vector<OperandReading> readings;
    readings.reserve(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        readings.push_back(readOperand(node, values, i, mapping));
    return readings;
}

} // namespace chess
