#pragma once

#include "src/board/ascii.h"

#include <string_view>

namespace chess {

/// Whether two identifiers are the same but for case and underscores: FILE_A, fileA.
constexpr bool equalAsIdentifiers(std::string_view a, std::string_view b)
{
    const auto skipUnderscores = [](std::string_view &text) {
        while (!text.empty() && text.front() == '_')
            text.remove_prefix(1);
    };
    for (;;) {
        skipUnderscores(a);
        skipUnderscores(b);
        if (a.empty() || b.empty())
            return a.empty() && b.empty();
        if (lower(a.front()) != lower(b.front()))
            return false;
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
}

} // namespace chess
