#pragma once

#include "src/moves/illegality.h"
#include "src/moves/play.h"

#include <cstdint>
#include <optional>

namespace chess {

/// Why a piece may not be taken from one square to another.
enum class RefusalKind : std::uint8_t {
    NothingThere,     ///< no piece stands on the square it is to leave
    OtherTurn,        ///< it is a piece of the side that is not to move
    WayOfMoving,      ///< no piece of its kind goes that way
    InTheWay,         ///< pieces stand between, or before a pawn
    OwnPiece,         ///< one of its own side stands on the square it is to come to
    DoubleStep,       ///< a pawn goes two squares only from its second rank
    NothingToTake,    ///< a pawn goes diagonally only to take
    NoneJustPassed,   ///< the same where it could take in passing
    NoCastlingRight,  ///< of the king to that side
    CastlingInTheWay, ///< pieces stand where king and rook cross or come to
    NotLegal,         ///< it is pseudo-legal only
};

/// The reason, with all that a sentence needs.
struct Refusal {
    RefusalKind kind;
    Square from;
    Square to;
    /// What stands on `from`.
    std::optional<Piece> piece = std::nullopt;
    /// The squares of the pieces that are in the way.
    Bitboard blockers = {};
    /// Whether a castling is meant, and to which side.
    std::optional<CastlingSide> castling = std::nullopt;
    /// Why it is not legal, if that is the reason.
    std::optional<Illegality> illegality = std::nullopt;

    bool operator==(const Refusal &) const = default;
};

/// Why a rule does not let the side to move take what stands on a square to another one; nothing
/// when `movesBetween` has a move.
std::optional<Refusal> refusalOf(const Position &position, Square from, Square to, MoveRule rule);

/// Precondition: the move is pseudo-legal and not legal.
Refusal refusalOfIllegal(const Position &position, Move move);

/// Why the side to move cannot castle pseudo-legally; nothing when it can.
std::optional<Refusal> castlingRefusal(const Position &position, CastlingSide side);

} // namespace chess
