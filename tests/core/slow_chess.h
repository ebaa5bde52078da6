#pragma once

#include "src/attacks/piece_attacks.h"
#include "src/moves/castling.h"
#include "src/moves/destinations.h"

#include <algorithm>
#include <optional>
#include <vector>

/// Chess the slow and obvious way, as an oracle: play every pseudo-legal move on a copy of the
/// position and look whether the king that moved stands attacked. It shares no reasoning about
/// pins, checks and masks with the code under test.
namespace tests {

struct SlowMove {
    chess::Square from;
    chess::Square to;
    std::optional<chess::PieceType> promotion;
    std::optional<chess::CastlingSide> castling;
};

/// The position after a pseudo-legal move.
inline chess::Position played(const chess::Position &before, const SlowMove &move)
{
    using namespace chess;
    Position after = before;
    const Color color = before.turn();
    const Piece piece = before.pieceAt(move.from).value();
    const bool isCapture = !move.castling && before.pieceAt(move.to).has_value();
    Bitboard rights = before.castlingRooks().without({move.from, move.to});
    if (piece.type == PieceType::King)
        rights = rights.without(Bitboard(homeRankOf(color)));
    std::optional<Square> passed;
    if (move.castling) {
        const CastlingTarget target = castlingTarget(color, *move.castling);
        after.remove(castlingRook(before, color, *move.castling).value());
        after.remove(move.from);
        after.put(target.king, piece);
        after.put(target.rook, {color, PieceType::Rook});
    } else {
        after.movePiece(move.from, move.to);
        if (move.promotion)
            after.put(move.to, {color, *move.promotion});
        if (piece.type == PieceType::Pawn) {
            if (before.enPassant() == move.to)
                after.remove(Square(move.to.file(), move.from.rank()));
            const int advance =
                static_cast<int>(move.to.rank()) - static_cast<int>(move.from.rank());
            if (advance == 2 || advance == -2)
                passed = Square::fromIndex((move.from.index() + move.to.index()) / 2);
        }
    }
    after.setTurn(opponentOf(color));
    after.setCastlingRooks(rights);
    after.setEnPassant(passed);
    const bool isPawn = piece.type == PieceType::Pawn;
    after.setHalfmoveClock(isCapture || isPawn ? 0 : before.halfmoveClock() + 1);
    after.setMoveNumber(before.moveNumber() + (color == Color::Black ? 1 : 0));
    return after;
}

inline bool isAttacked(const chess::Position &position, chess::Bitboard squares, chess::Color by)
{
    for (const chess::Square square : squares) {
        if (!chess::attackersOf(position, square, by).isEmpty())
            return true;
    }
    return false;
}

/// Whether the king neither stands in check nor crosses an attacked square. Whether it is safe in
/// the end shows once the move is played.
inline bool isCastlingWaySafe(const chess::Position &position, const SlowMove &move)
{
    using namespace chess;
    const Color color = position.turn();
    const int target = castlingTarget(color, *move.castling).king.index();
    Position lifted = position;
    lifted.setPieces({color, PieceType::King}, {});
    Bitboard way;
    for (int index = std::min(move.from.index(), target);
         index <= std::max(move.from.index(), target); ++index)
        way.insert(Square::fromIndex(index));
    return !isAttacked(lifted, way, opponentOf(color));
}

inline std::vector<SlowMove> slowLegalMoves(const chess::Position &position)
{
    using namespace chess;
    const Color color = position.turn();
    std::vector<SlowMove> pseudoLegal;
    for (const Square from : position.pieces(color)) {
        const PieceReach reach = reachOf(position, from);
        const Piece piece = *position.pieceAt(from);
        const bool isKing = piece.type == PieceType::King;
        for (const Square to : reach.destinations()) {
            const bool isPromotion =
                piece.type == PieceType::Pawn && to.rank() == homeRankOf(opponentOf(color));
            if (isPromotion) {
                for (const PieceType type :
                     {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen})
                    pseudoLegal.push_back({from, to, type, {}});
            } else if (!isKing || reach.attacks.without(position.pieces(color)).contains(to)) {
                pseudoLegal.push_back({from, to, {}, {}});
            }
        }
        if (!isKing)
            continue;
        for (const CastlingSide side : {CastlingSide::King, CastlingSide::Queen}) {
            const SlowMove move{from, castlingTarget(color, side).king, {}, side};
            if (canCastle(position, color, side) && isCastlingWaySafe(position, move))
                pseudoLegal.push_back(move);
        }
    }
    std::vector<SlowMove> legal;
    for (const SlowMove &move : pseudoLegal) {
        const Position after = played(position, move);
        if (!isAttacked(after, after.pieces(color, PieceType::King), opponentOf(color)))
            legal.push_back(move);
    }
    return legal;
}

} // namespace tests
