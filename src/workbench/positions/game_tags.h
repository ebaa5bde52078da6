#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// A tag pair of PGN such as [FEN "…"], as it stands in the text, and what stands behind it.
struct TagPair {
    std::string_view name;
    std::string_view value;
    std::string_view rest;
};

/// The tag pair that a line begins with, if it does. The line's end ends its value too.
std::optional<TagPair> tagPairAt(std::string_view line);

/// What a game's tags tell people apart by; empty where nothing is known.
struct GameTags {
    std::string white;
    std::string black;
    std::string event;
    /// "2021.12.03", "2021.12" or "2021".
    std::string date;

    bool operator==(const GameTags &) const = default;
};

/// Reads the tags that stand together in front of a game.
GameTags readGameTags(std::string_view text);

} // namespace chess
