#include "src/workbench/expression/expression_name_cursor.h"

#include "src/workbench/expression/expression_operators.h"

namespace chess {

bool NameCursor::isOwn(std::string_view name) const
{
    return m_assigned.find(name) != m_assigned.end() || m_own.find(name) != m_own.end();
}

std::optional<IntegerType> NameCursor::typeOf(std::string_view name) const
{
    const auto assigned = m_assigned.find(name);
    return assigned == m_assigned.end() ? std::nullopt : assigned->second;
}

bool NameCursor::isVariable(std::string_view name) const
{
    return isOwn(name) || squareNamed(name) || catalogueEntryNamed(name) != nullptr;
}

std::optional<CastHead> NameCursor::castHere() const
{
    if (!current().isSymbol("("))
        return std::nullopt;
    std::size_t length = 0;
    const std::optional<IntegerType> type = integerTypeOf(typeWordsAt(1, length));
    if (!type || !peek(1 + length).isSymbol(")"))
        return std::nullopt;
    // `(bitboard) - 1` is a difference when bitboard is a name with a value.
    const bool isName = length == 1 && isOwn(peek(1).text);
    if (isName || !canBeginOperand(peek(2 + length)))
        return std::nullopt;
    return CastHead{*type, 2 + length};
}

std::string_view NameCursor::skipQualifiers()
{
    std::string_view qualifier;
    for (;;) {
        const bool isMember = peek(1).isSymbol(".") || peek(1).isSymbol("->");
        const bool isQualifier =
            peek(1).isSymbol("::") || (isMember && !isVariable(current().text));
        if (!isQualifier || peek(2).kind != TokenKind::Name)
            return qualifier;
        qualifier = current().text;
        skip(2);
    }
}

std::optional<Selector> NameCursor::selectorAt(std::size_t distance, std::size_t &length) const
{
    const auto name = loneNameAt(distance, length);
    return name && !isOwn(*name) ? selectorNamed(*name) : std::nullopt;
}

std::optional<EngineTable> NameCursor::tableHere(std::size_t length) const
{
    const auto table = engineTableNamed(current().text, peek(length).isSymbol("["));
    // square<KING>(WHITE) is a king's; square(28) that of a bit.
    const bool isOfBit =
        table == EngineTable::KingSquare && length == 1 && current().text == "square";
    if (!table || isOfBit)
        return std::nullopt;
    const auto isWanted = [&](std::size_t distance) {
        std::size_t size = 0;
        const auto selector = selectorAt(distance, size);
        return selector && fits(*selector, *table);
    };
    bool isCalled = isWanted(length + 1) || (length > 1 && isWanted(2)) ||
                    (*table == EngineTable::Pieces && current().text == "pieces");
    // shift(b, NORTH): behind the comma or bracket that ends a first operand of one level.
    std::size_t depth = 0;
    constexpr std::size_t farthest = 64;
    for (std::size_t i = length; !isCalled && i < length + farthest; ++i) {
        const ExpressionToken &token = peek(i);
        depth += token.isSymbol("(") || token.isSymbol("[") ? 1U : 0U;
        isCalled = depth == 1 && (token.isSymbol(",") || token.isSymbol("[")) && isWanted(i + 1);
        if (token.kind == TokenKind::End)
            break;
        if ((token.isSymbol(")") || token.isSymbol("]")) && --depth == 0 &&
            !peek(i + 1).isSymbol("["))
            break;
    }
    return isCalled ? table : std::nullopt;
}

} // namespace chess
