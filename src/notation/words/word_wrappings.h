#pragma once

#include "src/notation/words/literal.h"

#include <optional>
#include <string_view>

namespace chess {

/// The part of a text that says its value: without blanks, one comma or semicolon behind, quotes,
/// brackets, the casts of C, C++, Rust and Kotlin, and calls of one argument such as UINT64_C(…),
/// which stand for their argument.
std::string_view bareText(std::string_view text);

/// The argument of a call of one of the macros that make a bit of its number, BIT(28) or
/// BIT_ULL(28).
std::optional<std::string_view> argumentOfBitMacro(std::string_view text);

/// Digits and the base they are in.
struct DigitsOfBase {
    std::string_view digits;
    unsigned base;
};

/// The digits in a call of a function that reads a number of base 2, 8, 10 or 16:
/// Long.parseUnsignedLong("ff", 16), int("ff", 16), u64::from_str_radix("ff", 16).
std::optional<DigitsOfBase> argumentOfNumberParser(std::string_view text);

/// The word that a name of the languages' libraries stands for: UINT64_MAX, Long.MIN_VALUE.
std::optional<std::uint64_t> namedConstant(std::string_view text);

/// A prefix that only some languages have: &HFF, #xFF, 16#FF#, X'FF', 64'hFF, 0o17, %101.
struct ForeignPrefix {
    std::size_t length;
    WordReadingKind kind;
    char closing; ///< what may stand behind the digits, or NUL
};
std::optional<ForeignPrefix> foreignPrefixOf(std::string_view text);

/// Whether the word `suffix` may stand behind a literal: u, l, ul, ull (C, C#, Java), n
/// (JavaScript), u64 and the like (Rust), ui64 (older C++ compilers).
bool isLiteralSuffix(std::string_view suffix);

} // namespace chess
