#include "src/attacks/piece_attacks.h"

#include "src/attacks/leapers.h"
#include "src/attacks/pawns.h"
#include "src/attacks/sliders.h"

namespace chess {

Bitboard attackSet(Piece piece, Square square, Bitboard occupied)
{
    switch (piece.type) {
    case PieceType::Pawn:
        return pawnAttacks(square, piece.color);
    case PieceType::Knight:
        return knightAttacks(square);
    case PieceType::Bishop:
        return bishopAttacks(square, occupied);
    case PieceType::Rook:
        return rookAttacks(square, occupied);
    case PieceType::Queen:
        return queenAttacks(square, occupied);
    case PieceType::King:
        return kingAttacks(square);
    }
    return {};
}

Bitboard relevantOccupancy(PieceType type, Square square)
{
    switch (type) {
    case PieceType::Bishop:
        return bishopRelevantOccupancy(square);
    case PieceType::Rook:
        return rookRelevantOccupancy(square);
    case PieceType::Queen:
        return bishopRelevantOccupancy(square) | rookRelevantOccupancy(square);
    case PieceType::Pawn:
    case PieceType::Knight:
    case PieceType::King:
        return {};
    }
    return {};
}

Bitboard attackersOf(const Position &position, Square square, Color color, Bitboard occupied)
{
    // Whatever attacks the square would be attacked by its like standing there; a pawn, by one of
    // the other colour.
    Bitboard attackers =
        pawnAttacks(square, opponentOf(color)) & position.pieces(color, PieceType::Pawn);
    for (const PieceType type :
         {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen, PieceType::King})
        attackers |= attackSet({color, type}, square, occupied) & position.pieces(color, type);
    return attackers;
}

Bitboard attackersOf(const Position &position, Square square, Color color)
{
    return attackersOf(position, square, color, position.occupied());
}

Bitboard attacksBy(const Position &position, Color color, Bitboard occupied)
{
    Bitboard attacks = pawnAttacks(position.pieces(color, PieceType::Pawn), color);
    for (const PieceType type : {PieceType::Knight, PieceType::Bishop, PieceType::Rook,
                                 PieceType::Queen, PieceType::King}) {
        for (const Square square : position.pieces(color, type))
            attacks |= attackSet({color, type}, square, occupied);
    }
    return attacks;
}

Bitboard attacksBy(const Position &position, Color color)
{
    return attacksBy(position, color, position.occupied());
}

} // namespace chess
