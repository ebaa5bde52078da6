#pragma once

#include "src/board/bitboard.h"
#include "src/board/position.h"
#include "src/moves/king_safety.h"

namespace chess {

/// What the piece on a square attacks and where it may go, pseudo-legally: the safety of its own
/// king is ignored. The piece moves as if it were its side's turn; only the side to move captures
/// en passant.
struct PieceReach {
    /// The attack set, own pieces included.
    Bitboard attacks;
    /// Destinations that take an enemy piece; en passant is one of them.
    Bitboard captures;
    /// Destinations on empty squares: steps, pushes, double pushes; and castling, for which the
    /// king's destination (g1, c1, g8, c8) stands. In Chess960 that can be the square of the
    /// castling rook, or the king's own, or one where the king may step as well.
    Bitboard quiets;
    /// The squares of the attack set held by its own side.
    Bitboard blocked;

    Bitboard destinations() const { return captures | quiets; }
    bool operator==(const PieceReach &) const = default;
};

/// The reach of the piece on a square; all sets are empty when nothing stands there.
///
/// Castling needs the right, king and rook at home and the squares between empty; whether the king
/// is or passes in check is a matter of legality. A pawn on its own first rank has a single step, a
/// pawn on its last rank has no destination. The enemy king may be captured.
PieceReach reachOf(const Position &position, Square square);

/// The en passant square if that piece on `square` is a pawn of the side to move that may capture
/// there, else nothing.
Bitboard enPassantCapture(const Position &position, Piece piece, Square square);

/// The pseudo-legal destinations of the piece on a square.
Bitboard destinations(const Position &position, Square square);

/// The legal ones among them: those that do not leave an own king attacked, with castling neither
/// out of, through nor into check. With no or several kings of that side nothing is legal.
Bitboard legalDestinations(const Position &position, Square square);
/// The same with the king's safety known, for callers that ask for many squares.
/// Precondition: it is that of the side of the piece on `square`.
Bitboard legalDestinations(const Position &position, Square square, const KingSafety &safety);

} // namespace chess
