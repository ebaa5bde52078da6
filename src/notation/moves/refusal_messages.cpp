#include "src/notation/moves/move_text.h"
#include "src/notation/words/diagram.h"

namespace chess {

namespace {

Message describePin(Square king, Square pinner)
{
    const std::string kingName(nameOf(king));
    if (king.file() == pinner.file())
        return {"pinned to %1 along the %2-file", {kingName, {letterOf(king.file())}}};
    if (king.rank() == pinner.rank())
        return {"pinned to %1 along rank %2", {kingName, {digitOf(king.rank())}}};
    return {"pinned to %1 along the diagonal from %2", {kingName, std::string(nameOf(pinner))}};
}

Message describeOpenedLine(Square king, Square attacker)
{
    if (king.rank() == attacker.rank() && king.rank() == Rank::Five)
        return {"would leave the fifth rank open", {}};
    if (king.rank() == attacker.rank() && king.rank() == Rank::Four)
        return {"would leave the fourth rank open", {}};
    return {"would open the line from %1 to the king on %2",
            {std::string(nameOf(attacker)), std::string(nameOf(king))}};
}

std::string_view wayOfMovingPattern(PieceType piece)
{
    switch (piece) {
    case PieceType::Pawn:
        return "A pawn does not go from %1 to %2: it moves straight ahead, and diagonally only to "
               "take.";
    case PieceType::Knight:
        return "A knight does not go from %1 to %2: it leaps two squares one way and one across.";
    case PieceType::Bishop:
        return "A bishop does not go from %1 to %2: it moves along diagonals only.";
    case PieceType::Rook:
        return "A rook does not go from %1 to %2: it moves along files and ranks only.";
    case PieceType::Queen:
        return "A queen does not go from %1 to %2: it moves along files, ranks and diagonals only.";
    case PieceType::King:
        break;
    }
    return "A king does not go from %1 to %2: it moves one square, and farther only to castle.";
}

std::string_view noCastlingRightPattern(Color color, CastlingSide side)
{
    if (color == Color::White)
        return side == CastlingSide::King ? "White has no right to castle kingside."
                                          : "White has no right to castle queenside.";
    return side == CastlingSide::King ? "Black has no right to castle kingside."
                                      : "Black has no right to castle queenside.";
}

} // namespace

Message describe(const Illegality &illegality)
{
    const std::string attackers = toSquareList(illegality.attackers);
    if (!illegality.attacked)
        return {"legal moves need exactly one king", {}};
    const Square attacked = *illegality.attacked;
    const std::string square(nameOf(attacked));
    switch (illegality.kind) {
    case IllegalityKind::NotOneKing:
        break;
    case IllegalityKind::Pinned:
        return describePin(attacked, *illegality.attackers.first());
    case IllegalityKind::CheckUnanswered:
        return {"in check from %1", {attackers}};
    case IllegalityKind::DoubleCheck:
        return {"in check from %1: only the king can move", {attackers}};
    case IllegalityKind::EnPassantOpensLine:
        return describeOpenedLine(attacked, *illegality.attackers.first());
    case IllegalityKind::KingIntoAttack:
        return {"%1 is attacked from %2", {square, attackers}};
    case IllegalityKind::CastlingInCheck:
        return {"no castling in check; the king on %1 is attacked from %2", {square, attackers}};
    case IllegalityKind::CastlingThroughAttack:
        return {"no castling across %1, which is attacked from %2", {square, attackers}};
    case IllegalityKind::CastlingIntoAttack:
        return {"no castling to %1, which is attacked from %2", {square, attackers}};
    case IllegalityKind::CastlingUncoversKing:
        return {"the castling rook hides the king on %1 from the attack from %2",
                {square, attackers}};
    }
    return {};
}

Message describe(const Refusal &refusal)
{
    const std::string from(nameOf(refusal.from));
    const std::string to(nameOf(refusal.to));
    const Piece piece = refusal.piece.value_or(Piece{Color::White, PieceType::King});
    const CastlingSide side = refusal.castling.value_or(CastlingSide::King);
    switch (refusal.kind) {
    case RefusalKind::NothingThere:
        return {"Nothing stands on %1.", {from}};
    case RefusalKind::OtherTurn:
        return {piece.color == Color::Black
                    ? "It is White’s turn; the piece on %1 is one of Black’s."
                    : "It is Black’s turn; the piece on %1 is one of White’s.",
                {from}};
    case RefusalKind::WayOfMoving:
        return {wayOfMovingPattern(piece.type), {from, to}};
    case RefusalKind::InTheWay:
        return {"The way from %1 to %2 is blocked on %3.",
                {from, to, toSquareList(refusal.blockers)}};
    case RefusalKind::OwnPiece:
        if (refusal.from == refusal.to)
            return {"The piece on %1 is there already.", {from}};
        return {"The piece on %1 cannot go to %2: one of its own side stands there.", {from, to}};
    case RefusalKind::DoubleStep:
        return {piece.color == Color::White
                    ? "A pawn does not go from %1 to %2: it takes two steps only from rank 2."
                    : "A pawn does not go from %1 to %2: it takes two steps only from rank 7.",
                {from, to}};
    case RefusalKind::NothingToTake:
        return {"The pawn on %1 cannot take on %2: nothing stands there.", {from, to}};
    case RefusalKind::NoneJustPassed:
        return {"The pawn on %1 cannot take on %2: nothing stands there, and no pawn has just "
                "passed it.",
                {from, to}};
    case RefusalKind::NoCastlingRight:
        return {noCastlingRightPattern(piece.color, side), {}};
    case RefusalKind::CastlingInTheWay:
        return {side == CastlingSide::King ? "No castling kingside: %1 must be empty."
                                           : "No castling queenside: %1 must be empty.",
                {toSquareList(refusal.blockers)}};
    case RefusalKind::NotLegal:
        break;
    }
    return {"Not legal: %1", {}, {describe(*refusal.illegality)}};
}

} // namespace chess
