#pragma once

#include "src/notation/moves/move_text.h"

#include <array>
#include <optional>
#include <string_view>

namespace chess {

/// What a text says of a move, as far as it says it.
struct MoveWish {
    std::optional<CastlingSide> castling;
    std::optional<PieceType> piece;
    std::optional<File> fromFile;
    std::optional<Rank> fromRank;
    bool isCapture = false;
    Square to = Square(File::A, Rank::One);
    std::optional<PieceType> promotion;
    /// The text that says so, blanks and marks left out.
    std::string_view core;

    /// Only UCI and long algebraic notation name the square a move leaves.
    std::optional<Square> from() const
    {
        if (!fromFile || !fromRank)
            return std::nullopt;
        return Square(*fromFile, *fromRank);
    }
};

using Wish = tl::expected<MoveWish, MoveTextError>;

/// Takes a text of moves apart from left to right. It knows how moves are written and no position.
class MoveScanner {
public:
    /// Precondition: the text outlives the scanner and its wishes.
    explicit MoveScanner(std::string_view text) : m_text(text), m_rest(text) {}

    /// Reads a move with its number in front and its marks behind.
    Wish next();
    /// Passes over what may stand between the moves of a line: blanks, numbers, glyphs, comments in
    /// braces or from a semicolon to the end of the line, and variations in parentheses. An error
    /// when one of them is not closed.
    std::optional<MoveTextError> skipBetweenMoves();
    /// Passes over the result of a game, "1-0", "1/2-1/2", "*".
    std::optional<std::string_view> takeResult();

    /// Whether all has been read.
    bool isAtEnd() const { return m_rest.empty(); }
    /// Whether a move, number or comment may begin here: not in the middle of a word.
    bool isBetweenWords() const;
    /// Whether variations have been passed over.
    bool hasVariations() const { return m_hasVariations; }

    /// An error at a part of the text.
    MoveTextError errorAt(MoveTextErrorKind kind, std::string_view piece) const;
    /// All of the rest, or the word at its head, belongs to no move.
    MoveTextError textBehind(std::string_view understood) const;
    MoveTextError wordBehind(std::string_view understood) const;

private:
    MoveTextError errorBehind(std::string_view understood, MoveTextErrorKind kind,
                              std::string_view piece) const;
    bool take(std::string_view token);
    template <std::size_t N>
    bool takeOneOf(const std::array<std::string_view, N> &tokens);
    bool isWordEnd(std::string_view rest) const;
    void skipBlanks();
    bool skipMoveNumber();
    bool skipLoneNumber();
    bool skipMark();
    void skipMarks();
    bool skipComment();
    bool skipVariation();
    bool takeCastling(MoveWish &wish);
    bool takeLetterO();
    bool takeDash();
    bool takeMove(MoveWish &wish);
    void takePiece(MoveWish &wish);
    std::optional<File> takeFile();
    std::optional<Rank> takeRank();
    bool takePromotion(MoveWish &wish);

    std::string_view m_text;
    std::string_view m_rest;
    bool m_hasVariations = false;
};

} // namespace chess
