#include "src/cli/walkthrough_output.h"

#include "src/cli/console.h"
#include "src/notation/export/formula.h"
#include "src/notation/words/diagram.h"

#include <fmt/format.h>

#include <ostream>

namespace chess {

namespace {

/// What a step found: the verdict of a look, the first blocker, whether the square is a wrong one.
std::string remarkOn(const DerivationStep &step)
{
    std::string text;
    for (const Message &remark : remarksOn(step))
        text.append(text.empty() ? "" : ", ").append(toText(remark));
    return text.empty() ? "-" : text;
}

void printStep(Console &console, const DerivationStep &step, const OutputOptions &output)
{
    const std::string squares = step.isNumber() ? "-" : toSquareList(step.result);
    console.out() << fmt::format(
        "{}\t{}\t{}\t{}\t{}\t{}\t{}\n", step.name, toFormula(step, output.format),
        toFormulaOfWords(step, output.mapping, output.format), output.literal(step.result),
        output.literal(step.unionSoFar), remarkOn(step), squares);
}

JsonValue toJson(const MagicIndex &magic)
{
    const auto word = [](std::uint64_t value) {
        return toLiteral(value, WordFormat::Hex);
    };
    return {{"blockers", word(magic.blockers)},
            {"factor", word(magic.factor)},
            {"product", word(magic.product)},
            {"shift", magic.shift},
            {"index", magic.index},
            {"first_index", magic.firstIndex}};
}

JsonValue toJson(const DerivationStep &step, const OutputOptions &output)
{
    JsonValue value = {{"step", step.name},
                       {"operation", nameOf(step.kind)},
                       {"formula", toFormula(step, output.format)},
                       {"sentence", toText(describe(step))}};
    if (step.kind == StepKind::Shift || step.verdict)
        value["offset"] = step.offset;
    JsonValue operands = JsonValue::array();
    for (const DerivationOperand &operand : step.operands) {
        JsonValue named = {{"name", operand.name}};
        named.update(toJson(operand.squares, output.mapping));
        operands.push_back(std::move(named));
    }
    value["operands"] = std::move(operands);
    const JsonValue target = step.target ? JsonValue(nameOf(*step.target)) : JsonValue();
    if (step.kind == StepKind::Shift)
        value["masked"] = toJson(step.masked, output.mapping);
    if (step.verdict) {
        value["target"] = target;
        value["verdict"] = nameOf(*step.verdict);
    }
    if (step.kind == StepKind::Ray) {
        value["blockers"] = toJson(step.masked, output.mapping);
        value["first_blocker"] = target;
    }
    if (step.magic)
        value["magic"] = toJson(*step.magic);
    value["result"] = toJson(step.result, output.mapping);
    value["union"] = toJson(step.unionSoFar, output.mapping);
    value["wrapped"] = toJsonSquareList(step.wrapped);
    return value;
}

} // namespace

void printText(Console &console, const Walkthrough &walk, const OutputOptions &output)
{
    console.out() << fmt::format("# {}: {}\n", toText(walk.title), walk.source);
    for (const Message &remark : walk.remarks)
        console.out() << fmt::format("# {}\n", toText(remark));
    console.out() << fmt::format("# step\tformula\tin words\tresult\t{}\tremark\tsquares\n",
                                 walk.isNarrowing ? "left" : "union");
    for (const DerivationStep &step : walk.steps)
        printStep(console, step, output);
    if (walk.agreement)
        console.out() << fmt::format("# {} methods agree\n", walk.agreement->agreeing);
    for (const DerivationOperand &result : walk.results)
        console.out() << fmt::format("{}\t{}\t{}\t{}\n", result.name,
                                     output.literal(result.squares), result.squares.count(),
                                     toSquareList(result.squares));
}

void printJson(Console &console, JsonValue head, const Walkthrough &walk,
               const OutputOptions &output)
{
    JsonValue steps = JsonValue::array();
    for (const DerivationStep &step : walk.steps)
        steps.push_back(toJson(step, output));
    head["source"] = walk.source;
    head["mapping"] = nameOf(walk.mapping);
    head["masked"] = walk.masking == Masking::Masked;
    head["steps"] = std::move(steps);
    if (walk.agreement)
        head["agreeing_methods"] = walk.agreement->agreeing;
    for (const DerivationOperand &result : walk.results)
        head[result.name] = toJson(result.squares, output.mapping);
    head["wrapped"] = toJson(walk.wrapped, output.mapping);
    printJson(console, head);
}

} // namespace chess
