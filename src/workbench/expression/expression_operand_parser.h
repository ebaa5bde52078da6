#pragma once

#include "src/workbench/expression/expression_builder.h"
#include "src/workbench/expression/expression_dialect.h"
#include "src/workbench/expression/expression_name_cursor.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// Reads what operators stand between: literals, names and calls, tables, lists, what is in
/// parentheses, and the members and casts behind them. Functions that return an empty optional have
/// noted an error.
class OperandParser : protected NameCursor, protected ExpressionBuilder {
public:
    OperandParser(std::string_view text, std::vector<ExpressionToken> tokens, const OwnValues &own,
                  Dialect dialect)
        : NameCursor(std::move(tokens), own), ExpressionBuilder(text), m_dialect(dialect)
    {
    }
    virtual ~OperandParser() = default;

protected:
    /// A whole expression, as it stands between brackets.
    virtual std::optional<Operand> parseInner() = 0;

    /// An operand with the members and casts behind it: `b.count_ones()`, `b as u32`.
    std::optional<Operand> parsePostfix();
    std::optional<Operand> addVariable(const ExpressionToken &name);

    /// What stands here fits nowhere, or not here.
    std::nullopt_t failHere(ExpressionErrorKind kind, std::string expected = {});
    std::optional<TextSpan> expect(std::string_view symbol);
    Dialect dialect() const { return m_dialect; }
    /// A type as the language of the text computes with it.
    IntegerType inDialect(IntegerType type) const;

private:
    /// What stands between the brackets of a call.
    struct CallOperands {
        std::vector<std::size_t> nodes = {};
        /// A name for the position stood among them.
        bool havePosition = false;
    };

    std::optional<Operand> parseAs(const Operand &operand);
    std::optional<Operand> parseMember(const Operand &receiver);
    std::optional<Operand> parsePrimary();
    std::optional<Operand> parseList(TextSpan begin);
    std::optional<Operand> parseName();
    /// A name that is not called, or called without anything in its parentheses: `occupied()`.
    std::optional<Operand> parseVariable(TextSpan begin, const ExpressionToken &name,
                                         bool hasParentheses);
    /// `u64::MAX`, `EmptyBB`.
    std::optional<Operand> parseConstant(TextSpan begin, std::string_view qualifier);
    /// `rook_attacks(d4, occ)`, `knightAttacks[e4]`, `between[a1][a4]`.
    /// Refuses a function that changes its operand, which stands before it or so many tokens on.
    std::nullopt_t failAsChanging(const ExpressionToken &function, std::string_view operand,
                                  std::size_t distance);
    std::optional<Operand> parseOperation(TextSpan begin, std::string_view qualifier,
                                          const BitboardOperation &operation);
    /// `attacks_bb<ROOK>(sq, occ)`, `bitboards[WHITE][KNIGHT]`: the enumerators say what is called,
    /// and the others are operands.
    std::optional<Operand> parseTable(TextSpan begin, EngineTable table, std::size_t length);
    /// `U64(x)` and `Bitboard{x}`.
    std::optional<Operand> parseConstruction(TextSpan begin, IntegerType type);
    std::optional<Operand> parseNamedCast(TextSpan begin);
    /// Reads a bracket, what stands in it parted by commas, and the closing bracket, whose place it
    /// returns.
    std::optional<TextSpan> parseOperands(CallOperands &operands, std::string_view closing);
    /// Passes over a `pos` or `&board` that stands in the place of an operand and has no value.
    bool skipPosition();

    Dialect m_dialect;
};

} // namespace chess
