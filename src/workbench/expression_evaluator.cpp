#include "src/workbench/expression.h"
#include "src/workbench/expression_lexer.h"

#include <cassert>

namespace chess {

namespace {

/// Computes the nodes of an expression one after the other.
class Evaluator {
public:
    Evaluator(const Expression &expression, const ExpressionContext &context)
        : m_context(context), m_occupied(context.position.occupied())
    {
        m_evaluation.text = expression.text;
        m_evaluation.mapping = context.mapping;
        m_evaluation.statements = expression.statements;
        m_evaluation.steps.reserve(expression.nodes.size());
    }

    std::optional<ExpressionError> add(const ExpressionNode &node)
    {
        ExpressionStep step{node};
        const auto value = valueOf(step);
        if (!value)
            return value.error();
        step.value = *value;
        m_evaluation.steps.push_back(std::move(step));
        return std::nullopt;
    }

    Evaluation evaluation() { return std::move(m_evaluation); }

private:
    using Result = tl::expected<ExpressionValue, ExpressionError>;

    const ExpressionStep &operandOf(const ExpressionNode &node, std::size_t index) const
    {
        return m_evaluation.steps[node.operands[index]];
    }

    Result valueOf(ExpressionStep &step)
    {
        switch (step.kind) {
        case ExpressionStepKind::Literal:
        case ExpressionStepKind::Square:
            return *step.constant;
        case ExpressionStepKind::Named:
            return valueOfNamed(step);
        case ExpressionStepKind::Own:
            return valueOfOwn(step.label);
        case ExpressionStepKind::List:
            return unionOf(step);
        case ExpressionStepKind::Operation:
            return valueOfOperation(step);
        case ExpressionStepKind::Cast:
            return valueOfCast(step);
        case ExpressionStepKind::Assignment:
            break;
        }
        const ExpressionValue value = operandOf(step, 0).value;
        m_evaluation.assigned.insert_or_assign(step.label, value);
        return value;
    }

    ExpressionValue valueOfNamed(ExpressionStep &step) const
    {
        if (step.named->group == CatalogueGroup::SelectedPiece && !m_context.selected)
            step.notes.push_back(ExpressionNote::NothingSelected);
        return ExpressionValue::ofSquares(
            step.named->evaluate(m_context.position, m_context.selected));
    }

    ExpressionValue valueOfOwn(std::string_view name) const
    {
        const auto assigned = m_evaluation.assigned.find(name);
        if (assigned != m_evaluation.assigned.end())
            return assigned->second;
        const auto own = m_context.own.find(name);
        assert(own != m_context.own.end());
        return own->second;
    }

    ExpressionValue unionOf(const ExpressionStep &step) const
    {
        Bitboard squares;
        for (std::size_t i = 0; i < step.operands.size(); ++i)
            squares |= operandOf(step, i).value.squares(m_context.mapping);
        return ExpressionValue::ofSquares(squares);
    }

    Result valueOfOperation(ExpressionStep &step) const
    {
        const BitboardOperation &operation = *step.operation;
        std::vector<ExpressionValue> values;
        values.reserve(step.operands.size());
        for (std::size_t i = 0; i < step.operands.size(); ++i)
            values.push_back(operandOf(step, i).value);
        addNotes(step, values);
        const auto value = apply(operation, values, {m_context.mapping, m_occupied});
        if (!value)
            return tl::unexpected(errorOf(step, value.error()));
        return *value;
    }

    /// Says where an operand is read in another way than an engine might mean it.
    static void addNotes(ExpressionStep &step, std::span<const ExpressionValue> values)
    {
        const BitboardOperation &operation = *step.operation;
        const bool wantsSquares =
            operation.group == OperationGroup::Attacks || operation.group == OperationGroup::Lines;
        for (std::size_t i = 0; i < operation.parameters.size(); ++i) {
            const OperationParameter &parameter = operation.parameters[i];
            if (i >= values.size()) {
                if (parameter.byDefault == DefaultOperand::Occupied)
                    step.notes.push_back(ExpressionNote::OccupiedByDefault);
            } else if (parameter.kind == OperandKind::BitNumber) {
                if (values[i].kind() == ValueKind::Square)
                    step.notes.push_back(ExpressionNote::SquareIsBitNumber);
            } else if (i == 0 && wantsSquares && values[i].isNumber() &&
                       values[i].word(SquareMapping::A1B1) < 64) {
                step.notes.push_back(ExpressionNote::SmallNumberIsWord);
            }
        }
    }

    ExpressionError errorOf(const ExpressionStep &step, const OperandError &error) const
    {
        const bool isShift = step.operation->group == OperationGroup::Words;
        const ExpressionErrorKind kind = [&] {
            switch (error.kind) {
            case OperandErrorKind::NotOneSquare:
                return ExpressionErrorKind::NotOneSquare;
            case OperandErrorKind::EmptySet:
                return ExpressionErrorKind::EmptySet;
            case OperandErrorKind::TooLarge:
                return isShift ? ExpressionErrorKind::ShiftTooFar
                               : ExpressionErrorKind::NumberTooLarge;
            case OperandErrorKind::NotANumber:
                break;
            }
            return isShift ? ExpressionErrorKind::ShiftBySet : ExpressionErrorKind::NumberTooLarge;
        }();
        return errorAt(m_evaluation.text, operandOf(step, error.operand).span, kind);
    }

    /// The lowest bits of a word, as C cuts and widens it; a single square is cut from none of the
    /// types, for its number fits them all.
    ExpressionValue valueOfCast(ExpressionStep &step) const
    {
        const ExpressionValue value = operandOf(step, 0).value;
        if (value.kind() == ValueKind::Square)
            return value;
        const std::uint64_t word = value.word(m_context.mapping);
        const std::uint64_t mask = (std::uint64_t{1} << step.type.bits) - 1;
        std::uint64_t cut = word & mask;
        if (step.type.isSigned && (cut >> (step.type.bits - 1) & 1) != 0)
            cut |= ~mask;
        if (cut == word)
            return value;
        step.notes.push_back(ExpressionNote::CutToType);
        return value.isNumber() ? ExpressionValue::ofNumber(cut)
                                : ExpressionValue::ofSquares(fromWord(cut, m_context.mapping));
    }

    const ExpressionContext &m_context;
    Bitboard m_occupied;
    Evaluation m_evaluation;
};

} // namespace

tl::expected<Evaluation, ExpressionError> evaluate(const Expression &expression,
                                                   const ExpressionContext &context)
{
    Evaluator evaluator(expression, context);
    for (const ExpressionNode &node : expression.nodes) {
        if (auto error = evaluator.add(node))
            return tl::unexpected(std::move(*error));
    }
    return evaluator.evaluation();
}

tl::expected<Evaluation, ExpressionError> evaluate(std::string_view text,
                                                   const ExpressionContext &context)
{
    const auto expression = parseExpression(text, context.own);
    if (!expression)
        return tl::unexpected(expression.error());
    return evaluate(*expression, context);
}

} // namespace chess
