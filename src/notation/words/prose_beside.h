#pragma once

#include <string_view>
#include <vector>

namespace chess {

/// What stands beside the numbers of a table and is neither its declaration nor a comment: the
/// first such line before `first`, its first number, and the first behind `last`. All are parts of
/// the text. Linear in its length.
std::vector<std::string_view> proseBeside(std::string_view text, std::string_view first,
                                          std::string_view last);

} // namespace chess
