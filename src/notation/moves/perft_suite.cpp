#include "src/notation/moves/perft_suite.h"

#include "src/board/number.h"
#include "src/moves/perft.h"
#include "src/notation/text/blank.h"

#include <algorithm>
#include <optional>
#include <string>

namespace chess {

namespace {

/// Where the operation at the beginning of a text ends: at a semicolon that stands in no quotes. A
/// quote that is never closed holds nothing together, or it would hide all counts behind it.
std::size_t endOfOperation(std::string_view rest)
{
    constexpr std::string_view marks = ";\"";
    for (std::size_t at = rest.find_first_of(marks); at < rest.size();
         at = rest.find_first_of(marks, at + 1)) {
        if (rest[at] == ';')
            return at;
        if (const std::size_t close = rest.find('"', at + 1); close < rest.size())
            at = close;
    }
    return rest.size();
}

/// Takes the next operation off, and the semicolon behind it.
std::string_view takeOperation(std::string_view &rest)
{
    const std::size_t end = endOfOperation(rest);
    const std::string_view operation = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return trimmed(operation);
}

constexpr std::string_view separators = " \t=:";

/// "D4", in either case, and what can only be meant like it: "D 4", "D-1 5", "depth4 20". Other
/// operations of EPD, such as "draw_offer" and "dm 3", begin with other letters behind the D.
bool isExpectation(std::string_view operation)
{
    if (operation.empty() || lower(operation[0]) != 'd')
        return false;
    const std::string_view depth = operation.substr(1, operation.find_first_of(separators) - 1);
    if (depth.empty() || isDigit(depth[0]) || depth[0] == '-' || depth[0] == '+')
        return true;
    const bool isCounted = isDigit(operation.back());
    return isCounted && (operation[0] == 'D' || depth.substr(0, 4) == "epth");
}

} // namespace

PerftExpectations parsePerftExpectations(std::string_view operations)
{
    PerftExpectations read;
    const auto addError = [&](PerftSuiteErrorKind kind, std::string_view piece) {
        read.errors.push_back({kind, offsetIn(operations, piece), piece.size(), excerpt(piece)});
    };
    for (std::string_view rest = operations; !rest.empty();) {
        const std::string_view operation = takeOperation(rest);
        if (!isExpectation(operation))
            continue;
        const std::string_view depthText =
            operation.substr(1, operation.find_first_of(separators) - 1);
        const auto depth = wholeNumber<std::uint64_t>(depthText);
        if (!depth || *depth > std::uint64_t{deepestPerft}) {
            // "D", "Dx" and "depth1" are to be quoted whole.
            const bool isWhole = depthText.empty() || isLetter(depthText[0]);
            addError(PerftSuiteErrorKind::BadDepth,
                     isWhole ? operation.substr(0, 1 + depthText.size()) : depthText);
            continue;
        }
        std::string_view countText = operation.substr(1 + depthText.size());
        countText.remove_prefix(
            std::min(countText.find_first_not_of(separators), countText.size()));
        if (const auto nodes = wholeNumber<std::uint64_t>(countText))
            read.counts.push_back({static_cast<int>(*depth), *nodes});
        else
            addError(PerftSuiteErrorKind::BadCount, countText);
    }
    return read;
}

std::string toEpdOperations(const std::vector<PerftExpectation> &expectations)
{
    std::string text;
    for (const PerftExpectation &each : expectations)
        text += " ;D" + std::to_string(each.depth) + ' ' + std::to_string(each.nodes);
    return text;
}

std::string_view nameOf(PerftSuiteErrorKind kind)
{
    return kind == PerftSuiteErrorKind::BadDepth ? "bad-depth" : "bad-count";
}

Message describe(const PerftSuiteError &error)
{
    if (error.kind == PerftSuiteErrorKind::BadDepth)
        return {"“%1” is no depth; depths go from 0 to %2.",
                {error.found, std::to_string(deepestPerft)}};
    if (error.found.empty())
        return {"The number of nodes is missing.", {}};
    return {"“%1” is no number of nodes that fits in 64 bits.", {error.found}};
}

} // namespace chess
