#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// How the words of a name are put together.
enum class NameCase : std::uint8_t {
    Snake,      ///< white_pawns
    UpperSnake, ///< WHITE_PAWNS
    UpperCamel, ///< WhitePawns
    LowerCamel, ///< whitePawns
};

/// How many digits stand between two separators of a literal.
enum class DigitGrouping : std::uint8_t {
    Usual, ///< four in the languages that have a separator, none elsewhere
    None,
    Bytes, ///< two of hexadecimal, eight of binary
};

/// What may differ in the literals and names of a format without changing their meaning. What a
/// language does not have is passed over: a separator in C, a number without 0x in source code.
struct Spelling {
    bool isLowerCase = false; ///< the digits a to f
    bool hasPrefix = true;    ///< 0x and 0b before numbers that are no source code
    DigitGrouping grouping = DigitGrouping::Usual;
    /// Words of a language as signed decimal numbers in its signed type of 64 bits.
    bool isSigned = false;
    /// How names are spelt; otherwise as is the habit of the language.
    std::optional<NameCase> names;

    bool operator==(const Spelling &) const = default;
};

/// The choices that differ from the defaults, separated by commas: "lower,signed". Empty for none.
std::string toText(const Spelling &spelling);

/// Reads such a text: lower no-prefix ungrouped bytes signed snake upper-snake upper-camel
/// lower-camel, in any order. Nothing when one of them is unknown.
std::optional<Spelling> parseSpelling(std::string_view text);

/// An identifier of the catalogue, white_pawns, spelt in that case.
std::string spelt(std::string_view identifier, NameCase nameCase);

} // namespace chess
