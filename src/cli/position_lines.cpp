#include "src/cli/position_lines.h"

#include "src/cli/console.h"
#include "src/notation/blank.h"

#include <fmt/format.h>

#include <cerrno>
#include <fstream>
#include <system_error>

namespace chess {

namespace {

/// Whether a remark tells the reader of a stream nothing: EPD lines have four fields.
bool isEpd(const FenRemark &remark)
{
    return remark.kind == FenRemarkKind::MissingFields && remark.field == FenField::HalfmoveClock;
}

void readLines(Console &console, std::istream &in, const std::string &source, FenOptions options,
               const PositionLineUser &user)
{
    LineReader reader(in, user.beforeWaiting);
    while (const auto line = reader.next()) {
        if (!user.wantsMore())
            return;
        const std::string_view text = withoutLeadingBlanks(line->text);
        if (text.empty() || text.front() == '#')
            continue;
        const auto place = [&](std::size_t offset) {
            return where(source, {line->number, placeOf(line->text, offset).column});
        };
        if (line->isTooLong) {
            console.error(place(LineReader::longestLine),
                          fmt::format("The line has more than {} bytes, which no FEN has.",
                                      LineReader::longestLine));
            continue;
        }
        const auto reading = parseFen(line->text, options);
        if (!reading) {
            console.error(place(reading.error().offset), toText(describe(reading.error())));
            continue;
        }
        for (const FenRemark &remark : reading->remarks) {
            if (!isEpd(remark))
                console.notice(place(remark.offset), toText(describe(remark)));
        }
        user.visit({*line, *reading, place});
    }
    if (reader.failure())
        console.error(source, fmt::format("Cannot read: {}.", *reader.failure()));
}

} // namespace

void forEachPositionLine(Console &console, const std::string &fileName, FenOptions options,
                         const PositionLineUser &user)
{
    if (fileName == "-") {
        readLines(console, console.in(), "standard input", options, user);
        return;
    }
    const std::string shown = excerpt(fileName, 200);
    std::ifstream file(fileName, std::ios::binary);
    if (file)
        readLines(console, file, shown, options, user);
    else
        console.error(shown,
                      fmt::format("Cannot open: {}.", std::generic_category().message(errno)));
}

} // namespace chess
