#include "src/workbench/expression/expression_types.h"

#include "src/board/ascii.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <vector>

namespace chess {

namespace {

constexpr IntegerType intType = {32, true};

/// How the type of what an operation gives follows from its operands.
enum class Typing : std::uint8_t {
    Words,  ///< 64 bits, whatever they are
    Count,  ///< an int
    Common, ///< the type in which both of them meet
    First,  ///< the first as C computes with it
    Own,    ///< the first as it is
};

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

Typing typingOf(const BitboardOperation &operation)
{
    if (isOneOf(operation.name, {"and", "or", "xor", "and_not", "add", "subtract", "multiply",
                                 "divide", "remainder"}))
        return Typing::Common;
    if (isOneOf(operation.name, {"not", "negate", "shift_left", "shift_right", "shift_right_signed",
                                 "shift_right_unsigned"}))
        return Typing::First;
    if (isOneOf(operation.name, {"rotate_left", "rotate_right", "byte_swap", "reverse_bits"}))
        return Typing::Own;
    const bool isCount =
        operation.group == OperationGroup::Counts || operation.group == OperationGroup::Conditions;
    return isCount ? Typing::Count : Typing::Words;
}

/// The type of a value among others. A square that is no number is a set.
IntegerType typeOf(const ExpressionValue &value)
{
    const bool isSet =
        value.kind() == ValueKind::IndexedSquare || value.kind() == ValueKind::OtherSquares;
    return isSet ? IntegerType{} : value.type();
}

/// C computes with nothing narrower than an int.
IntegerType promoted(IntegerType type)
{
    return type.isPromoted && type.bits < intType.bits ? intType : type;
}

std::uint64_t lowestBits(int count)
{
    return ~std::uint64_t{0} >> (64 - count);
}

/// A word cut to a type and widened again as C does.
std::uint64_t cutTo(IntegerType type, std::uint64_t word)
{
    const std::uint64_t mask = lowestBits(type.bits);
    const bool isNegative = type.isSigned && (word >> (type.bits - 1) & 1) != 0;
    return isNegative ? word | ~mask : word & mask;
}

ExpressionValue withWord(const ExpressionValue &value, std::uint64_t word, SquareMapping mapping)
{
    if (word == value.word(mapping))
        return value;
    if (value.kind() == ValueKind::BitNumber)
        return ExpressionValue::ofBitNumber(word).withType(value.type());
    return value.isNumber()
               ? ExpressionValue::ofNumber(word, value.type())
               : ExpressionValue::ofSquares(fromWord(word, mapping)).withType(value.type());
}

/// A word of `bits` bits turned round by `count`.
std::uint64_t rotated(std::uint64_t word, std::uint64_t count, int bits)
{
    return count == 0 ? word : word << count | word >> (static_cast<std::uint64_t>(bits) - count);
}

/// Makes of what was computed with 64 bits what so many give.
std::uint64_t inWidth(const BitboardOperation &operation, std::uint64_t result, int bits)
{
    const auto missing = static_cast<std::uint64_t>(64 - bits);
    if (operation.name == "leading_zeros")
        return result - missing;
    if (operation.name == "trailing_zeros")
        return std::min(result, static_cast<std::uint64_t>(bits));
    return operation.name == "byte_swap" || operation.name == "reverse_bits" ? result >> missing
                                                                             : result;
}

} // namespace

std::string nameOf(IntegerType type)
{
    if (type.bits == 1)
        return "bool";
    const std::string width = std::to_string(type.bits);
    if (!type.isPromoted)
        return (type.isSigned ? "i" : "u") + width;
    return (type.isSigned ? "int" : "uint") + width + "_t";
}

IntegerType typeOfLiteral(std::string_view literal, std::uint64_t word)
{
    const bool isLarge = word >> 32 != 0;
    const bool hasTopBit = word >> 63 != 0;
    for (const int bits : {8, 16, 32, 64}) {
        const std::string width = std::to_string(bits);
        if (!literal.ends_with(width))
            continue;
        const std::string_view rest = literal.substr(0, literal.size() - width.size());
        // 0xFFui64, as Microsoft writes it, 0xFFu64, as Rust does.
        const bool isUnsigned = rest.ends_with('u') || rest.ends_with("ui");
        if (isUnsigned || rest.ends_with('i'))
            return {bits, !isUnsigned, false, bits >= intType.bits};
    }
    const std::size_t end = literal.find_last_not_of("uUlLzZn") + 1;
    const std::string_view suffix = literal.substr(end);
    if (suffix.find_first_of("uU") != std::string_view::npos)
        return {suffix.size() == 1 && !isLarge ? 32 : 64, false};
    if (suffix.empty() && !isLarge)
        return looseInteger;
    return {64, !hasTopBit};
}

IntegerType commonTypeOf(const ExpressionValue &a, const ExpressionValue &b)
{
    const IntegerType left = promoted(typeOf(a));
    const IntegerType right = promoted(typeOf(b));
    if (left.isLoose && right.isLoose)
        return {64, left.isSigned && right.isSigned, true};
    if (left.isLoose != right.isLoose)
        return left.isLoose ? right : left;
    if (left.bits != right.bits)
        return left.bits > right.bits ? left : right;
    return left.isSigned ? right : left;
}

bool isTrue(const ExpressionValue &value, SquareMapping mapping)
{
    const bool isFirst = value.kind() == ValueKind::IndexedSquare &&
                         bitOf(*value.squares(mapping).first(), mapping) == 0;
    return !isFirst && value.word(mapping) != 0;
}

ExpressionValue converted(const ExpressionValue &value, IntegerType type, SquareMapping mapping)
{
    if (type.bits == 1)
        return ExpressionValue::ofNumber(isTrue(value, mapping) ? 1 : 0, type);
    if (value.isSquare() || value.kind() == ValueKind::OtherSquares)
        return value;
    return withWord(value, cutTo(type, value.word(mapping)), mapping).withType(type);
}

IntegerType typeOfOperation(const BitboardOperation &operation,
                            std::span<const ExpressionValue> operands)
{
    switch (typingOf(operation)) {
    case Typing::Words:
        break;
    case Typing::Count:
        return looseInteger;
    case Typing::Common:
        return commonTypeOf(operands[0], operands[1]);
    case Typing::First:
        return promoted(typeOf(operands[0]));
    case Typing::Own:
        return typeOf(operands[0]);
    }
    return {};
}

tl::expected<TypedResult, OperandError> applyTyped(const BitboardOperation &operation,
                                                   std::span<const ExpressionValue> operands,
                                                   const OperationSurroundings &surroundings)
{
    const SquareMapping mapping = surroundings.mapping;
    const IntegerType type = typeOfOperation(operation, operands);
    const Typing typing = typingOf(operation);
    std::vector<ExpressionValue> values(operands.begin(), operands.end());
    const bool isRotation = isOneOf(operation.name, {"rotate_left", "rotate_right"});
    // What looks at the highest bits sees those of the type and no sign above them.
    const bool isOfWidth =
        isRotation || isOneOf(operation.name, {"leading_zeros", "trailing_zeros", "byte_swap",
                                               "reverse_bits", "popcount", "shift_right_unsigned"});
    const IntegerType width = typing == Typing::First ? type : typeOf(operands[0]);
    if (isOfWidth && width.bits < 64)
        values[0] = withWord(values[0], values[0].word(mapping) & lowestBits(width.bits), mapping);
    // What is divided or compared is brought to one type before.
    const bool meet = isOneOf(operation.name, {"divide", "remainder", "equal", "unequal", "less",
                                               "less_or_equal", "greater", "greater_or_equal"});
    const IntegerType met = meet ? commonTypeOf(operands[0], operands[1]) : type;
    if (meet && met.bits < 64) {
        for (ExpressionValue &value : values)
            value = converted(value, met, mapping);
    }
    // The sign is that of the type.
    BitboardOperation done = operation;
    if (met.isSigned && operation.computeSigned != nullptr)
        done.compute = operation.computeSigned;
    if (operation.name == "shift_right_signed")
        values[0] = withWord(values[0], cutTo({type.bits, true}, values[0].word(mapping)), mapping);
    const auto result = apply(done, values, surroundings);
    if (!result)
        return tl::unexpected(result.error());
    if (typing == Typing::Words)
        return TypedResult{*result, type};
    const bool isShift = typing == Typing::First && values.size() == 2;
    std::uint64_t word = result->word(mapping);
    if ((isShift || isRotation) && type.bits < 64) {
        const std::uint64_t count = OperationOperands{values, surroundings}.number(1);
        const auto bits = static_cast<std::uint64_t>(type.bits);
        if (count >= bits)
            return tl::unexpected(OperandError{OperandErrorKind::TooLarge, 1});
        if (isRotation)
            word =
                rotated(values[0].word(mapping),
                        operation.name == "rotate_left" ? count : (bits - count) % bits, type.bits);
    }
    if (isOfWidth && width.bits < 64)
        word = inWidth(operation, word, width.bits);
    if (typing == Typing::Count)
        return TypedResult{withWord(*result, word, mapping).withType(type), type};
    const ExpressionValue value = converted(withWord(*result, word, mapping), type, mapping);
    const bool canLose =
        isOneOf(operation.name, {"add", "subtract", "multiply", "divide", "shift_left"});
    return TypedResult{value, type, canLose && value.word(mapping) != word};
}

} // namespace chess
