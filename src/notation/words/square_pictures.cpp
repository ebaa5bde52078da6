#include "src/notation/words/square_pictures.h"

#include "src/board/ascii.h"
#include "src/notation/text/blank.h"
#include "src/notation/words/diagram.h"

#include <algorithm>
#include <string>

namespace chess {

namespace {

/// Takes what engines put before the name of a square off a text: SQ_, Square::, chess.
std::string_view withoutSquarePrefix(std::string_view text)
{
    for (const std::string_view prefix : {"sq_", "square::", "square.", "chess."}) {
        if (equalInAnyCase(text.substr(0, prefix.size()), prefix))
            return text.substr(prefix.size());
    }
    return text;
}

/// A picture and the number that engines print below it, as in `Bitboard: 0xff00`.
struct CaptionedPicture {
    std::string_view picture;
    std::string_view number;
    std::uint64_t word = 0;
};

std::optional<CaptionedPicture> captionedPictureIn(std::string_view text)
{
    const std::size_t lineEnd = text.find_last_of("\r\n");
    if (lineEnd == std::string_view::npos)
        return std::nullopt;
    const std::string_view line = trimmed(text.substr(lineEnd + 1));
    const std::size_t colon = line.find(':');
    const auto isNamePart = [](char c) {
        return isNameCharacter(c) || c == ' ';
    };
    if (colon == 0 || colon == std::string_view::npos || !isLetter(line.front()) ||
        !std::all_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(colon), isNamePart))
        return std::nullopt;
    const std::string_view number = trimmed(line.substr(colon + 1));
    // 123d is decimal there, as it is to assemblers.
    const bool isDecimal = number.size() > 1 && lower(number.back()) == 'd' &&
                           std::all_of(number.begin(), number.end() - 1, isDigit);
    std::optional<std::uint64_t> word;
    if (isDecimal) {
        word = valueOf(number.substr(0, number.size() - 1), 10);
    } else {
        LiteralReader reader(text, number);
        const WordResult reading = reader.read();
        if (reading && reader.rest().empty())
            word = reading->word;
    }
    return word ? std::optional(CaptionedPicture{text.substr(0, lineEnd), number, *word})
                : std::nullopt;
}

/// Whether the word is that of the squares under any mapping.
bool isWordOf(std::uint64_t word, Bitboard squares)
{
    return std::any_of(allSquareMappings.begin(), allSquareMappings.end(),
                       [&](SquareMapping mapping) { return toWord(squares, mapping) == word; });
}

} // namespace

bool looksLikeDiagram(std::string_view text)
{
    std::string_view row;
    std::string_view rest = text;
    while (!rest.empty() && row.empty())
        row = trimmed(takeLine(rest));
    const bool isOneLine = trimmed(rest).empty();
    const bool isFileLetters = lower(row.front()) == 'a' && lower(row.back()) == 'h';
    if (isFileLetters || row.front() == '+')
        return !isOneLine && row.size() >= 8;
    if (row.substr(0, 2) == "0x" || row.substr(0, 2) == "0X")
        return false;
    // | X |   | with blank squares between the bars.
    constexpr int barsAround = 9;
    const bool isBarred = std::count(row.begin(), row.end(), '|') == barsAround;
    std::size_t cells = 0;
    bool hasMark = false; // a cell that no number has
    for (std::size_t i = 0; i < row.size(); ++i) {
        const char c = row[i];
        const bool isRankDigit = c == '8' && (i == 0 || i + 1 == row.size());
        if (isDiagramCell(c)) {
            ++cells;
            // A minus in front may be a sign.
            hasMark = hasMark || (!isDigit(c) && (c != '-' || i > 0));
        } else if (!isRankDigit && c != '|' && blankLengthAt(row.substr(i)) == 0) {
            return false;
        }
    }
    const bool isSigned = row.front() == '-' && !hasMark && cells != 8;
    return !isSigned && (isOneLine ? cells >= 16 && hasMark : cells >= 4 || isBarred);
}

WordResult readDiagram(std::string_view whole, std::string_view text)
{
    const auto captioned = captionedPictureIn(text);
    if (captioned)
        text = captioned->picture;
    const auto squares = parseDiagram(text);
    if (squares && captioned && !isWordOf(captioned->word, *squares))
        return refuseWord(whole, captioned->number, WordErrorKind::SeveralValues);
    if (squares) {
        WordReading reading{squares->word(), WordReadingKind::Diagram, {}, false};
        const bool isAllDigits = text.find_first_not_of("01 \t\r\n") == std::string_view::npos;
        const std::uint64_t binary = squares->flippedHorizontally().word();
        if (isAllDigits && binary != reading.word)
            reading.alternatives.push_back({binary, WordReadingKind::Binary});
        // Without rank digits at the side nothing tells whether rank 8 is on top.
        const bool hasRankDigits = text.find_first_of("2345678") != std::string_view::npos;
        const std::uint64_t fromBelow = squares->flippedVertically().word();
        const bool isOffered =
            !reading.alternatives.empty() && reading.alternatives.front().word == fromBelow;
        if (!hasRankDigits && fromBelow != reading.word && !isOffered)
            reading.alternatives.push_back({fromBelow, WordReadingKind::DiagramFromBelow});
        return reading;
    }
    const DiagramError &error = squares.error();
    const WordErrorKind kind = [&error] {
        switch (error.kind) {
        case DiagramErrorKind::NotEightRows:
            return WordErrorKind::NotEightRows;
        case DiagramErrorKind::RowNotEightWide:
            return WordErrorKind::RowNotEightWide;
        case DiagramErrorKind::BadCell:
            break;
        }
        return WordErrorKind::BadDigit;
    }();
    return tl::unexpected(
        WordError{kind, offsetIn(whole, text) + error.offset, error.length, error.found});
}

std::optional<WordReading> readSquares(std::string_view text)
{
    constexpr std::string_view signs = ",;|[]{}()\"'`";
    Bitboard squares;
    std::size_t count = 0;
    bool isInBrackets = false;
    bool isParted = true;
    std::string digits;
    for (std::string_view rest = trimmed(text); !rest.empty();) {
        const std::size_t blank = blankLengthAt(rest);
        if (blank > 0 || signs.find(rest.front()) != std::string_view::npos) {
            isInBrackets = isInBrackets || rest.front() == '[' || rest.front() == '{';
            isParted = true;
            rest.remove_prefix(std::max<std::size_t>(blank, 1));
            continue;
        }
        rest = withoutSquarePrefix(rest);
        const std::string name = {rest.empty() ? '\0' : lower(rest.front()),
                                  rest.size() > 1 ? rest[1] : '\0'};
        const std::optional<Square> square = parseSquare(name);
        if (!square || !isParted)
            return std::nullopt;
        squares.insert(*square);
        ++count;
        digits += digits.size() < 16 ? name : "";
        rest.remove_prefix(2);
        isParted = false;
    }
    if (count < 2 && !(count == 1 && isInBrackets))
        return std::nullopt;
    WordReading reading{squares.word(), WordReadingKind::Squares, {}, false};
    const bool isBare = text.find_first_of("_.:;|[]{}()\"'`") == std::string_view::npos;
    if (count == 8 && isBare)
        reading.alternatives.push_back({*valueOf(digits, 16), WordReadingKind::Hex});
    return reading;
}

} // namespace chess
