#pragma once

#include "src/workbench/expression/expression_lexer.h"
#include "src/workbench/expression/expression_names.h"
#include "src/workbench/expression/expression_operators.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// A sub-expression that was read, with the text it takes including parentheses around it.
struct Operand {
    std::size_t node;
    TextSpan outer;
    /// The operator that made it, with no parentheses around.
    const BinaryOperator *bare = nullptr;
};

constexpr TextSpan spanning(TextSpan first, TextSpan last)
{
    return {first.offset, last.end() - first.offset};
}

/// Counts how deep a parser is within itself.
class NestingLevel {
public:
    explicit NestingLevel(std::size_t &depth) : m_depth(depth) { ++m_depth; }
    ~NestingLevel() { --m_depth; }
    NestingLevel(const NestingLevel &) = delete;
    NestingLevel &operator=(const NestingLevel &) = delete;

private:
    std::size_t &m_depth;
};

/// An enumerator between the brackets of a call.
struct PlacedSelector {
    Selector selector;
    TextSpan span;
};

/// A call of a function or table of an engine, taken apart.
struct TableCall {
    EngineTable table;
    TextSpan name;
    std::vector<PlacedSelector> selectors;
    std::vector<std::size_t> operands;
    bool isIndexed;
    /// A name for the position stands among its operands.
    bool hasPosition;

    /// Whether an enumerator says what the others have not said yet, so that it is no operand.
    bool wants(const Selector &selector) const;
};

/// The nodes of an expression while it is being read. Functions that return an empty optional have
/// noted an error; the first one stays.
class ExpressionBuilder {
public:
    explicit ExpressionBuilder(std::string_view text);

    std::nullopt_t fail(ExpressionErrorKind kind, TextSpan span, std::string expected = {});
    bool hasFailed() const { return m_error.has_value(); }

    /// `place` is what is at fault when that is one operation too many within others.
    std::optional<Operand> add(ExpressionNode node, std::optional<TextSpan> place = std::nullopt);
    std::optional<Operand> addOperation(const BitboardOperation &operation, std::string_view label,
                                        TextSpan span, std::vector<std::size_t> operands,
                                        TextSpan place, bool isRustInverse = false);
    /// An operation called by its name; `isIndexed` when its operands stand in square brackets.
    std::optional<Operand> addCall(const BitboardOperation &operation, TextSpan name, TextSpan span,
                                   std::vector<std::size_t> operands, bool isIndexed = false);
    /// A cast to 64 bits changes no bit and is no step.
    std::optional<Operand> addCast(IntegerType type, const Operand &operand, TextSpan span);
    std::optional<Operand> addLiteral(const ExpressionToken &token);
    std::optional<Operand> addConstant(ExpressionValue value, std::string_view label,
                                       TextSpan span);
    std::optional<Operand> addTable(const TableCall &call, TextSpan span);
    void addStatement(const Operand &statement);

    std::optional<Operand> addBinary(const BinaryOperator &binary, TextSpan span,
                                     const Operand &left, const Operand &right, TextSpan sign);
    void remark(const Operand &operand, ExpressionNote note);
    ExpressionStepKind kindOf(const Operand &operand) const;
    /// Whether an operand is 1 or 0, for true or false.
    bool isCondition(const Operand &operand) const;
    /// The entry of the catalogue that an operand is, or null.
    const CatalogueEntry *namedOf(const Operand &operand) const;
    /// Makes of the bitboard of a colour, the last node, that of one of its kinds of pieces.
    std::optional<Operand> refine(const Operand &operand, const Selector &selector, TextSpan end);

    tl::expected<Expression, ExpressionError> finish();

protected:
    std::string_view m_text;

private:
    bool isCallOf(std::size_t node, std::string_view name) const;
    std::optional<Operand> addNamed(std::string_view name, TextSpan span);
    std::optional<Operand> addPieces(const TableCall &call, TextSpan span);
    /// A function for pawns of the colour among the selectors, such as white_front_span.
    std::optional<Operand> addSpan(const TableCall &call, std::string_view name, TextSpan span);
    std::optional<Operand> addAttacks(const TableCall &call, TextSpan span);

    Expression m_expression;
    /// How many operations lie within each node.
    std::vector<std::size_t> m_heights;
    std::optional<ExpressionError> m_error;
};

/// White or black of the catalogue's entry of that name.
Color colorOf(const CatalogueEntry &entry);

} // namespace chess
