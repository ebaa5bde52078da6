#include "src/workbench/positions/position_index.h"

#include "src/board/ascii.h"
#include "src/notation/text/blank.h"
#include "src/notation/text/parse_error.h"
#include "src/workbench/positions/game_tags.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace chess {

namespace {

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
            return tagPairAt(line) ? PositionFormat::Pgn : PositionFormat::Lines;
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
    const auto first = tagPairAt(text);
    if (m_isInComment && first && first->name == "Event")
        m_isInComment = false;
    const std::string_view moves = m_isInComment || !first ? text : takeTags(line);
    if (!moves.empty())
        takeMoves(line, moves);
}

std::string_view PositionIndexer::takeTags(const Line &line)
{
    std::string_view rest = withoutLeadingBlanks(line.text);
    while (const auto tag = tagPairAt(rest)) {
        takeTag(line, *tag);
        rest = tag->rest;
    }
    return rest;
}

void PositionIndexer::takeTag(const Line &line, const TagPair &tag)
{
    const bool isEvent = tag.name == "Event";
    const bool isFen = equalInAnyCase(tag.name, "FEN");
    if (m_game) {
        const bool hasFen = m_game->record.source == PositionSource::FenTag;
        if (m_game->hasMoves || (isEvent && m_game->hasEvent) || (isFen && hasFen))
            endGame();
    }
    if (!m_game)
        beginGame(line);
    m_game->hasEvent = m_game->hasEvent || isEvent;
    const std::uint64_t rest = line.offset + line.text.size() - tag.rest.size();
    if (m_game->tagsEnd == 0)
        m_game->tagsBegin = line.offset + offsetIn(line.text, tag.name) - 1;
    m_game->tagsEnd = rest;
    PositionRecord &record = m_game->record;
    if (isFen) {
        const bool isChess960 = record.isChess960;
        record = recordOf(line, tag.value, PositionSource::FenTag);
        record.isChess960 = isChess960;
    } else if (tag.name == "Variant") {
        record.isChess960 = namesChess960(tag.value);
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
    if (m_game) {
        constexpr std::uint64_t most = std::numeric_limits<std::uint16_t>::max();
        PositionRecord &record = m_game->record;
        const std::uint64_t length = m_game->tagsEnd - m_game->tagsBegin;
        const std::uint64_t before = record.offset - m_game->tagsBegin;
        if (length > 0 && length <= most && before <= most) {
            record.tagsLength = static_cast<std::uint16_t>(length);
            record.tagsBefore = static_cast<std::uint16_t>(before);
        }
        m_records.push_back(record);
    }
    m_game.reset();
}

} // namespace chess
