#include "src/workbench/positions/suite_check.h"

#include "src/moves/problems.h"

#include <algorithm>
#include <string>
#include <utility>

namespace chess {

namespace {

/// Whether a count is sure to stay within the limit. What the suite expects may itself be wrong, so
/// deep counts are estimated; shallow ones cost less than the estimate.
bool isWithin(const SuiteLimits &limits, const Position &position, const PerftExpectation &expected)
{
    constexpr int deepEnoughToAsk = 5;
    if (expected.depth > limits.depth || expected.nodes > limits.nodes)
        return false;
    // An estimate is rough, and a suite knows better: only what is far beyond is left out.
    constexpr double roughness = 8;
    return expected.depth < deepEnoughToAsk ||
           expectedNodes(position, expected.depth) <= roughness * static_cast<double>(limits.nodes);
}

CheckVerdict verdictOf(Grade grade)
{
    switch (grade) {
    case Grade::Notice:
        return CheckVerdict::Notice;
    case Grade::Unplayable:
        return CheckVerdict::Unplayable;
    case Grade::Unreadable:
        break;
    }
    return CheckVerdict::Unreadable;
}

} // namespace

std::optional<CountCheck> checkCount(const Position &position, const PerftExpectation &expected,
                                     const SuiteLimits &limits, const PerftOptions &options)
{
    if (!isWithin(limits, position, expected))
        return CountCheck{expected, std::nullopt};
    const PerftResult result = runPerft(position, expected.depth, options);
    if (result.isStopped)
        return std::nullopt;
    return CountCheck{expected, result.nodes, result.isBeyond64Bits};
}

PerftExpectations expectationsOf(const FenReading &reading)
{
    PerftExpectations expectations = parsePerftExpectations(reading.operations);
    for (PerftSuiteError &error : expectations.errors)
        error.offset += reading.operationsOffset;
    return expectations;
}

CheckVerdict PositionCheck::verdict() const
{
    CheckVerdict worst = CheckVerdict::Fine;
    const auto take = [&worst](CheckVerdict verdict) {
        worst = std::max(worst, verdict);
    };
    for (const FenFinding &finding : findings)
        take(verdictOf(finding.grade));
    for (const CountCheck &count : counts) {
        if (count.isWrong())
            take(CheckVerdict::WrongCount);
    }
    if (provesNothing())
        take(CheckVerdict::Notice);
    return worst;
}

bool PositionCheck::provesNothing() const
{
    return !counts.empty() && std::none_of(counts.begin(), counts.end(), [](const auto &count) {
        return count.nodes.has_value();
    });
}

PositionCheck checkListed(const PositionRecord &record, std::string_view text,
                          const SuiteCheckOptions &options)
{
    ListedPosition listed = readListed(record, text, options.isChess960);
    PositionCheck check{std::move(listed.findings), {}};
    if (!listed.reading)
        return check;
    const PerftExpectations expectations = expectationsOf(*listed.reading);
    for (const PerftSuiteError &error : expectations.errors)
        check.findings.push_back({Grade::Unreadable, nameOf(error.kind), describe(error),
                                  error.offset, FenField::Operations});
    const Position &position = listed.reading->position;
    if (expectations.counts.empty() || !isPlayable(position))
        return check;
    PerftOptions perft;
    perft.stop = options.stop;
    for (const PerftExpectation &expected : expectations.counts) {
        const auto count = checkCount(position, expected, options.limits, perft);
        if (!count)
            break;
        check.counts.push_back(*count);
    }
    return check;
}

Message describe(const CountCheck &check)
{
    const std::string depth = std::to_string(check.expected.depth);
    const std::string expected = std::to_string(check.expected.nodes);
    if (!check.nodes)
        return {"D%1: %2 expected, not counted.", {depth, expected}};
    if (check.isBeyond64Bits)
        return {"D%1: %2 expected, more counted than 64 bits hold.", {depth, expected}};
    return {"D%1: %2 expected, %3 counted.", {depth, expected, std::to_string(*check.nodes)}};
}

std::vector<Trouble> troublesOf(const PositionCheck &check, const PositionRecord &record,
                                std::string_view text)
{
    std::vector<Trouble> troubles;
    for (const FenFinding &finding : check.findings) {
        Trouble trouble{verdictOf(finding.grade), finding.message, record.line, std::nullopt};
        if (finding.offset)
            trouble.column = placeOf(record, text, *finding.offset).column;
        troubles.push_back(std::move(trouble));
    }
    for (const CountCheck &count : check.counts) {
        if (count.isWrong())
            troubles.push_back(
                {CheckVerdict::WrongCount, describe(count), record.line, std::nullopt});
        else if (check.provesNothing())
            troubles.push_back({CheckVerdict::Notice, describe(count), record.line, std::nullopt});
    }
    return troubles;
}

} // namespace chess
