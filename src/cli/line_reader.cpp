#include "src/cli/line_reader.h"

#include <algorithm>
#include <istream>

namespace chess {

namespace {

constexpr std::size_t chunkSize = 64 * 1024;

std::string_view withoutCarriageReturn(std::string_view line)
{
    if (!line.empty() && line.back() == '\r')
        line.remove_suffix(1);
    return line;
}

} // namespace

LineReader::LineReader(std::istream &in, std::function<void()> beforeWaiting)
    : m_in(in), m_beforeWaiting(std::move(beforeWaiting)), m_chunk(chunkSize)
{
}

std::optional<LineReader::Line> LineReader::next()
{
    m_begun.clear();
    m_isTooLong = false;
    while (true) {
        const std::size_t end = m_rest.find('\n');
        const std::string_view part = m_rest.substr(0, end);
        if (end != std::string_view::npos) {
            m_rest.remove_prefix(end + 1);
            if (m_begun.empty() && part.size() <= longestLine)
                return Line{withoutCarriageReturn(part), ++m_number, false};
            keep(part);
            return Line{withoutCarriageReturn(m_begun), ++m_number, m_isTooLong};
        }
        keep(part);
        if (!fill()) {
            if (m_begun.empty() || m_failure)
                return std::nullopt;
            return Line{withoutCarriageReturn(m_begun), ++m_number, m_isTooLong};
        }
    }
}

/// Adds to the line begun as much as may be kept.
void LineReader::keep(std::string_view part)
{
    const std::size_t room = longestLine - m_begun.size();
    m_isTooLong = m_isTooLong || part.size() > room;
    m_begun += part.substr(0, room);
}

/// Takes what the stream has ready, waiting only when that is nothing.
bool LineReader::fill()
{
    m_rest = {};
    if (m_failure)
        return false;
    m_beforeWaiting();
    std::streambuf *const buffer = m_in.rdbuf();
    try {
        if (buffer->sgetc() == std::streambuf::traits_type::eof())
            return false;
        const auto ready = std::max<std::streamsize>(buffer->in_avail(), 1);
        const auto wanted = std::min(ready, static_cast<std::streamsize>(m_chunk.size()));
        const std::streamsize got = buffer->sgetn(m_chunk.data(), wanted);
        m_rest = std::string_view(m_chunk.data(), static_cast<std::size_t>(got));
        return true;
    } catch (const std::ios_base::failure &failure) {
        // A file buffer says so when the system cannot read, from a directory for instance.
        m_failure = failure.code().message();
        return false;
    }
}

} // namespace chess
