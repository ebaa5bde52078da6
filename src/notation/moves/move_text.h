#pragma once

#include "src/board/position.h"
#include "src/moves/move.h"
#include "src/moves/refusal.h"
#include "src/notation/text/parse_error.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// A move as engines write it: "e2e4", "e7e8q". Castling is the king's own move, "e1g1", but in
/// Chess960 the king takes its rook, "e1h1" (the UCI protocol).
/// Precondition: `move` is one of `movesFrom` in this position, here and below.
std::string toUci(const Position &position, Move move);

/// A move in the standard algebraic notation of PGN (its section 8.2.3): "Nbd2", "exd6", "e8=Q+",
/// "O-O", "Qxf7#". A legal move is told apart from the other legal ones, a pseudo-legal one from
/// the other pseudo-legal ones.
std::string toSan(const Position &position, Move move);

/// The same with the number of the move in front: "1. e4", "12... Nxe5+".
std::string toNumberedSan(const Position &position, Move move);

/// Moves that follow each other, as PGN writes them: "1. e4 a6 2. e5", "3... exd6 4. O-O".
/// Precondition: each is one of `movesFrom` in the position that it is played in.
std::string toSanLine(const Position &root, const std::vector<Move> &moves);

/// Why a text was not read as a move.
enum class MoveTextErrorKind : std::uint8_t {
    Empty,
    NotAMove,           ///< a character that belongs to no move, or the text ends too early
    TextBehind,         ///< something stands behind the move
    NotClosed,          ///< a comment or variation that does not end
    NoOwnPiece,         ///< no piece of the side to move stands on the square it is to leave
    NotReachable,       ///< no such piece can go there
    CastlingImpossible, ///< the right is missing, or something stands between
    NotLegal,           ///< pseudo-legal only
    NothingToCapture,
    PromotionMissing,
    PromotionImpossible, ///< no pawn reaches the last rank, or it cannot become that piece
    Ambiguous,           ///< several pieces can go there
};

std::string_view nameOf(MoveTextErrorKind kind);

struct MoveTextError : ParseError<MoveTextErrorKind> {
    /// The piece that was named, or stands on the square that was.
    PieceType piece = PieceType::Pawn;
    /// What was read before the offending piece of a text that is no move, cut likewise.
    std::string understood = {};
    /// Why the pieces that can be meant may not go there, one for each of them.
    std::vector<Refusal> refusals = {};
    /// The side whose move was looked for, and what the text says of the squares.
    Color turn = Color::White;
    std::optional<Square> to = std::nullopt;
    std::optional<File> fromFile = std::nullopt;
    std::optional<Rank> fromRank = std::nullopt;
    /// What the text can mean when it is ambiguous, or lacks the piece that a pawn becomes.
    std::vector<Move> candidates = {};
};

/// Reads a move of the side to move as people and programs write it: SAN, long algebraic notation
/// ("Ng1-f3") or UCI.
///
/// Tolerant where the meaning is clear: a move number in front, 0-0 for O-O, castling as the king
/// taking its rook where it is not Chess960, figurines, a missing
/// or other sign of capture, promotion or check, "e.p.", and marks such as !? or $1 behind. Wrong
/// check marks are passed over.
tl::expected<Move, MoveTextError> parseMove(const Position &position, std::string_view text,
                                            MoveRule rule = MoveRule::Legal);

/// Moves that follow each other, as far as a text was understood.
struct MoveLine {
    std::vector<Move> moves;
    /// The position after them.
    Position end;
    /// Why no more was read; nothing when that was all.
    std::optional<MoveTextError> error;
    /// Variations were passed over.
    bool hasVariations;
};

/// Reads one move or more, each as `parseMove` does: "1. e4 e5 2. Nf3", "e2e4 e7e5". Passes over
/// numbers, comments in braces or behind a semicolon, variations in parentheses, glyphs and the
/// result at the end (PGN, section 8.2). A text without a move is an error.
///
/// A legal move is understood by every rule as it is written among legal ones; if it is not legal,
/// by the rule that is given.
MoveLine parseMoveLine(const Position &root, std::string_view text, MoveRule rule);

/// What a person should read about it: of an illegality the end of a sentence, "pinned to e1 along
/// the e-file".
Message describe(const Illegality &illegality);
Message describe(const Refusal &refusal);
Message describe(const MoveTextError &error);

} // namespace chess
