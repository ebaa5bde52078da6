#pragma once

#include "src/board/bitboard.h"
#include "src/board/position.h"
#include "src/notation/words/labelled_words.h"

#include <span>
#include <string>
#include <vector>

namespace chess {

/// Two bitboards that should be equal.
struct Difference {
    Bitboard expected;
    Bitboard actual;

    Bitboard onlyExpected() const { return expected.without(actual); }
    Bitboard onlyActual() const { return actual.without(expected); }
    Bitboard both() const { return expected & actual; }
    bool isNone() const { return expected == actual; }
};

/// The difference as a picture, rank 8 on top: - is expected only, + actual only, 1 in both.
std::string toDiagram(const Difference &difference);

/// A bitboard with the name that a list gives it.
struct ListedBitboard {
    std::string name;
    Bitboard squares;
};

/// The bitboards of a pasted text, by the names of `namedWordsOf`.
std::vector<ListedBitboard> listedBitboards(const LabelledWords &words);

/// The bitboards of one name in two lists.
struct NamedDifference {
    std::string name;
    Difference difference;
};

/// What there is between two lists of bitboards.
struct ListDifference {
    /// The names in both, in the order of the expected list; equal ones too.
    std::vector<NamedDifference> boards;
    /// Names that only one of the lists has.
    std::vector<std::string> onlyExpected;
    std::vector<std::string> onlyActual;

    bool isNone() const;
};

/// Compares two lists name by name; each name stands in a list once, see `repeatedLabelIn`.
ListDifference differenceOf(std::span<const ListedBitboard> expected,
                            std::span<const ListedBitboard> actual);

/// Compares a list with what the bitboards of a position should be. Its names are those of the
/// catalogue; the twelve pieces are expected in any case.
ListDifference differenceOf(const Position &expected, std::span<const ListedBitboard> actual);

} // namespace chess
