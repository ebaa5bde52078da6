#pragma once

#include "src/attacks/derivation_step.h"
#include "src/board/position.h"

#include <vector>

namespace chess {

struct PawnDerivationOptions {
    Masking masking = Masking::Masked;
    SquareMapping mapping = SquareMapping::A1B1;
};

/// How the squares that all pawns of a colour can go to come about, as data.
struct PawnDerivation {
    Color color;
    PawnDerivationOptions options;
    std::vector<DerivationStep> steps;
    /// Every square the pawns attack, whatever stands there.
    Bitboard attacks;
    /// Single and double pushes.
    Bitboard pushes;
    /// Captures, en passant included.
    Bitboard captures;
    /// Those of the sets above that no pawn reaches; only without masks.
    Bitboard wrapped;

    Bitboard destinations() const { return pushes | captures; }
};

/// The moves of all pawns of a colour at once, as shifts of whole sets
/// (chessprogramming.org/Pawn_Pushes_(Bitboards) and …/Pawn_Attacks_(Bitboards)): pushes and double
/// pushes onto empty squares, captures to the west and to the east of enemy pieces, and, for the
/// side to move, en passant. Constant time.
///
/// Without masks against wrapping, captures cross from the a-file to the h-file and back. The mask
/// of the third rank stays: it says which pawns step twice.
PawnDerivation derivePawns(const Position &position, Color color,
                           const PawnDerivationOptions &options = {});

} // namespace chess
