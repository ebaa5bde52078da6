#pragma once

#include "src/notation/text/line_splitter.h"
#include "src/notation/text/text_encoding.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace chess {

/// Takes a stream apart into lines, as UTF-8 whatever it is written in, without waiting for more
/// than the stream has ready.
class LineReader {
public:
    using Line = LineSplitter::Line;

    /// `beforeWaiting` is called whenever the next read may block: the time to flush.
    LineReader(std::istream &in, std::function<void()> beforeWaiting);

    /// The next line, or nothing at the end or after a failure.
    std::optional<Line> next();

    /// Why reading ended before the end of the stream, in the system's words.
    const std::optional<std::string> &failure() const { return m_failure; }

private:
    bool fill();

    std::istream &m_in;
    std::function<void()> m_beforeWaiting;
    std::vector<char> m_chunk;
    TextDecoder m_decoder;
    LineSplitter m_lines;
    bool m_isAtEnd = false;
    std::optional<std::string> m_failure;
};

} // namespace chess
