#include "src/workbench/expression/expression.h"
#include "src/workbench/expression/expression_operand_parser.h"
#include "src/workbench/expression/expression_operators.h"

namespace chess {

namespace {

/// A parser by recursive descent and, for the binary operators, by precedence climbing: statements
/// and operators. Functions that return an empty optional have noted an error.
class Parser : private OperandParser {
public:
    using OperandParser::OperandParser;

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

    void remarkOnGrouping(const BinaryOperator &outer, const Operand &inner, bool isLeft)
    {
        if (inner.bare == nullptr)
            return;
        if (const auto note = groupingNote(dialect(), outer, *inner.bare, isLeft))
            remark(inner, *note);
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
        const bool isNextLine =
            next.isFirstOfLine &&
            (canBeginOperand(next) || (dialect() == Dialect::Go && next.isSymbol("^")));
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
        if (!isDeclaration && !type)
            type = typeOf(name.text);
        if (type && compound == nullptr &&
            !(value = addCast(inDialect(*type), *value, value->outer)))
            return std::nullopt;
        ExpressionNode node{
            ExpressionStepKind::Assignment, span, std::string(name.text), {value->node}};
        if (isSquare)
            node.notes.push_back(ExpressionNote::HidesSquare);
        else if (!isOwn(name.text) && catalogueEntryNamed(name.text) != nullptr)
            node.notes.push_back(ExpressionNote::HidesCatalogue);
        node.isCompound = compound != nullptr;
        assign(name.text, type);
        return add(std::move(node));
    }

    std::optional<Operand> parseInner() override { return parseAssignment(); }

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
        return addOperation(*findOperation("choose"),
                            "?:", spanning(condition->outer, other->outer),
                            {condition->node, one->node, other->node}, sign);
    }

    std::optional<Operand> parseBinary(int lowestPrecedence)
    {
        std::optional<Operand> left = parseUnary();
        while (left) {
            // A line of Go ends behind an operand.
            const bool isEnd = dialect() == Dialect::Go && current().isFirstOfLine;
            const BinaryOperator *const binary = current().kind == TokenKind::Symbol && !isEnd
                                                     ? findOperator(current().text, binaryOperators)
                                                     : nullptr;
            const int precedence = binary == nullptr ? 0 : precedenceIn(dialect(), *binary);
            if (binary == nullptr || precedence < lowestPrecedence)
                return left;
            const TextSpan sign = advance().span;
            // What stands behind && and || is computed only when it decides.
            std::size_t none = 0;
            const bool isLazy = binary->symbol == "&&" || binary->symbol == "||";
            const NestingLevel choice(isLazy ? m_choices : none);
            const std::optional<Operand> right = parseBinary(precedence + 1);
            if (!right)
                return std::nullopt;
            remarkOnGrouping(*binary, *left, true);
            remarkOnGrouping(*binary, *right, false);
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
        const bool isInverseOfGo = sign.text == "^" && dialect() == Dialect::Go;
        const UnaryOperator *const unary =
            findOperator(isInverseOfGo ? "~" : sign.text, unaryOperators);
        if (unary == nullptr)
            return parsePostfix();
        advance();
        const std::optional<Operand> operand = parseUnary();
        if (!operand)
            return std::nullopt;
        // What is a condition has one bit; Rust negates that as C does.
        const bool isInverse =
            unary->symbol == "!" && dialect() == Dialect::Rust && !isCondition(*operand);
        return addOperation(*findOperation(isInverse ? "not" : unary->operation),
                            isInverse ? "~" : unary->symbol, spanning(sign.span, operand->outer),
                            {operand->node}, sign.span, isInverse);
    }

    std::optional<Operand> parseCast(const CastHead &cast)
    {
        const TextSpan begin = current().span;
        skip(cast.length);
        const std::optional<Operand> operand = parseUnary();
        return operand ? addCast(inDialect(cast.type), *operand, spanning(begin, operand->outer))
                       : std::nullopt;
    }

    std::size_t m_depth = 0;
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
    const Dialect dialect = dialectOf(*tokens);
    return Parser(text, std::move(*tokens), own, dialect).parse();
}

} // namespace chess
