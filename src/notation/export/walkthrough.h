#pragma once

#include "src/attacks/derivation.h"
#include "src/attacks/pawn_derivation.h"
#include "src/attacks/slider_derivation.h"
#include "src/moves/legality_derivation.h"
#include "src/notation/text/message.h"

#include <optional>
#include <string_view>
#include <vector>

namespace chess {

/// How many of the ways to find a set give the same one.
struct Agreement {
    int agreeing;
    int methods;
};

/// A derivation of any kind, ready to be shown: a title, its steps, and the sets it ends with.
struct Walkthrough {
    /// "knight on h4 by shifts"
    Message title;
    /// The published text that it follows.
    std::string_view source;
    /// What a reader must know to follow: "x counts ranks and y files, both from 0".
    std::vector<Message> remarks;
    /// The order of bits of its words.
    SquareMapping mapping;
    Masking masking;
    std::vector<DerivationStep> steps;
    /// The sets it ends with, by the names of the catalogue where there are such: "attacks",
    /// "wrapped", "own", "destinations", "legal".
    std::vector<DerivationOperand> results;
    /// Nothing where there is only one method.
    std::optional<Agreement> agreement;
    /// All wrapped squares.
    Bitboard wrapped;
    /// Whether the steps narrow a set down, so that `unionSoFar` is what is left of it.
    bool isNarrowing = false;
};

Walkthrough walkThrough(const Derivation &derivation);
Walkthrough walkThrough(const SliderDerivation &derivation);
Walkthrough walkThrough(const PawnDerivation &derivation);
Walkthrough walkThrough(const LegalityDerivation &derivation, SquareMapping mapping);

/// What a step does, in a sentence.
Message describe(const DerivationStep &step);
/// What a step found that its sets do not tell: "own piece", "blocked on e6", "index 37",
/// "wrapped"; nothing where there is nothing to say.
std::vector<Message> remarksOn(const DerivationStep &step);

} // namespace chess
