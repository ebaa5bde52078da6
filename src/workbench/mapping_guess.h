#pragma once

#include "src/board/bitboard.h"
#include "src/board/square_mapping.h"
#include "src/notation/text/message.h"
#include "src/notation/words/labelled_words.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// What speaks for or against reading words under a mapping.
enum class MappingReasonKind : std::uint8_t {
    KnownSquare,     ///< the square known to be in the set is in it
    TableEntry,      ///< the set is an entry of a known table
    NamedMask,       ///< the set is what its name says, such as file_a
    PawnsOffEdges,   ///< no pawn stands on the first or last rank
    PawnsFaceOthers, ///< White's pawns stand nearer to rank 1 than Black's
    HomeSquares,     ///< pieces stand where they begin the game
    OneKingEach,     ///< the same under every mapping
    NoSharedSquares, ///< two pieces on no square; the same under every mapping
};

/// "known-square" and so on, stable names in kebab-case.
std::string_view nameOf(MappingReasonKind kind);

struct MappingReason {
    MappingReasonKind kind;
    /// Otherwise it speaks against.
    bool speaksFor;
    /// The squares it is about: the pawns on the edge, the pieces at home, …
    Bitboard squares;
    /// What the set is: "knight e4", "file_a".
    std::string name;
};

/// A mapping and what speaks for and against it.
struct MappingGuess {
    SquareMapping mapping;
    /// Greater is likelier; comparable only among the guesses about one text.
    int score = 0;
    std::vector<MappingReason> reasons;

    /// Whether nothing that depends on the mapping speaks against it.
    bool makesSense() const;
};

/// All eight mappings for a word of which one square is known, the likeliest first, and those
/// equally likely in the order of `allSquareMappings`.
std::vector<MappingGuess> guessMapping(std::uint64_t word, Square known);

/// All eight mappings for words with names: those of pieces (white_pawns …) and of masks (file_a …)
/// tell something.
std::vector<MappingGuess> guessMapping(std::span<const NamedWord> words);

/// The reason as one sentence.
Message describe(const MappingReason &reason);

} // namespace chess
