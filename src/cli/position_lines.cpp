#include "src/cli/position_lines.h"

#include "src/cli/console.h"
#include "src/notation/fen/fen_findings.h"
#include "src/workbench/positions/position_index.h"

#include <fmt/format.h>

#include <cerrno>
#include <fstream>
#include <system_error>

namespace chess {

namespace {

bool readLines(Console &console, std::istream &in, const std::string &source, FenOptions options,
               const PositionLineUser &user)
{
    options.recognizesChess960 = true;
    bool isChess960Said = false;
    LineReader reader(in, user.beforeWaiting);
    while (user.wantsMore()) {
        const auto line = reader.next();
        if (!line)
            break;
        if (!holdsPosition(line->text))
            continue;
        const auto place = [&](std::size_t offset) {
            return where(source, {line->number, placeOf(line->text, offset).column});
        };
        if (line->isTooLong) {
            const FenFinding finding = tooLongLine();
            console.error(place(*finding.offset), toText(finding.message));
            continue;
        }
        const auto reading = parseFen(line->text, options);
        if (!reading) {
            console.error(place(reading.error().offset), toText(describe(reading.error())));
            continue;
        }
        for (const FenRemark &remark : reading->remarks) {
            // Of a whole file it would be said of every line.
            const bool isChess960 = remark.kind == FenRemarkKind::ReadAsChess960;
            if (!isUsualInEpd(remark) && !(isChess960 && isChess960Said))
                console.notice(place(remark.offset), toText(describe(remark)));
            isChess960Said = isChess960Said || isChess960;
        }
        user.visit({*line, *reading, place});
    }
    if (reader.failure())
        console.error(source, fmt::format("Cannot read: {}.", *reader.failure()));
    return !reader.failure();
}

} // namespace

bool forEachPositionLine(Console &console, const std::string &fileName, FenOptions options,
                         const PositionLineUser &user)
{
    if (fileName == "-") {
        return readLines(console, console.in(), "standard input", options, user);
    }
    const std::string shown = excerpt(fileName, 200);
    std::ifstream file(fileName, std::ios::binary);
    if (!file) {
        console.error(shown,
                      fmt::format("Cannot open: {}.", std::generic_category().message(errno)));
        return false;
    }
    return readLines(console, file, shown, options, user);
}

} // namespace chess
