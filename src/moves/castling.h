#pragma once

#include "src/board/position.h"

#include <array>
#include <cstdint>

namespace chess {

inline constexpr std::array castlingSides = {CastlingSide::King, CastlingSide::Queen};

/// The side on which a king castles with a rook of its rank.
constexpr CastlingSide castlingSideOf(Square king, Square rook)
{
    return rook > king ? CastlingSide::King : CastlingSide::Queen;
}

/// Whether a side may castle pseudo-legally: it has the right, and the squares that king and rook
/// cross or come to are empty but for these two. Chess960 included.
bool canCastle(const Position &position, Color color, CastlingSide side);

/// The pieces of either side that stand where king and rook cross or come to.
/// Precondition: the side has the right to castle there.
Bitboard castlingBlockers(const Position &position, Color color, CastlingSide side);

/// When an attack meets a king that castles.
enum class CastlingStage : std::uint8_t {
    Start,  ///< it is in check
    Way,    ///< it would cross an attacked square
    Target, ///< it would come to one
    After,  ///< its rook would leave the line on which it hid the king (Chess960)
};

/// A square of a castling king and the enemy pieces that attack it there.
struct CastlingAttack {
    CastlingStage stage;
    Square square;
    Bitboard attackers;

    bool operator==(const CastlingAttack &) const = default;
};

/// What keeps a pseudo-legal castling from being legal: the first attack in the order of the
/// stages. Nothing when the castling is legal.
/// Precondition: `canCastle`, and the side has exactly one king.
std::optional<CastlingAttack> attackOnCastling(const Position &position, Color color,
                                               CastlingSide side);

/// Whether it may castle legally: moreover its king neither is in check nor crosses or comes to an
/// attacked square. False when that side has several kings.
bool canCastleLegally(const Position &position, Color color, CastlingSide side);

/// The squares that the king crosses when castling, both ends included.
/// Precondition: `castlingKing` has one.
Bitboard castlingWay(const Position &position, Color color, CastlingSide side);

/// The squares that hold pieces once a side has castled. In Chess960 the rook can have been what
/// hid the king's destination from a rook or queen.
/// Precondition: `castlingKing` and `castlingRook` have one.
Bitboard occupiedAfterCastling(const Position &position, Color color, CastlingSide side);

} // namespace chess
