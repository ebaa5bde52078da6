#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace tests {

/// The bytes libFuzzer hands over, as text.
inline std::string_view textOf(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), size};
}

/// Ends the run, and so keeps the input, when something that always holds does not.
inline void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

/// The place an error names lies within the text.
template <typename Error>
void requirePlaceWithin(std::string_view text, const Error &error)
{
    require(error.offset <= text.size(), "an error's offset lies in the text");
    require(error.length <= text.size() - error.offset, "an error's length stays in the text");
}

} // namespace tests
