#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

/// Takes a text that comes in pieces apart into its lines, which end in \n, \r\n or \r, in constant
/// memory however long a line is.
class LineSplitter {
public:
    /// No FEN comes near it; what is longer is not kept.
    static constexpr std::size_t longestLine = 64 * 1024;

    struct Line {
        /// Without its line end; valid until the next call.
        std::string_view text;
        /// From 1.
        std::size_t number;
        /// Where in the whole text its first byte lies.
        std::uint64_t offset;
        /// The line was longer than `longestLine`; `text` is its beginning.
        bool isTooLong;
    };

    /// The next piece of the text, which outlives its lines. Precondition: `next` has given all of
    /// the piece before.
    void give(std::string_view piece);
    /// The next line that ends in the piece; nothing when another piece is wanted.
    std::optional<Line> next();
    /// At the end of the text: the line that no line end follows, unless it is empty.
    std::optional<Line> last();

private:
    void keep(std::string_view part);
    /// Passes over the beginning of the piece.
    void skip(std::size_t length);
    Line finish(std::string_view text);

    /// What of the piece has not been given out.
    std::string_view m_rest;
    /// Where in it the next \n lies, found once for all the lines before that end in \r.
    std::size_t m_lineFeed = std::string_view::npos;
    /// Where in the whole text it begins.
    std::uint64_t m_offset = 0;
    std::uint64_t m_lineOffset = 0;
    std::size_t m_number = 0;
    /// The beginning of a line that goes on in the next piece.
    std::string m_begun;
    bool m_isBegunGivenOut = false;
    bool m_isTooLong = false;
    /// The text so far ends in \r, to which an \n may belong.
    bool m_isAfterReturn = false;
};

} // namespace chess
