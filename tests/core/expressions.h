#pragma once

#include "src/workbench/expression/expression.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>

/// What the calculator makes of texts, for tests.
namespace tests {

using namespace chess;

inline ExpressionContext startContext(SquareMapping mapping = SquareMapping::A1B1)
{
    return {Position::start(), std::nullopt, mapping};
}

inline Evaluation evaluated(std::string_view text,
                            const ExpressionContext &context = startContext())
{
    const auto evaluation = evaluate(text, context);
    if (!evaluation)
        throw std::invalid_argument(std::string(text) + ": " +
                                    toText(describe(evaluation.error())));
    return *evaluation;
}

inline std::uint64_t wordOf(std::string_view text,
                            const ExpressionContext &context = startContext())
{
    return evaluated(text, context).result().value.word(context.mapping);
}

inline Bitboard squaresOf(std::string_view text, const ExpressionContext &context = startContext())
{
    return evaluated(text, context).result().value.squares(context.mapping);
}

inline ValueKind kindOf(std::string_view text)
{
    return evaluated(text).result().value.kind();
}

inline bool hasNote(const ExpressionStep &step, ExpressionNote note)
{
    return std::find(step.notes.begin(), step.notes.end(), note) != step.notes.end();
}

} // namespace tests
