#include "src/workbench/expression/expression.h"
#include "src/workbench/expression/expression_lexer.h"
#include "src/workbench/expression/expression_operands.h"
#include "src/workbench/expression/expression_types.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace chess {

namespace {

/// Computes the nodes of an expression one after the other.
class Evaluator {
public:
    Evaluator(const Expression &expression, const ExpressionContext &context)
        : m_context(context), m_surroundings{context.mapping, context.position}
    {
        m_evaluation.text = expression.text;
        m_evaluation.mapping = context.mapping;
        m_evaluation.statements = expression.statements;
        m_evaluation.steps.reserve(expression.nodes.size());
    }

    void add(const ExpressionNode &node)
    {
        ExpressionStep step{node};
        const auto failed =
            std::find_if(step.operands.begin(), step.operands.end(), [this](std::size_t operand) {
                return m_failures.find(operand) != m_failures.end();
            });
        const auto value = failed == step.operands.end() || isChoice(step)
                               ? valueOf(step)
                               : tl::unexpected(m_failures.at(*failed));
        if (value)
            step.value =
                step.widenedTo ? converted(*value, *step.widenedTo, m_context.mapping) : *value;
        else
            m_failures.emplace(m_evaluation.steps.size(), value.error());
        m_evaluation.steps.push_back(std::move(step));
    }

    /// Why a step has no value.
    const ExpressionError *failureOf(std::size_t step) const
    {
        const auto failure = m_failures.find(step);
        return failure == m_failures.end() ? nullptr : &failure->second;
    }

    Evaluation evaluation()
    {
        for (const auto &[step, failure] : m_failures)
            m_evaluation.steps[step].notes.push_back(ExpressionNote::NotReached);
        for (const std::size_t statement : m_evaluation.statements) {
            if (m_evaluation.steps[statement].value.kind() == ValueKind::OtherSquares)
                remark(statement, ExpressionNote::SquareIsSet);
        }
        return std::move(m_evaluation);
    }

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
            if (step.direction)
                return ExpressionValue::ofBitNumber(static_cast<std::uint64_t>(
                    std::int64_t{bitOffsetOf(*step.direction, m_context.mapping)}));
            return *step.constant;
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
        ExpressionValue value = operandOf(step, 0).value;
        if (step.isCompound)
            value = keptBy(step, value);
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

    /// What a name keeps of a value when it has the type it had.
    ExpressionValue keptBy(ExpressionStep &step, const ExpressionValue &value) const
    {
        // The name is the left operand of what is computed.
        const IntegerType type = operandOf(operandOf(step, 0), 0).value.type();
        if (type.isLoose)
            return value;
        const ExpressionValue kept = converted(value, type, m_context.mapping);
        if (kept.word(m_context.mapping) != value.word(m_context.mapping))
            step.notes.push_back(ExpressionNote::CutToType);
        return kept;
    }

    ExpressionValue unionOf(const ExpressionStep &step) const
    {
        Bitboard squares;
        for (std::size_t i = 0; i < step.operands.size(); ++i)
            squares |= operandOf(step, i).value.squares(m_context.mapping);
        return ExpressionValue::ofSquares(squares);
    }

    /// Whether an operation does not need all of its operands.
    static bool isChoice(const ExpressionStep &step)
    {
        return step.operation != nullptr &&
               (step.operation->name == "choose" || step.operation->name == "logical_and" ||
                step.operation->name == "logical_or");
    }

    /// The value of the operand that decides, or why it has none; what is not needed may have
    /// failed.
    Result valueOfChoice(const ExpressionStep &step)
    {
        const auto operand = [&](std::size_t index) -> Result {
            if (const ExpressionError *const failure = failureOf(step.operands[index]))
                return tl::unexpected(*failure);
            return operandOf(step, index).value;
        };
        const Result condition = operand(0);
        if (!condition)
            return condition;
        remarkOnCondition(step.operands[0]);
        const bool isFirstTrue = isTrue(*condition, m_context.mapping);
        if (step.operation->name == "choose") {
            const Result one = operand(isFirstTrue ? 1 : 2);
            const Result other = operand(isFirstTrue ? 2 : 1);
            return one && other ? converted(*one, commonTypeOf(*one, *other), m_context.mapping)
                                : one;
        }
        const bool isDecided = isFirstTrue == (step.operation->name == "logical_or");
        const Result other = isDecided ? condition : operand(1);
        if (!other)
            return other;
        if (!isDecided)
            remarkOnCondition(step.operands[1]);
        return ExpressionValue::ofNumber(isTrue(*other, m_context.mapping) ? 1 : 0, looseInteger);
    }

    /// A square as a condition is its number to engines, and here the set of itself.
    void remarkOnCondition(std::size_t operand)
    {
        const ValueKind kind = m_evaluation.steps[operand].value.kind();
        if (kind == ValueKind::IndexedSquare)
            remark(operand, ExpressionNote::SquareIsBitNumber);
        else if (kind == ValueKind::Square)
            remark(operand, ExpressionNote::SquareIsSet);
    }

    /// Notes what a reader should know of an operand.
    void remark(std::size_t operand, ExpressionNote note)
    {
        std::vector<ExpressionNote> &notes = m_evaluation.steps[operand].notes;
        if (std::find(notes.begin(), notes.end(), note) == notes.end())
            notes.push_back(note);
    }

    Result valueOfOperation(ExpressionStep &step)
    {
        if (isChoice(step))
            return valueOfChoice(step);
        const BitboardOperation &operation = *step.operation;
        std::vector<ExpressionValue> values;
        values.reserve(step.operands.size());
        for (std::size_t i = 0; i < step.operands.size(); ++i)
            values.push_back(operandOf(step, i).value);
        const std::vector<OperandReading> readings = readOperands(step, values, m_context.mapping);
        for (std::size_t i = 0; i < readings.size(); ++i) {
            if (readings[i].isTooLarge)
                return tl::unexpected(errorAt(m_evaluation.text, operandOf(step, i).span,
                                              ExpressionErrorKind::NumberTooLarge));
            values[i] = readings[i].value;
            if (readings[i].note)
                remark(step.operands[i], *readings[i].note);
        }
        const auto isDefault = [](const OperationParameter &parameter) {
            return parameter.byDefault == DefaultOperand::Occupied;
        };
        if (std::any_of(operation.parameters.begin() +
                            static_cast<std::ptrdiff_t>(step.operands.size()),
                        operation.parameters.end(), isDefault))
            step.notes.push_back(ExpressionNote::OccupiedByDefault);
        const auto result = applyTyped(operation, values, m_surroundings);
        if (!result)
            return tl::unexpected(errorOf(step, values, result.error()));
        if (operation.name == "make_square" && isOrderUnknown(step))
            step.notes.push_back(ExpressionNote::FileComesFirst);
        if (result->isCut)
            step.notes.push_back(ExpressionNote::CutToOperands);
        else if (isTooWideForInt(*result))
            step.notes.push_back(ExpressionNote::WiderThanInt);
        return result->value;
    }

    /// Whether nothing says which operand of make_square is the file.
    bool isOrderUnknown(const ExpressionStep &step) const
    {
        const auto saysLine = [this](std::size_t operand) {
            const ExpressionStep &line = m_evaluation.steps[operand];
            return !line.value.isNumber() ||
                   (line.operation != nullptr &&
                    (line.operation->name == "file_of" || line.operation->name == "rank_of"));
        };
        return std::none_of(step.operands.begin(), step.operands.end(), saysLine);
    }

    /// Whether bare constants gave what an int of C has no place for.
    bool isTooWideForInt(const TypedResult &result) const
    {
        const ExpressionValue &value = result.value;
        if (!result.type.isLoose || value.kind() != ValueKind::Number)
            return false;
        const std::uint64_t word = value.word(m_context.mapping);
        return word >> 32 != 0 && word >> 31 != ~std::uint64_t{0} >> 31;
    }

    ExpressionError errorOf(const ExpressionStep &step, std::span<const ExpressionValue> values,
                            const OperandError &error) const
    {
        const TextSpan place = operandOf(step, error.operand).span;
        const int bits = typeOfOperation(*step.operation, values).bits;
        if (error.kind == OperandErrorKind::TooLarge && error.operand == 1 && bits < 64) {
            ExpressionError narrow =
                errorAt(m_evaluation.text, place, ExpressionErrorKind::NarrowShift);
            narrow.expected = std::to_string(bits);
            return narrow;
        }
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
            case OperandErrorKind::NotALine:
                return ExpressionErrorKind::NotALine;
            case OperandErrorKind::Zero:
                return ExpressionErrorKind::DivisionByZero;
            case OperandErrorKind::NotANumber:
                break;
            }
            return isShift ? ExpressionErrorKind::ShiftBySet : ExpressionErrorKind::NumberTooLarge;
        }();
        return errorAt(m_evaluation.text, place, kind);
    }

    ExpressionValue valueOfCast(ExpressionStep &step) const
    {
        const ExpressionValue value = operandOf(step, 0).value;
        const ExpressionValue cut = converted(value, step.type, m_context.mapping);
        const bool isBool = step.type.bits == 1;
        if (!isBool && cut.word(m_context.mapping) != value.word(m_context.mapping))
            step.notes.push_back(ExpressionNote::CutToType);
        return cut;
    }

    const ExpressionContext &m_context;
    OperationSurroundings m_surroundings;
    Evaluation m_evaluation;
    /// Why steps have no value; one that is needed makes the whole fail.
    std::map<std::size_t, ExpressionError> m_failures;
};

} // namespace

tl::expected<Evaluation, ExpressionError> evaluate(const Expression &expression,
                                                   const ExpressionContext &context)
{
    Evaluator evaluator(expression, context);
    auto statement = expression.statements.begin();
    for (std::size_t i = 0; i < expression.nodes.size(); ++i) {
        evaluator.add(expression.nodes[i]);
        if (statement == expression.statements.end() || *statement != i)
            continue;
        if (const ExpressionError *const failure = evaluator.failureOf(i))
            return tl::unexpected(*failure);
        ++statement;
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
