#include "src/notation/words/diagram.h"

#include "src/notation/text/blank.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace chess {

namespace {

constexpr std::string_view setCells = "1xX#*";
constexpr std::string_view emptyCells = "0.-";

bool isBar(char c)
{
    return c == '|';
}

/// The line without blanks and bars at its ends.
std::string_view withoutFrame(std::string_view line)
{
    for (;;) {
        line = trimmed(line);
        if (!line.empty() && isBar(line.front()))
            line.remove_prefix(1);
        else if (!line.empty() && isBar(line.back()))
            line.remove_suffix(1);
        else
            return line;
    }
}

/// The squares of a row between bars, | X |   |; blank ones are not in the set. Nothing for a row
/// that has no blank square or anything else than eight of them.
std::optional<std::array<std::string_view, 8>> squaresBetweenBars(std::string_view line)
{
    std::array<std::string_view, 8> squares;
    bool hasBlank = false;
    std::size_t bar = line.find('|');
    for (std::string_view &square : squares) {
        const std::size_t next = bar == std::string_view::npos ? bar : line.find('|', bar + 1);
        if (next == std::string_view::npos)
            return std::nullopt;
        square = trimmed(line.substr(bar + 1, next - bar - 1));
        hasBlank = hasBlank || square.empty();
        bar = next;
    }
    const bool isEnd = line.find('|', bar + 1) == std::string_view::npos;
    return hasBlank && isEnd ? std::optional(squares) : std::nullopt;
}

/// Whether a line holds a to h and nothing else.
bool isFileLetters(std::string_view line)
{
    char next = 'a';
    for (; !line.empty() && next <= 'h'; line.remove_prefix(1)) {
        line = withoutFrame(line);
        if (line.empty() || lower(line.front()) != next)
            return false;
        ++next;
    }
    return line.empty() && next == 'h' + 1;
}

/// Up to nine lines that are neither blank nor file letters nor ruled: enough to see whether there
/// are eight.
std::vector<std::string_view> rowsOf(std::string_view text)
{
    std::vector<std::string_view> rows;
    while (!text.empty() && rows.size() <= 8) {
        const std::string_view whole = trimmed(takeLine(text));
        const std::string_view line = squaresBetweenBars(whole) ? whole : withoutFrame(whole);
        const bool isRuled = !line.empty() && line.front() == '+';
        if (!line.empty() && !isRuled && !isFileLetters(line))
            rows.push_back(line);
    }
    return rows;
}

DiagramError errorAt(std::string_view text, std::string_view piece, DiagramErrorKind kind)
{
    return {kind, offsetIn(text, piece), piece.size(), excerpt(piece)};
}

/// The squares of a row as bits, the a-file lowest; the first 64 only, and how many there were.
struct Cells {
    std::uint64_t bits = 0;
    std::size_t count = 0;
};

tl::expected<Cells, DiagramError> readCells(std::string_view text, std::string_view row)
{
    Cells cells;
    if (const auto squares = squaresBetweenBars(row)) {
        for (const std::string_view square : *squares) {
            if (square.size() > 1 || (square.size() == 1 && !isDiagramCell(square.front())))
                return tl::unexpected(errorAt(text, square, DiagramErrorKind::BadCell));
            if (!square.empty() && setCells.find(square.front()) != std::string_view::npos)
                cells.bits |= std::uint64_t{1} << cells.count;
            ++cells.count;
        }
        return cells;
    }
    while (!row.empty()) {
        if (const std::size_t blank = blankLengthAt(row)) {
            row.remove_prefix(blank);
            continue;
        }
        if (!isBar(row.front())) {
            if (!isDiagramCell(row.front()))
                return tl::unexpected(
                    errorAt(text, firstCharacter(row), DiagramErrorKind::BadCell));
            if (cells.count < 64 && setCells.find(row.front()) != std::string_view::npos)
                cells.bits |= std::uint64_t{1} << cells.count;
            ++cells.count;
        }
        row.remove_prefix(1);
    }
    return cells;
}

} // namespace

std::string toDiagram(Bitboard squares)
{
    std::string picture;
    for (auto rank = allRanks.rbegin(); rank != allRanks.rend(); ++rank) {
        picture += digitOf(*rank);
        picture += ' ';
        for (const File file : allFiles) {
            picture += ' ';
            picture += squares.contains(Square(file, *rank)) ? '1' : '.';
        }
        picture += '\n';
    }
    return picture + "   a b c d e f g h\n";
}

bool isDiagramCell(char c)
{
    return setCells.find(c) != std::string_view::npos ||
           emptyCells.find(c) != std::string_view::npos;
}

tl::expected<Bitboard, DiagramError> parseDiagram(std::string_view text)
{
    const std::vector<std::string_view> rows = rowsOf(text);
    if (rows.size() == 1) {
        const auto cells = readCells(text, rows.front());
        if (!cells)
            return tl::unexpected(cells.error());
        if (cells->count == 64)
            return Bitboard::fromWord(cells->bits).flippedVertically();
    }
    if (rows.size() < 8)
        return tl::unexpected(
            errorAt(text, text.substr(text.size()), DiagramErrorKind::NotEightRows));
    if (rows.size() > 8)
        return tl::unexpected(errorAt(text, rows.back(), DiagramErrorKind::NotEightRows));

    // Rank digits that count upwards put rank 1 on top. A 1 alone may be a square.
    const bool isFromBelow = rows.front().front() == '1' && rows[1].front() == '2';
    const bool hasDigitsLeft = isFromBelow || rows.front().front() == '8';
    const bool hasDigitsRight = rows.front().size() > 1 && rows.front().back() == '8';
    Bitboard squares;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::string_view row = rows[i];
        const Rank rank = allRanks[isFromBelow ? i : 7 - i];
        if (hasDigitsLeft) {
            if (row.front() != digitOf(rank))
                return tl::unexpected(
                    errorAt(text, firstCharacter(row), DiagramErrorKind::BadCell));
            row.remove_prefix(1);
        }
        if (hasDigitsRight && !row.empty()) {
            if (row.back() != digitOf(rank))
                return tl::unexpected(errorAt(text, rows[i], DiagramErrorKind::RowNotEightWide));
            row.remove_suffix(1);
        }
        const auto cells = readCells(text, row);
        if (!cells)
            return tl::unexpected(cells.error());
        if (cells->count != 8)
            return tl::unexpected(errorAt(text, rows[i], DiagramErrorKind::RowNotEightWide));
        squares |= Bitboard::fromWord(cells->bits << (8 * static_cast<int>(rank)));
    }
    return squares;
}

std::string toLineOfBits(Bitboard squares)
{
    std::string line;
    // Upside down, the squares come in reading order.
    for (const Square square : allSquares) {
        line += square.index() == 0 ? "" : " ";
        line += squares.flippedVertically().contains(square) ? '1' : '0';
    }
    return line;
}

std::vector<Square> squaresByName(Bitboard squares)
{
    std::vector<Square> byName;
    for (const File file : allFiles) {
        for (const Square square : squares &Bitboard(file))
            byName.push_back(square);
    }
    return byName;
}

std::string toSquareList(Bitboard squares)
{
    std::string list;
    for (const Square square : squaresByName(squares))
        list.append(list.empty() ? "" : ",").append(nameOf(square));
    return list.empty() ? "-" : list;
}

} // namespace chess
