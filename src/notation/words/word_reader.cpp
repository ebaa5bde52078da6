#include "src/board/ascii.h"
#include "src/notation/text/blank.h"
#include "src/notation/words/byte_dump.h"
#include "src/notation/words/literal_reader.h"
#include "src/notation/words/square_pictures.h"
#include "src/notation/words/word_wrappings.h"

#include <algorithm>

namespace chess {

namespace {

/// Whether the text is meant as the placement of a FEN: pieces, digits and slashes.
bool looksLikeFen(std::string_view text)
{
    const std::size_t end = std::min(text.find_first_not_of("pnbrqkPNBRQK12345678/"), text.size());
    const std::string_view head = text.substr(0, std::min<std::size_t>(end, 100));
    return std::count(head.begin(), head.end(), '/') >= 3;
}

/// Reads `left << count` with the count at the head of `text`.
WordResult readShift(std::string_view whole, const WordReading &left, std::string_view text)
{
    LiteralReader reader(whole, text);
    const WordResult count = reader.read();
    if (!count)
        return count;
    if (!reader.rest().empty())
        return refuseWord(whole, firstCharacter(reader.rest()), WordErrorKind::Expression);
    const bool isLost = count->word > 63 || (left.word << count->word >> count->word) != left.word;
    if (isLost) // what does not fit is the result, so that is shown; the place is the count
        return tl::unexpected(WordError{WordErrorKind::MoreThan64Bits, offsetIn(whole, text),
                                        text.size(), excerpt(trimmed(whole))});
    return WordReading{left.word << count->word, WordReadingKind::Shift, {}, false};
}

/// Reads eight bytes that are unmistakably bytes; a little-endian machine has them in memory so.
std::optional<WordReading> readBytes(std::string_view text)
{
    const std::optional<ByteDump> dump = parseByteDump(text);
    if (!dump || dump->isPlain || dump->bytes.size() != 8)
        return std::nullopt;
    const std::uint64_t word = littleEndianWord(*dump, 0);
    if (dump->areWords)
        return WordReading{word, WordReadingKind::Hex, {}, false};
    WordReading reading{word, WordReadingKind::LittleEndianBytes, {}, false};
    if (const std::uint64_t other = withBytesReversed(word); other != word)
        reading.alternatives.push_back({other, WordReadingKind::BigEndianBytes});
    return reading;
}

bool isSquareName(std::string_view text)
{
    return text.size() == 2 &&
           parseSquare(std::string{lower(text.front()), text.back()}).has_value();
}

} // namespace

bool showsSquares(WordReadingKind kind)
{
    return kind == WordReadingKind::Diagram || kind == WordReadingKind::DiagramFromBelow ||
           kind == WordReadingKind::Squares;
}

Bitboard squaresOf(std::uint64_t word, WordReadingKind kind, SquareMapping mapping)
{
    return showsSquares(kind) ? Bitboard::fromWord(word) : fromWord(word, mapping);
}

WordResult parseWord(std::string_view text)
{
    if (const std::optional<std::string_view> count = argumentOfBitMacro(text))
        return readShift(text, {1, WordReadingKind::Shift, {}, false}, *count);
    const std::string_view bare = isRawBytes(text) ? text : bareText(text);
    if (bare.empty())
        return refuseWord(text, text, WordErrorKind::Empty);
    if (const std::optional<std::uint64_t> word = namedConstant(bare))
        return WordReading{*word, WordReadingKind::Constant, {}, false};
    if (auto squares = readSquares(text))
        return *std::move(squares);
    if (auto bytes = readBytes(bare))
        return *std::move(bytes);
    if (looksLikeFen(bare))
        return refuseWord(text, bare, WordErrorKind::LooksLikeFen);
    if (looksLikeDiagram(bare))
        return readDiagram(text, bare);

    LiteralReader reader(text, bare);
    WordResult reading = reader.read();
    if (!reading)
        return reading;
    const std::string_view rest = reader.rest();
    if (rest.substr(0, 2) == "<<")
        return readShift(text, *reading, withoutLeadingBlanks(rest.substr(2)));
    if (rest.empty()) {
        reading->isAlsoSquareName = isSquareName(bare);
        return reading;
    }
    const std::string_view next =
        rest.front() == ',' || rest.front() == ';' ? withoutLeadingBlanks(rest.substr(1)) : rest;
    const std::string_view character = firstCharacter(next);
    if (isWordOperator(rest.front()))
        return refuseWord(text, character, WordErrorKind::Expression);
    if (!character.empty() && (isWordCharacter(character.front()) || character == "#" ||
                               character == "$" || character == "-"))
        return refuseWord(text,
                          next.substr(0, std::min(next.find_first_of(" \t\r\n,;"), next.size())),
                          WordErrorKind::SeveralValues);
    return refuseWord(text, character.empty() ? firstCharacter(rest) : character,
                      WordErrorKind::BadDigit);
}

} // namespace chess
