#include "src/notation/bitboard_names.h"
#include "src/notation/word_wrappings.h"
#include "src/workbench/expression.h"
#include "src/workbench/expression_builder.h"
#include "src/workbench/expression_name_cursor.h"
#include "src/workbench/expression_operators.h"

#include <algorithm>
#include <array>

namespace chess {

namespace {

/// Calls and members that give back what they are called for.
constexpr std::array identities =
    std::to_array<std::string_view>({"word", "bits", "value", "raw", "get"});

constexpr std::array namedCasts =
    std::to_array<std::string_view>({"static_cast", "reinterpret_cast", "const_cast", "bit_cast"});

/// A parser by recursive descent and, for the binary operators, by precedence climbing. Functions
/// that return an empty optional have noted an error.
class Parser : private NameCursor, private ExpressionBuilder {
public:
    Parser(std::string_view text, std::vector<ExpressionToken> tokens, const OwnValues &own)
        : NameCursor(std::move(tokens), own), ExpressionBuilder(text), m_isRust(looksLikeRust())
    {
    }

    tl::expected<Expression, ExpressionError> parse()
    {
        while (!hasFailed() && current().kind != TokenKind::End) {
            if (current().isSymbol(";"))
                advance();
            else
                parseStatements();
        }
        return finish();
    }

private:
    /// An operation within another, written with its sign and in parentheses, takes three levels.
    static constexpr std::size_t deepestLevel = 3 * deepestExpression + 8;

    /// What stands here fits nowhere, or not here.
    std::nullopt_t failHere(ExpressionErrorKind kind, std::string expected = {})
    {
        const ExpressionToken &token = current();
        if (isAssignment(token))
            return fail(ExpressionErrorKind::NotAssignable, token.span);
        if (token.kind == TokenKind::Symbol && isAmong(token.text, otherOperators))
            return fail(ExpressionErrorKind::NotComputed, token.span);
        return fail(kind, token.span, std::move(expected));
    }

    std::optional<TextSpan> expect(std::string_view symbol)
    {
        if (current().isSymbol(symbol))
            return advance().span;
        return failHere(ExpressionErrorKind::ClosingExpected, std::string(symbol));
    }

    /// A statement; several when commas part what names are declared: U64 a = 1, b = 2;
    void parseStatements()
    {
        if (current().kind == TokenKind::Name && isAmong(current().text, otherStatements)) {
            fail(ExpressionErrorKind::NotComputed, current().span);
            return;
        }
        if (current().kind == TokenKind::Name && current().text == "return" &&
            !isAssignment(peek(1)))
            advance();
        const std::size_t declaration = declarationLength();
        const std::optional<IntegerType> type = declaredType(declaration);
        skip(declaration);
        // := declares as well.
        const bool isDeclaration = declaration > 0 || peek(1).isSymbol(":=");
        for (;;) {
            const std::optional<Operand> statement = parseAssignment(isDeclaration, type);
            if (!statement)
                return;
            addStatement(*statement);
            const bool isDeclared = kindOf(*statement) == ExpressionStepKind::Assignment &&
                                    peek(1).kind == TokenKind::Name && isAssignment(peek(2));
            if (!current().isSymbol(",") || !isDeclared)
                break;
            advance();
        }
        const ExpressionToken &next = current();
        const bool isEnd = next.kind == TokenKind::End || next.isSymbol(";");
        const bool isNextLine = next.isFirstOfLine && canBeginOperand(next);
        if (!isEnd && !isNextLine)
            failHere(ExpressionErrorKind::OperatorExpected);
    }

    /// What is declared may have the name of a square, which means that from there on.
    std::optional<Operand> parseAssignment(bool isDeclaration = false,
                                           std::optional<IntegerType> type = std::nullopt)
    {
        const NestingLevel level(m_depth);
        if (m_depth > deepestLevel)
            return fail(ExpressionErrorKind::TooDeep, current().span);
        const std::size_t annotation = annotationLength(1);
        if (!type)
            type = declaredType(0);
        if (current().kind != TokenKind::Name || !isAssignment(peek(1 + annotation)))
            return parseChoice();

        const ExpressionToken name = current();
        if (m_choices > 0)
            return fail(ExpressionErrorKind::AssignmentInChoice, peek(1 + annotation).span);
        const bool isSquare = !isOwn(name.text) && squareNamed(name.text);
        if (isSquare && !isDeclaration)
            return fail(ExpressionErrorKind::SquareNotAssigned, name.span);
        if (isKeyword(name.text))
            return fail(ExpressionErrorKind::KeywordNotAssigned, name.span);
        const std::string_view symbol = peek(1 + annotation).text;
        const BinaryOperator *const compound =
            findOperator(symbol.substr(0, symbol.size() - 1), binaryOperators);
        std::optional<Operand> before;
        if (compound != nullptr && !(before = addVariable(name)))
            return std::nullopt;
        skip(2 + annotation);
        std::optional<Operand> value = parseAssignment();
        if (!value)
            return std::nullopt;
        const TextSpan span = spanning(name.span, value->outer);
        if (compound != nullptr) {
            value = addBinary(*compound, span, *before, *value, name.span);
            if (!value)
                return std::nullopt;
        }
        ExpressionNode node{
            ExpressionStepKind::Assignment, span, std::string(name.text), {value->node}};
        if (isSquare)
            node.notes.push_back(ExpressionNote::HidesSquare);
        else if (!isOwn(name.text) && catalogueEntryNamed(name.text) != nullptr)
            node.notes.push_back(ExpressionNote::HidesCatalogue);
        const bool hasSign = compound != nullptr ? before->isSigned : value->isSigned;
        const bool isSigned = type ? type->isSigned : hasSign;
        assign(name.text, isSigned);
        auto assignment = add(std::move(node));
        if (assignment)
            assignment->isSigned = isSigned;
        return assignment;
    }

    /// `a ? b : c`, which binds loosest and to the right.
    std::optional<Operand> parseChoice()
    {
        const std::optional<Operand> condition = parseBinary(1);
        if (!condition || !current().isSymbol("?"))
            return condition;
        const TextSpan sign = advance().span;
        const NestingLevel level(m_choices);
        const std::optional<Operand> one = parseAssignment();
        if (!one || !expect(":"))
            return std::nullopt;
        const std::optional<Operand> other = parseAssignment();
        if (!other)
            return std::nullopt;
        auto choice =
            addOperation(*findOperation("choose"), "?:", spanning(condition->outer, other->outer),
                         {condition->node, one->node, other->node}, sign);
        if (choice)
            choice->isSigned = one->isSigned && other->isSigned;
        return choice;
    }

    std::optional<Operand> parseBinary(int lowestPrecedence)
    {
        std::optional<Operand> left = parseUnary();
        while (left) {
            const BinaryOperator *const binary = current().kind == TokenKind::Symbol
                                                     ? findOperator(current().text, binaryOperators)
                                                     : nullptr;
            if (binary == nullptr || binary->precedence < lowestPrecedence)
                return left;
            const TextSpan sign = advance().span;
            // What stands behind && and || is computed only when it decides.
            std::size_t none = 0;
            const bool isLazy = binary->symbol == "&&" || binary->symbol == "||";
            const NestingLevel choice(isLazy ? m_choices : none);
            const std::optional<Operand> right = parseBinary(binary->precedence + 1);
            if (!right)
                return std::nullopt;
            left = addBinary(*binary, spanning(left->outer, right->outer), *left, *right, sign);
        }
        return std::nullopt;
    }

    std::optional<Operand> parseUnary()
    {
        const NestingLevel level(m_depth);
        if (m_depth > deepestLevel)
            return fail(ExpressionErrorKind::TooDeep, current().span);
        if (const auto cast = castHere())
            return parseCast(*cast);
        if (current().kind != TokenKind::Symbol)
            return parsePostfix();
        const ExpressionToken sign = current();
        if (sign.text == "+") {
            advance();
            return parseUnary();
        }
        const UnaryOperator *const unary = findOperator(sign.text, unaryOperators);
        if (unary == nullptr)
            return parsePostfix();
        advance();
        const std::optional<Operand> operand = parseUnary();
        if (!operand)
            return std::nullopt;
        // What is a condition has one bit; Rust negates that as C does.
        const bool isInverse = unary->symbol == "!" && m_isRust && !isCondition(*operand);
        auto result = addOperation(
            *findOperation(isInverse ? "not" : unary->operation), isInverse ? "~" : unary->symbol,
            spanning(sign.span, operand->outer), {operand->node}, sign.span, isInverse);
        if (result)
            result->isSigned = operand->isSigned;
        return result;
    }

    std::optional<Operand> parseCast(const CastHead &cast)
    {
        const TextSpan begin = current().span;
        skip(cast.length);
        const std::optional<Operand> operand = parseUnary();
        return operand ? addCast(cast.type, *operand, spanning(begin, operand->outer))
                       : std::nullopt;
    }

    /// Members and casts behind an operand: `b.count_ones()`, `b as u32`.
    std::optional<Operand> parsePostfix()
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

    std::optional<Operand> parseAs(const Operand &operand)
    {
        advance();
        std::size_t length = 0;
        const std::optional<IntegerType> type = integerTypeOf(typeWordsAt(0, length));
        if (!type)
            return failHere(ExpressionErrorKind::ClosingExpected, "u64");
        const TextSpan span = spanning(operand.outer, peek(length - 1).span);
        skip(length);
        return addCast(*type, operand, span);
    }

    std::optional<Operand> parseMember(const Operand &receiver)
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
        if (operation == nullptr)
            return fail(ExpressionErrorKind::UnknownFunction, name.span);
        std::vector<std::size_t> operands = {receiver.node};
        TextSpan end = name.span;
        if (current().isSymbol("(")) {
            const auto closing = parseOperands(operands, ")");
            if (!closing)
                return std::nullopt;
            end = *closing;
        }
        return addCall(*operation, name.span, spanning(receiver.outer, end), std::move(operands));
    }

    std::optional<Operand> parsePrimary()
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
        const std::optional<Operand> inner = parseAssignment();
        const std::optional<TextSpan> closing = inner ? expect(")") : std::nullopt;
        if (!closing)
            return std::nullopt;
        return Operand{inner->node, spanning(opening, *closing), inner->isSigned};
    }

    std::optional<Operand> parseList(TextSpan begin)
    {
        std::vector<std::size_t> operands;
        const std::optional<TextSpan> closing = parseOperands(operands, "}");
        if (!closing)
            return std::nullopt;
        return add({ExpressionStepKind::List, spanning(begin, *closing), "{}", operands});
    }

    /// Reads a bracket, what stands in it parted by commas, and the closing bracket, whose place it
    /// returns.
    std::optional<TextSpan> parseOperands(std::vector<std::size_t> &operands,
                                          std::string_view closing)
    {
        advance();
        while (!current().isSymbol(closing)) {
            const std::optional<Operand> operand = parseAssignment();
            if (!operand)
                return std::nullopt;
            operands.push_back(operand->node);
            if (current().isSymbol(","))
                advance();
            else if (!current().isSymbol(closing))
                return failHere(ExpressionErrorKind::ClosingExpected, std::string(closing));
        }
        return advance().span;
    }

    /// `attacks_bb<ROOK>(sq, occ)`, `bitboards[WHITE][KNIGHT]`: the enumerators say what is called,
    /// and the others are operands.
    std::optional<Operand> parseTable(TextSpan begin, EngineTable table, std::size_t length)
    {
        const TextSpan name = current().span;
        const bool isIndexed = peek(length).isSymbol("[");
        TableCall call{table, name, {}, {}, isIndexed};
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
                if (selector && call.wants(*selector)) {
                    call.selectors.push_back({*selector, current().span});
                    skip(size);
                } else if (const std::optional<Operand> operand = parseAssignment()) {
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
        return addTable(call, spanning(begin, *closing));
    }

    /// `u64::MAX`, `EmptyBB`.
    std::optional<Operand> parseConstant(TextSpan begin, std::string_view qualifier)
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
        const std::string_view whole = m_text.substr(span.offset, span.length);
        for (const std::string_view text : {whole, name.text}) {
            if (const auto word = namedConstant(text)) {
                advance();
                return addConstant(ExpressionValue::ofNumber(*word), text, span);
            }
        }
        return std::nullopt;
    }

    std::optional<Operand> parseName()
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
                return parseOperation(begin, *operation);
        }
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

    /// `rook_attacks(d4, occ)`, `knightAttacks[e4]`, `between[a1][a4]`.
    std::optional<Operand> parseOperation(TextSpan begin, const BitboardOperation &operation)
    {
        const TextSpan name = advance().span;
        const bool isIndexed = current().isSymbol("[");
        std::vector<std::size_t> operands;
        std::optional<TextSpan> closing;
        do
            closing = parseOperands(operands, isIndexed ? "]" : ")");
        while (closing && isIndexed && current().isSymbol("["));
        return closing ? addCall(operation, name, spanning(begin, *closing), std::move(operands),
                                 isIndexed)
                       : std::nullopt;
    }

    /// A name that is not called, or called without anything in its parentheses: `occupied()`.
    std::optional<Operand> parseVariable(TextSpan begin, const ExpressionToken &name,
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

    std::optional<Operand> addVariable(const ExpressionToken &name)
    {
        ExpressionNode node{ExpressionStepKind::Own, name.span, std::string(name.text)};
        if (isOwn(name.text)) {
            if (squareNamed(name.text))
                node.notes.push_back(ExpressionNote::HidesSquare);
            auto own = add(std::move(node));
            if (own)
                own->isSigned = isSigned(name.text);
            return own;
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
        return fail(isHex ? ExpressionErrorKind::HexWithoutPrefix
                          : ExpressionErrorKind::UnknownName,
                    name.span);
    }

    /// `U64(x)` and `Bitboard{x}`.
    std::optional<Operand> parseConstruction(TextSpan begin, IntegerType type)
    {
        advance();
        const std::string_view closing = current().isSymbol("{") ? "}" : ")";
        advance();
        const std::optional<Operand> operand = parseAssignment();
        const std::optional<TextSpan> end = operand ? expect(closing) : std::nullopt;
        return end ? addCast(type, *operand, spanning(begin, *end)) : std::nullopt;
    }

    std::optional<Operand> parseNamedCast(TextSpan begin)
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
        return operand ? addCast(*type, *operand, spanning(begin, operand->outer)) : std::nullopt;
    }

    std::size_t m_depth = 0;
    /// The text has a sign of Rust, in which ! inverts every bit.
    bool m_isRust;
    /// How many choices, of which only a part is computed, are around this place.
    std::size_t m_choices = 0;
};

} // namespace

tl::expected<Expression, ExpressionError> parseExpression(std::string_view text,
                                                          const OwnValues &own)
{
    if (text.size() > longestExpression)
        return tl::unexpected(errorAt(text, {longestExpression, text.size() - longestExpression},
                                      ExpressionErrorKind::TooLong));
    auto tokens = tokensOf(text);
    if (!tokens)
        return tl::unexpected(std::move(tokens.error()));
    return Parser(text, std::move(*tokens), own).parse();
}

} // namespace chess
