#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace chess {

/// What is wrong with the arguments of `command`, as a sentence for a person: which argument it is
/// and what may stand there. CLI11's own sentences speak of arguments "required but received".
std::string usageMessage(const CLI::App &command, const CLI::ParseError &error);

} // namespace chess
