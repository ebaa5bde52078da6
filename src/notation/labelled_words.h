#pragma once

#include "src/board/square_mapping.h"
#include "src/notation/clipboard_error.h"
#include "src/notation/literal.h"
#include "src/notation/word_list.h"

#include <tl/expected.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// A number found in a text, the name it is given there, and as what it was read.
struct LabelledWord {
    ListedWord text;
    WordReading reading;
};

/// Reads all numbers without a prefix as the unmistakable ones among them are: all are hexadecimal
/// when one of them has letters or is filled up with zeros, and decimal when one is shorter or
/// longer than 16 digits. Returns as what, when there were such.
std::optional<WordReadingKind> readAlike(std::span<LabelledWord> words);

/// The words of a pasted text, at least one, with their names where they have any.
struct LabelledWords {
    std::vector<LabelledWord> words;
    /// The order of bits that the text names, or the one asked for.
    SquareMapping mapping;
};

/// Reads any number of words: source code, a list of names and words, JSON, the bytes of a memory
/// dump (taken as little-endian, with the other order as the alternative). The names are parts of
/// the text. Linear in its length.
tl::expected<LabelledWords, ClipboardError> parseLabelledWords(std::string_view text,
                                                               SquareMapping mapping);

/// A word and its name.
struct NamedWord {
    std::string name;
    std::uint64_t word;
};

/// The words with one name for each: the identifiers of pieces and occupancies in whatever spelling
/// they have (white_pawns for WhitePawns), other names as they are, and in small letters where the
/// text has them all in capitals. Twelve words without names are the pieces in the order of
/// `allPieces`; other words without a name get their number, from "1".
std::vector<NamedWord> namedWordsOf(const LabelledWords &words);

/// A table with a word for every square, as a text gives it.
struct WordTable {
    std::array<std::uint64_t, 64> words;
    /// The order of bits that the text names, if it does.
    std::optional<SquareMapping> mapping;
};

/// Reads the 64 words of a table in source code, in JSON, as bare numbers, or as 512 bytes.
tl::expected<WordTable, ClipboardError> parseWordTable(std::string_view text);

} // namespace chess
