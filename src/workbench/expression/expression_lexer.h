#pragma once

#include "src/workbench/expression/expression.h"

#include <vector>

namespace chess {

enum class TokenKind : std::uint8_t { Literal, Name, Symbol, End };

/// A word of an expression.
struct ExpressionToken {
    TokenKind kind;
    TextSpan span;
    /// As it is written, but a minus of typography as "-".
    std::string_view text;
    /// A line ends between this token and the one before.
    bool isFirstOfLine = false;
    /// Of a literal.
    std::optional<WordReading> reading = std::nullopt;

    bool isSymbol(std::string_view symbol) const
    {
        return kind == TokenKind::Symbol && text == symbol;
    }
};

/// The error that a piece of a text is.
ExpressionError errorAt(std::string_view text, TextSpan span, ExpressionErrorKind kind);

/// Takes an expression apart; blanks and the comments of C are left out, and the last token is the
/// end. Literals are those of `parseWord` that are one word, and &H behind which hexadecimal digits
/// stand where an operand is expected. Digits alone are a decimal number, as in C.
tl::expected<std::vector<ExpressionToken>, ExpressionError> tokensOf(std::string_view text);

} // namespace chess
