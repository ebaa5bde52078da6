#include "src/notation/diagram.h"
#include "src/notation/move_text.h"

namespace chess {

namespace {

Message describePin(Square king, Square pinner)
{
    const std::string kingName(nameOf(king));
    if (king.file() == pinner.file())
        return {"Pinned to %1 along the %2-file.", {kingName, {letterOf(king.file())}}};
    if (king.rank() == pinner.rank())
        return {"Pinned to %1 along rank %2.", {kingName, {digitOf(king.rank())}}};
    return {"Pinned to %1 along the diagonal from %2.", {kingName, std::string(nameOf(pinner))}};
}

Message describeOpenedLine(Square king, Square attacker)
{
    if (king.rank() == attacker.rank() && king.rank() == Rank::Five)
        return {"Would leave the fifth rank open.", {}};
    if (king.rank() == attacker.rank() && king.rank() == Rank::Four)
        return {"Would leave the fourth rank open.", {}};
    return {"Would open the line from %1 to the king on %2.",
            {std::string(nameOf(attacker)), std::string(nameOf(king))}};
}

/// “No knight can go there.”
std::string_view notReachablePattern(PieceType piece)
{
    switch (piece) {
    case PieceType::Pawn:
        return "“%1”: no pawn can go there.";
    case PieceType::Knight:
        return "“%1”: no knight can go there.";
    case PieceType::Bishop:
        return "“%1”: no bishop can go there.";
    case PieceType::Rook:
        return "“%1”: no rook can go there.";
    case PieceType::Queen:
        return "“%1”: no queen can go there.";
    case PieceType::King:
        break;
    }
    return "“%1”: the king cannot go there.";
}

/// "b1,f3": where the pieces stand that can be meant.
std::string originsOf(const std::vector<Move> &candidates)
{
    Bitboard origins;
    for (const Move move : candidates)
        origins.insert(move.from());
    return toSquareList(origins);
}

} // namespace

std::string_view nameOf(MoveTextErrorKind kind)
{
    switch (kind) {
    case MoveTextErrorKind::Empty:
        return "empty";
    case MoveTextErrorKind::NotAMove:
        return "not-a-move";
    case MoveTextErrorKind::TextBehind:
        return "text-behind";
    case MoveTextErrorKind::NoOwnPiece:
        return "no-own-piece";
    case MoveTextErrorKind::NotReachable:
        return "not-reachable";
    case MoveTextErrorKind::CastlingImpossible:
        return "castling-impossible";
    case MoveTextErrorKind::NotLegal:
        return "not-legal";
    case MoveTextErrorKind::NothingToCapture:
        return "nothing-to-capture";
    case MoveTextErrorKind::PromotionMissing:
        return "promotion-missing";
    case MoveTextErrorKind::PromotionImpossible:
        return "promotion-impossible";
    case MoveTextErrorKind::Ambiguous:
        return "ambiguous";
    }
    return {};
}

Message describe(const Illegality &illegality)
{
    const std::string attackers = toSquareList(illegality.attackers);
    if (!illegality.attacked)
        return {"Legal moves need exactly one king.", {}};
    const Square attacked = *illegality.attacked;
    const std::string square(nameOf(attacked));
    switch (illegality.kind) {
    case IllegalityKind::NotOneKing:
        break;
    case IllegalityKind::Pinned:
        return describePin(attacked, *illegality.attackers.first());
    case IllegalityKind::CheckUnanswered:
        return {"In check from %1.", {attackers}};
    case IllegalityKind::DoubleCheck:
        return {"In check from %1: only the king can move.", {attackers}};
    case IllegalityKind::EnPassantOpensLine:
        return describeOpenedLine(attacked, *illegality.attackers.first());
    case IllegalityKind::KingIntoAttack:
        return {"The king would walk into an attack from %1.", {attackers}};
    case IllegalityKind::CastlingInCheck:
        return {"No castling in check; the king is attacked from %1.", {attackers}};
    case IllegalityKind::CastlingThroughAttack:
        return {"No castling across %1, which is attacked from %2.", {square, attackers}};
    case IllegalityKind::CastlingIntoAttack:
        return {"No castling to %1, which is attacked from %2.", {square, attackers}};
    }
    return {};
}

Message describe(const MoveTextError &error)
{
    switch (error.kind) {
    case MoveTextErrorKind::Empty:
        return {"There is no move to read.", {}};
    case MoveTextErrorKind::NotAMove:
        if (error.found.empty())
            return {"The move ends too early; write it like Nf3 or g1f3.", {}};
        return {"“%1” belongs to no move; write it like Nf3 or g1f3.", {error.found}};
    case MoveTextErrorKind::TextBehind:
        return {"“%1” stands behind the move; nothing more is expected.", {error.found}};
    case MoveTextErrorKind::NoOwnPiece:
        return {"“%1”: no such piece of the side to move stands on the first square.",
                {error.found}};
    case MoveTextErrorKind::NotReachable:
        return {notReachablePattern(error.piece), {error.found}};
    case MoveTextErrorKind::CastlingImpossible:
        return {"“%1”: this castling right is lost, or something stands in the way.",
                {error.found}};
    case MoveTextErrorKind::NotLegal:
        return describe(*error.illegality);
    case MoveTextErrorKind::NothingToCapture:
        return {"“%1”: there is nothing to capture.", {error.found}};
    case MoveTextErrorKind::PromotionMissing:
        return {"“%1”: the pawn becomes another piece; add which, as in e8=Q or e7e8q.",
                {error.found}};
    case MoveTextErrorKind::PromotionImpossible:
        return {"“%1”: only a pawn on the last rank becomes another piece, and no king or pawn.",
                {error.found}};
    case MoveTextErrorKind::Ambiguous:
        break;
    }
    return {"“%1” can be the piece on any of %2; name the square it leaves.",
            {error.found, originsOf(error.candidates)}};
}

} // namespace chess
