#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace chess {

/// The decimal number that is the whole of a text; nothing when anything else is in it, a plus
/// sign, or when the type does not hold it.
template <typename Number>
std::optional<Number> wholeNumber(std::string_view text)
{
    Number number = 0;
    const char *const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && rest == end ? std::optional(number) : std::nullopt;
}

} // namespace chess
