#pragma once

#include "src/moves/refusal.h"
#include "ui/document/moves_mode.h"

#include <QString>

namespace ui {

/// Why there are no legal moves to speak of in a position, with every reason: "Legal moves are off:
/// …"; empty when legal chess can be played.
QString whyLegalMovesAreOff(const chess::Position &position);

/// Why the piece on `from` may not be played to `to` by a rule, as a sentence; empty when it may.
/// Precondition: the squares differ.
QString refusalText(const chess::Position &position, chess::Square from, chess::Square to,
                    chess::MoveRule rule);

/// Why a move that the piece could make is not legal: "pinned to e1 along the e-file"; empty when
/// it is legal, or no move at all.
QString illegalityText(const chess::Position &position, chess::Square from, chess::Square to);
/// The same as what is said of the square, "Not legal: …"; where there is no reason against that
/// move, why legal moves are off.
QString notLegalText(const chess::Position &position, chess::Square from, chess::Square to);

/// What a castling does, "Castles: the king goes to g1, the rook to f1"; empty when taking the king
/// to that square means none.
QString castlingText(const chess::Position &position, chess::Square from, chess::Square to);

} // namespace ui
