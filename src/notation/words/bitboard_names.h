#pragma once

#include "src/board/bitboard.h"
#include "src/board/piece.h"
#include "src/board/position.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace chess {

/// A bitboard and its identifier. The name must outlive it.
struct NamedBitboard {
    std::string_view name;
    Bitboard squares;

    bool operator==(const NamedBitboard &) const = default;
};

/// The identifier of the squares of a piece, "white_pawns" … "black_king"; it lives as long as the
/// program.
constexpr std::string_view bitboardNameOf(Piece piece)
{
    constexpr std::array<std::string_view, 12> names = {
        "white_pawns",   "white_knights", "white_bishops", "white_rooks",
        "white_queens",  "white_king",    "black_pawns",   "black_knights",
        "black_bishops", "black_rooks",   "black_queens",  "black_king"};
    return names[static_cast<std::size_t>(indexOf(piece))];
}

/// The identifiers of the four occupancies.
namespace names {

inline constexpr std::string_view white = "white";
inline constexpr std::string_view black = "black";
inline constexpr std::string_view occupied = "occupied";
inline constexpr std::string_view empty = "empty";

} // namespace names

/// The piece whose squares a name means: the identifier in any case and with or without its
/// underscores and plural (WhitePawns, WHITE_PAWN, White Pawns), or a short form of engine code
/// such as wP, wp, w_pawns, white_p, PawnsWhite.
std::optional<Piece> parsePieceName(std::string_view name);

/// The same for the label of a bitboard in a list of nothing but such: there the letters of a FEN,
/// P and p, are names as well, and so is bb, which elsewhere is any bitboard.
std::optional<Piece> parsePieceLabel(std::string_view label);

/// The occupancy that a name means, as one of the identifiers above: white, black, occupied (also
/// all, both, occupancy) or empty.
std::optional<std::string_view> parseOccupancyName(std::string_view name);

/// The sixteen bitboards of an arrangement: the twelve pieces in the order of `allPieces`, then
/// white, black, occupied and empty.
std::vector<NamedBitboard> boardsOf(const Position &position);

} // namespace chess
