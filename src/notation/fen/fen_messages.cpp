#include "src/board/ascii.h"
#include "src/notation/fen/fen.h"
#include "src/notation/words/diagram.h"

#include <algorithm>
#include <array>

namespace chess {

namespace {

/// Whether a word that is no FEN is written like a 64-bit word, so that it is one by mistake.
bool looksLikeNumber(std::string_view found)
{
    if (found.starts_with("0x") || found.starts_with("0X") || found.starts_with("0b"))
        return true;
    if (found.starts_with('-'))
        found.remove_prefix(1);
    // A long number has been cut and ends in an ellipsis.
    constexpr std::string_view ellipsis = "…";
    if (found.ends_with(ellipsis))
        found.remove_suffix(ellipsis.size());
    return found.find_first_not_of("0123456789abcdefABCDEF'") == std::string_view::npos &&
           found.find_first_of("0123456789") != std::string_view::npos;
}

std::string nameOfRank(int rank)
{
    return std::to_string(rank);
}

Message describeNotAFen(const FenError &error)
{
    if (looksLikeNumber(error.found))
        return {"“%1” looks like a bitboard rather than a position. A FEN begins with eight ranks, "
                "separated by /.",
                {error.found}};
    return {"“%1” is not a position. A FEN begins with eight ranks, separated by /.",
            {error.found}};
}

Message describeCount(const FenError &error)
{
    const std::string count = std::to_string(error.count);
    switch (error.kind) {
    case FenErrorKind::TooFewRanks:
        if (error.count == 1)
            return {"There is 1 rank; 8 are needed, separated by /.", {}};
        return {"There are %1 ranks; 8 are needed, separated by /.", {count}};
    case FenErrorKind::TooManyRanks:
        return {"There are %1 ranks; 8 are needed.", {count}};
    default:
        if (error.count == 1)
            return {"Rank %1 has 1 square; 8 are needed.", {nameOfRank(error.rank)}};
        return {"Rank %1 has %2 squares; 8 are needed.", {nameOfRank(error.rank), count}};
    }
}

Message describeUnknownPiece(const FenError &error)
{
    // Behind the last rank, where no rank is meant.
    if (error.rank == 0)
        return {"“%1” is no piece; pieces are pnbrqk and PNBRQK.", {error.found}};
    return {"“%1” in rank %2 is no piece; pieces are pnbrqk and PNBRQK.",
            {error.found, nameOfRank(error.rank)}};
}

Message describeCastling(const FenError &error)
{
    if (error.found.find_first_of("-–—") == 0 && error.length == 1)
        return {"A dash stands for no castling rights at all, not beside letters.", {}};
    if (parseSquare(error.found) || isNumber(error.found))
        return {"“%1” stands where castling rights are expected, KQkq or -; the fields seem "
                "shifted.",
                {error.found}};
    return {"“%1” is no castling right; KQkq, file letters or - are expected.", {error.found}};
}

Message describeEnPassant(const FenError &error)
{
    if (isNumber(error.found))
        return {"“%1” stands where an en passant square is expected, or -; the fields seem "
                "shifted.",
                {error.found}};
    return {"“%1” is no en passant square; a3 to h3, a6 to h6 or - is expected.", {error.found}};
}

Message describeEnPassant(const EnPassantMisfit &misfit)
{
    using Reason = EnPassantMisfit::Reason;
    const bool isWhite = misfit.turn == Color::White;
    const std::string square(nameOf(misfit.square));
    const auto neighbour = [&](Direction direction) {
        const auto squares = Bitboard(misfit.square).shifted(direction);
        return std::string(squares.isEmpty() ? std::string_view("-") : nameOf(*squares.first()));
    };
    switch (misfit.reason) {
    case Reason::PawnSquare:
        return {"En passant %1 was dropped: that is the pawn’s square; the square behind it is "
                "meant, %2.",
                {square, neighbour(forwardOf(misfit.turn))}};
    case Reason::OtherTurn:
        return {isWhite ? "En passant %1 was dropped: White is to move, and it would fit with "
                          "Black to move."
                        : "En passant %1 was dropped: Black is to move, and it would fit with "
                          "White to move.",
                {square}};
    case Reason::WrongRank:
        return {isWhite ? "En passant %1 was dropped: with White to move a square on rank 6 is "
                          "needed."
                        : "En passant %1 was dropped: with Black to move a square on rank 3 is "
                          "needed.",
                {square}};
    case Reason::NoPawn:
        return {isWhite ? "En passant %1 was dropped: it needs a black pawn on %2."
                        : "En passant %1 was dropped: it needs a white pawn on %2.",
                {square, neighbour(forwardOf(opponentOf(misfit.turn)))}};
    case Reason::Occupied:
        return {"En passant %1 was dropped: the square is not empty.", {square}};
    case Reason::OriginOccupied:
        break;
    }
    return {"En passant %1 was dropped: the pawn must have come from %2, which is not empty.",
            {square, neighbour(forwardOf(misfit.turn))}};
}

/// That castling rights are gone, and why.
Message describeDroppedRights(const FenRemark &remark)
{
    const bool isOne = remark.found.size() == 1;
    const std::vector<std::string> letters = {remark.found};
    switch (remark.castling.value_or(CastlingMisfit::NoKingAndRook)) {
    case CastlingMisfit::NoKingAndRook:
        break;
    case CastlingMisfit::OtherRook:
        return {isOne
                    ? "Castling right %1 was dropped, and the position counts without it: another "
                      "rook on that side of the king has the right."
                    : "Castling rights %1 were dropped, and the position counts without them: "
                      "other rooks on those sides of the kings have the rights.",
                letters};
    case CastlingMisfit::OnlyInChess960:
        return {isOne ? "Castling right %1 was dropped, and the position counts without it: it "
                        "would fit in Chess960, but not in chess."
                      : "Castling rights %1 were dropped, and the position counts without them: "
                        "they would fit in Chess960, but not in chess.",
                letters};
    }
    return {isOne ? "Castling right %1 was dropped, and the position counts without it: king and "
                    "rook do not stand where it needs them."
                  : "Castling rights %1 were dropped, and the position counts without them: king "
                    "and rook do not stand where they need them.",
            letters};
}

Message describeMissing(FenField field)
{
    switch (field) {
    case FenField::Turn:
        return {"Only the pieces are given; w - - 0 1 was taken for the rest.", {}};
    case FenField::Castling:
        return {"Castling rights, en passant square and clocks are missing; - - 0 1 was taken.",
                {}};
    case FenField::EnPassant:
        return {"En passant square and clocks are missing; - 0 1 was taken.", {}};
    case FenField::HalfmoveClock:
        return {"The clocks are missing; 0 1 was taken.", {}};
    default:
        return {"The move number is missing; 1 was taken.", {}};
    }
}

std::string_view colorPattern(std::optional<Color> color, std::string_view white,
                              std::string_view black)
{
    return color == Color::Black ? black : white;
}

} // namespace

std::string_view nameOf(FenErrorKind kind)
{
    constexpr std::array<std::string_view, 20> names = {"empty",
                                                        "not-a-fen",
                                                        "too-few-ranks",
                                                        "too-many-ranks",
                                                        "empty-rank",
                                                        "rank-too-short",
                                                        "rank-too-long",
                                                        "bad-digit",
                                                        "adjacent-digits",
                                                        "unknown-piece",
                                                        "backslash-separator",
                                                        "promotion-mark",
                                                        "missing-turn",
                                                        "bad-turn",
                                                        "bad-castling",
                                                        "bad-en-passant",
                                                        "bad-halfmove-clock",
                                                        "bad-move-number",
                                                        "number-too-large",
                                                        "trailing-text"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(FenField field)
{
    constexpr std::array<std::string_view, 7> names = {
        "placement",      "turn",        "castling",  "en-passant",
        "halfmove-clock", "move-number", "operations"};
    return names[static_cast<std::size_t>(field)];
}

std::string_view nameOf(FenRemarkKind kind)
{
    constexpr std::array<std::string_view, 11> names = {"castling-right-does-not-fit",
                                                        "en-passant-does-not-fit",
                                                        "missing-fields",
                                                        "castling-unusual",
                                                        "clock-dash",
                                                        "move-number-zero",
                                                        "turn-upper-case",
                                                        "text-around",
                                                        "moves-not-played",
                                                        "several-fens",
                                                        "read-as-chess960"};
    return names[static_cast<std::size_t>(kind)];
}

Grade gradeOf(FenRemarkKind kind)
{
    return kind <= FenRemarkKind::EnPassantDoesNotFit ? Grade::Unplayable : Grade::Notice;
}

Message describe(const FenError &error)
{
    switch (error.kind) {
    case FenErrorKind::Empty:
        return {"There is nothing to read.", {}};
    case FenErrorKind::NotAFen:
        return describeNotAFen(error);
    case FenErrorKind::TooFewRanks:
    case FenErrorKind::TooManyRanks:
    case FenErrorKind::RankTooShort:
    case FenErrorKind::RankTooLong:
        return describeCount(error);
    case FenErrorKind::EmptyRank:
        return {"Rank %1 has nothing in it; an empty rank is written 8.", {nameOfRank(error.rank)}};
    case FenErrorKind::BadDigit:
        return {"“%1” in rank %2 is no number of empty squares; digits are 1 to 8.",
                {error.found, nameOfRank(error.rank)}};
    case FenErrorKind::AdjacentDigits:
        return {"Rank %1 has “%2”, digits in a row; empty squares side by side are one digit.",
                {nameOfRank(error.rank), error.found}};
    case FenErrorKind::UnknownPiece:
        return describeUnknownPiece(error);
    case FenErrorKind::BackslashSeparator:
        return {"Ranks are separated by /, not by \\.", {}};
    case FenErrorKind::PromotionMark:
        return {"The mark ~ for promoted pieces belongs to crazyhouse; leave it out.", {}};
    case FenErrorKind::MissingTurn:
        return {"“%1” stands where the side to move is expected, w or b; the fields seem shifted.",
                {error.found}};
    case FenErrorKind::BadTurn:
        return {"“%1” is no side to move; w or b is expected.", {error.found}};
    case FenErrorKind::BadCastling:
        return describeCastling(error);
    case FenErrorKind::BadEnPassant:
        return describeEnPassant(error);
    case FenErrorKind::BadHalfmoveClock:
        return {"“%1” is no half-move clock; a whole number from 0 is expected.", {error.found}};
    case FenErrorKind::BadMoveNumber:
        return {"“%1” is no move number; a whole number from 1 is expected.", {error.found}};
    case FenErrorKind::NumberTooLarge:
        return {"“%1” is too large; a number up to 4294967295 is expected.", {error.found}};
    case FenErrorKind::TrailingText:
        break;
    }
    if (error.field == FenField::Placement)
        return {"“%1” stands right after the last rank; fields are separated by blanks.",
                {error.found}};
    return {"“%1” stands after the last field; nothing more is expected.", {error.found}};
}

Message describe(const FenRemark &remark)
{
    switch (remark.kind) {
    case FenRemarkKind::CastlingRightDoesNotFit:
        return describeDroppedRights(remark);
    case FenRemarkKind::EnPassantDoesNotFit:
        if (remark.enPassant)
            return describeEnPassant(*remark.enPassant);
        return {"En passant %1 was dropped: no pawn can have just passed it.", {remark.found}};
    case FenRemarkKind::MissingFields:
        return describeMissing(remark.field);
    case FenRemarkKind::CastlingUnusual:
        return {"Castling rights “%1” are doubled or in an unusual order.", {remark.found}};
    case FenRemarkKind::ClockDash:
        if (remark.field == FenField::HalfmoveClock)
            return {"The half-move clock is a dash; 0 was taken.", {}};
        return {"The move number is a dash; 1 was taken.", {}};
    case FenRemarkKind::MoveNumberZero:
        return {"The move number is 0; 1 was taken.", {}};
    case FenRemarkKind::TurnUpperCase:
        return {"The side to move is written “%1”; small letters are usual.", {remark.found}};
    case FenRemarkKind::TextAround:
        return {"The text around the FEN was left out: “%1”.", {remark.found}};
    case FenRemarkKind::MovesNotPlayed:
        return {"The moves after the FEN were not played: “%1”.", {remark.found}};
    case FenRemarkKind::ReadAsChess960:
        return {"Read as Chess960: castling “%1” does not fit in chess.", {remark.found}};
    case FenRemarkKind::SeveralFens:
        break;
    }
    return {"There are several FENs; the first was taken, not “%1”.", {remark.found}};
}

Message describe(const Problem &problem)
{
    const std::string squares = toSquareList(problem.squares);
    const std::string count = std::to_string(problem.count);
    const auto byColor = [&](std::string_view white, std::string_view black) {
        return colorPattern(problem.color, white, black);
    };
    switch (problem.kind) {
    case ProblemKind::NoKing:
        return {byColor("White has no king.", "Black has no king."), {}};
    case ProblemKind::SeveralKings:
        return {byColor("White has several kings: %1.", "Black has several kings: %1."), {squares}};
    case ProblemKind::KingsTouch:
        return {"The kings touch: %1.", {squares}};
    case ProblemKind::OpponentInCheck:
        return {byColor("White is in check, but Black is to move.",
                        "Black is in check, but White is to move."),
                {}};
    case ProblemKind::PawnOnFirstOrLastRank:
        return {"Pawns cannot stand on the first or last rank: %1.", {squares}};
    case ProblemKind::TooManyPawns:
        return {
            byColor("White has %1 pawns; 8 are the most.", "Black has %1 pawns; 8 are the most."),
            {count}};
    case ProblemKind::TooManyPieces:
        return {byColor("White has %1 pieces; 16 are the most.",
                        "Black has %1 pieces; 16 are the most."),
                {count}};
    case ProblemKind::ImpossibleCheck:
        return {"No single move can have given this check: %1.", {squares}};
    case ProblemKind::TooManyPromotedPieces:
        return {byColor("White has more promoted pieces than missing pawns.",
                        "Black has more promoted pieces than missing pawns."),
                {}};
    case ProblemKind::InsufficientMaterial:
        return {"Neither side has enough pieces to give mate.", {}};
    case ProblemKind::Checkmate:
        return {byColor("White is checkmated.", "Black is checkmated."), {}};
    case ProblemKind::Stalemate:
        return {byColor("White is stalemated.", "Black is stalemated."), {}};
    case ProblemKind::ClockAfterDoublePush:
        return {"The half-move clock is not 0, but an en passant square means that a pawn has just "
                "moved.",
                {}};
    case ProblemKind::MoveNumberTooLow:
        break;
    }
    return {"More moves must have been played than the move number allows.", {}};
}

std::vector<Message> reasonsAgainst(const Position &position)
{
    std::vector<Message> reasons;
    for (const Problem &problem : problemsOf(position)) {
        if (gradeOf(problem.kind) == Grade::Unplayable)
            reasons.push_back(describe(problem));
    }
    return reasons;
}

} // namespace chess
