#include "src/workbench/expression/bitboard_operations.h"

#include "src/notation/text/identifier.h"
#include "src/workbench/expression/bit_gathering.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace chess {

namespace {

using Operands = OperationOperands;
using Value = ExpressionValue;

/// Whether a name is one of those parted by blanks.
bool isAmong(std::string_view name, std::string_view names)
{
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(' '), names.size());
        if (equalAsIdentifiers(names.substr(0, end), name))
            return true;
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return false;
}

Value defaultOf(DefaultOperand operand, const OperationSurroundings &surroundings)
{
    return Value::ofSquares(operand == DefaultOperand::Occupied ? surroundings.position.occupied()
                                                                : Bitboard::full());
}

/// The number of the file or rank that an operand is or has, from 0.
template <typename Line>
std::optional<int> lineNumberOf(const ExpressionValue &value, const std::array<Line, 8> &lines,
                                SquareMapping mapping)
{
    if (value.isNumber()) {
        const std::uint64_t number = value.word(mapping);
        return number < lines.size() ? std::optional(static_cast<int>(number)) : std::nullopt;
    }
    const auto found = std::find_if(lines.begin(), lines.end(), [&](Line line) {
        return Bitboard(line) == value.squares(mapping);
    });
    return found == lines.end() ? std::nullopt : std::optional(static_cast<int>(*found));
}

std::optional<OperandErrorKind> problemOf(const Operands &operands, std::size_t index,
                                          OperandKind kind)
{
    switch (kind) {
    case OperandKind::Set:
    case OperandKind::Number:
        break;
    case OperandKind::NonEmptySet:
        if (operands.squares(index).isEmpty())
            return OperandErrorKind::EmptySet;
        break;
    case OperandKind::OneSquare:
        if (operands.squares(index).count() != 1)
            return OperandErrorKind::NotOneSquare;
        break;
    case OperandKind::Divisor:
        if (operands.word(index) == 0)
            return OperandErrorKind::Zero;
        break;
    case OperandKind::BitNumber:
        if (operands.values[index].kind() == ValueKind::Set)
            return OperandErrorKind::NotANumber;
        if (operands.number(index) > 63)
            return OperandErrorKind::TooLarge;
        break;
    case OperandKind::FileNumber:
        if (!lineNumberOf(operands.values[index], allFiles, operands.mapping()))
            return OperandErrorKind::NotALine;
        break;
    case OperandKind::RankNumber:
        if (!lineNumberOf(operands.values[index], allRanks, operands.mapping()))
            return OperandErrorKind::NotALine;
        break;
    }
    return std::nullopt;
}

} // namespace

std::string_view titleOf(OperationGroup group)
{
    constexpr std::array<std::string_view, allOperationGroups.size()> titles = {
        "Sets",  "Steps", "Flips and rotations", "Fills",     "Attacks",
        "Lines", "Words", "Counts and bits",     "Conditions"};
    return titles[static_cast<std::size_t>(group)];
}

std::uint64_t OperationOperands::number(std::size_t index) const
{
    if (values[index].isSquare())
        return static_cast<std::uint64_t>(bitOf(square(index), mapping()));
    return word(index);
}

int OperationOperands::lineNumber(std::size_t index) const
{
    const auto file = lineNumberOf(values[index], allFiles, mapping());
    return file ? *file : *lineNumberOf(values[index], allRanks, mapping());
}

const BitboardOperation *findOperation(std::string_view name)
{
    const std::span<const BitboardOperation> operations = bitboardOperations();
    const auto found = std::find_if(operations.begin(), operations.end(), [&](const auto &each) {
        return equalAsIdentifiers(name, each.name) || isAmong(name, each.otherNames);
    });
    return found == operations.end() ? nullptr : &*found;
}

std::string signatureOf(const BitboardOperation &operation)
{
    std::string text(operation.name);
    text += '(';
    for (const OperationParameter &parameter : operation.parameters) {
        if (text.back() != '(')
            text += ", ";
        text += parameter.name;
        if (parameter.byDefault)
            text += parameter.byDefault == DefaultOperand::Occupied ? " = occupied" : " = ~0";
    }
    return text + ')';
}

std::pair<std::size_t, std::size_t> operandCountsOf(const BitboardOperation &operation)
{
    const auto required =
        std::count_if(operation.parameters.begin(), operation.parameters.end(),
                      [](const OperationParameter &parameter) { return !parameter.byDefault; });
    return {static_cast<std::size_t>(required), operation.parameters.size()};
}

tl::expected<ExpressionValue, OperandError> apply(const BitboardOperation &operation,
                                                  std::span<const ExpressionValue> operands,
                                                  const OperationSurroundings &surroundings)
{
    std::vector<ExpressionValue> values(operands.begin(), operands.end());
    for (std::size_t i = values.size(); i < operation.parameters.size(); ++i)
        values.push_back(defaultOf(*operation.parameters[i].byDefault, surroundings));
    const Operands complete{values, surroundings};
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (const auto kind = problemOf(complete, i, operation.parameters[i].kind))
            return tl::unexpected(OperandError{*kind, i});
    }
    return operation.compute(complete);
}

UnmaskedStep unmaskedStep(Bitboard squares, Direction direction, SquareMapping mapping)
{
    const int offset = bitOffsetOf(direction, mapping);
    return {shiftedInWord(squares, offset, mapping),
            shiftedInWord(squares & impossibleSquares(direction), offset, mapping)};
}

Bitboard subsetAt(Bitboard set, std::uint64_t index)
{
    return Bitboard::fromWord(deposited(index, set.word()));
}

std::uint64_t indexOfSubset(Bitboard subset, Bitboard set)
{
    return extracted(subset.word(), set.word());
}

std::uint64_t lastSubsetIndex(Bitboard set)
{
    return extracted(set.word(), set.word());
}

} // namespace chess
