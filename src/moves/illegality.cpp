#include "src/moves/illegality.h"

#include "src/attacks/piece_attacks.h"
#include "src/attacks/rays.h"
#include "src/moves/castling.h"
#include "src/moves/play.h"

namespace chess {

namespace {

IllegalityKind kindOf(CastlingStage stage)
{
    switch (stage) {
    case CastlingStage::Start:
        return IllegalityKind::CastlingInCheck;
    case CastlingStage::Way:
        return IllegalityKind::CastlingThroughAttack;
    case CastlingStage::Target:
        return IllegalityKind::CastlingIntoAttack;
    case CastlingStage::After:
        break;
    }
    return IllegalityKind::CastlingUncoversKing;
}

std::optional<Illegality> illegalityOfCastling(const Position &position, Color color, Move move)
{
    const std::optional<CastlingAttack> attack =
        attackOnCastling(position, color, castlingSideOf(move));
    if (!attack)
        return std::nullopt;
    return Illegality{kindOf(attack->stage), attack->attackers, attack->square};
}

/// Those of the attackers whose line to the king the piece on `from` alone kept closed.
Bitboard pinnersOf(Square from, Bitboard captured, Square king, Bitboard attackers)
{
    Bitboard pinners;
    for (const Square attacker : attackers) {
        const Bitboard between = squaresBetween(king, attacker);
        if (between.contains(from) && !between.intersects(captured))
            pinners.insert(attacker);
    }
    return pinners;
}

} // namespace

std::optional<Illegality> illegalityOf(const Position &position, Move move)
{
    const Color color = position.pieceAt(move.from())->color;
    const Color enemy = opponentOf(color);
    const std::optional<Square> king = position.king(color);
    if (!king)
        return Illegality{IllegalityKind::NotOneKing, {}, {}};
    if (move.kind() == MoveKind::Castling)
        return illegalityOfCastling(position, color, move);

    const Position after = afterMove(position, move);
    const Square kingAfter = *after.king(color);
    const Bitboard attackers = attackersOf(after, kingAfter, enemy);
    if (attackers.isEmpty())
        return std::nullopt;
    if (move.piece() == PieceType::King)
        return Illegality{IllegalityKind::KingIntoAttack, attackers, kingAfter};

    const Bitboard checkers = attackersOf(position, *king, enemy);
    const Bitboard uncovered = attackers.without(checkers);
    const Bitboard captured =
        position.pieces(enemy).without(after.pieces(enemy)).without(Bitboard(move.to()));
    const Bitboard pinners = pinnersOf(move.from(), captured, *king, uncovered);
    if (!pinners.isEmpty())
        return Illegality{IllegalityKind::Pinned, pinners, king};
    if (checkers.count() > 1)
        return Illegality{IllegalityKind::DoubleCheck, checkers, king};
    if (attackers.intersects(checkers))
        return Illegality{IllegalityKind::CheckUnanswered, checkers, king};
    return Illegality{IllegalityKind::EnPassantOpensLine, uncovered, king};
}

} // namespace chess
