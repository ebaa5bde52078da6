#include "src/board/ascii.h"
#include "src/notation/blank.h"
#include "src/notation/byte_dump.h"
#include "src/notation/diagram.h"
#include "src/notation/literal.h"
#include "src/notation/word_wrappings.h"

#include <algorithm>
#include <bit>

namespace chess {

namespace {

using Result = tl::expected<WordReading, WordError>;

tl::unexpected<WordError> refuse(std::string_view whole, std::string_view piece, WordErrorKind kind)
{
    return tl::unexpected(WordError{kind, offsetIn(whole, piece), piece.size(), excerpt(piece)});
}

/// The value of a digit up to f, or nothing.
constexpr std::optional<unsigned> digitValue(char c)
{
    if (isDigit(c))
        return static_cast<unsigned>(c - '0');
    c = lower(c);
    if (c >= 'a' && c <= 'f')
        return static_cast<unsigned>(c - 'a') + 10;
    return std::nullopt;
}

constexpr bool isSeparator(char c)
{
    return c == '_' || c == '\'';
}

constexpr bool isWordCharacter(char c)
{
    return isDigit(c) || isLetter(c) || c == '_';
}

constexpr bool isOperator(char c)
{
    return std::string_view("|&^~+-*/%<>()!=?").find(c) != std::string_view::npos;
}

std::size_t countDigits(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return digitValue(c).has_value(); }));
}

/// The value of the digits in a text, other characters passed over; nothing above 64 bits or when
/// a digit is not of the base.
std::optional<std::uint64_t> valueOf(std::string_view text, unsigned base)
{
    std::uint64_t value = 0;
    for (const char c : text) {
        const std::optional<unsigned> digit = digitValue(c);
        if (!digit)
            continue;
        if (*digit >= base || value > (~std::uint64_t{0} - *digit) / base)
            return std::nullopt;
        value = value * base + *digit;
    }
    return value;
}

unsigned baseOf(WordReadingKind kind)
{
    switch (kind) {
    case WordReadingKind::Hex:
        return 16;
    case WordReadingKind::Binary:
        return 2;
    case WordReadingKind::Octal:
        return 8;
    default:
        return 10;
    }
}

/// How often neighbouring bits differ: few times in an orderly set of squares, some thirty times in
/// noise.
int changesIn(std::uint64_t word)
{
    return std::popcount((word ^ (word >> 1)) & ~(std::uint64_t{1} << 63));
}

/// Sixteen decimal digits are hexadecimal unless only the decimal number looks like a bitboard.
bool isSixteenDigitDecimal(std::string_view digits)
{
    const std::optional<std::uint64_t> decimal = valueOf(digits, 10);
    const std::optional<std::uint64_t> hex = valueOf(digits, 16);
    return digits.front() != '0' && 3 * changesIn(*decimal) <= changesIn(*hex);
}

/// Whether a text without a prefix is a number with an exponent such as 1e3, which would also be
/// hexadecimal.
bool hasExponent(std::string_view digits)
{
    const std::size_t e = digits.find_first_of("eE");
    return e != std::string_view::npos && e > 0 && e + 1 < digits.size() && digits.size() != 16 &&
           std::all_of(digits.begin(), digits.begin() + static_cast<std::ptrdiff_t>(e), isDigit) &&
           std::all_of(digits.begin() + static_cast<std::ptrdiff_t>(e) + 1, digits.end(), isDigit);
}

/// A literal taken apart at the head of a text.
struct Scan {
    std::string_view sign;
    std::optional<WordReadingKind> prefixKind;
    std::string_view digits; ///< with their separators
    std::string_view suffix;
    std::string_view rest; ///< what follows the literal
};

/// Takes the sign off: + - or the minus of typography.
std::string_view takeSign(std::string_view &text)
{
    std::size_t length = 0;
    if (!text.empty() && (text.front() == '+' || text.front() == '-'))
        length = 1;
    else if (text.substr(0, 3) == "\u2212")
        length = 3;
    const std::string_view sign = text.substr(0, length);
    text.remove_prefix(length);
    return sign;
}

std::optional<WordReadingKind> takePrefix(std::string_view &text)
{
    const auto take = [&text](std::size_t length, WordReadingKind kind) {
        text.remove_prefix(length);
        return std::optional(kind);
    };
    if (text.empty())
        return std::nullopt;
    if (text.front() == '#' || text.front() == '$')
        return take(1, WordReadingKind::Hex);
    if (text.size() < 2 || text.front() != '0')
        return std::nullopt;
    if (lower(text[1]) == 'x')
        return take(2, WordReadingKind::Hex);
    return lower(text[1]) == 'b' ? take(2, WordReadingKind::Binary) : std::nullopt;
}

/// The tail of equal groups of digits behind the first, as in FFFF 0000 0000 FFFF, when all of them
/// together are the digits of a whole word and nothing else follows; otherwise empty.
std::string_view groupsBehind(std::string_view digits, std::string_view rest, bool hasPrefix)
{
    std::size_t total = digits.size();
    bool hasLetters = !std::all_of(digits.begin(), digits.end(), isDigit);
    for (std::string_view text = rest; !text.empty();) {
        text = withoutLeadingBlanks(text);
        const std::string_view group = text.substr(0, digits.size());
        if (group.size() != digits.size() || countDigits(group) != group.size() || total > 64)
            return {};
        hasLetters = hasLetters || !std::all_of(group.begin(), group.end(), isDigit);
        total += group.size();
        text.remove_prefix(group.size());
        if (!text.empty() && blankLengthAt(text) == 0)
            return {};
    }
    const bool isWord =
        total == 64 || (total == 16 && (total >= 4 * digits.size() || hasLetters || hasPrefix));
    return isWord ? rest : std::string_view();
}

/// Reads one literal at the head of `text`, a part of `whole`.
class LiteralReader {
public:
    LiteralReader(std::string_view whole, std::string_view text) : m_whole(whole), m_text(text) {}

    Result read();
    /// What follows the literal, blanks taken off.
    std::string_view rest() const { return m_scan.rest; }

private:
    std::optional<WordError> scan();
    std::optional<WordError> checkDigits() const;
    WordReadingKind kind() const;
    bool isGuess() const
    {
        return !m_scan.prefixKind && m_scan.suffix.empty() && m_scan.sign.empty();
    }
    /// Whether C would read the digits as octal, for they begin with 0.
    bool mayBeOctal() const
    {
        return !m_scan.prefixKind && m_scan.sign.empty() && m_scan.digits.size() > 1 &&
               m_scan.digits.front() == '0';
    }
    void addAlternatives(WordReading &reading) const;

    std::string_view m_whole;
    std::string_view m_text;
    Scan m_scan;
};

std::optional<WordError> LiteralReader::scan()
{
    const auto error = [this](std::string_view piece, WordErrorKind kind) {
        return refuse(m_whole, piece, kind).value();
    };
    std::string_view text = m_text;
    m_scan.sign = takeSign(text);
    if (const std::string_view second = takeSign(text); !m_scan.sign.empty() && !second.empty())
        return error(second, WordErrorKind::TwoSigns);
    const std::string_view withPrefix = text;
    const std::optional<ForeignPrefix> foreign = foreignPrefixOf(text);
    if (foreign) {
        text.remove_prefix(foreign->length);
        m_scan.prefixKind = foreign->kind;
    } else {
        m_scan.prefixKind = takePrefix(text);
    }

    const auto end = std::find_if_not(text.begin(), text.end(), [](char c) {
        return digitValue(c).has_value() || isSeparator(c);
    });
    m_scan.digits = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(m_scan.digits.size());
    // A separator before letters belongs to them, FF00_u64, or parts them, FF00'u64 of Nim.
    if (!m_scan.digits.empty() && isSeparator(m_scan.digits.back()) && !text.empty() &&
        isWordCharacter(text.front()) && !(foreign && foreign->closing != '\0')) {
        if (m_scan.digits.back() == '_')
            text = std::string_view(text.data() - 1, text.size() + 1);
        m_scan.digits.remove_suffix(1);
    }
    if (foreign && foreign->closing != '\0') {
        if (!m_scan.digits.empty() && m_scan.digits.back() == foreign->closing)
            m_scan.digits.remove_suffix(1); // where it is a separator too
        else if (!text.empty() && text.front() == foreign->closing)
            text.remove_prefix(1);
    }
    // 64 digits and the b of assemblers.
    if (!m_scan.prefixKind && m_scan.digits.size() == 65 && lower(m_scan.digits.back()) == 'b' &&
        m_scan.digits.find_first_not_of("01") == 64) {
        m_scan.digits.remove_suffix(1);
        m_scan.prefixKind = WordReadingKind::Binary;
    }
    if (countDigits(m_scan.digits) == 0) {
        if (!text.empty() && text.front() == '.')
            return error(text.substr(0, 1), WordErrorKind::Fraction);
        const std::string_view wrong = firstCharacter(text);
        if (wrong.empty() || blankLengthAt(text) != 0)
            return error(withPrefix.empty() ? m_text : m_text.substr(0, offsetIn(m_text, text)),
                         WordErrorKind::NoDigits);
        return error(wrong, isOperator(wrong.front()) ? WordErrorKind::Expression
                                                      : WordErrorKind::BadDigit);
    }

    const auto wordEnd = std::find_if_not(text.begin(), text.end(), isWordCharacter);
    const std::string_view word = text.substr(0, static_cast<std::size_t>(wordEnd - text.begin()));
    const bool isHexSuffix = !m_scan.prefixKind && (word == "h" || word == "H");
    if (isHexSuffix)
        m_scan.prefixKind = WordReadingKind::Hex;
    else if (isLiteralSuffix(word))
        m_scan.suffix = word;
    else if (!word.empty() && lower(word.front()) == 'p' && m_scan.prefixKind)
        return error(word, WordErrorKind::Fraction);
    else if (!word.empty())
        return error(word.substr(word.front() == '_' && word.size() > 1 ? 1 : 0, 1),
                     WordErrorKind::BadDigit);
    text.remove_prefix(word.size());

    if (word.empty()) {
        const std::string_view groups =
            groupsBehind(m_scan.digits, text, m_scan.prefixKind.has_value());
        m_scan.digits =
            std::string_view(m_scan.digits.data(), m_scan.digits.size() + groups.size());
        text.remove_prefix(groups.size());
    }
    if (!text.empty() && text.front() == '.')
        return error(text.substr(0, 1), WordErrorKind::Fraction);
    m_scan.rest = withoutLeadingBlanks(text);
    return std::nullopt;
}

std::optional<WordError> LiteralReader::checkDigits() const
{
    const std::string_view digits = m_scan.digits;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (!isSeparator(digits[i]))
            continue;
        if (i + 1 < digits.size() && isSeparator(digits[i + 1]))
            return refuse(m_whole, digits.substr(i, 2), WordErrorKind::DoubledSeparator).value();
        const bool isLeading = i == 0 && !m_scan.prefixKind;
        if (isLeading || i + 1 == digits.size())
            return refuse(m_whole, digits.substr(i, 1), WordErrorKind::BadDigit).value();
    }
    const bool isSignedExponent = lower(digits.back()) == 'e' && digits.size() > 1 &&
                                  !m_scan.rest.empty() &&
                                  (m_scan.rest.front() == '+' || m_scan.rest.front() == '-') &&
                                  std::all_of(digits.begin(), digits.end() - 1, isDigit);
    if (!m_scan.prefixKind && (hasExponent(digits) || isSignedExponent))
        return refuse(m_whole, digits.substr(digits.find_first_of("eE")), WordErrorKind::Fraction)
            .value();
    if (m_scan.prefixKind == WordReadingKind::Binary) {
        const auto wrong = std::find_if(digits.begin(), digits.end(),
                                        [](char c) { return digitValue(c).value_or(0) > 1; });
        if (wrong != digits.end())
            return refuse(m_whole,
                          digits.substr(static_cast<std::size_t>(wrong - digits.begin()), 1),
                          WordErrorKind::BadDigit)
                .value();
    }
    return std::nullopt;
}

WordReadingKind LiteralReader::kind() const
{
    const std::string_view digits = m_scan.digits;
    if (m_scan.prefixKind)
        return *m_scan.prefixKind;
    if (std::any_of(digits.begin(), digits.end(),
                    [](char c) { return digitValue(c).value_or(0) > 9; }))
        return WordReadingKind::Hex;
    const std::size_t count = countDigits(digits);
    if (count == 64 && m_scan.sign.empty() && std::all_of(digits.begin(), digits.end(), [](char c) {
            return digitValue(c).value_or(0) <= 1;
        }))
        return WordReadingKind::Binary;
    if (count == 16 && isGuess() && !isSixteenDigitDecimal(digits))
        return WordReadingKind::Hex;
    return m_scan.sign.empty() || m_scan.sign == "+" ? WordReadingKind::Decimal
                                                     : WordReadingKind::SignedDecimal;
}

void LiteralReader::addAlternatives(WordReading &reading) const
{
    const auto add = [&reading](std::optional<std::uint64_t> word, WordReadingKind kind) {
        if (word && *word != reading.word && kind != reading.kind)
            reading.alternatives.push_back({*word, kind});
    };
    const std::string_view digits = m_scan.digits;
    const std::size_t count = countDigits(digits);
    if (reading.kind == WordReadingKind::Binary && count == 64) {
        // Read as a book, the first digit is a8 and the last h1; see seed text 2.
        const Bitboard squares = Bitboard::fromWord(reading.word);
        add(squares.flippedHorizontally().word(), WordReadingKind::Diagram);
    }
    if (reading.kind == WordReadingKind::Decimal && mayBeOctal())
        add(valueOf(digits, 8), WordReadingKind::Octal);
    // Pairs of digits may be a memory dump.
    if (count == 16 && digits.size() == 23 && digits.find(' ') == 2)
        add(withBytesReversed(reading.word), WordReadingKind::LittleEndianBytes);
    if (!isGuess())
        return;
    for (const WordReadingKind other :
         {WordReadingKind::Hex, WordReadingKind::Decimal, WordReadingKind::Binary})
        add(valueOf(digits, baseOf(other)), other);
}

Result LiteralReader::read()
{
    if (const std::optional<WordError> error = scan())
        return tl::unexpected(*error);
    if (const std::optional<WordError> error = checkDigits())
        return tl::unexpected(*error);

    WordReadingKind taken = kind();
    std::optional<std::uint64_t> magnitude = valueOf(m_scan.digits, baseOf(taken));
    // What is too large as a decimal number may fit as C reads it: 01777777777777777777777.
    if (!magnitude && taken == WordReadingKind::Decimal && mayBeOctal()) {
        taken = WordReadingKind::Octal;
        magnitude = valueOf(m_scan.digits, baseOf(taken));
    }
    const bool isNegative = !m_scan.sign.empty() && m_scan.sign != "+";
    if (!magnitude || (isNegative && *magnitude > std::uint64_t{1} << 63)) {
        const std::size_t length = offsetIn(m_text, m_scan.digits) + m_scan.digits.size();
        return refuse(m_whole, m_text.substr(0, length), WordErrorKind::MoreThan64Bits);
    }
    WordReading reading{isNegative ? 0 - *magnitude : *magnitude, taken, {}, false};
    addAlternatives(reading);
    return reading;
}

/// Whether the text is meant as the placement of a FEN: pieces, digits and slashes.
bool looksLikeFen(std::string_view text)
{
    const std::size_t end = std::min(text.find_first_not_of("pnbrqkPNBRQK12345678/"), text.size());
    const std::string_view head = text.substr(0, std::min<std::size_t>(end, 100));
    return std::count(head.begin(), head.end(), '/') >= 3;
}

/// Whether the text is meant as a picture, so that what is wrong is said of its rows. The first row
/// tells; an 0x at its head is a number's.
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
    return !isSigned && (isOneLine ? cells >= 16 && hasMark : cells >= 4);
}

Result readDiagram(std::string_view whole, std::string_view text)
{
    const auto squares = parseDiagram(text);
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

/// Reads `left << count` with the count at the head of `text`.
Result readShift(std::string_view whole, const WordReading &left, std::string_view text)
{
    LiteralReader reader(whole, text);
    const Result count = reader.read();
    if (!count)
        return count;
    if (!reader.rest().empty())
        return refuse(whole, firstCharacter(reader.rest()), WordErrorKind::Expression);
    const bool isLost = count->word > 63 || (left.word << count->word >> count->word) != left.word;
    if (isLost) // what does not fit is the result, so that is shown; the place is the count
        return tl::unexpected(WordError{WordErrorKind::MoreThan64Bits, offsetIn(whole, text),
                                        text.size(), excerpt(trimmed(whole))});
    return WordReading{left.word << count->word, WordReadingKind::Shift, {}, false};
}

/// Takes what engines put before the name of a square off a text: SQ_, Square::, chess.
std::string_view withoutSquarePrefix(std::string_view text)
{
    for (const std::string_view prefix : {"sq_", "square::", "square.", "chess."}) {
        if (equalInAnyCase(text.substr(0, prefix.size()), prefix))
            return text.substr(prefix.size());
    }
    return text;
}

/// Reads the names of squares, at least two or one in brackets, with blanks, commas, semicolons,
/// bars, brackets or quotes between them. Eight bare names are also eight pairs of hexadecimal
/// digits.
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

Result parseWord(std::string_view text)
{
    if (const std::optional<std::string_view> count = argumentOfBitMacro(text))
        return readShift(text, {1, WordReadingKind::Shift, {}, false}, *count);
    const std::string_view bare = isRawBytes(text) ? text : bareText(text);
    if (bare.empty())
        return refuse(text, text, WordErrorKind::Empty);
    if (const std::optional<std::uint64_t> word = namedConstant(bare))
        return WordReading{*word, WordReadingKind::Constant, {}, false};
    if (auto squares = readSquares(text))
        return *std::move(squares);
    if (auto bytes = readBytes(bare))
        return *std::move(bytes);
    if (looksLikeFen(bare))
        return refuse(text, bare, WordErrorKind::LooksLikeFen);
    if (looksLikeDiagram(bare))
        return readDiagram(text, bare);

    LiteralReader reader(text, bare);
    Result reading = reader.read();
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
    if (isOperator(rest.front()))
        return refuse(text, character, WordErrorKind::Expression);
    if (!character.empty() && (isWordCharacter(character.front()) || character == "#" ||
                               character == "$" || character == "-"))
        return refuse(text, next.substr(0, std::min(next.find_first_of(" \t\r\n,;"), next.size())),
                      WordErrorKind::SeveralValues);
    return refuse(text, character.empty() ? firstCharacter(rest) : character,
                  WordErrorKind::BadDigit);
}

} // namespace chess
