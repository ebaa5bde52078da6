#pragma once

#include "src/board/bitboard.h"
#include "src/board/piece.h"

#include <array>
#include <cstdint>
#include <optional>

namespace chess {

/// An arrangement of pieces and what else a FEN says of it. Any arrangement: no king, ten queens,
/// pawns on the first rank.
///
/// Three things always hold, whatever is edited:
/// - no two pieces share a square;
/// - `castlingRooks()` are rooks that may castle as far as the board shows (`castlingCandidates`);
///   a right that no longer fits is gone and does not come back by itself;
/// - `enPassant()` is a square behind a pawn that can have just double-stepped
///   (`enPassantCandidates`).
class Position {
public:
    /// The empty board, White to move.
    Position() = default;
    /// The start of a game of chess.
    static Position start();

    Bitboard pieces(Piece piece) const { return m_pieces[slotOf(piece)]; }
    Bitboard pieces(Color color, PieceType type) const { return pieces(Piece{color, type}); }
    /// The occupancy of one colour.
    Bitboard pieces(Color color) const;
    Bitboard pieces(PieceType type) const
    {
        return pieces(Color::White, type) | pieces(Color::Black, type);
    }
    Bitboard occupied() const { return pieces(Color::White) | pieces(Color::Black); }
    std::optional<Piece> pieceAt(Square square) const;
    /// The king's square, if that colour has exactly one king.
    std::optional<Square> king(Color color) const;

    /// Puts a piece on a square in place of whatever stood there.
    void put(Square square, Piece piece);
    void remove(Square square);
    /// Makes `squares` the squares of `piece`: others of its kind vanish, other pieces on them give
    /// way.
    void setPieces(Piece piece, Bitboard squares);
    /// Moves a piece in place of whatever stands on `to`; nothing when `from` is empty or equal to
    /// `to`. An editor's move: no rook, turn, clock or captured en passant pawn follows.
    void movePiece(Square from, Square to);

    Color turn() const { return m_turn; }
    /// Changing the side to move clears the en passant square.
    void setTurn(Color turn);

    /// The rooks that may castle, both colours. X-FEN calls the same thing K, Q, k and q.
    Bitboard castlingRooks() const { return m_castlingRooks; }
    /// Keeps those of `rooks` that fit, at most one on either side of a king.
    void setCastlingRooks(Bitboard rooks);
    /// The rooks that could be given a right. Chess: the rooks on a1, h1 (a8, h8) with the king on
    /// e1 (e8). Chess960: every rook on the first rank with its only king.
    Bitboard castlingCandidates() const;
    /// Whether any king and rook on the first rank may castle. Off by default.
    bool isChess960() const { return m_isChess960; }
    void setChess960(bool isChess960);

    std::optional<Square> enPassant() const { return m_enPassant; }
    /// A square that is no candidate is not taken and leaves none.
    void setEnPassant(std::optional<Square> square);
    /// The squares an enemy pawn can have just passed over: on the sixth rank of the side to move,
    /// empty like the one behind, with the pawn in front.
    Bitboard enPassantCandidates() const;

    /// Half-moves since the last capture or pawn move.
    std::uint32_t halfmoveClock() const { return m_halfmoveClock; }
    void setHalfmoveClock(std::uint32_t clock) { m_halfmoveClock = clock; }
    /// The number of the move to be played, 1 at the start.
    std::uint32_t moveNumber() const { return m_moveNumber; }
    /// Precondition: number ≥ 1.
    void setMoveNumber(std::uint32_t number) { m_moveNumber = number; }

    bool operator==(const Position &) const = default;

private:
    static std::size_t slotOf(Piece piece) { return static_cast<std::size_t>(indexOf(piece)); }
    void dropRightsThatNoLongerFit();

    std::array<Bitboard, 12> m_pieces;
    Bitboard m_castlingRooks;
    std::optional<Square> m_enPassant;
    std::uint32_t m_halfmoveClock = 0;
    std::uint32_t m_moveNumber = 1;
    Color m_turn = Color::White;
    bool m_isChess960 = false;
};

/// The rank that a colour sees as `rank`, counting from its own side: Black's second is rank 7.
constexpr Rank rankOf(Color color, Rank rank)
{
    return color == Color::White ? rank : static_cast<Rank>(7 - static_cast<int>(rank));
}

/// The rank on which a colour's pieces begin: rank 1 or rank 8.
constexpr Rank homeRankOf(Color color)
{
    return rankOf(color, Rank::One);
}

/// The way a colour's pawns go.
constexpr Direction forwardOf(Color color)
{
    return color == Color::White ? Direction::North : Direction::South;
}

/// The two sides to castle to.
enum class CastlingSide : std::uint8_t { King, Queen };

/// Where king and rook stand after castling, g1 and f1 or c1 and d1 (on rank 8 for Black), in
/// Chess960 as in chess.
struct CastlingTarget {
    Square king;
    Square rook;
};

constexpr CastlingTarget castlingTarget(Color color, CastlingSide side)
{
    const Rank rank = homeRankOf(color);
    if (side == CastlingSide::King)
        return {Square(File::G, rank), Square(File::F, rank)};
    return {Square(File::C, rank), Square(File::D, rank)};
}

/// The king that may castle if a rook may: in chess one on the e-file, in Chess960 the only one, on
/// its home rank.
std::optional<Square> castlingKing(const Position &position, Color color);

/// The rook with the right to castle to that side of its king, if there is one.
std::optional<Square> castlingRook(const Position &position, Color color, CastlingSide side);

} // namespace chess
