#pragma once

#include "src/workbench/expression/expression_lexer.h"
#include "src/workbench/expression/expression_operators.h"

#include <optional>
#include <vector>

namespace chess {

/// The languages that read the same operators otherwise.
enum class Dialect : std::uint8_t {
    C, ///< and C++, Java, C#, JavaScript, and what says nothing of its language
    Go,
    Rust,
    Swift,
};

/// The language in which a text can only be written: Go by &^, unary ^, := and `var x uint64`, Rust
/// by 0xFFu64, let, BitBoard(x), self and x.0, Swift by `let x: UInt64`.
Dialect dialectOf(const std::vector<ExpressionToken> &tokens);

/// How tight an operator binds in a language; what binds tighter has more.
int precedenceIn(Dialect dialect, const BinaryOperator &binary);

/// What a reader should know when `inner` was read as an operand of `outer`, with no parentheses
/// around it: that another language groups them the other way.
std::optional<ExpressionNote> groupingNote(Dialect dialect, const BinaryOperator &outer,
                                           const BinaryOperator &inner, bool isInnerLeft);

} // namespace chess
