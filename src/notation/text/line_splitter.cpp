#include "src/notation/text/line_splitter.h"

#include <algorithm>

namespace chess {

void LineSplitter::give(std::string_view piece)
{
    if (piece.empty())
        return;
    m_rest = piece;
    if (m_isAfterReturn && m_rest.front() == '\n') {
        skip(1);
        m_lineOffset = m_offset;
    }
    m_isAfterReturn = false;
    m_lineFeed = m_rest.find('\n');
}

std::optional<LineSplitter::Line> LineSplitter::next()
{
    if (m_isBegunGivenOut) {
        m_begun.clear();
        m_isBegunGivenOut = false;
    }
    const std::string_view part = m_rest.substr(0, m_lineFeed);
    const std::size_t end = std::min(part.find('\r'), m_lineFeed);
    if (end == std::string_view::npos) {
        keep(m_rest);
        skip(m_rest.size());
        return std::nullopt;
    }
    const std::string_view text = m_rest.substr(0, end);
    const bool isReturn = m_rest[end] == '\r';
    m_isAfterReturn = isReturn && end + 1 == m_rest.size();
    skip(isReturn && end + 1 == m_lineFeed ? end + 2 : end + 1);
    if (m_begun.empty() && text.size() <= longestLine)
        return finish(text);
    keep(text);
    m_isBegunGivenOut = true;
    return finish(m_begun);
}

std::optional<LineSplitter::Line> LineSplitter::last()
{
    if (m_isBegunGivenOut || m_begun.empty())
        return std::nullopt;
    m_isBegunGivenOut = true;
    return finish(m_begun);
}

/// Adds to the line begun as much as may be kept.
void LineSplitter::keep(std::string_view part)
{
    const std::size_t room = longestLine - m_begun.size();
    m_isTooLong = m_isTooLong || part.size() > room;
    m_begun += part.substr(0, room);
}

void LineSplitter::skip(std::size_t length)
{
    m_rest.remove_prefix(length);
    m_offset += length;
    if (m_lineFeed == std::string_view::npos)
        return;
    m_lineFeed = m_lineFeed >= length ? m_lineFeed - length : m_rest.find('\n');
}

LineSplitter::Line LineSplitter::finish(std::string_view text)
{
    const Line line{text, ++m_number, m_lineOffset, m_isTooLong};
    m_lineOffset = m_offset;
    m_isTooLong = false;
    return line;
}

} // namespace chess
