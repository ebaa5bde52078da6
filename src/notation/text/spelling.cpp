#include "src/notation/text/spelling.h"

#include "src/board/ascii.h"
#include "src/notation/text/blank.h"

#include <algorithm>
#include <array>
#include <utility>

namespace chess {

namespace {

/// A choice by its name; the last of those that exclude one another counts.
struct SpellingChoice {
    std::string_view name;
    Spelling (*chosen)(Spelling);
};

constexpr std::array choices = std::to_array<SpellingChoice>({
    {"lower",
     [](Spelling spelling) {
         spelling.isLowerCase = true;
         return spelling;
     }},
    {"no-prefix",
     [](Spelling spelling) {
         spelling.hasPrefix = false;
         return spelling;
     }},
    {"ungrouped",
     [](Spelling spelling) {
         spelling.grouping = DigitGrouping::None;
         return spelling;
     }},
    {"bytes",
     [](Spelling spelling) {
         spelling.grouping = DigitGrouping::Bytes;
         return spelling;
     }},
    {"signed",
     [](Spelling spelling) {
         spelling.isSigned = true;
         return spelling;
     }},
    {"snake",
     [](Spelling spelling) {
         spelling.names = NameCase::Snake;
         return spelling;
     }},
    {"upper-snake",
     [](Spelling spelling) {
         spelling.names = NameCase::UpperSnake;
         return spelling;
     }},
    {"upper-camel",
     [](Spelling spelling) {
         spelling.names = NameCase::UpperCamel;
         return spelling;
     }},
    {"lower-camel",
     [](Spelling spelling) {
         spelling.names = NameCase::LowerCamel;
         return spelling;
     }},
});

char upper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

} // namespace

std::string toText(const Spelling &spelling)
{
    std::string text;
    for (const auto &[name, chosen] : choices) {
        // A choice is made when making it again changes nothing, and it is not the default.
        if (chosen(spelling) == spelling && chosen(Spelling()) != Spelling())
            text.append(text.empty() ? "" : ",").append(name);
    }
    return text;
}

std::optional<Spelling> parseSpelling(std::string_view text)
{
    Spelling spelling;
    while (!trimmed(text).empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const std::string_view name = trimmed(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 1, text.size()));
        const auto choice = std::find_if(choices.begin(), choices.end(),
                                         [name](const auto &each) { return each.name == name; });
        if (choice == choices.end())
            return std::nullopt;
        spelling = choice->chosen(spelling);
    }
    return spelling;
}

std::string spelt(std::string_view identifier, NameCase nameCase)
{
    const bool isCamel = nameCase == NameCase::UpperCamel || nameCase == NameCase::LowerCamel;
    std::string result;
    bool isWordStart = nameCase == NameCase::UpperCamel;
    for (const char c : identifier) {
        if (isCamel && c == '_') {
            isWordStart = true;
            continue;
        }
        const bool isUpper = nameCase == NameCase::UpperSnake || (isCamel && isWordStart);
        result += isUpper ? upper(c) : c;
        isWordStart = false;
    }
    return result;
}

} // namespace chess
