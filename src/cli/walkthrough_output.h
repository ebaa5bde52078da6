#pragma once

#include "src/cli/arguments.h"
#include "src/cli/json_output.h"
#include "src/notation/export/walkthrough.h"

namespace chess {

class Console;

/// Prints a walk-through as lines: comments, a line for every step, and the sets it ends with.
void printText(Console &console, const Walkthrough &walk, const OutputOptions &output);

/// Prints it as one JSON value that begins with the members of `head`, which say what is explained.
void printJson(Console &console, JsonValue head, const Walkthrough &walk,
               const OutputOptions &output);

} // namespace chess
