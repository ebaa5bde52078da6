#include "src/workbench/expression.h"
#include "src/workbench/expression_lexer.h"
#include "src/workbench/expression_names.h"
#include "src/workbench/expression_operators.h"

#include <algorithm>
#include <array>
#include <set>

namespace chess {

namespace {

/// Calls and members that give back what they are called for.
constexpr std::array identities =
    std::to_array<std::string_view>({"word", "bits", "value", "raw", "get"});

constexpr std::array namedCasts =
    std::to_array<std::string_view>({"static_cast", "reinterpret_cast", "const_cast", "bit_cast"});

/// A sub-expression that was read, with the text it takes including parentheses around it.
struct Operand {
    std::size_t node;
    TextSpan outer;
};

constexpr TextSpan spanning(TextSpan first, TextSpan last)
{
    return {first.offset, last.end() - first.offset};
}

/// A parser by recursive descent and, for the binary operators, by precedence climbing. Functions
/// that return an empty optional have noted an error.
class Parser {
public:
    Parser(std::string_view text, std::vector<ExpressionToken> tokens, const OwnValues &own)
        : m_text(text), m_tokens(std::move(tokens)), m_own(own)
    {
        m_expression.text = text;
    }

    tl::expected<Expression, ExpressionError> parse()
    {
        while (!m_error && current().kind != TokenKind::End) {
            if (current().isSymbol(";"))
                advance();
            else
                parseStatement();
        }
        if (!m_error && m_expression.statements.empty())
            m_error = errorAt(m_text, {0, m_text.size()}, ExpressionErrorKind::Empty);
        if (m_error)
            return tl::unexpected(*m_error);
        return std::move(m_expression);
    }

private:
    /// Counts how deep the parser is within itself.
    class Level {
    public:
        explicit Level(std::size_t &depth) : m_depth(depth) { ++m_depth; }
        ~Level() { --m_depth; }
        Level(const Level &) = delete;
        Level &operator=(const Level &) = delete;

    private:
        std::size_t &m_depth;
    };

    /// An operation within another, written with its sign and in parentheses, takes three levels.
    static constexpr std::size_t deepestLevel = 3 * deepestExpression + 8;

    const ExpressionToken &peek(std::size_t distance) const
    {
        return m_tokens[std::min(m_place + distance, m_tokens.size() - 1)];
    }
    const ExpressionToken &current() const { return peek(0); }
    const ExpressionToken &advance()
    {
        const ExpressionToken &token = current();
        m_place = std::min(m_place + 1, m_tokens.size() - 1);
        return token;
    }

    std::nullopt_t fail(ExpressionErrorKind kind, TextSpan span, std::string expected = {})
    {
        m_error = errorAt(m_text, span, kind);
        m_error->expected = std::move(expected);
        return std::nullopt;
    }

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

    std::optional<Operand> add(ExpressionNode node)
    {
        std::size_t height = 0;
        for (const std::size_t operand : node.operands)
            height = std::max(height, m_heights[operand] + 1);
        if (height > deepestExpression)
            return fail(ExpressionErrorKind::TooDeep, node.span);
        const TextSpan span = node.span;
        m_heights.push_back(height);
        m_expression.nodes.push_back(std::move(node));
        return Operand{m_expression.nodes.size() - 1, span};
    }

    std::optional<Operand> addOperation(const BitboardOperation &operation, std::string_view label,
                                        TextSpan span, std::vector<std::size_t> operands)
    {
        ExpressionNode node{ExpressionStepKind::Operation, span, std::string(label),
                            std::move(operands)};
        node.operation = &operation;
        if (label == "!")
            node.notes.push_back(ExpressionNote::ExclamationInverts);
        return add(std::move(node));
    }

    void parseStatement()
    {
        if (current().kind == TokenKind::Name && current().text == "return")
            advance();
        skipDeclaration();
        const std::optional<Operand> statement = parseAssignment();
        if (!statement)
            return;
        m_expression.statements.push_back(statement->node);
        const ExpressionToken &next = current();
        const bool isEnd = next.kind == TokenKind::End || next.isSymbol(";");
        const bool isNextLine = next.isFirstOfLine && canBeginOperand(next);
        if (!isEnd && !isNextLine)
            failHere(ExpressionErrorKind::OperatorExpected);
    }

    /// Passes over what stands before the name in `static const std::uint64_t name = …` and in
    /// `let name: u64 = …`.
    void skipDeclaration()
    {
        std::size_t count = 0;
        while ((count == 0 || !peek(count).isFirstOfLine) &&
               (peek(count).kind == TokenKind::Name ||
                (peek(count).isSymbol("::") && peek(count + 1).kind == TokenKind::Name)))
            ++count;
        if (count > 0 && isAssignment(peek(count + annotationLength(count))))
            m_place += count - 1;
    }

    /// The number of tokens in the `: u64` that may stand between a name and the sign that gives it
    /// a value.
    std::size_t annotationLength(std::size_t distance) const
    {
        if (!peek(distance).isSymbol(":"))
            return 0;
        std::size_t length = 0;
        typeWordsAt(distance + 1, length);
        return length > 0 ? length + 1 : 0;
    }

    std::optional<Operand> parseAssignment()
    {
        const Level level(m_depth);
        if (m_depth > deepestLevel)
            return fail(ExpressionErrorKind::TooDeep, current().span);
        const std::size_t annotation = annotationLength(1);
        if (current().kind != TokenKind::Name || !isAssignment(peek(1 + annotation)))
            return parseBinary(1);

        const ExpressionToken name = current();
        if (squareNamed(name.text))
            return fail(ExpressionErrorKind::SquareNotAssigned, name.span);
        const std::string_view symbol = peek(1 + annotation).text;
        const BinaryOperator *const compound =
            findOperator(symbol.substr(0, symbol.size() - 1), binaryOperators);
        std::optional<Operand> before;
        if (compound != nullptr && !(before = addVariable(name)))
            return std::nullopt;
        m_place += 2 + annotation;
        std::optional<Operand> value = parseAssignment();
        if (!value)
            return std::nullopt;
        const TextSpan span = spanning(name.span, value->outer);
        if (compound != nullptr) {
            value = addOperation(*findOperation(compound->operation), compound->symbol, span,
                                 {before->node, value->node});
            if (!value)
                return std::nullopt;
        }
        m_assigned.emplace(name.text);
        return add({ExpressionStepKind::Assignment, span, std::string(name.text), {value->node}});
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
            advance();
            const std::optional<Operand> right = parseBinary(binary->precedence + 1);
            if (!right)
                return std::nullopt;
            left = addOperation(*findOperation(binary->operation), binary->symbol,
                                spanning(left->outer, right->outer), {left->node, right->node});
        }
        return std::nullopt;
    }

    std::optional<Operand> parseUnary()
    {
        const Level level(m_depth);
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
        return addOperation(*findOperation(unary->operation), unary->symbol,
                            spanning(sign.span, operand->outer), {operand->node});
    }

    /// How many words of a type stand from a place on.
    std::vector<std::string_view> typeWordsAt(std::size_t distance, std::size_t &length) const
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

    struct CastHead {
        IntegerType type;
        std::size_t length;
    };

    /// The `(U64)` of a cast, when that and an operand come next.
    std::optional<CastHead> castHere() const
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

    std::optional<Operand> parseCast(const CastHead &cast)
    {
        const TextSpan begin = current().span;
        m_place += cast.length;
        const std::optional<Operand> operand = parseUnary();
        return operand ? addCast(cast.type, *operand, spanning(begin, operand->outer))
                       : std::nullopt;
    }

    /// A cast to 64 bits changes nothing and is no step.
    std::optional<Operand> addCast(IntegerType type, const Operand &operand, TextSpan span)
    {
        if (type.bits == 64)
            return Operand{operand.node, span};
        ExpressionNode node{ExpressionStepKind::Cast,
                            span,
                            (type.isSigned ? "int" : "uint") + std::to_string(type.bits) + "_t",
                            {operand.node}};
        node.type = type;
        return add(std::move(node));
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
        m_place += length;
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
        const BitboardOperation *const operation = findOperation(name.text);
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
        return Operand{inner->node, spanning(opening, *closing)};
    }

    std::optional<Operand> addLiteral(const ExpressionToken &token)
    {
        const WordReading &reading = *token.reading;
        ExpressionNode node{ExpressionStepKind::Literal, token.span, std::string(token.text)};
        node.constant = showsSquares(reading.kind)
                            ? ExpressionValue::ofSquares(Bitboard::fromWord(reading.word))
                            : ExpressionValue::ofNumber(reading.word);
        node.readAs = reading.kind;
        for (const WordReading::Alternative &other : reading.alternatives) {
            if (other.kind == WordReadingKind::Octal)
                node.notes.push_back(ExpressionNote::DecimalNotOctal);
            if (other.kind == WordReadingKind::Hex && token.text.size() == 16)
                node.notes.push_back(ExpressionNote::SixteenDigitDecimal);
        }
        return add(std::move(node));
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

    std::optional<Operand> addCall(const BitboardOperation &operation, TextSpan name, TextSpan span,
                                   std::vector<std::size_t> operands)
    {
        const auto [fewest, most] = operandCountsOf(operation);
        if (operands.size() < fewest || operands.size() > most)
            return fail(ExpressionErrorKind::WrongOperandCount, name, signatureOf(operation));
        return addOperation(operation, operation.name, span, std::move(operands));
    }

    bool isOwn(std::string_view name) const
    {
        return m_assigned.find(name) != m_assigned.end() || m_own.find(name) != m_own.end();
    }

    bool isVariable(std::string_view name) const
    {
        return isOwn(name) || squareNamed(name) || catalogueEntryNamed(name) != nullptr;
    }

    /// Passes over `Square::`, `std::`, and `pos.` when that is nothing known.
    void skipQualifiers()
    {
        for (;;) {
            const bool isMember = peek(1).isSymbol(".") || peek(1).isSymbol("->");
            const bool isQualifier =
                peek(1).isSymbol("::") || (isMember && !isVariable(current().text));
            if (!isQualifier || peek(2).kind != TokenKind::Name)
                return;
            m_place += 2;
        }
    }

    std::optional<Operand> parseName()
    {
        const TextSpan begin = current().span;
        skipQualifiers();
        if (isAmong(current().text, namedCasts) && peek(1).isSymbol("<"))
            return parseNamedCast(begin);
        const ExpressionToken name = current();
        std::string called(name.text);
        std::size_t length = 1;
        // shift<NORTH>(b): the argument of the template is a part of the name.
        if (peek(1).isSymbol("<") && peek(2).kind == TokenKind::Name && peek(3).isSymbol(">") &&
            peek(4).isSymbol("(")) {
            called.append("<").append(peek(2).text).append(">");
            length = 4;
        }
        const ExpressionToken &bracket = peek(length);
        const bool isCall = bracket.isSymbol("(") || bracket.isSymbol("[");
        const BitboardOperation *const operation = isCall ? findOperation(called) : nullptr;
        if (operation != nullptr) {
            m_place += length;
            std::vector<std::size_t> operands;
            const auto closing = parseOperands(operands, bracket.isSymbol("(") ? ")" : "]");
            return closing ? addCall(*operation, name.span, spanning(begin, *closing),
                                     std::move(operands))
                           : std::nullopt;
        }
        if (bracket.isSymbol("(") || bracket.isSymbol("{")) {
            if (const auto type = integerTypeOf(std::array{name.text}))
                return parseConstruction(begin, *type);
        }
        return parseVariable(begin, name, bracket.isSymbol("("));
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
        if (isOwn(name.text))
            return add(std::move(node));
        if (const std::optional<Square> square = squareNamed(name.text)) {
            node.kind = ExpressionStepKind::Square;
            node.constant = ExpressionValue::ofSquare(*square);
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
        const std::optional<Operand> operand = parsePrimary();
        return operand ? addCast(type, *operand, spanning(begin, operand->outer)) : std::nullopt;
    }

    std::optional<Operand> parseNamedCast(TextSpan begin)
    {
        m_place += 2;
        std::size_t length = 0;
        const std::optional<IntegerType> type = integerTypeOf(typeWordsAt(0, length));
        if (!type)
            return failHere(ExpressionErrorKind::ClosingExpected, "U64");
        m_place += length;
        if (!expect(">"))
            return std::nullopt;
        if (!current().isSymbol("("))
            return failHere(ExpressionErrorKind::ClosingExpected, "(");
        const std::optional<Operand> operand = parsePrimary();
        return operand ? addCast(*type, *operand, spanning(begin, operand->outer)) : std::nullopt;
    }

    std::string_view m_text;
    std::vector<ExpressionToken> m_tokens;
    std::size_t m_place = 0;
    const OwnValues &m_own;
    /// The names that are given values so far.
    std::set<std::string, std::less<>> m_assigned;
    std::size_t m_depth = 0;
    Expression m_expression;
    /// How many operations lie within each node.
    std::vector<std::size_t> m_heights;
    std::optional<ExpressionError> m_error;
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
