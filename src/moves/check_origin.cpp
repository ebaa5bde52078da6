#include "src/moves/check_origin.h"

#include "src/attacks/pawns.h"
#include "src/attacks/piece_attacks.h"
#include "src/attacks/rays.h"

namespace chess {

namespace {

/// Whether a move that ended on `arrival` and emptied the squares of `vacated` accounts for every
/// check: each comes from the piece that arrived or along a line that was opened.
bool accountsForAll(Bitboard checkers, Square king, Square arrival, Bitboard vacated)
{
    for (const Square checker : checkers) {
        if (checker != arrival && !squaresBetween(king, checker).intersects(vacated))
            return false;
    }
    return true;
}

/// The squares from which a pawn can have come to `square`, pushing or capturing.
Bitboard pawnOrigins(Square square, Color color, Bitboard empty)
{
    const Color enemy = opponentOf(color);
    const Bitboard pushes = Bitboard(square).shifted(forwardOf(enemy)) & empty;
    const Bitboard doublePushes =
        pushes.shifted(forwardOf(enemy)) & Bitboard(rankOf(color, Rank::Two));
    const Bitboard captures = pawnAttacks(square, enemy);
    return ((pushes | doublePushes | captures) & empty).without(Bitboard(homeRankOf(color)));
}

/// The squares from which the piece on `square` can have come without having attacked the king from
/// there: otherwise its side would have been to move with the king in check.
Bitboard originsOf(const Position &position, Square square, Square king)
{
    const Piece piece = *position.pieceAt(square);
    const Color color = piece.color;
    const Bitboard occupied = position.occupied();
    const auto withoutCheck = [&](PieceType type, Bitboard squares) {
        Bitboard origins;
        for (const Square origin : squares) {
            const Bitboard before = occupied | Bitboard(origin);
            if (!attackSet({color, type}, origin, before).contains(king))
                origins.insert(origin);
        }
        return origins;
    };

    const bool isOnLastRank = square.rank() == homeRankOf(opponentOf(color));
    Bitboard origins;
    if (piece.type == PieceType::Pawn || isOnLastRank)
        origins |= withoutCheck(PieceType::Pawn, pawnOrigins(square, color, ~occupied));
    if (piece.type != PieceType::Pawn)
        origins |= withoutCheck(piece.type, attackSet(piece, square, occupied).without(occupied));
    return origins;
}

/// Whether some en passant capture accounts for the checks: a pawn on its sixth rank, come from the
/// rank below, where the captured pawn stood behind it.
bool canEnPassantGive(const Position &position, Square king, Bitboard checkers)
{
    const Color color = opponentOf(position.turn());
    const Direction forward = forwardOf(color);
    const Direction back = forwardOf(position.turn());
    const Bitboard empty = ~position.occupied();
    const Bitboard sixthRank(rankOf(color, Rank::Six));
    for (const Square pawn : position.pieces(color, PieceType::Pawn) & sixthRank) {
        const Bitboard captured = Bitboard(pawn).shifted(back);
        const Bitboard start = Bitboard(pawn).shifted(forward);
        if (!(captured | start).isSubsetOf(empty))
            continue;
        for (const Square origin :
             originsOf(position, pawn, king) & Bitboard(captured.first()->rank())) {
            if (Bitboard(origin) != captured &&
                accountsForAll(checkers, king, pawn, captured | Bitboard(origin)))
                return true;
        }
    }
    return false;
}

} // namespace

bool canOneMoveGiveCheck(const Position &position, Square king, Bitboard checkers)
{
    if (const std::optional<Square> passed = position.enPassant()) {
        const Color color = opponentOf(position.turn());
        const Bitboard arrival = Bitboard(*passed).shifted(forwardOf(color));
        const Bitboard start = Bitboard(*passed).shifted(forwardOf(position.turn()));
        return accountsForAll(checkers, king, *arrival.first(), start);
    }
    if (checkers.count() < 2)
        return true;
    if (checkers.count() > 2)
        return false;
    for (const Square mover : checkers) {
        for (const Square origin : originsOf(position, mover, king)) {
            if (accountsForAll(checkers, king, mover, Bitboard(origin)))
                return true;
        }
    }
    return canEnPassantGive(position, king, checkers);
}

} // namespace chess
