#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace chess {

/// Runs the `bitboard` program: its arguments without the program's name, and the three standard
/// streams. Returns its exit status: 0 all well, 1 some input was bad, 2 wrong usage.
///
/// When writing to `out` fails it stops early and leaves the stream in that state for the caller to
/// report.
int runCommandLine(const std::vector<std::string> &arguments, std::istream &in, std::ostream &out,
                   std::ostream &err);

} // namespace chess
