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

/// What stands behind << when that follows a bracket closed at `close`; otherwise nothing.
std::optional<std::string_view> countBehindBracket(std::string_view text, std::size_t close)
{
    if (close == std::string_view::npos)
        return std::nullopt;
    const std::string_view rest = withoutLeadingBlanks(text.substr(close + 1));
    return rest.starts_with("<<") ? std::optional(withoutLeadingBlanks(rest.substr(2)))
                                  : std::nullopt;
}

/// Reads the digits that a function of a language's library is given with their base.
WordResult readDigits(std::string_view whole, const DigitsOfBase &given)
{
    const auto kind = given.base == 16  ? WordReadingKind::Hex
                      : given.base == 2 ? WordReadingKind::Binary
                      : given.base == 8 ? WordReadingKind::Octal
                                        : WordReadingKind::Decimal;
    std::string_view digits = given.digits;
    if (given.base == 16 && (digits.starts_with("0x") || digits.starts_with("0X")))
        digits.remove_prefix(2);
    if (digits.empty())
        return refuseWord(whole, given.digits, WordErrorKind::NoDigits);
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const std::string_view digit = digits.substr(i, 1);
        if (!isHexDigit(digit.front()) || !valueOf(digit, given.base))
            return refuseWord(whole, firstCharacter(digits.substr(i)), WordErrorKind::BadDigit);
    }
    const std::optional<std::uint64_t> word = valueOf(digits, given.base);
    if (!word)
        return refuseWord(whole, digits, WordErrorKind::MoreThan64Bits);
    return WordReading{*word, kind, {}, false};
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

/// Reads ~0ULL, the complement of a number; names of squares and expressions are none.
std::optional<WordReading> readComplement(std::string_view text)
{
    if (!text.starts_with('~') || text.size() < 2 || !isDigit(text[1]))
        return std::nullopt;
    auto reading = parseWord(text.substr(1));
    if (!reading || reading->kind == WordReadingKind::Shift)
        return std::nullopt;
    reading->word = ~reading->word;
    for (WordReading::Alternative &other : reading->alternatives)
        other.word = ~other.word;
    return *std::move(reading);
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
    if (const std::optional<DigitsOfBase> digits = argumentOfNumberParser(text))
        return readDigits(text, *digits);
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
    if (auto complement = readComplement(bare))
        return *std::move(complement);
    // (1ULL) << 28: what is shifted may be in brackets.
    const std::size_t close = bare.front() == '(' ? bare.find(')') : std::string_view::npos;
    if (const auto count = countBehindBracket(bare, close)) {
        const WordResult left = parseWord(bare.substr(1, close - 1));
        if (left && left->kind != WordReadingKind::Shift && !showsSquares(left->kind))
            return readShift(text, *left, *count);
    }

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
