#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// Takes a stream apart into lines, in constant memory however long a line is, and without waiting
/// for more than the stream has ready.
class LineReader {
public:
    /// No FEN comes near it; what is longer is not kept.
    static constexpr std::size_t longestLine = 64 * 1024;

    /// `beforeWaiting` is called whenever the next read may block: the time to flush.
    LineReader(std::istream &in, std::function<void()> beforeWaiting);

    struct Line {
        /// Without its line end; valid until the next call.
        std::string_view text;
        /// From 1.
        std::size_t number;
        /// The line was longer than `longestLine`; `text` is its beginning.
        bool isTooLong;
    };

    /// The next line, or nothing at the end or after a failure.
    std::optional<Line> next();

    /// Why reading ended before the end of the stream, in the system's words.
    const std::optional<std::string> &failure() const { return m_failure; }

private:
    bool fill();
    void keep(std::string_view part);

    std::istream &m_in;
    std::function<void()> m_beforeWaiting;
    std::vector<char> m_chunk;
    /// What of the chunk has not been given out.
    std::string_view m_rest;
    /// The beginning of a line that goes on in the next chunk.
    std::string m_begun;
    bool m_isTooLong = false;
    std::size_t m_number = 0;
    std::optional<std::string> m_failure;
};

} // namespace chess
