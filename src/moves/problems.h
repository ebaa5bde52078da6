#pragma once

#include "src/board/bitboard.h"
#include "src/board/position.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace chess {

/// How bad a trouble is. The three are never mixed.
enum class Grade : std::uint8_t {
    Unreadable, ///< a text that is no position; nothing is loaded
    Unplayable, ///< a position that is not chess; it loads, legal moves are off
    Notice,     ///< playable, worth a remark
};

/// "unreadable", "unplayable", "notice".
std::string_view nameOf(Grade grade);

/// What can be odd about a position.
enum class ProblemKind : std::uint8_t {
    // unplayable
    NoKing,
    SeveralKings,
    KingsTouch,
    OpponentInCheck, ///< the side not to move is in check
    PawnOnFirstOrLastRank,
    TooManyPawns,
    TooManyPieces,
    ImpossibleCheck, ///< checkers that no single move can have given
    // notices
    TooManyPromotedPieces,
    InsufficientMaterial,
    Checkmate,
    Stalemate,
    ClockAfterDoublePush, ///< an en passant square with a half-move clock that is not 0
    MoveNumberTooLow,     ///< more moves must have been played than the move number allows
};

/// A stable name in kebab-case, as the command line prints it.
std::string_view nameOf(ProblemKind kind);
Grade gradeOf(ProblemKind kind);

/// One thing that is odd about a position.
struct Problem {
    ProblemKind kind;
    /// The side it concerns, where it concerns one.
    std::optional<Color> color;
    /// The squares it concerns: the pawns, the kings, the checkers.
    Bitboard squares;
    /// How many there are, where that is the trouble.
    int count = 0;

    bool operator==(const Problem &) const = default;
};

/// Every problem of a position at once, the unplayable first; empty when there is nothing to say.
std::vector<Problem> problemsOf(const Position &position);

/// Whether legal chess can be played on from here: no problem is worse than a notice.
bool isPlayable(const Position &position);

} // namespace chess
