#pragma once

#include "src/board/ascii.h"
#include "src/notation/words/literal.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace chess {

using WordResult = tl::expected<WordReading, WordError>;

/// An error at `piece`, a part of `whole`.
tl::unexpected<WordError> refuseWord(std::string_view whole, std::string_view piece,
                                     WordErrorKind kind);

constexpr bool isWordCharacter(char c)
{
    return isDigit(c) || isLetter(c) || c == '_';
}

/// Whether a character computes something where it stands beside a literal.
constexpr bool isWordOperator(char c)
{
    return std::string_view("|&^~+-*/%<>()!=?").find(c) != std::string_view::npos;
}

/// The value of the digits in a text, other characters passed over; nothing above 64 bits or when
/// a digit is not of the base.
std::optional<std::uint64_t> valueOf(std::string_view text, unsigned base);

/// A literal taken apart at the head of a text.
struct LiteralParts {
    std::string_view sign;
    std::optional<WordReadingKind> prefixKind;
    std::string_view digits; ///< with their separators
    std::string_view suffix;
    std::string_view rest; ///< what follows the literal
};

/// Reads one literal at the head of `text`, a part of `whole`.
class LiteralReader {
public:
    LiteralReader(std::string_view whole, std::string_view text) : m_whole(whole), m_text(text) {}

    WordResult read();
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
    LiteralParts m_scan;
};

} // namespace chess
