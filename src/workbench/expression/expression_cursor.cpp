#include "src/workbench/expression/expression_cursor.h"

#include "src/workbench/expression/expression_operators.h"

#include <algorithm>
#include <array>

namespace chess {

namespace {

/// Whether a word is a type where Go has it, behind the name.
bool isTypeOfGo(const ExpressionToken &token)
{
    return token.kind == TokenKind::Name && isAmong(token.text, typesOfGo);
}

} // namespace

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
    std::size_t length = 0;
    if (peek(distance).isSymbol(":")) {
        typeWordsAt(distance + 1, length);
        return length > 0 ? length + 1 : 0;
    }
    return isTypeOfGo(peek(distance)) && isAssignment(peek(distance + 1)) ? 1 : 0;
}

std::size_t TokenCursor::declarationLength() const
{
    std::size_t count = 0;
    while ((count == 0 || !peek(count).isFirstOfLine) &&
           (peek(count).kind == TokenKind::Name ||
            (peek(count).isSymbol("::") && peek(count + 1).kind == TokenKind::Name)))
        ++count;
    // var x uint64 = …
    const bool isOfGo = count > 2 && (peek(0).text == "var" || peek(0).text == "const") &&
                        isTypeOfGo(peek(count - 1)) && peek(count - 2).text != "auto";
    if (isOfGo)
        return isAssignment(peek(count)) ? count - 2 : 0;
    return count > 0 && isAssignment(peek(count + annotationLength(count))) ? count - 1 : 0;
}

std::optional<IntegerType> TokenCursor::declaredType(std::size_t length) const
{
    std::size_t wordCount = 0;
    if (annotationLength(length + 1) > 0) {
        const std::size_t colon = peek(length + 1).isSymbol(":") ? 1 : 0;
        return integerTypeOf(typeWordsAt(length + 1 + colon, wordCount));
    }
    for (std::size_t i = 0; i < length; ++i) {
        if (const auto type = integerTypeOf(typeWordsAt(i, wordCount)); type && wordCount <= length)
            return type;
    }
    return std::nullopt;
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
