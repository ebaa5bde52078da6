#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

namespace chess {

/// Characters of ASCII, without regard to the locale: the formats read here know no others.
constexpr bool isBlank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

constexpr bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Whether a text is digits only, at least one.
constexpr bool isNumber(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

constexpr bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Whether a name in source code may have a character: a letter, a digit or _.
constexpr bool isNameCharacter(char c)
{
    return isLetter(c) || isDigit(c) || c == '_';
}

constexpr char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// The value of a hexadecimal digit in either case; nothing for any other character.
constexpr std::optional<unsigned> hexValue(char c)
{
    if (isDigit(c))
        return static_cast<unsigned>(c - '0');
    c = lower(c);
    return c >= 'a' && c <= 'f' ? std::optional(static_cast<unsigned>(c - 'a') + 10) : std::nullopt;
}

constexpr bool isHexDigit(char c)
{
    return hexValue(c).has_value();
}

constexpr bool equalInAnyCase(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

} // namespace chess
