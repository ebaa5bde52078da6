#pragma once

#include "src/board/piece.h"
#include "src/board/square.h"

#include <array>
#include <cstdint>
#include <optional>

namespace chess {

/// The pieces that a promoted pawn may become, in the order they are offered in.
inline constexpr std::array promotionTypes = {PieceType::Queen, PieceType::Rook, PieceType::Bishop,
                                              PieceType::Knight};

/// What a move does beyond taking a piece from one square to another.
enum class MoveKind : std::uint8_t {
    Ordinary,
    DoublePush,
    EnPassant,
    Promotion,
    Castling, ///< `to` is the square of the castling rook
};

/// A legal or pseudo-legal move in one 32-bit word, so that it travels in a register:
/// ```
/// bit  0…5 from · 6…11 to · 12…14 piece · 15…17 promoted to · 18…20 kind
/// ```
class Move {
public:
    constexpr Move(PieceType piece, Square from, Square to, MoveKind kind = MoveKind::Ordinary,
                   PieceType promotedTo = PieceType::Pawn)
        : m_word(word(from.index()) | word(to.index()) << 6 | word(piece) << 12 |
                 word(promotedTo) << 15 | word(kind) << 18)
    {
    }

    constexpr Square from() const { return Square::fromIndex(static_cast<int>(m_word & 63)); }
    /// Where the piece arrives; when castling, the square of the rook, since in Chess960 the king's
    /// own destination does not tell a castling from a step.
    constexpr Square to() const { return Square::fromIndex(static_cast<int>(m_word >> 6 & 63)); }
    constexpr PieceType piece() const { return static_cast<PieceType>(m_word >> 12 & 7); }
    constexpr MoveKind kind() const { return static_cast<MoveKind>(m_word >> 18); }
    constexpr std::optional<PieceType> promotion() const
    {
        if (kind() != MoveKind::Promotion)
            return std::nullopt;
        return static_cast<PieceType>(m_word >> 15 & 7);
    }

    constexpr bool operator==(const Move &) const = default;

private:
    template <typename T>
    static constexpr std::uint32_t word(T value)
    {
        return static_cast<std::uint32_t>(value);
    }

    std::uint32_t m_word;
};

/// Where the pawn stands that is captured en passant by the one that goes from `from` to `to`.
constexpr Square capturedEnPassant(Square from, Square to)
{
    return Square(to.file(), from.rank());
}

} // namespace chess
