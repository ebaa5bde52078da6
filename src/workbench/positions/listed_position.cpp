#include "src/workbench/positions/listed_position.h"

#include <utility>

namespace chess {

ListedPosition readListed(const PositionRecord &record, std::string_view text, bool isChess960)
{
    if (record.source == PositionSource::TooLongLine)
        return {std::nullopt, {tooLongLine()}};
    if (record.source == PositionSource::GameWithoutFen)
        return {FenReading{Position::start(), {}, {}},
                {{Grade::Notice,
                  "no-fen-tag",
                  {"The game has no FEN tag: it begins at the start position.", {}}}}};
    auto reading = parseFen(text, {isChess960 || record.isChess960, true});
    if (!reading)
        return {std::nullopt, {findingOf(reading.error())}};
    // Of a whole list it would be said of every line.
    std::erase_if(reading->remarks, [](const FenRemark &remark) {
        return remark.kind == FenRemarkKind::ReadAsChess960;
    });
    const bool isShort = std::erase_if(reading->remarks, isUsualInEpd) > 0;
    auto findings = findingsOf(*reading);
    // Lines of EPD have no move number, or 1 for want of a better, which is then not too low.
    const bool isEpd = isShort || !reading->operations.empty();
    if (isEpd && reading->position.moveNumber() == 1)
        std::erase_if(findings, [](const FenFinding &finding) {
            return finding.kind == nameOf(ProblemKind::MoveNumberTooLow);
        });
    return {std::move(*reading), std::move(findings)};
}

TextPlace placeOf(const PositionRecord &record, std::string_view text, std::size_t offset)
{
    return {record.line, record.column + placeOf(text, offset).column - 1};
}

} // namespace chess
