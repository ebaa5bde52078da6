#include "src/workbench/positions/game_tags.h"

#include "src/board/ascii.h"
#include "src/notation/text/blank.h"

#include <algorithm>

namespace chess {

namespace {

/// A value without the strokes before quotes and strokes; nothing for the "?" of what is unknown.
std::string known(std::string_view value)
{
    std::string text;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool isEscape = value[i] == '\\' && i + 1 < value.size() &&
                              (value[i + 1] == '"' || value[i + 1] == '\\');
        text += value[isEscape ? ++i : i];
    }
    const std::string_view bare = trimmed(text);
    return bare == "?" || bare == "-" ? std::string() : std::string(bare);
}

/// "2021.??.??" as "2021", "????.??.??" as nothing.
std::string knownDate(std::string_view value)
{
    std::string date = known(value);
    date.resize(std::min(date.size(), date.find('?')));
    while (!date.empty() && date.back() == '.')
        date.pop_back();
    return date;
}

} // namespace

std::optional<TagPair> tagPairAt(std::string_view text)
{
    if (!text.starts_with('['))
        return std::nullopt;
    text.remove_prefix(1);
    std::size_t end = 0;
    while (end < text.size() && isNameCharacter(text[end]))
        ++end;
    const std::string_view name = text.substr(0, end);
    text = withoutLeadingBlanks(text.substr(end));
    if (name.empty() || !text.starts_with('"'))
        return std::nullopt;
    text.remove_prefix(1);
    end = text.find('"');
    while (end != std::string_view::npos && end > 0 && text[end - 1] == '\\')
        end = text.find('"', end + 1);
    // Without a closing quote the value reaches to the end of the line.
    const std::string_view value = text.substr(0, end);
    text = withoutLeadingBlanks(text.substr(end == std::string_view::npos ? text.size() : end + 1));
    if (text.starts_with(']'))
        text.remove_prefix(1);
    return TagPair{name, value, withoutLeadingBlanks(text)};
}

GameTags readGameTags(std::string_view text)
{
    GameTags tags;
    while (!text.empty()) {
        std::string_view line = withoutLeadingBlanks(takeLine(text));
        while (const auto tag = tagPairAt(line)) {
            if (tag->name == "White")
                tags.white = known(tag->value);
            else if (tag->name == "Black")
                tags.black = known(tag->value);
            else if (tag->name == "Event")
                tags.event = known(tag->value);
            else if (tag->name == "Date")
                tags.date = knownDate(tag->value);
            line = tag->rest;
        }
    }
    return tags;
}

} // namespace chess
