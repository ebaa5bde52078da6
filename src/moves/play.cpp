#include "src/moves/play.h"

#include "src/attacks/leapers.h"
#include "src/attacks/piece_attacks.h"
#include "src/moves/castling.h"
#include "src/moves/destinations.h"

#include <algorithm>
#include <cstdlib>

namespace chess {

namespace {

CastlingTarget castlingTargetOf(Move move)
{
    const bool isWhite = move.from().rank() == homeRankOf(Color::White);
    return castlingTarget(isWhite ? Color::White : Color::Black, castlingSideOf(move));
}

bool isTwoRanksAway(Square from, Square to)
{
    return std::abs(static_cast<int>(from.rank()) - static_cast<int>(to.rank())) == 2;
}

void addPawnMoves(std::vector<Move> &moves, const Position &position, Piece pawn, Square from)
{
    for (const Square to : destinations(position, from)) {
        const bool isDiagonal = from.file() != to.file();
        if (to.rank() == homeRankOf(opponentOf(pawn.color))) {
            for (const PieceType promotion : promotionTypes)
                moves.emplace_back(pawn.type, from, to, MoveKind::Promotion, promotion);
        } else if (isDiagonal && !position.occupied().contains(to)) {
            moves.emplace_back(pawn.type, from, to, MoveKind::EnPassant);
        } else {
            moves.emplace_back(pawn.type, from, to,
                               isTwoRanksAway(from, to) ? MoveKind::DoublePush
                                                        : MoveKind::Ordinary);
        }
    }
}

void addCastlings(std::vector<Move> &moves, const Position &position, Color color, Square king)
{
    if (castlingKing(position, color) != king)
        return;
    for (const CastlingSide side : castlingSides) {
        if (canCastle(position, color, side))
            moves.emplace_back(PieceType::King, king, *castlingRook(position, color, side),
                               MoveKind::Castling);
    }
}

std::vector<Move> pseudoLegalMovesFrom(const Position &position, Piece piece, Square from)
{
    std::vector<Move> moves;
    if (piece.type == PieceType::Pawn) {
        addPawnMoves(moves, position, piece, from);
        return moves;
    }
    // Not out of `destinations`: there a castling and a step to the same square are one.
    const Bitboard own = position.pieces(piece.color);
    for (const Square to : attackSet(piece, from, position.occupied()).without(own))
        moves.emplace_back(piece.type, from, to);
    if (piece.type == PieceType::King)
        addCastlings(moves, position, piece.color, from);
    return moves;
}

/// Precondition: `move` is pseudo-legal for a side with exactly one king.
bool isLegal(const Position &position, Color color, Move move)
{
    if (move.kind() == MoveKind::Castling)
        return canCastleLegally(position, color, castlingSideOf(move));
    const Position after = afterMove(position, move);
    return attackersOf(after, *after.king(color), opponentOf(color)).isEmpty();
}

/// Counts on and stops at the greatest number.
std::uint32_t next(std::uint32_t count)
{
    return std::max(count, count + 1);
}

void movePieces(Position &position, Move move, Piece piece)
{
    if (move.kind() == MoveKind::Castling) {
        const CastlingTarget target = castlingTargetOf(move);
        // King and rook may come to each other's squares, so both leave before they arrive.
        position.remove(move.from());
        position.remove(move.to());
        position.put(target.king, piece);
        position.put(target.rook, {piece.color, PieceType::Rook});
        return;
    }
    position.movePiece(move.from(), move.to());
    if (const std::optional<PieceType> promotion = move.promotion())
        position.put(move.to(), {piece.color, *promotion});
    if (move.kind() == MoveKind::EnPassant)
        position.remove(capturedEnPassant(move.from(), move.to()));
}

} // namespace

std::vector<Move> movesFrom(const Position &position, Square from, MoveRule rule)
{
    const std::optional<Piece> piece = position.pieceAt(from);
    if (!piece || (rule == MoveRule::Legal && !position.king(piece->color)))
        return {};
    std::vector<Move> moves = pseudoLegalMovesFrom(position, *piece, from);
    if (rule == MoveRule::Legal)
        std::erase_if(moves, [&](Move move) { return !isLegal(position, piece->color, move); });
    return moves;
}

bool isMeantBy(Move move, Square to)
{
    if (move.kind() != MoveKind::Castling)
        return move.to() == to;
    const bool isStep = kingAttacks(move.from()).contains(to);
    return move.to() == to || (arrivalOf(move) == to && !isStep);
}

std::vector<Move> movesBetween(const Position &position, Square from, Square to, MoveRule rule)
{
    std::vector<Move> moves = movesFrom(position, from, rule);
    std::erase_if(moves, [to](Move move) { return !isMeantBy(move, to); });
    return moves;
}

CastlingSide castlingSideOf(Move move)
{
    return castlingSideOf(move.from(), move.to());
}

Square arrivalOf(Move move)
{
    return move.kind() == MoveKind::Castling ? castlingTargetOf(move).king : move.to();
}

bool isCapture(const Position &position, Move move)
{
    if (move.kind() == MoveKind::Castling)
        return false;
    return move.kind() == MoveKind::EnPassant || position.occupied().contains(move.to());
}

Position afterMove(const Position &position, Move move)
{
    const Piece piece = *position.pieceAt(move.from());
    Bitboard rights = position.castlingRooks().without({move.from(), move.to()});
    if (piece.type == PieceType::King)
        rights = rights.without(Bitboard(homeRankOf(piece.color)));
    std::optional<Square> passed;
    if (move.kind() == MoveKind::DoublePush)
        passed = Square::fromIndex((move.from().index() + move.to().index()) / 2);

    Position after = position;
    movePieces(after, move, piece);
    after.setCastlingRooks(rights);
    after.setTurn(opponentOf(piece.color));
    after.setEnPassant(passed);
    const bool isIrreversible = piece.type == PieceType::Pawn || isCapture(position, move);
    after.setHalfmoveClock(isIrreversible ? 0 : next(position.halfmoveClock()));
    if (piece.color == Color::Black)
        after.setMoveNumber(next(position.moveNumber()));
    return after;
}

} // namespace chess
