#pragma once

#include "src/cli/line_reader.h"
#include "src/notation/fen/fen.h"

#include <functional>
#include <string>
#include <string_view>

namespace chess {

class Console;

/// A line of a file or of standard input that holds a position.
struct PositionLine {
    const LineReader::Line &line;
    const FenReading &reading;
    /// Names a place in the line for a message: "FILE, line 3, column 20".
    std::function<std::string(std::size_t offset)> place;
};

/// What a command does with such lines.
struct PositionLineUser {
    std::function<void(const PositionLine &)> visit;
    /// Asked before every line, also a bad one; false leaves the rest unread.
    std::function<bool()> wantsMore;
    /// Called whenever reading may wait: the time to flush.
    std::function<void()> beforeWaiting;
};

/// Reads one FEN or EPD line at a time from a file; from standard input when the name is "-".
/// Blank lines and those that begin with # are skipped, bad lines are reported and skipped. A line
/// whose castling rights fit in Chess960 only is one of it, and the first such line is reported.
/// False, and a message, when the file cannot be opened or read to its end.
bool forEachPositionLine(Console &console, const std::string &fileName, FenOptions options,
                         const PositionLineUser &user);

} // namespace chess
