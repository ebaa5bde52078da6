#include "src/moves/problems.h"

#include "src/attacks/leapers.h"
#include "src/attacks/piece_attacks.h"
#include "src/moves/check_origin.h"
#include "src/moves/destinations.h"
#include "src/moves/king_safety.h"

#include <algorithm>
#include <array>

namespace chess {

namespace {

/// How many of each kind a side has at the start of a game.
int startingCount(PieceType type)
{
    constexpr std::array counts = {8, 2, 2, 2, 1, 1};
    return counts[static_cast<std::size_t>(type)];
}

/// The number of pieces beyond those of the start, which only promotions can have brought. The two
/// bishops of the start stand on squares of either colour.
int promotedCount(const Position &position, Color color)
{
    const auto beyond = [](Bitboard pieces, int count) {
        return std::max(0, pieces.count() - count);
    };
    const Bitboard bishops = position.pieces(color, PieceType::Bishop);
    int promoted = beyond(bishops & squares::light, 1) + beyond(bishops & squares::dark, 1);
    for (const PieceType type : {PieceType::Knight, PieceType::Rook, PieceType::Queen})
        promoted += beyond(position.pieces(color, type), startingCount(type));
    return promoted;
}

/// Whether no sequence of moves can lead to mate: bare kings, one minor piece, or bishops that all
/// stand on squares of one colour.
bool isMaterialInsufficient(const Position &position)
{
    if (!position.king(Color::White) || !position.king(Color::Black))
        return false;
    const Bitboard kings = position.pieces(PieceType::King);
    const Bitboard bishops = position.pieces(PieceType::Bishop);
    const Bitboard knights = position.pieces(PieceType::Knight);
    const Bitboard others = position.occupied().without(kings);
    if (!others.isSubsetOf(bishops | knights))
        return false;
    if (others.count() <= 1)
        return true;
    return knights.isEmpty() &&
           (bishops.isSubsetOf(squares::light) || bishops.isSubsetOf(squares::dark));
}

bool hasLegalMove(const Position &position)
{
    const KingSafety safety = kingSafetyOf(position);
    for (const Square square : position.pieces(position.turn())) {
        if (!legalDestinations(position, square, safety).isEmpty())
            return true;
    }
    return false;
}

bool hasAllMenOfTheStart(const Position &position)
{
    for (const Piece piece : allPieces) {
        if (position.pieces(piece).count() != startingCount(piece.type))
            return false;
    }
    return true;
}

/// A number of moves that a side must at least have made since the start of the game.
/// Precondition: all men of the start are on the board, so that none has been promoted.
int movesNeeded(const Position &position, Color color)
{
    int needed = 0;
    for (const Square pawn : position.pieces(color, PieceType::Pawn)) {
        const int rank = static_cast<int>(pawn.rank());
        const int advance = color == Color::White ? rank - 1 : 6 - rank;
        needed += advance > 1 ? advance - 1 : advance; // the first move may be of two squares
    }
    static const Position start = Position::start();
    for (const PieceType type :
         {PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen, PieceType::King})
        needed += position.pieces(color, type).without(start.pieces(color, type)).count();
    const bool mayHaveCastled =
        position.pieces(color, PieceType::King) != start.pieces(color, PieceType::King) &&
        position.pieces(color, PieceType::Rook) != start.pieces(color, PieceType::Rook);
    return mayHaveCastled ? needed - 1 : needed; // which moves two pieces
}

/// Whether the game must have lasted longer than the move number says. Certain only where all 32
/// men are there, which leaves out studies and other positions that were set up; or where the
/// half-move clock counts more moves.
bool isMoveNumberTooLow(const Position &position)
{
    const std::int64_t blackMoves = std::int64_t{position.moveNumber()} - 1;
    const std::int64_t whiteMoves = blackMoves + (position.turn() == Color::Black ? 1 : 0);
    if (position.halfmoveClock() > whiteMoves + blackMoves)
        return true;
    return !position.isChess960() && hasAllMenOfTheStart(position) &&
           (movesNeeded(position, Color::White) > whiteMoves ||
            movesNeeded(position, Color::Black) > blackMoves);
}

void addMaterialProblems(const Position &position, Color color, std::vector<Problem> &problems)
{
    const Bitboard all = position.pieces(color);
    const Bitboard kings = position.pieces(color, PieceType::King);
    const Bitboard pawns = position.pieces(color, PieceType::Pawn);
    const Bitboard stray = pawns & (Bitboard(Rank::One) | Bitboard(Rank::Eight));
    const auto add = [&](ProblemKind kind, Bitboard squares) {
        problems.push_back({kind, color, squares, squares.count()});
    };
    if (kings.isEmpty())
        add(ProblemKind::NoKing, {});
    if (kings.count() > 1)
        add(ProblemKind::SeveralKings, kings);
    if (!stray.isEmpty())
        add(ProblemKind::PawnOnFirstOrLastRank, stray);
    if (pawns.count() > 8)
        add(ProblemKind::TooManyPawns, pawns);
    if (all.count() > 16)
        add(ProblemKind::TooManyPieces, all);
}

/// Kings that stand next to an enemy king.
Bitboard touchingKings(const Position &position)
{
    Bitboard touching;
    for (const Square white : position.pieces(Color::White, PieceType::King)) {
        const Bitboard black = kingAttacks(white) & position.pieces(Color::Black, PieceType::King);
        if (!black.isEmpty())
            touching |= black | Bitboard(white);
    }
    return touching;
}

void addKingProblems(const Position &position, std::vector<Problem> &problems)
{
    const Color turn = position.turn();
    const Color other = opponentOf(turn);
    // Touching kings are a trouble of their own and no check.
    const Bitboard kings = position.pieces(PieceType::King);
    if (const Bitboard touching = touchingKings(position); !touching.isEmpty())
        problems.push_back({ProblemKind::KingsTouch, std::nullopt, touching, touching.count()});

    Bitboard attackers;
    for (const Square king : position.pieces(other, PieceType::King))
        attackers |= attackersOf(position, king, turn).without(kings);
    if (!attackers.isEmpty())
        problems.push_back({ProblemKind::OpponentInCheck, other, attackers, attackers.count()});

    if (const std::optional<Square> king = position.king(turn)) {
        const Bitboard checkers = attackersOf(position, *king, other).without(kings);
        if (!canOneMoveGiveCheck(position, *king, checkers))
            problems.push_back({ProblemKind::ImpossibleCheck, turn, checkers, checkers.count()});
    }
}

std::vector<Problem> unplayableProblemsOf(const Position &position)
{
    std::vector<Problem> problems;
    for (const Color color : allColors)
        addMaterialProblems(position, color, problems);
    addKingProblems(position, problems);
    return problems;
}

void addGameEnd(const Position &position, std::vector<Problem> &problems)
{
    if (hasLegalMove(position))
        return;
    const Bitboard checkers = kingSafetyOf(position).checkers;
    const ProblemKind kind = checkers.isEmpty() ? ProblemKind::Stalemate : ProblemKind::Checkmate;
    problems.push_back({kind, position.turn(), checkers, checkers.count()});
}

} // namespace

std::string_view nameOf(Grade grade)
{
    switch (grade) {
    case Grade::Unreadable:
        return "unreadable";
    case Grade::Unplayable:
        return "unplayable";
    case Grade::Notice:
        return "notice";
    }
    return {};
}

std::string_view nameOf(ProblemKind kind)
{
    switch (kind) {
    case ProblemKind::NoKing:
        return "no-king";
    case ProblemKind::SeveralKings:
        return "several-kings";
    case ProblemKind::KingsTouch:
        return "kings-touch";
    case ProblemKind::OpponentInCheck:
        return "opponent-in-check";
    case ProblemKind::PawnOnFirstOrLastRank:
        return "pawn-on-first-or-last-rank";
    case ProblemKind::TooManyPawns:
        return "too-many-pawns";
    case ProblemKind::TooManyPieces:
        return "too-many-pieces";
    case ProblemKind::ImpossibleCheck:
        return "impossible-check";
    case ProblemKind::TooManyPromotedPieces:
        return "too-many-promoted-pieces";
    case ProblemKind::InsufficientMaterial:
        return "insufficient-material";
    case ProblemKind::Checkmate:
        return "checkmate";
    case ProblemKind::Stalemate:
        return "stalemate";
    case ProblemKind::ClockAfterDoublePush:
        return "clock-after-double-push";
    case ProblemKind::MoveNumberTooLow:
        return "move-number-too-low";
    }
    return {};
}

Grade gradeOf(ProblemKind kind)
{
    return kind <= ProblemKind::ImpossibleCheck ? Grade::Unplayable : Grade::Notice;
}

std::vector<Problem> problemsOf(const Position &position)
{
    std::vector<Problem> problems = unplayableProblemsOf(position);
    const bool canBePlayed = problems.empty();
    for (const Color color : allColors) {
        const int promoted = promotedCount(position, color);
        const Bitboard pawns = position.pieces(color, PieceType::Pawn);
        if (promoted > std::max(0, startingCount(PieceType::Pawn) - pawns.count()))
            problems.push_back({ProblemKind::TooManyPromotedPieces, color, {}, promoted});
    }
    if (isMaterialInsufficient(position))
        problems.push_back({ProblemKind::InsufficientMaterial, std::nullopt, {}, 0});
    if (canBePlayed)
        addGameEnd(position, problems);
    if (position.enPassant() && position.halfmoveClock() != 0)
        problems.push_back(
            {ProblemKind::ClockAfterDoublePush, std::nullopt, Bitboard(*position.enPassant()), 0});
    if (isMoveNumberTooLow(position))
        problems.push_back({ProblemKind::MoveNumberTooLow, std::nullopt, {}, 0});
    return problems;
}

bool isPlayable(const Position &position)
{
    return unplayableProblemsOf(position).empty();
}

} // namespace chess
