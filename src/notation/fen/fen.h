#pragma once

#include "src/board/position.h"
#include "src/moves/problems.h"
#include "src/notation/text/parse_error.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// The fields of a FEN, in their order, and the operations that follow in an EPD line.
enum class FenField : std::uint8_t {
    Placement,
    Turn,
    Castling,
    EnPassant,
    HalfmoveClock,
    MoveNumber,
    Operations,
};

/// Why a text is no FEN.
enum class FenErrorKind : std::uint8_t {
    Empty,
    NotAFen, ///< nothing in it looks like ranks of a board; perhaps a bitboard
    TooFewRanks,
    TooManyRanks,
    EmptyRank,
    RankTooShort,
    RankTooLong,
    BadDigit,       ///< 0 or 9
    AdjacentDigits, ///< 44 for 8
    UnknownPiece,   ///< any other character
    BackslashSeparator,
    PromotionMark, ///< ~, which belongs to crazyhouse
    MissingTurn,   ///< the fields seem shifted
    BadTurn,
    BadCastling,
    BadEnPassant,
    BadHalfmoveClock,
    BadMoveNumber,
    NumberTooLarge,
    TrailingText,
};

/// A stable name in kebab-case.
std::string_view nameOf(FenErrorKind kind);
std::string_view nameOf(FenField field);

/// The first error of a FEN text: kind, place, field, and numbers the message needs.
struct FenError : ParseError<FenErrorKind> {
    FenField field = FenField::Placement;
    /// The rank meant (8 to 1) for errors of a rank, else 0.
    int rank = 0;
    /// How many squares or ranks were found, else 0.
    int count = 0;
};

/// What was read with tolerance, or corrected to fit the board.
enum class FenRemarkKind : std::uint8_t {
    // unplayable: a field contradicts the board; what does not fit is dropped
    CastlingRightDoesNotFit,
    EnPassantDoesNotFit,
    // notices
    MissingFields,   ///< defaults w - - 0 1 were taken
    CastlingUnusual, ///< rights doubled or in another order
    ClockDash,       ///< a dash for a number
    MoveNumberZero,  ///< read as 1
    TurnUpperCase,
    TextAround,     ///< the FEN was taken out of something that surrounds it
    MovesNotPlayed, ///< moves stand behind it, as in a UCI command
    SeveralFens,    ///< the first of several was taken
    ReadAsChess960, ///< though nobody said so: its rights belong to no king and rook of chess
};

std::string_view nameOf(FenRemarkKind kind);
Grade gradeOf(FenRemarkKind kind);

/// Why an en passant square does not fit the board.
struct EnPassantMisfit {
    enum class Reason : std::uint8_t {
        PawnSquare, ///< the square of the pawn that moved is given, not the one behind it
        OtherTurn,  ///< it would fit with the other side to move
        WrongRank,
        NoPawn, ///< no pawn in front of it
        Occupied,
        OriginOccupied, ///< a piece stands where the pawn came from
    };
    Reason reason;
    Color turn;
    /// The square named in the text.
    Square square;

    bool operator==(const EnPassantMisfit &) const = default;
};

/// Why castling rights do not fit the board.
enum class CastlingMisfit : std::uint8_t {
    NoKingAndRook,  ///< they do not stand where the rights need them
    OtherRook,      ///< another rook on the same side of the king has the right
    OnlyInChess960, ///< the rights would fit, all of them, were the position one of Chess960
};

/// One such oddity and its place in the text.
struct FenRemark {
    FenRemarkKind kind;
    FenField field;
    std::size_t offset = 0;
    std::size_t length = 0;
    /// The piece of text in question, cut to a readable length. For a castling right that does not
    /// fit its letter, for several of them all their letters.
    std::string found = {};
    std::optional<EnPassantMisfit> enPassant = std::nullopt;
    std::optional<CastlingMisfit> castling = std::nullopt;
};

/// A position read, with what was odd about the text. What is odd about the position itself is a
/// matter of `problemsOf`.
struct FenReading {
    Position position;
    std::vector<FenRemark> remarks;
    /// EPD operations (`bm e4; id "x";`, `;D1 20`) behind the fields, as they stand; empty for a
    /// FEN. Where they give the clocks (`hmvc`, `fmvn`), the position has them.
    std::string operations;
    /// Where in the text they begin; 0 without any.
    std::size_t operationsOffset = 0;
};

struct FenOptions {
    /// Rights may belong to any king and rook on the first rank.
    bool isChess960 = false;
    /// A text whose rights fit in Chess960 only is one of it where that cannot be a right forgotten
    /// in the text: it names the file of a rook, or both sides have the same ones.
    bool recognizesChess960 = false;
};

/// Reads a FEN, X-FEN, Shredder-FEN or EPD line in any of the wrappings people paste: a UCI
/// `position` command, a PGN header, a label, quotes, a web address, blanks of every kind,
/// `startpos`. Linear in the length of the text.
tl::expected<FenReading, FenError> parseFen(std::string_view text, FenOptions options = {});

/// When an en passant square is written.
enum class EnPassantPolicy : std::uint8_t {
    Always, ///< whenever a pawn can have just double-stepped, so that a FEN round-trips
    XFen,   ///< only when an enemy pawn stands ready to capture
    Legal,  ///< only when a capture is legal
};

enum class CastlingNotation : std::uint8_t {
    XFen,     ///< KQkq, with a file letter where an inner rook is meant
    Shredder, ///< file letters HAha
};

struct FenStyle {
    EnPassantPolicy enPassant = EnPassantPolicy::Always;
    CastlingNotation castling = CastlingNotation::XFen;
};

/// The position as one line of FEN with six fields.
std::string toFen(const Position &position, FenStyle style = {});

/// What a person should read about an error, remark or problem.
Message describe(const FenError &error);
Message describe(const FenRemark &remark);
Message describe(const Problem &problem);

/// Why legal chess cannot be played from a position, a sentence each; empty when it can.
std::vector<Message> reasonsAgainst(const Position &position);

} // namespace chess
