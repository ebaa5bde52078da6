#pragma once

#include "src/board/square_mapping.h"
#include "src/notation/clipboard/clipboard_error.h"
#include "src/notation/words/bitboard_names.h"
#include "src/notation/words/literal.h"
#include "src/notation/words/word_list.h"

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

/// Says of %1, a name between the bitboards of a list, what became of it.
inline constexpr std::string_view passedOverSentence =
    "“%1” is not the name of a number and is passed over, as is whatever else stands between the "
    "bitboards.";

/// Says of %1, a number of a list, how it was read.
inline constexpr std::string_view octalInCSentence =
    "“%1” is read as a decimal number, though C reads what begins with 0 as an octal one.";

/// The first number that begins with 0 and is octal to C, but was read as a decimal one.
std::optional<std::string_view> octalInC(std::span<const LabelledWord> words);

/// Whether words are the sixteen of `boardsOf` in their order: the last four of them are what the
/// first twelve make.
bool areAllBoards(std::span<const LabelledWord> words);

/// The name of a bitboard by its place among those of `boardsOf`. Precondition: there is one.
std::string_view nameInOrder(std::size_t place);

/// Why what stands beside the words of a list cannot be passed over: a piece of text on the line of
/// a named word that is neither its count nor its squares, or more text than a list has. `words`
/// have their final readings.
std::optional<ClipboardError> strayTextIn(std::string_view text, const WordList &list,
                                          std::span<const LabelledWord> words);

/// The words of a pasted text, at least one, with their names where they have any.
struct LabelledWords {
    std::vector<LabelledWord> words;
    /// The order of bits that the text names, or the one asked for.
    SquareMapping mapping;
    /// The first name that means nothing here and was passed over.
    std::optional<std::string_view> passedOver;
    /// See `octalInC`.
    std::optional<std::string_view> octal = std::nullopt;
};

/// Reads any number of words: source code, a list of names and words, JSON, the bytes of a memory
/// dump (taken as little-endian, with the other order as the alternative). The names are parts of
/// the text. Linear in its length.
tl::expected<LabelledWords, ClipboardError> parseLabelledWords(std::string_view text,
                                                               SquareMapping mapping);

/// The piece that the label of a word means. When all labels of the list are those of pieces and
/// occupancies, single letters are as well, see `parsePieceLabel`.
class PieceLabels {
public:
    explicit PieceLabels(const WordList &list);
    explicit PieceLabels(std::span<const LabelledWord> words);

    std::optional<Piece> pieceOf(std::string_view label) const
    {
        return m_areOnlyPieces ? parsePieceLabel(label) : parsePieceName(label);
    }

private:
    bool m_areOnlyPieces;
};

/// A word, its name, and as what it was read.
struct NamedWord {
    std::string name;
    std::uint64_t word;
    WordReadingKind kind = WordReadingKind::Hex;
};

/// The squares of a word under a mapping, or those it shows under any.
inline Bitboard squaresOf(const NamedWord &word, SquareMapping mapping)
{
    return squaresOf(word.word, word.kind, mapping);
}

/// The words with one name for each: the identifiers of pieces and occupancies in whatever spelling
/// they have (white_pawns for WhitePawns), other names as they are, and in small letters where the
/// text has them all in capitals. Twelve words without names are the pieces in the order of
/// `allPieces`, sixteen that fit are those of `boardsOf`; other words without a name get their
/// number, from "1".
std::vector<NamedWord> namedWordsOf(const LabelledWords &words);

/// Why a list in which every name should stand once cannot be used.
std::optional<ClipboardError> repeatedLabelIn(std::string_view text, const LabelledWords &words);

/// A table with a word for every square, as a text gives it.
struct WordTable {
    std::array<std::uint64_t, 64> words;
    /// The order of bits that the text names, if it does.
    std::optional<SquareMapping> mapping;
    /// Whether the text gives bytes, of which the words are the little-endian ones.
    bool areBytes = false;
    /// Prose beside the table, a line before and one behind it, parts of the text.
    std::vector<std::string_view> passedOver = {};
    /// See `octalInC`.
    std::optional<std::string_view> octal = std::nullopt;
};

/// Says of %1, text beside a table, what became of it.
inline constexpr std::string_view besideTableSentence = "“%1” beside the table is passed over.";

/// Reads the 64 words of a table in source code, in JSON, as bare numbers, or as 512 bytes.
tl::expected<WordTable, ClipboardError> parseWordTable(std::string_view text);

} // namespace chess
