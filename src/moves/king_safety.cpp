#include "src/moves/king_safety.h"

#include "src/attacks/piece_attacks.h"
#include "src/attacks/rays.h"
#include "src/attacks/sliders.h"

namespace chess {

Bitboard snipersAt(const Position &position, Square square, Color enemy)
{
    const Bitboard queens = position.pieces(enemy, PieceType::Queen);
    const Bitboard others = position.pieces(enemy);
    return (bishopAttacks(square, others) & (position.pieces(enemy, PieceType::Bishop) | queens)) |
           (rookAttacks(square, others) & (position.pieces(enemy, PieceType::Rook) | queens));
}

KingSafety kingSafetyOf(const Position &position, Color color)
{
    const std::optional<Square> king = position.king(color);
    if (!king)
        return {};
    const Color enemy = opponentOf(color);
    const Bitboard own = position.pieces(color);

    KingSafety safety;
    safety.checkers = attackersOf(position, *king, enemy);
    safety.danger = attacksBy(position, enemy, position.occupied().without(Bitboard(*king)));
    for (const Square sniper : snipersAt(position, *king, enemy)) {
        const Bitboard shields = squaresBetween(*king, sniper) & own;
        if (shields.count() == 1)
            safety.pinned |= shields;
    }
    if (safety.checkers.isEmpty())
        safety.checkMask = Bitboard::full();
    else if (safety.checkers.count() == 1)
        safety.checkMask = safety.checkers | squaresBetween(*king, *safety.checkers.first());
    return safety;
}

KingSafety kingSafetyOf(const Position &position)
{
    return kingSafetyOf(position, position.turn());
}

} // namespace chess
