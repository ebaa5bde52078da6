#pragma once

#include "src/notation/text/json.h"

#include <nlohmann/json.hpp>

namespace chess {

class Console;

/// Keeps the order in which members are added.
using JsonValue = nlohmann::ordered_json;

/// Prints a value on one line. Texts that are not UTF-8 are made so.
void printJson(Console &console, const JsonValue &value);

} // namespace chess
