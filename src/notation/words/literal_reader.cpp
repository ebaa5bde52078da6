#include "src/notation/words/literal_reader.h"

#include "src/notation/text/blank.h"
#include "src/notation/words/byte_dump.h"
#include "src/notation/words/word_wrappings.h"

#include <algorithm>
#include <bit>

namespace chess {

namespace {

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

std::size_t countDigits(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return digitValue(c).has_value(); }));
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

} // namespace

tl::unexpected<WordError> refuseWord(std::string_view whole, std::string_view piece,
                                     WordErrorKind kind)
{
    return tl::unexpected(WordError{kind, offsetIn(whole, piece), piece.size(), excerpt(piece)});
}

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

std::optional<WordError> LiteralReader::scan()
{
    const auto error = [this](std::string_view piece, WordErrorKind kind) {
        return refuseWord(m_whole, piece, kind).value();
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
        return error(wrong, isWordOperator(wrong.front()) ? WordErrorKind::Expression
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
            return refuseWord(m_whole, digits.substr(i, 2), WordErrorKind::DoubledSeparator)
                .value();
        const bool isLeading = i == 0 && !m_scan.prefixKind;
        if (isLeading || i + 1 == digits.size())
            return refuseWord(m_whole, digits.substr(i, 1), WordErrorKind::BadDigit).value();
    }
    const bool isSignedExponent = lower(digits.back()) == 'e' && digits.size() > 1 &&
                                  !m_scan.rest.empty() &&
                                  (m_scan.rest.front() == '+' || m_scan.rest.front() == '-') &&
                                  std::all_of(digits.begin(), digits.end() - 1, isDigit);
    if (!m_scan.prefixKind && (hasExponent(digits) || isSignedExponent))
        return refuseWord(m_whole, digits.substr(digits.find_first_of("eE")),
                          WordErrorKind::Fraction)
            .value();
    if (m_scan.prefixKind == WordReadingKind::Binary) {
        const auto wrong = std::find_if(digits.begin(), digits.end(),
                                        [](char c) { return digitValue(c).value_or(0) > 1; });
        if (wrong != digits.end())
            return refuseWord(m_whole,
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
    // 1010b is binary to assemblers.
    if (digits.size() > 2 && lower(digits.back()) == 'b' &&
        digits.find_first_not_of("01") == digits.size() - 1)
        add(valueOf(digits.substr(0, digits.size() - 1), 2), WordReadingKind::Binary);
    for (const WordReadingKind other :
         {WordReadingKind::Hex, WordReadingKind::Decimal, WordReadingKind::Binary})
        add(valueOf(digits, baseOf(other)), other);
}

WordResult LiteralReader::read()
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
        return refuseWord(m_whole, m_text.substr(0, length), WordErrorKind::MoreThan64Bits);
    }
    WordReading reading{isNegative ? 0 - *magnitude : *magnitude, taken, {}, false};
    addAlternatives(reading);
    return reading;
}

} // namespace chess
