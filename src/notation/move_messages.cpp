#include "src/notation/diagram.h"
#include "src/notation/move_text.h"

namespace chess {

namespace {

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

Message describeNotAMove(const MoveTextError &error)
{
    if (error.understood.empty())
        return {"“%1” begins no move; write it like Nf3 or g1f3.", {error.found}};
    if (error.found.empty())
        return {"“%1” is no whole move; write it like Nf3 or g1f3.", {error.understood}};
    return {"“%1” can begin a move, but “%2” does not go on with it; write it like Nf3 or g1f3.",
            {error.understood, error.found}};
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

Message describe(const MoveTextError &error)
{
    if (error.refusal)
        return describe(*error.refusal);
    switch (error.kind) {
    case MoveTextErrorKind::Empty:
        return {"There is no move to read.", {}};
    case MoveTextErrorKind::NotAMove:
        return describeNotAMove(error);
    case MoveTextErrorKind::TextBehind:
        return {"“%1” was read; “%2” after it belongs to no move.",
                {error.understood, error.found}};
    case MoveTextErrorKind::NoOwnPiece:
        return {"“%1” names another piece than the one that stands on the first square.",
                {error.found}};
    case MoveTextErrorKind::NotReachable:
    case MoveTextErrorKind::CastlingImpossible:
    case MoveTextErrorKind::NotLegal:
        return {notReachablePattern(error.piece), {error.found}};
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
