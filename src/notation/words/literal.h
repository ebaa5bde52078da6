#pragma once

#include "src/board/square_mapping.h"
#include "src/notation/text/parse_error.h"
#include "src/notation/text/spelling.h"

#include <tl/expected.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// A way of writing a 64-bit word: four notations, then the languages, in which the word is always
/// hexadecimal and fits an unsigned 64-bit type, or the signed one where there is no other.
enum class WordFormat : std::uint8_t {
    Hex,        ///< 0x000000000000FF00
    Decimal,    ///< 65280
    Signed,     ///< two's complement: −1 is all squares
    Binary,     ///< 0b and 64 digits, the highest bit first
    C,          ///< 0x000000000000FF00ULL
    Cpp,        ///< 0x0000'0000'0000'FF00ULL
    Rust,       ///< 0x0000_0000_0000_FF00_u64
    Java,       ///< 0x0000_0000_0000_FF00L, a long, negative from bit 63 on
    Python,     ///< 0x0000_0000_0000_FF00, as also Go and Zig
    Go,         ///< an untyped constant: the declaration must say uint64
    CSharp,     ///< 0x0000_0000_0000_FF00UL
    JavaScript, ///< 0x0000_0000_0000_FF00n, a BigInt: a Number has 53 bits
    Zig,        ///< a comptime_int: the declaration must say u64
    TypeScript, ///< as JavaScript, with the type bigint in declarations
    Kotlin,     ///< 0x0000_0000_0000_FF00uL, a ULong
    Swift,      ///< 0x0000_0000_0000_FF00: the declaration must say UInt64
};

inline constexpr std::array allWordFormats = {
    WordFormat::Hex,    WordFormat::Decimal,    WordFormat::Signed, WordFormat::Binary,
    WordFormat::C,      WordFormat::Cpp,        WordFormat::Rust,   WordFormat::Java,
    WordFormat::Python, WordFormat::Go,         WordFormat::CSharp, WordFormat::JavaScript,
    WordFormat::Zig,    WordFormat::TypeScript, WordFormat::Kotlin, WordFormat::Swift};

/// "hex" "dec" "signed" "bin" "c" "cpp" "rust" "java" "python" "go" "csharp" "js" "zig" "ts"
/// "kotlin" "swift", as the command line takes them.
std::string_view nameOf(WordFormat format);
std::optional<WordFormat> parseWordFormat(std::string_view name);

/// Whether a format is that of a programming language.
constexpr bool isLanguage(WordFormat format)
{
    return format >= WordFormat::C;
}

/// The type of a word in a language, "std::uint64_t", or the signed one where that is asked for;
/// empty where there is none to name.
std::string_view typeNameOf(WordFormat format, const Spelling &spelling = {});

std::string toLiteral(std::uint64_t word, WordFormat format, const Spelling &spelling = {});
/// Appends what `toLiteral` gives, for writing many of them.
void appendLiteral(std::string &text, std::uint64_t word, WordFormat format,
                   const Spelling &spelling = {});

/// The eight groups of eight binary digits of a word, the highest byte first. Under LERF the first
/// group is rank 8, read from the h-file.
std::string toBinaryByByte(std::uint64_t word);

/// As what a text was read.
enum class WordReadingKind : std::uint8_t {
    Hex,
    Decimal,
    SignedDecimal,
    Binary,
    Diagram,           ///< an 8×8 picture, rank 8 on top
    Shift,             ///< 1 << 28
    Octal,             ///< 0o17; 010 is decimal, but eight to C and Java
    DiagramFromBelow,  ///< an 8×8 picture, rank 1 on top; never taken without rank digits
    Squares,           ///< e4, d5
    LittleEndianBytes, ///< eight bytes of memory, the lowest byte of the word first
    BigEndianBytes,
    Constant, ///< a name such as UINT64_MAX
};

/// Whether a text read like that shows squares, whatever bits stand for them.
bool showsSquares(WordReadingKind kind);

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
    MoreThan64Bits, ///< or less than −2⁶³
    Fraction,       ///< 1.5, 1e3, 0x1p3
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
/// separators _ and ' and blanks between equal groups, suffixes of C, C#, Rust, Java and
/// JavaScript, signed and unsigned decimal, 64 binary digits, an 8×8 picture of 1/0, x/. or #/.
/// with rank 8 on top (see `parseDiagram`), two or more squares by name, or one in brackets, eight
/// bytes of memory,
/// `1 << n`, quotes, casts or a call such as UINT64_C(…) around it, a comma or semicolon behind it,
/// and prefixes of other languages, see word_wrappings.h. Linear in the length of the text.
///
/// Without a prefix the letters a–f or exactly 16 digits mean hexadecimal, 64 binary digits binary,
/// and anything else decimal. Sixteen decimal digits that make an orderly set of squares as a
/// decimal number and a scattered one as a hexadecimal are decimal all the same, like 2⁵³+1 =
/// 9007199254740993. Pictures and names of squares are returned as the LERF word.
tl::expected<WordReading, WordError> parseWord(std::string_view text);

/// The squares a word stands for under a mapping; a picture shows them under any.
Bitboard squaresOf(std::uint64_t word, WordReadingKind kind, SquareMapping mapping);

Message describe(const WordError &error);
/// "hexadecimal", "signed decimal", …
Message describe(WordReadingKind kind);

} // namespace chess
