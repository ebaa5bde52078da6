#pragma once

#include "src/notation/parse_error.h"

#include <tl/expected.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// A way of writing a 64-bit word.
enum class WordFormat : std::uint8_t {
    Hex,     ///< 0x000000000000FF00
    Decimal, ///< 65280
    Signed,  ///< two's complement: −1 is all squares
    Binary,  ///< 0b and 64 digits, the highest bit first
    C,       ///< 0x000000000000FF00ULL
    Cpp,     ///< 0x0000'0000'0000'FF00ULL
};

inline constexpr std::array allWordFormats = {WordFormat::Hex,    WordFormat::Decimal,
                                              WordFormat::Signed, WordFormat::Binary,
                                              WordFormat::C,      WordFormat::Cpp};

/// "hex" "dec" "signed" "bin" "c" "cpp", as the command line takes them.
std::string_view nameOf(WordFormat format);
std::optional<WordFormat> parseWordFormat(std::string_view name);

std::string toLiteral(std::uint64_t word, WordFormat format);

/// The eight groups of eight binary digits of a word, the highest byte first. Under LERF the first
/// group is rank 8, read from the h-file.
std::string toBinaryByByte(std::uint64_t word);

/// As what a text was read.
enum class WordReadingKind : std::uint8_t {
    Hex,
    Decimal,
    SignedDecimal,
    Binary,
    Diagram, ///< an 8×8 picture, rank 8 on top
    Shift,   ///< 1 << 28
};

/// A word read from a text, how it was read, and what else the text might mean.
struct WordReading {
    std::uint64_t word;
    WordReadingKind kind;
    /// Other words the same text could stand for (11111111 is also hexadecimal and binary), best
    /// first.
    struct Alternative {
        std::uint64_t word;
        WordReadingKind kind;
    };
    std::vector<Alternative> alternatives;
    /// The square of that name, when the text is also one ("e4").
    bool isAlsoSquareName = false;
};

enum class WordErrorKind : std::uint8_t {
    Empty,
    NoDigits, ///< a prefix and nothing behind
    BadDigit,
    MoreThan64Bits,
    Fraction, ///< 1.5, 1e3, 0x1p3
    TwoSigns,
    SeveralValues,
    Expression, ///< an operator that this reader does not compute
    DoubledSeparator,
    NotEightRows,
    RowNotEightWide,
    LooksLikeFen,
};

std::string_view nameOf(WordErrorKind kind);

using WordError = ParseError<WordErrorKind>;

/// Reads one 64-bit word in any of the spellings people paste: prefixes 0x 0b # $ and the suffix h,
/// separators _ and ', suffixes of C, Rust, Java and JavaScript, signed and unsigned decimal, 64
/// binary digits, an 8×8 picture of 1/0, x/. or #/. with rank 8 on top, `1 << n`.
///
/// Without a prefix the letters a–f or exactly 16 digits mean hexadecimal, 64 binary digits binary,
/// and anything else decimal. Pictures are read as squares and returned as the LERF word.
tl::expected<WordReading, WordError> parseWord(std::string_view text);

Message describe(const WordError &error);
/// "hexadecimal", "signed decimal", …
Message describe(WordReadingKind kind);

} // namespace chess
