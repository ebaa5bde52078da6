#pragma once

#include "src/cli/arguments.h"
#include "src/cli/console.h"
#include "src/moves/perft.h"

#include <string>

namespace chess {

/// Which counts of a perft suite are to be made, and how.
struct SuiteOptions {
    std::string file; ///< "-" is the standard input
    int depth;        ///< no count goes deeper
    PerftOptions perft;
    bool isChess960;
    Layout layout;
};

/// Makes the counts that stand behind the positions of a file, such as `;D1 20 ;D2 400`, and prints
/// of each whether it is right, and the score at the end.
void checkSuite(Console &console, const SuiteOptions &options);

} // namespace chess
