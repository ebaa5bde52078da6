#pragma once

#include "src/workbench/expression/expression_lexer.h"
#include "src/workbench/expression/expression_names.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace chess {

/// A place among the tokens of an expression, and what can be said of those to come without reading
/// them. The last token is the end and is never passed.
class TokenCursor {
public:
    explicit TokenCursor(std::vector<ExpressionToken> tokens) : m_tokens(std::move(tokens)) {}

    const ExpressionToken &peek(std::size_t distance) const;
    const ExpressionToken &current() const { return peek(0); }
    const ExpressionToken &advance();
    void skip(std::size_t count);

    /// The words of a type from a place on, and how many tokens they take.
    std::vector<std::string_view> typeWordsAt(std::size_t distance, std::size_t &length) const;
    /// The number of tokens in the `: u64` or `uint64` that may stand between a name and the sign
    /// that gives it a value.
    std::size_t annotationLength(std::size_t distance) const;
    /// How many tokens stand before the name in `static const std::uint64_t name = …`, in
    /// `let name: u64 = …` and in `var name uint64 = …`.
    std::size_t declarationLength() const;
    /// The type in the first tokens, `length` of them, and in the annotation behind the name there.
    std::optional<IntegerType> declaredType(std::size_t length) const;
    /// How many tokens the `<WHITE, KNIGHT>` before a parenthesis takes; 0 when there is none.
    std::size_t templateLength(std::size_t distance) const;
    /// The last name of a place with qualifiers before and `as usize` behind it, when nothing else
    /// stands up to the next comma or closing bracket.
    std::optional<std::string_view> loneNameAt(std::size_t distance, std::size_t &length) const;

private:
    std::vector<ExpressionToken> m_tokens;
    std::size_t m_place = 0;
};

} // namespace chess
