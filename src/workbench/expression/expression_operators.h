#pragma once

#include "src/workbench/expression/expression_lexer.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace chess {

struct BinaryOperator {
    std::string_view symbol;
    /// That of C: what binds tighter has more.
    int precedence;
    std::string_view operation;
};

inline constexpr std::array binaryOperators = std::to_array<BinaryOperator>({
    {"*", 10, "multiply"},
    {"*%", 10, "multiply"}, // as Zig writes what may wrap round
    {"/", 10, "divide"},
    {"%", 10, "remainder"},
    {"+", 9, "add"},
    {"+%", 9, "add"},
    {"-%", 9, "subtract"},
    {"-", 9, "subtract"},
    {"<<", 8, "shift_left"},
    {">>", 8, "shift_right"},
    {">>>", 8, "shift_right_unsigned"}, // as Java shifts without the sign
    {"<", 7, "less"},
    {"<=", 7, "less_or_equal"},
    {">", 7, "greater"},
    {">=", 7, "greater_or_equal"},
    {"==", 6, "equal"},
    {"!=", 6, "unequal"},
    {"===", 6, "equal"}, // as in JavaScript
    {"!==", 6, "unequal"},
    {"&", 5, "and"},
    {"&^", 5, "and_not"}, // as Go writes it
    {"^", 4, "xor"},
    {"|", 3, "or"},
    {"&&", 2, "logical_and"},
    {"||", 1, "logical_or"},
});

struct UnaryOperator {
    std::string_view symbol;
    std::string_view operation;
};

inline constexpr std::array unaryOperators = std::to_array<UnaryOperator>(
    {{"~", "not"}, {"!", "logical_not"}, {"-", "negate"}, {"-%", "negate"}});

/// The types of Go, which stand behind the name there.
inline constexpr std::array typesOfGo = std::to_array<std::string_view>(
    {"uint64", "int64", "uint32", "int32", "uint16", "int16", "uint8", "int8", "uint", "byte"});

/// What C and its relatives have and this language does without, or at another place only.
inline constexpr std::array otherOperators =
    std::to_array<std::string_view>({"?", ":", "++", "--"});
inline constexpr std::array otherStatements = std::to_array<std::string_view>(
    {"if", "else", "for", "while", "do", "switch", "case", "match", "goto"});

template <typename List>
bool isAmong(std::string_view text, const List &list)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

template <typename Operator, std::size_t size>
const Operator *findOperator(std::string_view symbol, const std::array<Operator, size> &operators)
{
    const auto found = std::find_if(operators.begin(), operators.end(),
                                    [symbol](const auto &each) { return each.symbol == symbol; });
    return found == operators.end() ? nullptr : &*found;
}

/// Whether a symbol gives a name a value: = := |= <<= and the like.
inline bool isAssignment(const ExpressionToken &token)
{
    if (token.kind != TokenKind::Symbol || token.text.back() != '=' ||
        findOperator(token.text, binaryOperators) != nullptr)
        return false;
    return token.text == "=" || token.text == ":=" ||
           findOperator(token.text.substr(0, token.text.size() - 1), binaryOperators) != nullptr;
}

/// Whether an operand can begin with a token; some signs also stand between two.
inline bool canBeginOperand(const ExpressionToken &token)
{
    constexpr std::array beginnings =
        std::to_array<std::string_view>({"(", "{", "~", "!", "-", "+", "-%"});
    return token.kind == TokenKind::Literal || token.kind == TokenKind::Name ||
           (token.kind == TokenKind::Symbol && isAmong(token.text, beginnings));
}

} // namespace chess
