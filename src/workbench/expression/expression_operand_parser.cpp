#include "src/workbench/expression/expression_operand_parser.h"

#include "src/notation/words/bitboard_names.h"
#include "src/notation/words/word_wrappings.h"
#include "src/workbench/expression/expression_operators.h"

#include <algorithm>
#include <array>

namespace chess {

namespace {

/// Calls and members that give back what they are called for.
constexpr std::array identities =
    std::to_array<std::string_view>({"word", "bits", "value", "raw", "get", "bitboard"});

constexpr std::array namedCasts =
    std::to_array<std::string_view>({"static_cast", "reinterpret_cast", "const_cast", "bit_cast"});

constexpr std::array truths = std::to_array<std::string_view>({"true", "True", "false", "False"});

/// What engines call the position that they give to a function.
constexpr std::array positions =
    std::to_array<std::string_view>({"pos", "position", "board", "brd", "state", "this", "self"});

/// A type as Rust computes with it: with no more bits than it has.
IntegerType ofRust(IntegerType type)
{
    type.isPromoted = type.bits >= 32 || type.bits == 1;
    return type;
}

} // namespace

std::nullopt_t OperandParser::failHere(ExpressionErrorKind kind, std::string expected)
{
    const ExpressionToken &token = current();
    if (isAssignment(token))
        return fail(ExpressionErrorKind::NotAssignable, token.span);
    if (token.kind == TokenKind::Symbol && isAmong(token.text, otherOperators))
        return fail(ExpressionErrorKind::NotComputed, token.span);
    return fail(kind, token.span, std::move(expected));
}

IntegerType OperandParser::inDialect(IntegerType type) const
{
    return m_dialect == Dialect::C ? type : ofRust(type);
}

std::optional<TextSpan> OperandParser::expect(std::string_view symbol)
{
    if (current().isSymbol(symbol))
        return advance().span;
    return failHere(ExpressionErrorKind::ClosingExpected, std::string(symbol));
}

std::optional<Operand> OperandParser::parsePostfix()
{
    std::optional<Operand> operand = parsePrimary();
    while (operand) {
        if (current().isSymbol(".") || current().isSymbol("->"))
            operand = parseMember(*operand);
        else if (current().kind == TokenKind::Name && current().text == "as")
            operand = parseAs(*operand);
        else
            return operand;
    }
    return std::nullopt;
}

std::optional<Operand> OperandParser::parseAs(const Operand &operand)
{
    advance();
    std::size_t length = 0;
    const std::optional<IntegerType> type = integerTypeOf(typeWordsAt(0, length));
    if (!type)
        return failHere(ExpressionErrorKind::ClosingExpected, "u64");
    const TextSpan span = spanning(operand.outer, peek(length - 1).span);
    skip(length);
    return addCast(ofRust(*type), operand, span);
}

std::optional<Operand> OperandParser::parseMember(const Operand &receiver)
{
    advance();
    const ExpressionToken name = current();
    // The only member of a Rust tuple is its word.
    if (name.kind == TokenKind::Literal && name.text == "0")
        return Operand{receiver.node, spanning(receiver.outer, advance().span)};
    if (name.kind != TokenKind::Name)
        return failHere(ExpressionErrorKind::OperandExpected);
    advance();
    if (isAmong(name.text, identities)) {
        TextSpan end = name.span;
        if (current().isSymbol("(") && peek(1).isSymbol(")")) {
            advance();
            end = advance().span;
        }
        return Operand{receiver.node, spanning(receiver.outer, end)};
    }
    // board.white.knights
    const auto selector = selectorNamed(name.text);
    const CatalogueEntry *const owner = namedOf(receiver);
    if (owner != nullptr && selector && selector->type && !selector->color &&
        (owner->name == names::white || owner->name == names::black))
        return refine(receiver, {colorOf(*owner), selector->type}, name.span);
    const BitboardOperation *const operation = operationNamed(name.text);
    if (operation == nullptr && insteadOfChanging(name.text, {}, {}))
        return failAsChanging(name, m_text.substr(receiver.outer.offset, receiver.outer.length), 1);
    if (operation == nullptr)
        return fail(ExpressionErrorKind::UnknownFunction, name.span);
    CallOperands operands{{receiver.node}};
    TextSpan end = name.span;
    if (current().isSymbol("(")) {
        const auto closing = parseOperands(operands, ")");
        if (!closing)
            return std::nullopt;
        end = *closing;
    }
    const auto call =
        addCall(*operation, name.span, spanning(receiver.outer, end), std::move(operands.nodes));
    if (call && operands.havePosition)
        remark(*call, ExpressionNote::PositionIsCurrent);
    return call;
}

std::optional<Operand> OperandParser::parsePrimary()
{
    const ExpressionToken &token = current();
    if (token.kind == TokenKind::Literal)
        return addLiteral(advance());
    if (token.kind == TokenKind::Name)
        return parseName();
    if (token.isSymbol("{"))
        return parseList(token.span);
    if (!token.isSymbol("("))
        return failHere(ExpressionErrorKind::OperandExpected);
    const TextSpan opening = advance().span;
    const std::optional<Operand> inner = parseInner();
    const std::optional<TextSpan> closing = inner ? expect(")") : std::nullopt;
    if (!closing)
        return std::nullopt;
    return Operand{inner->node, spanning(opening, *closing)};
}

std::optional<Operand> OperandParser::parseList(TextSpan begin)
{
    CallOperands operands;
    const std::optional<TextSpan> closing = parseOperands(operands, "}");
    if (!closing)
        return std::nullopt;
    return add({ExpressionStepKind::List, spanning(begin, *closing), "{}", operands.nodes});
}

std::optional<TextSpan> OperandParser::parseOperands(CallOperands &operands,
                                                     std::string_view closing)
{
    advance();
    while (!current().isSymbol(closing)) {
        if (closing == ")" && skipPosition()) {
            operands.havePosition = true;
        } else {
            const std::optional<Operand> operand = parseInner();
            if (!operand)
                return std::nullopt;
            operands.nodes.push_back(operand->node);
        }
        if (current().isSymbol(","))
            advance();
        else if (!current().isSymbol(closing))
            return failHere(ExpressionErrorKind::ClosingExpected, std::string(closing));
    }
    return advance().span;
}

std::optional<Operand> OperandParser::parseTable(TextSpan begin, EngineTable table,
                                                 std::size_t length)
{
    const TextSpan name = current().span;
    const bool isIndexed = peek(length).isSymbol("[");
    TableCall call{table, name, {}, {}, isIndexed, false};
    for (std::size_t i = 2; i < length; ++i) {
        std::size_t size = 0;
        if (const auto selector = selectorAt(i, size)) {
            call.selectors.push_back({*selector, peek(i).span});
            i += size;
        }
    }
    skip(length);
    std::optional<TextSpan> closing;
    do {
        advance();
        while (!current().isSymbol(isIndexed ? "]" : ")")) {
            std::size_t size = 0;
            const auto selector = selectorAt(0, size);
            if (skipPosition()) {
                call.hasPosition = true;
            } else if (selector && call.wants(*selector)) {
                call.selectors.push_back({*selector, current().span});
                skip(size);
            } else if (const std::optional<Operand> operand = parseInner()) {
                call.operands.push_back(operand->node);
            } else {
                return std::nullopt;
            }
            if (current().isSymbol(","))
                advance();
            else if (!current().isSymbol(isIndexed ? "]" : ")"))
                return failHere(ExpressionErrorKind::ClosingExpected, isIndexed ? "]" : ")");
        }
        closing = advance().span;
    } while (isIndexed && current().isSymbol("["));
    const auto result = addTable(call, spanning(begin, *closing));
    if (result && call.hasPosition)
        remark(*result, ExpressionNote::PositionIsCurrent);
    return result;
}

std::optional<Operand> OperandParser::parseConstant(TextSpan begin, std::string_view qualifier)
{
    const ExpressionToken &name = current();
    const TextSpan span = spanning(begin, name.span);
    if (const auto set = constantSetNamed(qualifier, name.text)) {
        advance();
        if (current().isSymbol("(") && peek(1).isSymbol(")"))
            skip(2);
        return addConstant(ExpressionValue::ofSquares(*set),
                           set->isEmpty() ? "EmptyBB" : "AllSquares", span);
    }
    if (isAmong(name.text, truths)) {
        const bool isTrue = name.text == truths[0] || name.text == truths[1];
        advance();
        return addConstant(ExpressionValue::ofNumber(isTrue ? 1 : 0, looseInteger), name.text,
                           span);
    }
    const std::string_view whole = m_text.substr(span.offset, span.length);
    for (const std::string_view text : {whole, name.text}) {
        if (const auto word = namedConstant(text)) {
            advance();
            return addConstant(ExpressionValue::ofNumber(*word), text, span);
        }
    }
    return std::nullopt;
}

std::optional<Operand> OperandParser::parseName()
{
    const TextSpan begin = current().span;
    const std::string_view qualifier = skipQualifiers();
    if (isAmong(current().text, namedCasts) && peek(1).isSymbol("<"))
        return parseNamedCast(begin);
    const ExpressionToken name = current();
    const std::size_t length = 1 + templateLength(1);
    const ExpressionToken &bracket = peek(length);
    const bool isCall = bracket.isSymbol("(") || bracket.isSymbol("[");
    if (isCall && !isOwn(name.text)) {
        if (const auto table = tableHere(length))
            return parseTable(begin, *table, length);
    }
    if (isCall && length == 1) {
        if (const BitboardOperation *const operation = operationNamed(name.text))
            return parseOperation(begin, qualifier, *operation);
    }
    if (isCall && !isOwn(name.text) && insteadOfChanging(name.text, {}, {}))
        return failAsChanging(name, {}, length + 1);
    if (!isOwn(name.text)) {
        if (auto constant = parseConstant(begin, qualifier))
            return constant;
    }
    // Bitboard::new(x), u64::from(x)
    if (isTypeWord(qualifier) && bracket.isSymbol("(") &&
        (name.text == "new" || name.text == "from"))
        return parseConstruction(begin, {});
    if (bracket.isSymbol("(") || bracket.isSymbol("{")) {
        if (const auto type = integerTypeOf(std::array{name.text}))
            return parseConstruction(begin, *type);
    }
    return parseVariable(begin, name, bracket.isSymbol("("));
}

std::nullopt_t OperandParser::failAsChanging(const ExpressionToken &function,
                                             std::string_view operand, std::size_t distance)
{
    const auto take = [&]() -> std::string_view {
        while (peek(distance).isSymbol("&") || peek(distance).isSymbol("*") ||
               peek(distance).isSymbol(","))
            ++distance;
        const ExpressionToken &token = peek(distance);
        const bool isOperand = token.kind == TokenKind::Name || token.kind == TokenKind::Literal;
        const bool isAlone = peek(distance + 1).isSymbol(",") || peek(distance + 1).isSymbol(")");
        ++distance;
        return isOperand && isAlone ? token.text.substr(0, 40) : std::string_view();
    };
    const std::string_view changed = operand.empty() ? take() : operand.substr(0, 40);
    return fail(ExpressionErrorKind::ChangesArgument, function.span,
                *insteadOfChanging(function.text, changed, take()));
}

std::optional<Operand> OperandParser::parseOperation(TextSpan begin, std::string_view qualifier,
                                                     const BitboardOperation &operation)
{
    const ExpressionToken token = advance();
    const TextSpan name = token.span;
    const bool isIndexed = current().isSymbol("[");
    CallOperands read;
    std::vector<std::size_t> &operands = read.nodes;
    std::optional<TextSpan> closing;
    do
        closing = parseOperands(read, isIndexed ? "]" : ")");
    while (closing && isIndexed && current().isSymbol("["));
    if (!closing)
        return std::nullopt;
    if (operands.size() == 2 && takesOccupiedFirst(token.text))
        std::swap(operands[0], operands[1]);
    const auto type = operandTypeOf(qualifier, token.text);
    if (type && !operands.empty()) {
        const auto cut = addCast(*type, {operands[0], name}, name);
        if (!cut)
            return std::nullopt;
        operands[0] = cut->node;
    }
    const auto call =
        addCall(operation, name, spanning(begin, *closing), std::move(operands), isIndexed);
    if (call && read.havePosition)
        remark(*call, ExpressionNote::PositionIsCurrent);
    return call;
}

bool OperandParser::skipPosition()
{
    const std::size_t sign = current().isSymbol("&") || current().isSymbol("*") ? 1 : 0;
    const ExpressionToken &name = peek(sign);
    const ExpressionToken &next = peek(sign + 1);
    const bool isPosition = name.kind == TokenKind::Name && isAmong(name.text, positions) &&
                            !isVariable(name.text) && (next.isSymbol(",") || next.isSymbol(")"));
    skip(isPosition ? sign + 1 : 0);
    return isPosition;
}

std::optional<Operand> OperandParser::parseVariable(TextSpan begin, const ExpressionToken &name,
                                                    bool hasParentheses)
{
    if (hasParentheses && (!isVariable(name.text) || !peek(2).isSymbol(")")))
        return fail(ExpressionErrorKind::UnknownFunction, name.span);
    advance();
    std::optional<Operand> variable = addVariable(name);
    TextSpan end = name.span;
    if (variable && hasParentheses) {
        advance();
        end = advance().span;
    }
    if (variable)
        variable->outer = spanning(begin, end);
    return variable;
}

std::optional<Operand> OperandParser::addVariable(const ExpressionToken &name)
{
    ExpressionNode node{ExpressionStepKind::Own, name.span, std::string(name.text)};
    if (isOwn(name.text)) {
        if (squareNamed(name.text))
            node.notes.push_back(ExpressionNote::HidesSquare);
        return add(std::move(node));
    }
    if (const std::optional<Square> square = squareNamed(name.text)) {
        node.kind = ExpressionStepKind::Square;
        // Unlike e4, SQ_E4 and E4 are the names of engines, to which squares are numbers.
        const bool isOfEngine = name.text.size() > 2 || name.text[0] < 'a';
        node.constant = isOfEngine ? ExpressionValue::ofIndexedSquare(*square)
                                   : ExpressionValue::ofSquare(*square);
        return add(std::move(node));
    }
    // NORTH, unlike the function north.
    const std::optional<Selector> selector =
        name.text[0] < 'a' ? selectorNamed(name.text) : std::nullopt;
    if (selector && selector->direction) {
        node.kind = ExpressionStepKind::Literal;
        node.direction = selector->direction;
        return add(std::move(node));
    }
    node.kind = ExpressionStepKind::Named;
    node.named = catalogueEntryNamed(name.text);
    if (node.named != nullptr)
        return add(std::move(node));
    if (const BitboardOperation *const operation = findOperation(name.text))
        return fail(ExpressionErrorKind::WrongOperandCount, name.span, signatureOf(*operation));
    const bool isHex =
        name.text.size() <= 16 &&
        name.text.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
    return fail(isHex ? ExpressionErrorKind::HexWithoutPrefix : ExpressionErrorKind::UnknownName,
                name.span);
}

std::optional<Operand> OperandParser::parseConstruction(TextSpan begin, IntegerType type)
{
    advance();
    const std::string_view closing = current().isSymbol("{") ? "}" : ")";
    advance();
    const std::optional<Operand> operand = parseInner();
    const std::optional<TextSpan> end = operand ? expect(closing) : std::nullopt;
    return end ? addCast(inDialect(type), *operand, spanning(begin, *end)) : std::nullopt;
}

std::optional<Operand> OperandParser::parseNamedCast(TextSpan begin)
{
    skip(2);
    std::size_t length = 0;
    const std::optional<IntegerType> type = integerTypeOf(typeWordsAt(0, length));
    if (!type)
        return failHere(ExpressionErrorKind::ClosingExpected, "U64");
    skip(length);
    if (!expect(">"))
        return std::nullopt;
    if (!current().isSymbol("("))
        return failHere(ExpressionErrorKind::ClosingExpected, "(");
    const std::optional<Operand> operand = parsePrimary();
    return operand ? addCast(inDialect(*type), *operand, spanning(begin, operand->outer))
                   : std::nullopt;
}

} // namespace chess
