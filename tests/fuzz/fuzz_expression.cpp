#include "src/workbench/expression/expression.h"
#include "tests/fuzz/fuzzing.h"

#include <algorithm>

using namespace chess;
using namespace tests;

namespace {

void requireWholeSteps(const Evaluation &evaluation)
{
    for (std::size_t i = 0; i < evaluation.steps.size(); ++i) {
        const ExpressionStep &step = evaluation.steps[i];
        require(step.span.length > 0 && step.span.end() <= evaluation.text.size(),
                "a step's text lies in the text");
        for (const std::size_t operand : step.operands)
            require(operand < i, "operands are computed before what is made of them");
        for (const ExpressionNote note : step.notes)
            require(!toText(describe(note)).empty(), "every note has a sentence");
    }
    for (const std::size_t statement : evaluation.statements)
        require(statement < evaluation.steps.size(), "a statement is one of the steps");
}

/// Whether a bitboard is meant by its table, pieces(WHITE), while its own name, white, has been
/// given another value, so that it cannot be written by that.
bool hasHiddenName(const Evaluation &evaluation)
{
    return std::any_of(evaluation.steps.begin(), evaluation.steps.end(),
                       [&](const ExpressionStep &step) {
                           return step.kind == ExpressionStepKind::Named &&
                                  evaluation.assigned.find(step.label) != evaluation.assigned.end();
                       });
}

} // namespace

/// Any text is refused with a place, or has a value, and the same one when it is written anew.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    ExpressionContext context{Position::start(), "e2"_sq};
    context.mapping = allSquareMappings[size % allSquareMappings.size()];
    context.own = {{"x", ExpressionValue::ofNumber(size)}};

    const auto evaluation = evaluate(text, context);
    if (!evaluation) {
        requirePlaceWithin(text, evaluation.error());
        require(!toText(describe(evaluation.error())).empty(), "every error has a sentence");
        return 0;
    }
    requireWholeSteps(*evaluation);

    if (hasHiddenName(*evaluation))
        return 0;
    const std::string again = toText(*parseExpression(text, context.own));
    if (again.size() > longestExpression)
        return 0;
    const auto second = evaluate(again, context);
    require(second.has_value(), "what is written anew can be read");
    require(second->result().value == evaluation->result().value, "and has the same value");
    require(second->steps.size() == evaluation->steps.size(), "and the same steps");
    require(second->assigned == evaluation->assigned, "and gives names the same values");
    return 0;
}
