#include "src/notation/moves/move_text.h"
#include "src/notation/words/diagram.h"

#include <algorithm>
#include <utility>

namespace chess {

namespace {

/// Why no piece of that kind can go to a square.
std::string_view noneCanGoPattern(PieceType piece)
{
    switch (piece) {
    case PieceType::Pawn:
        return "No pawn can go to %1: %2";
    case PieceType::Knight:
        return "No knight can go to %1: %2";
    case PieceType::Bishop:
        return "No bishop can go to %1: %2";
    case PieceType::Rook:
        return "No rook can go to %1: %2";
    case PieceType::Queen:
        return "No queen can go to %1: %2";
    case PieceType::King:
        break;
    }
    return "No king can go to %1: %2";
}

/// Why the one piece that is meant cannot go to a square.
std::string_view thisCannotGoPattern(PieceType piece)
{
    switch (piece) {
    case PieceType::Pawn:
        return "The pawn on %1 cannot go to %2: %3";
    case PieceType::Knight:
        return "The knight on %1 cannot go to %2: %3";
    case PieceType::Bishop:
        return "The bishop on %1 cannot go to %2: %3";
    case PieceType::Rook:
        return "The rook on %1 cannot go to %2: %3";
    case PieceType::Queen:
        return "The queen on %1 cannot go to %2: %3";
    case PieceType::King:
        break;
    }
    return "The king on %1 cannot go to %2: %3";
}

/// Why there is no piece that the text can mean.
Message describeAbsence(const MoveTextError &error)
{
    if (error.fromFile)
        return {"none stands on the %1-file.", {{letterOf(*error.fromFile)}}};
    if (error.fromRank)
        return {"none stands on rank %1.", {{digitOf(*error.fromRank)}}};
    return {error.turn == Color::White ? "White has none." : "Black has none.", {}};
}

/// Why several pieces do not reach a square: if one of their own side stands there, or some of them
/// have a way there that is blocked, that is it.
Message describeDistance(const std::vector<Refusal> &refusals)
{
    Bitboard origins;
    Bitboard blocked;
    Bitboard blockers;
    for (const Refusal &refusal : refusals) {
        origins.insert(refusal.from);
        if (refusal.kind == RefusalKind::OwnPiece)
            return {"a piece of its own side stands there.", {}};
        if (refusal.kind == RefusalKind::InTheWay) {
            blocked.insert(refusal.from);
            blockers |= refusal.blockers;
        }
    }
    if (blocked.isEmpty())
        return {"none of those on %1 reaches it.", {toSquareList(origins)}};
    return {"the way from %1 is blocked on %2.", {toSquareList(blocked), toSquareList(blockers)}};
}

/// "not from c3 (pinned to e1 along rank 3), not from f3,g4 (in check from b4)": pieces with one
/// reason stand together.
Message describeIllegalities(const std::vector<Refusal> &refusals)
{
    std::vector<std::pair<Illegality, Bitboard>> reasons;
    for (const Refusal &refusal : refusals) {
        const auto same = std::find_if(reasons.begin(), reasons.end(), [&](const auto &reason) {
            return reason.first == *refusal.illegality;
        });
        if (same != reasons.end())
            same->second.insert(refusal.from);
        else
            reasons.emplace_back(*refusal.illegality, Bitboard(refusal.from));
    }
    std::optional<Message> all;
    for (const auto &[illegality, origins] : reasons) {
        Message one{"not from %1 (%2)", {toSquareList(origins)}, {describe(illegality)}};
        all = all ? Message{"%1, %2", {}, {*all, one}} : one;
    }
    return *all;
}

/// Precondition: a square is named to which none of the pieces can go that can be meant.
Message describeUnreached(const MoveTextError &error)
{
    const std::string to(nameOf(*error.to));
    if (error.refusals.empty())
        return {noneCanGoPattern(error.piece), {to}, {describeAbsence(error)}};
    const Refusal &first = error.refusals.front();
    const bool isNotLegal = error.kind == MoveTextErrorKind::NotLegal;
    if (error.refusals.size() > 1)
        return {
            noneCanGoPattern(error.piece),
            {to},
            {isNotLegal ? describeIllegalities(error.refusals) : describeDistance(error.refusals)}};
    const bool isNamed = error.fromFile && error.fromRank;
    if (!isNotLegal || isNamed || first.castling)
        return describe(first);
    return {thisCannotGoPattern(error.piece),
            {std::string(nameOf(first.from)), to},
            {describe(*first.illegality)}};
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
    case MoveTextErrorKind::NotClosed:
        return "not-closed";
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
    switch (error.kind) {
    case MoveTextErrorKind::Empty:
        return {"There is no move to read.", {}};
    case MoveTextErrorKind::NotAMove:
        return describeNotAMove(error);
    case MoveTextErrorKind::TextBehind:
        return {"“%1” was read; “%2” after it belongs to no move.",
                {error.understood, error.found}};
    case MoveTextErrorKind::NotClosed:
        return {error.found == "{" ? "The comment that begins here has no closing brace."
                                   : "The variation that begins here has no closing parenthesis.",
                {}};
    case MoveTextErrorKind::NoOwnPiece:
        if (!error.refusals.empty())
            return describe(error.refusals.front());
        return {"“%1” names another piece than the one on %2.",
                {error.found, std::string(nameOf(Square(*error.fromFile, *error.fromRank)))}};
    case MoveTextErrorKind::CastlingImpossible:
        return describe(error.refusals.front());
    case MoveTextErrorKind::NotReachable:
    case MoveTextErrorKind::NotLegal:
        return error.to ? describeUnreached(error) : describe(error.refusals.front());
    case MoveTextErrorKind::NothingToCapture:
        return {"“%1”: there is nothing to capture on %2.",
                {error.found, std::string(nameOf(*error.to))}};
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
