#include "src/workbench/listed_position.h"

#include "src/board/ascii.h"

#include <algorithm>
#include <utility>

namespace chess {

namespace {

/// Whether castling rights are written with the letters of files, as only Chess960 needs them, and
/// fit there but not in chess.
bool isWrittenForChess960(const FenReading &reading)
{
    const auto isFile = [](char c) {
        return lower(c) >= 'a' && lower(c) <= 'h';
    };
    return std::any_of(reading.remarks.begin(), reading.remarks.end(), [&](const FenRemark &each) {
        return each.fitsInChess960 && std::all_of(each.found.begin(), each.found.end(), isFile);
    });
}

} // namespace

ListedPosition readListed(const PositionRecord &record, std::string_view text, bool isChess960)
{
    if (record.source == PositionSource::TooLongLine)
        return {std::nullopt, {tooLongLine()}};
    if (record.source == PositionSource::GameWithoutFen)
        return {FenReading{Position::start(), {}, {}},
                {{Grade::Notice,
                  "no-fen-tag",
                  {"The game has no FEN tag: it begins at the start position.", {}}}}};
    auto reading = parseFen(text, {isChess960 || record.isChess960});
    if (!reading)
        return {std::nullopt, {findingOf(reading.error())}};
    if (isWrittenForChess960(*reading))
        reading = parseFen(text, {true});
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
