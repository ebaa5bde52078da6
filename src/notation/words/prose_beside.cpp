#include "src/notation/words/prose_beside.h"

#include "src/board/ascii.h"
#include "src/notation/text/blank.h"

#include <algorithm>
#include <array>
#include <optional>

namespace chess {

namespace {

/// The end of a text that is no block comment, /* … */ or """ … """.
std::string_view withoutBlockComment(std::string_view text)
{
    for (const auto &[open, close] : {std::pair("/*", "*/"), {"\"\"\"", "\"\"\""}}) {
        if (text.starts_with(open)) {
            const std::size_t end = text.find(close, 2);
            return end == std::string_view::npos
                       ? text.substr(text.size())
                       : text.substr(end + std::string_view(close).size());
        }
    }
    return text;
}

/// The line without the comment at its end.
std::string_view withoutComment(std::string_view line)
{
    constexpr std::array<std::string_view, 3> marks = {"//", "#", "--"};
    for (const std::string_view mark : marks)
        line = line.substr(0, line.find(mark));
    return trimmed(line);
}

bool hasName(std::string_view line)
{
    return std::any_of(line.begin(), line.end(), isLetter);
}

/// Whether a line in front of a table is a part of its source code.
bool isCode(std::string_view line)
{
    return line.find_first_of(";{}[]()<=\"") != std::string_view::npos || line.ends_with(',');
}

std::optional<std::string_view> proseBefore(std::string_view head)
{
    // What stands on the line of the first number is the label of that, or the declaration.
    const std::size_t lineEnd = head.find_last_of("\r\n");
    head = head.substr(0, lineEnd == std::string_view::npos ? 0 : lineEnd);
    while (!head.empty()) {
        const std::string_view rest = withoutBlockComment(withoutLeadingBlanks(head));
        if (rest.size() < withoutLeadingBlanks(head).size()) {
            head = rest;
            continue;
        }
        const std::string_view line = withoutComment(takeLine(head));
        if (hasName(line) && !isCode(line))
            return line;
    }
    return std::nullopt;
}

std::optional<std::string_view> proseBehind(std::string_view tail)
{
    // Up to the end of its line or of its bracket the rest belongs to the last number.
    tail.remove_prefix(std::min(tail.find_first_of("\r\n)}]"), tail.size()));
    while (!tail.empty()) {
        const std::string_view rest = withoutBlockComment(withoutLeadingBlanks(tail));
        if (rest.size() < withoutLeadingBlanks(tail).size()) {
            tail = rest;
            continue;
        }
        const std::string_view line = withoutComment(takeLine(tail));
        const std::size_t begin = line.find_first_not_of(")}];,>:. \t`\"'");
        if (begin != std::string_view::npos && hasName(line))
            return line.substr(begin);
    }
    return std::nullopt;
}

} // namespace

std::vector<std::string_view> proseBeside(std::string_view text, std::string_view first,
                                          std::string_view last)
{
    std::vector<std::string_view> prose;
    if (const auto before = proseBefore(text.substr(0, offsetIn(text, first))))
        prose.push_back(*before);
    if (const auto behind = proseBehind(text.substr(offsetIn(text, last) + last.size())))
        prose.push_back(*behind);
    return prose;
}

} // namespace chess
