#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace chess {

enum class Color : std::uint8_t { White, Black };

enum class PieceType : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

inline constexpr std::array allColors = {Color::White, Color::Black};
inline constexpr std::array allPieceTypes = {PieceType::Pawn, PieceType::Knight, PieceType::Bishop,
                                             PieceType::Rook, PieceType::Queen,  PieceType::King};

constexpr Color opponentOf(Color color)
{
    return color == Color::White ? Color::Black : Color::White;
}

/// One of the twelve kinds of men. An empty square is an empty optional, not a Piece.
struct Piece {
    Color color;
    PieceType type;

    constexpr bool operator==(const Piece &) const = default;
};

/// The place of a piece in `allPieces`: white pawn 0 … white king 5, black pawn 6 … black king 11.
constexpr int indexOf(Piece piece)
{
    return static_cast<int>(piece.color) * 6 + static_cast<int>(piece.type);
}

inline constexpr std::array<Piece, 12> allPieces = {{
    {Color::White, PieceType::Pawn},
    {Color::White, PieceType::Knight},
    {Color::White, PieceType::Bishop},
    {Color::White, PieceType::Rook},
    {Color::White, PieceType::Queen},
    {Color::White, PieceType::King},
    {Color::Black, PieceType::Pawn},
    {Color::Black, PieceType::Knight},
    {Color::Black, PieceType::Bishop},
    {Color::Black, PieceType::Rook},
    {Color::Black, PieceType::Queen},
    {Color::Black, PieceType::King},
}};

/// The FEN letter: PNBRQK for White, pnbrqk for Black.
constexpr char letterOf(Piece piece)
{
    return std::string_view("PNBRQKpnbrqk")[static_cast<std::size_t>(indexOf(piece))];
}

/// The piece with a FEN letter, or nothing for any other character.
constexpr std::optional<Piece> parsePiece(char letter)
{
    const auto index = std::string_view("PNBRQKpnbrqk").find(letter);
    if (index == std::string_view::npos)
        return std::nullopt;
    return allPieces[index];
}

} // namespace chess
