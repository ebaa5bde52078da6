#pragma once

#include "src/notation/text/line_splitter.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace chess {

struct TagPair;

/// How the positions of a file are written.
enum class PositionFormat : std::uint8_t {
    Lines, ///< a FEN or EPD line each; blank lines and those that begin with # are passed over
    Pgn,   ///< games, whose FEN tags say where they begin
};

/// What the beginning of a text looks like: PGN when a tag pair such as [Event "…"] comes first.
PositionFormat formatOf(std::string_view beginning);

/// Whether a line of a file of positions has one, or something meant as one, in it.
bool holdsPosition(std::string_view line);

/// What in a file stands for a position.
enum class PositionSource : std::uint8_t {
    Line,
    TooLongLine,    ///< longer than `LineSplitter::longestLine`; the record has its beginning
    FenTag,         ///< the value of a game's FEN tag
    GameWithoutFen, ///< a game that begins at the start position; the record has its first line
};

/// One position of a file: where its text lies.
struct PositionRecord {
    /// In bytes from the beginning of the file.
    std::uint64_t offset;
    std::uint32_t length;
    /// From 1.
    std::uint32_t line;
    /// Where in its line the text begins, in characters from 1; at most what 16 bits hold.
    std::uint16_t column;
    PositionSource source;
    /// A tag of the game says that it is Chess960.
    bool isChess960 = false;
    /// The tags in front of its game: how far before the text they begin, and how long they are.
    /// Without any, or with more than 16 bits count, the length is 0.
    std::uint16_t tagsBefore = 0;
    std::uint16_t tagsLength = 0;

    bool operator==(const PositionRecord &) const = default;
};

/// Finds the positions of a text that comes in pieces, in memory for the records alone. A byte
/// order mark at its beginning belongs to none.
///
/// A game of a PGN ends where a tag follows its moves, or where it gets a second Event or FEN tag.
/// Tags in comments are none; but [Event at the beginning of a line always begins a game, so that a
/// comment that is never closed costs one game and not all that follow.
class PositionIndexer {
public:
    explicit PositionIndexer(PositionFormat format) : m_format(format) {}

    void give(std::string_view piece);
    /// At the end of the text.
    void finish();
    /// The records found since this was called last, in the order of the file.
    std::vector<PositionRecord> take();

private:
    struct Game {
        PositionRecord record;
        bool hasEvent = false;
        bool hasMoves = false;
        /// Where in the text its tags are.
        std::uint64_t tagsBegin = 0;
        std::uint64_t tagsEnd = 0;
    };
    using Line = LineSplitter::Line;

    void takeLine(const Line &whole);
    void takeLineOfGame(const Line &line);
    /// Takes the tags at the head of a line, and gives back what follows them.
    std::string_view takeTags(const Line &line);
    void takeTag(const Line &line, const TagPair &tag);
    void takeMoves(const Line &line, std::string_view moves);
    void beginGame(const Line &line);
    void endGame();

    PositionFormat m_format;
    LineSplitter m_lines;
    std::vector<PositionRecord> m_records;
    std::optional<Game> m_game;
    bool m_isInComment = false;
};

} // namespace chess
