#pragma once

#include "src/attacks/derivation_step.h"
#include "src/board/position.h"

#include <optional>
#include <vector>

namespace chess {

/// How the legal destinations of a piece come about from the pseudo-legal ones, as data.
struct LegalityDerivation {
    Piece piece;
    Square square;
    std::vector<DerivationStep> steps;
    /// Where it may go when the safety of its king is ignored.
    Bitboard pseudoLegal;
    /// Where it may go.
    Bitboard legal;
    /// The trap of seed text 3: squares that the enemy attacks only once the king is lifted off the
    /// board, for it stood in the way itself. Of a king's derivation only.
    Bitboard hidden;
};

/// From pseudo-legal to legal, step by step, for the piece on a square as if it were its turn.
///
/// A king: the squares the enemy attacks with the king on the board, then with it lifted off, what
/// differs, the steps that are left, and castling. Any other piece: the pieces that give check, the
/// squares that answer it, the line to keep to when pinned, and, for a pawn that may capture en
/// passant, who attacks the king when both pawns have left the rank.
///
/// Nothing for an empty square, and where that side has no king or several.
std::optional<LegalityDerivation> deriveLegality(const Position &position, Square square);

} // namespace chess
