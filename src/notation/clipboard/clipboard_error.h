#pragma once

#include "src/notation/text/message.h"
#include "src/notation/text/parse_error.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace chess {

enum class ClipboardErrorKind : std::uint8_t {
    Empty,
    TooLong,        ///< more than `longestClipboardText` bytes
    NotUnderstood,  ///< neither a position nor a bitboard nor a list
    BadFen,         ///< meant as a FEN; the reason says what is wrong
    BadWord,        ///< meant as a bitboard; the reason says what is wrong
    AmbiguousWord,  ///< e4 among numbers: a square or a number
    UnknownMapping, ///< the text names an order of bits that there is not
    UnknownLabel,   ///< a name that is no piece, while pieces are missing
    RepeatedLabel,
    StrayText, ///< behind a named bitboard stands what is neither its count nor its squares
    Computes,  ///< white_pawns &= 0xff00, or another operator where a name should get its word
    TwoPiecesOnOneSquare,
    NotTwelveWords,    ///< a list without names is read only as the twelve pieces in their order
    NoPieces,          ///< a list with names, none of which is a piece
    NotSixtyFourWords, ///< a table has an entry for every square
    BadDump,           ///< a memory dump with a line that is none, or with bytes missing
};

std::string_view nameOf(ClipboardErrorKind kind);

struct ClipboardError : ParseError<ClipboardErrorKind> {
    /// The whole sentence.
    Message reason;
};

/// The longest text that is looked at: 1 MiB, thousands of times the longest FEN and still
/// read in the blink of an eye.
inline constexpr std::size_t longestClipboardText = std::size_t{1} << 20;

Message describe(const ClipboardError &error);

/// Says of %1 that it names no order of bits.
inline constexpr std::string_view unknownMappingSentence =
    "“%1” is no order of bits; they are a1b1, a1a2, h1g1, h1h2, a8b8, a8a7, h8g8 and h8h7.";

/// Says of %1 that a list has it twice.
inline constexpr std::string_view repeatedLabelSentence = "“%1” stands in the list twice.";

/// An error at `piece`, a part of `whole`; its sentence has the piece as %1.
tl::unexpected<ClipboardError> refuseClipboard(std::string_view whole, std::string_view piece,
                                               ClipboardErrorKind kind, std::string_view pattern);

/// The error of another reader about a part of the text that begins at `base`.
template <typename Error>
tl::unexpected<ClipboardError> refuseClipboard(const Error &error, ClipboardErrorKind kind,
                                               std::size_t base = 0)
{
    return tl::unexpected(
        ClipboardError{{kind, base + error.offset, error.length, error.found}, describe(error)});
}

} // namespace chess
