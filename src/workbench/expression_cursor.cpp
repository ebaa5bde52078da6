#include "src/workbench/expression_cursor.h"

#include "src/workbench/expression_operators.h"

#include <algorithm>
#include <array>

namespace chess {

const ExpressionToken &TokenCursor::peek(std::size_t distance) const
{
    return m_tokens[std::min(m_place + distance, m_tokens.size() - 1)];
}

const ExpressionToken &TokenCursor::advance()
{
    const ExpressionToken &token = current();
    skip(1);
    return token;
}

void TokenCursor::skip(std::size_t count)
{
    m_place = std::min(m_place + count, m_tokens.size() - 1);
}

std::vector<std::string_view> TokenCursor::typeWordsAt(std::size_t distance,
                                                       std::size_t &length) const
{
    std::vector<std::string_view> words;
    length = 0;
    for (;; ++length) {
        const ExpressionToken &token = peek(distance + length);
        if (token.kind == TokenKind::Name && isTypeWord(token.text))
            words.push_back(token.text);
        else if (token.kind != TokenKind::Name || !peek(distance + length + 1).isSymbol("::"))
            return words;
        else
            ++length; // the std:: before a type
    }
}

std::size_t TokenCursor::annotationLength(std::size_t distance) const
{
    if (!peek(distance).isSymbol(":"))
        return 0;
    std::size_t length = 0;
    typeWordsAt(distance + 1, length);
    return length > 0 ? length + 1 : 0;
}

std::size_t TokenCursor::declarationLength() const
{
    std::size_t count = 0;
    while ((count == 0 || !peek(count).isFirstOfLine) &&
           (peek(count).kind == TokenKind::Name ||
            (peek(count).isSymbol("::") && peek(count + 1).kind == TokenKind::Name)))
        ++count;
    return count > 0 && isAssignment(peek(count + annotationLength(count))) ? count - 1 : 0;
}

std::optional<IntegerType> TokenCursor::declaredType(std::size_t length) const
{
    std::size_t wordCount = 0;
    if (annotationLength(length + 1) > 0)
        return integerTypeOf(typeWordsAt(length + 2, wordCount));
    for (std::size_t i = 0; i < length; ++i) {
        if (const auto type = integerTypeOf(typeWordsAt(i, wordCount)); type && wordCount <= length)
            return type;
    }
    return std::nullopt;
}

bool TokenCursor::looksLikeRust() const
{
    constexpr std::array suffixes = std::to_array<std::string_view>(
        {"u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize"});
    for (std::size_t i = 0; peek(i).kind != TokenKind::End; ++i) {
        const ExpressionToken &token = peek(i);
        const ExpressionToken &next = peek(i + 1);
        const bool isLiteral =
            token.kind == TokenKind::Literal &&
            std::any_of(suffixes.begin(), suffixes.end(),
                        [&](std::string_view suffix) { return token.text.ends_with(suffix); });
        const bool isLet =
            token.kind == TokenKind::Name && token.text == "let" && next.kind == TokenKind::Name;
        const bool isType = token.text == "BitBoard" && next.isSymbol("(");
        const bool isField =
            token.isSymbol(".") && next.kind == TokenKind::Literal && next.text == "0";
        if (isLiteral || isLet || isType || isField)
            return true;
    }
    return false;
}

std::size_t TokenCursor::templateLength(std::size_t distance) const
{
    if (!peek(distance).isSymbol("<"))
        return 0;
    std::size_t length = 1;
    while (peek(distance + length).kind == TokenKind::Name ||
           peek(distance + length).isSymbol("::") || peek(distance + length).isSymbol(","))
        ++length;
    const bool isClosed =
        peek(distance + length).isSymbol(">") && peek(distance + length + 1).isSymbol("(");
    return length > 1 && isClosed ? length + 1 : 0;
}

std::optional<std::string_view> TokenCursor::loneNameAt(std::size_t distance,
                                                        std::size_t &length) const
{
    length = 0;
    while (
        peek(distance + length).kind == TokenKind::Name &&
        (peek(distance + length + 1).isSymbol("::") || peek(distance + length + 1).isSymbol(".")) &&
        peek(distance + length + 2).kind == TokenKind::Name)
        length += 2;
    const ExpressionToken &name = peek(distance + length);
    if (name.kind != TokenKind::Name)
        return std::nullopt;
    ++length;
    if (peek(distance + length).kind == TokenKind::Name && peek(distance + length).text == "as" &&
        peek(distance + length + 1).kind == TokenKind::Name)
        length += 2;
    const ExpressionToken &next = peek(distance + length);
    const bool isAlone =
        next.isSymbol(",") || next.isSymbol(")") || next.isSymbol("]") || next.isSymbol(">");
    return isAlone ? std::optional(name.text) : std::nullopt;
}

} // namespace chess
