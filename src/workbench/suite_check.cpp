#include "src/workbench/suite_check.h"

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

std::vector<Message> reasonsAgainst(const Position &position)
{
    std::vector<Message> reasons;
    for (const Problem &problem : problemsOf(position)) {
        if (gradeOf(problem.kind) == Grade::Unplayable)
            reasons.push_back(describe(problem));
    }
    return reasons;
}

std::vector<CountCheck> checkCounts(const Position &position,
                                    const std::vector<PerftExpectation> &expectations,
                                    const SuiteLimits &limits, const PerftOptions &options,
                                    const std::function<bool(const CountCheck &)> &onCount)
{
    std::vector<CountCheck> checks;
    for (const PerftExpectation &expected : expectations) {
        CountCheck check{expected, std::nullopt};
        if (isWithin(limits, position, expected)) {
            const PerftResult result = runPerft(position, expected.depth, options);
            if (result.isStopped)
                break;
            check.nodes = result.nodes;
            check.isBeyond64Bits = result.isBeyond64Bits;
        }
        checks.push_back(check);
        if (onCount && !onCount(check))
            break;
    }
    return checks;
}

PerftExpectations expectationsOf(std::string_view line, const FenReading &reading)
{
    PerftExpectations expectations = parsePerftExpectations(reading.operations);
    // Blanks may have been made plain, so that the operations are not found as they stand.
    const std::size_t begin = line.rfind(reading.operations);
    for (PerftSuiteError &error : expectations.errors)
        error.offset += begin == std::string_view::npos ? 0 : begin;
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
    return worst;
}

PositionCheck checkListed(const PositionRecord &record, std::string_view text,
                          const SuiteCheckOptions &options)
{
    ListedPosition listed = readListed(record, text, options.isChess960);
    PositionCheck check{std::move(listed.findings), {}};
    if (!listed.reading)
        return check;
    const PerftExpectations expectations = expectationsOf(text, *listed.reading);
    for (const PerftSuiteError &error : expectations.errors)
        check.findings.push_back({Grade::Unreadable, nameOf(error.kind), describe(error),
                                  error.offset, FenField::Operations});
    const bool isUnplayable =
        std::any_of(check.findings.begin(), check.findings.end(), [](const FenFinding &finding) {
            return !finding.field && finding.grade == Grade::Unplayable;
        });
    if (!isUnplayable && !expectations.counts.empty()) {
        PerftOptions perft;
        perft.stop = options.stop;
        check.counts =
            checkCounts(listed.reading->position, expectations.counts, options.limits, perft);
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
    }
    return troubles;
}

} // namespace chess
