#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace chess {

/// A number found in a text and the name that was given to it; both are parts of the text.
struct ListedWord {
    std::string_view label; ///< empty when there is none
    std::string_view literal;
    /// Further numbers on its line: its count, or the same word in another spelling.
    std::vector<std::string_view> numbersBehind = {};
    /// The names of squares on its line, from the first on, and how many they are.
    std::string_view squaresBehind = {};
    int squareCount = 0;
    /// Whether source code gives it its name, so that the text is nothing else.
    bool isDeclared = false;
};

/// The numbers of a text and what its comments say of them; all views are parts of the text.
struct WordList {
    std::vector<ListedWord> words;
    /// The order of bits named in a comment `bits: a1b1 …` or a JSON member "mapping".
    std::optional<std::string_view> mapping = std::nullopt;
    /// The FEN in a comment `FEN: …`, a comment that is one, or a JSON member "fen".
    std::optional<std::string_view> fen = std::nullopt;
    bool isChess960 = false;
    /// Whether there are names that no number follows, as in prose.
    bool hasLooseNames = false;
    /// The first of those, or of others between the bitboards that mean nothing here.
    std::optional<std::string_view> passedOver = std::nullopt;
    /// The first piece of text on the line of a named number that has nothing to do with it.
    std::optional<std::string_view> stray = std::nullopt;
    /// The first operator behind a name that has no word yet, as in white_pawns &= 0xff00.
    std::optional<std::string_view> operation = std::nullopt;
    /// What stands behind the row of a table of positions, fen<TAB>white_pawns<TAB>….
    std::optional<std::string_view> furtherRow = std::nullopt;
    /// Where the search ended before the end of the text, for so much is no list.
    std::optional<std::string_view> unread = std::nullopt;
};

/// No list of bitboards is longer; the search ends one word behind it.
inline constexpr std::size_t longestWordList = 1024;

/// Finds the numbers in a table, in source code of the C family and its relatives, or in JSON, and
/// the names they are given: the last name before a number that is no type or keyword, or a comment
/// behind it that is nothing but the name of a bitboard. Numbers and names of squares behind a
/// named number on its line belong to it; whether they fit is seen when it is read. Anything else
/// there is stray. Linear in the length of the text.
///
/// Of a table with the names in its first line and the FEN in its first column, as `boards --as
/// tsv` writes it, the first row is taken.
WordList scanWordList(std::string_view text);

} // namespace chess
