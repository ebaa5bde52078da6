#include "src/cli/line_reader.h"

#include <algorithm>
#include <istream>
#include <string_view>

namespace chess {

namespace {

constexpr std::size_t chunkSize = 64 * 1024;

} // namespace

LineReader::LineReader(std::istream &in, std::function<void()> beforeWaiting)
    : m_in(in), m_beforeWaiting(std::move(beforeWaiting)), m_chunk(chunkSize)
{
}

std::optional<LineReader::Line> LineReader::next()
{
    while (true) {
        if (const auto line = m_lines.next())
            return line;
        if (!fill())
            return m_failure ? std::nullopt : m_lines.last();
    }
}

/// Takes what the stream has ready, waiting only when that is nothing.
bool LineReader::fill()
{
    if (m_failure || m_isAtEnd)
        return false;
    m_beforeWaiting();
    std::streambuf *const buffer = m_in.rdbuf();
    try {
        if (buffer->sgetc() == std::streambuf::traits_type::eof()) {
            m_isAtEnd = true;
            m_lines.give(m_decoder.finish());
            return true;
        }
        const auto ready = std::max<std::streamsize>(buffer->in_avail(), 1);
        const auto wanted = std::min(ready, static_cast<std::streamsize>(m_chunk.size()));
        const std::streamsize got = buffer->sgetn(m_chunk.data(), wanted);
        m_lines.give(m_decoder.give({m_chunk.data(), static_cast<std::size_t>(got)}));
        return true;
    } catch (const std::ios_base::failure &failure) {
        // A file buffer says so when the system cannot read, from a directory for instance.
        m_failure = failure.code().message();
        return false;
    }
}

} // namespace chess
