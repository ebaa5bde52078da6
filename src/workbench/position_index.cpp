#include "src/workbench/position_index.h"

#include "src/board/ascii.h"
#include "src/notation/blank.h"
#include "src/notation/parse_error.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace chess {

namespace {

/// A tag pair such as [FEN "…"] and what stands behind it.
struct Tag {
    std::string_view name;
    std::string_view value;
    std::string_view rest;
};

bool isOfName(char c)
{
    return isDigit(c) || isLetter(c) || c == '_';
}

std::optional<Tag> tagAt(std::string_view text)
{
    if (!text.starts_with('['))
        return std::nullopt;
    text.remove_prefix(1);
    std::size_t end = 0;
    while (end < text.size() && isOfName(text[end]))
        ++end;
    const std::string_view name = text.substr(0, end);
    text = withoutLeadingBlanks(text.substr(end));
    if (name.empty() || !text.starts_with('"'))
        return std::nullopt;
    text.remove_prefix(1);
    end = text.find('"');
    while (end != std::string_view::npos && end > 0 && text[end - 1] == '\\')
        end = text.find('"', end + 1);
    // Without a closing quote the value reaches to the end of the line.
    const std::string_view value = text.substr(0, end);
    text = withoutLeadingBlanks(text.substr(end == std::string_view::npos ? text.size() : end + 1));
    if (text.starts_with(']'))
        text.remove_prefix(1);
    return Tag{name, value, withoutLeadingBlanks(text)};
}

/// "Chess960", "Chess 960", "Fischerandom", "fischerrandom".
bool namesChess960(std::string_view variant)
{
    return variant.find("960") != std::string_view::npos ||
           (variant.size() >= 7 && equalInAnyCase(variant.substr(0, 7), "fischer"));
}

PositionRecord recordOf(const LineSplitter::Line &line, std::string_view text,
                        PositionSource source)
{
    constexpr std::size_t last = std::numeric_limits<std::uint16_t>::max();
    const std::size_t offset = offsetIn(line.text, text);
    const std::size_t column = std::min(placeOf(line.text, offset).column, last);
    return {line.offset + offset, static_cast<std::uint32_t>(text.size()),
            static_cast<std::uint32_t>(line.number), static_cast<std::uint16_t>(column), source};
}

} // namespace

PositionFormat formatOf(std::string_view beginning)
{
    while (!beginning.empty()) {
        const std::string_view line = withoutLeadingBlanks(takeLine(beginning));
        if (!line.empty() && line.front() != '%' && line.front() != ';')
            return tagAt(line) ? PositionFormat::Pgn : PositionFormat::Lines;
    }
    return PositionFormat::Lines;
}

bool holdsPosition(std::string_view line)
{
    const std::string_view text = withoutLeadingBlanks(line);
    return !text.empty() && text.front() != '#';
}

void PositionIndexer::give(std::string_view piece)
{
    m_lines.give(piece);
    while (const auto line = m_lines.next())
        takeLine(*line);
}

void PositionIndexer::finish()
{
    if (const auto line = m_lines.last())
        takeLine(*line);
    endGame();
}

std::vector<PositionRecord> PositionIndexer::take()
{
    return std::exchange(m_records, {});
}

void PositionIndexer::takeLine(const Line &whole)
{
    Line line = whole;
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (line.offset == 0 && line.text.starts_with(byteOrderMark)) {
        line.text.remove_prefix(byteOrderMark.size());
        line.offset += byteOrderMark.size();
    }
    if (m_format == PositionFormat::Pgn)
        takeLineOfGame(line);
    else if (holdsPosition(line.text))
        m_records.push_back(recordOf(
            line, line.text, line.isTooLong ? PositionSource::TooLongLine : PositionSource::Line));
}

void PositionIndexer::takeLineOfGame(const Line &line)
{
    const std::string_view text = withoutLeadingBlanks(line.text);
    if (text.empty() || line.text.front() == '%')
        return;
    const auto first = tagAt(text);
    if (m_isInComment && first && first->name == "Event")
        m_isInComment = false;
    const std::string_view moves = m_isInComment || !first ? text : takeTags(line);
    if (!moves.empty())
        takeMoves(line, moves);
}

std::string_view PositionIndexer::takeTags(const Line &line)
{
    std::string_view rest = withoutLeadingBlanks(line.text);
    while (const auto tag = tagAt(rest)) {
        takeTag(line, tag->name, tag->value);
        rest = tag->rest;
    }
    return rest;
}

void PositionIndexer::takeTag(const Line &line, std::string_view name, std::string_view value)
{
    const bool isEvent = name == "Event";
    const bool isFen = equalInAnyCase(name, "FEN");
    if (m_game) {
        const bool hasFen = m_game->record.source == PositionSource::FenTag;
        if (m_game->hasMoves || (isEvent && m_game->hasEvent) || (isFen && hasFen))
            endGame();
    }
    if (!m_game)
        beginGame(line);
    m_game->hasEvent = m_game->hasEvent || isEvent;
    PositionRecord &record = m_game->record;
    if (isFen) {
        const bool isChess960 = record.isChess960;
        record = recordOf(line, value, PositionSource::FenTag);
        record.isChess960 = isChess960;
    } else if (name == "Variant") {
        record.isChess960 = namesChess960(value);
    }
}

/// Moves and comments: all that matters of them is where a comment ends.
void PositionIndexer::takeMoves(const Line &line, std::string_view moves)
{
    if (!m_game)
        beginGame(line);
    m_game->hasMoves = true;
    while (true) {
        const std::size_t at = moves.find_first_of(m_isInComment ? "}" : "{;");
        if (at == std::string_view::npos || moves[at] == ';')
            return;
        m_isInComment = moves[at] == '{';
        moves.remove_prefix(at + 1);
    }
}

void PositionIndexer::beginGame(const Line &line)
{
    m_game = Game{recordOf(line, line.text, PositionSource::GameWithoutFen)};
}

void PositionIndexer::endGame()
{
    if (m_game)
        m_records.push_back(m_game->record);
    m_game.reset();
}

} // namespace chess
