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
};

/// The numbers of a text and what its comments say of them; all views are parts of the text.
struct WordList {
    std::vector<ListedWord> words;
    /// The order of bits named in a comment `bits: a1b1 …` or a JSON member "mapping".
    std::optional<std::string_view> mapping;
    /// The FEN in a comment `FEN: …`, a comment that is one, or a JSON member "fen".
    std::optional<std::string_view> fen;
    bool isChess960 = false;
    /// Whether there are names that no number follows, as in prose.
    bool hasLooseNames = false;
};

/// No list of bitboards is longer; the search ends there.
inline constexpr std::size_t longestWordList = 1024;

/// Finds the numbers in a table, in source code of the C family and its relatives, or in JSON, and
/// the names they are given: the last name before a number that is no type or keyword, or a comment
/// behind it that is nothing but the name of a bitboard. What follows a named number on its line
/// (a count, squares) belongs to it and is passed over. Linear in the length of the text.
WordList scanWordList(std::string_view text);

} // namespace chess
