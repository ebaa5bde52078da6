#include "src/notation/fen/fen_findings.h"

#include "src/notation/text/line_splitter.h"

#include <string>

namespace chess {

FenFinding findingOf(const FenError &error)
{
    return {Grade::Unreadable, nameOf(error.kind), describe(error), error.offset, error.field};
}

std::vector<FenFinding> findingsOf(const FenReading &reading)
{
    std::vector<FenFinding> findings;
    for (const FenRemark &remark : reading.remarks)
        findings.push_back({gradeOf(remark.kind), nameOf(remark.kind), describe(remark),
                            remark.offset, remark.field});
    for (const Problem &problem : problemsOf(reading.position))
        findings.push_back({gradeOf(problem.kind), nameOf(problem.kind), describe(problem)});
    return findings;
}

FenFinding tooLongLine()
{
    return {Grade::Unreadable,
            "line-too-long",
            {"The line has more than %1 bytes, which no FEN has.",
             {std::to_string(LineSplitter::longestLine)}},
            LineSplitter::longestLine};
}

bool isUsualInEpd(const FenRemark &remark)
{
    return remark.kind == FenRemarkKind::MissingFields && remark.field == FenField::HalfmoveClock;
}

} // namespace chess
