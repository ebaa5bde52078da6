#include "src/workbench/expression/expression_lexer.h"

#include "src/board/ascii.h"
#include "src/notation/text/blank.h"

#include <algorithm>
#include <array>

namespace chess {

namespace {

/// The longest first, so that `<<=` is not taken for `<<`.
constexpr std::array symbols = std::to_array<std::string_view>(
    {">>>=", "===", "!==", "<<=", ">>=", ">>>", "&^=", "+%", "-%", "*%", "<<", ">>", "&&", "||",
     "==",   "!=",  "<=",  ">=",  "++",  "--",  "+=",  "-=", "*=", "/=", "%=", "&=", "|=", "^=",
     ":=",   "->",  "::",  "&^",  "&",   "|",   "^",   "~",  "!",  "+",  "-",  "*",  "/",  "%",
     "<",    ">",   "=",   "?",   ":",   ";",   ",",   ".",  "(",  ")",  "[",  "]",  "{",  "}"});

constexpr std::string_view typographicMinus = "\u2212";

/// The value of a literal that begins with 0 and has nothing but octal digits, separators and the
/// suffixes of C; in Rust, whose suffixes have digits, such a number is decimal.
std::optional<std::uint64_t> octalOf(std::string_view literal)
{
    const std::size_t end = std::min(literal.find_first_not_of("01234567'_"), literal.size());
    const bool isOctal = literal.size() > 1 && literal[0] == '0' && end > 1 &&
                         literal.find_first_not_of("uUlLzZ", end) == std::string_view::npos;
    if (!isOctal)
        return std::nullopt;
    std::uint64_t value = 0;
    for (const char c : literal.substr(0, end)) {
        if (!isDigit(c))
            continue;
        if (value >> 61 != 0)
            return std::nullopt;
        value = value << 3 | static_cast<std::uint64_t>(c - '0');
    }
    return value;
}

class Lexer {
public:
    explicit Lexer(std::string_view text) : m_text(text) {}

    tl::expected<std::vector<ExpressionToken>, ExpressionError> tokens()
    {
        while (skipBlanks()) {
            if (!takeToken())
                break;
        }
        if (m_error)
            return tl::unexpected(*m_error);
        add(TokenKind::End, 0);
        return std::move(m_tokens);
    }

private:
    std::string_view rest() const { return m_text.substr(m_offset); }
    char at(std::size_t distance) const
    {
        return m_offset + distance < m_text.size() ? m_text[m_offset + distance] : '\0';
    }

    bool fail(std::size_t length, ExpressionErrorKind kind)
    {
        m_error = errorAt(m_text, {m_offset, length}, kind);
        return false;
    }

    /// Takes the next `length` bytes as a token.
    ExpressionToken &add(TokenKind kind, std::size_t length)
    {
        m_tokens.push_back(
            {kind, {m_offset, length}, m_text.substr(m_offset, length), m_isFirstOfLine});
        m_isFirstOfLine = false;
        m_offset += length;
        return m_tokens.back();
    }

    /// Passes blanks and comments over; false at the end of the text and after an error.
    bool skipBlanks()
    {
        while (m_offset < m_text.size()) {
            if (const std::size_t length = blankLengthAt(rest())) {
                m_isFirstOfLine = m_isFirstOfLine || isLineEnd(m_text[m_offset]);
                m_offset += length;
            } else if (rest().substr(0, 2) == "//") {
                m_offset += std::min(rest().find_first_of("\r\n"), rest().size());
            } else if (rest().substr(0, 2) == "/*") {
                const std::size_t end = rest().find("*/", 2);
                if (end == std::string_view::npos)
                    return fail(rest().size(), ExpressionErrorKind::UnclosedComment);
                m_offset += end + 2;
            } else {
                return true;
            }
        }
        return false;
    }

    bool takeToken()
    {
        if (const std::size_t length = directiveLength())
            return fail(length, ExpressionErrorKind::Directive);
        const bool isBasicHex =
            at(0) == '&' && lower(at(1)) == 'h' && isHexDigit(at(2)) && isOperandExpected();
        const bool isPrefixed = (at(0) == '$' || at(0) == '#') && isHexDigit(at(1));
        if (isBasicHex || isPrefixed || isDigit(at(0)))
            return takeLiteral(isBasicHex);
        // @ begins the names of functions that Zig itself has: @popCount.
        if (isNameCharacter(at(0)) || (at(0) == '@' && isLetter(at(1)))) {
            std::size_t length = 1;
            while (isNameCharacter(at(length)))
                ++length;
            ExpressionToken &name = add(TokenKind::Name, length);
            name.text.remove_prefix(name.text[0] == '@' ? 1 : 0);
            return true;
        }
        if (rest().substr(0, typographicMinus.size()) == typographicMinus) {
            add(TokenKind::Symbol, typographicMinus.size()).text = "-";
            return true;
        }
        const auto symbol = std::find_if(symbols.begin(), symbols.end(), [this](auto each) {
            return rest().substr(0, each.size()) == each;
        });
        if (symbol == symbols.end())
            return fail(firstCharacter(rest()).size(), ExpressionErrorKind::BadCharacter);
        add(TokenKind::Symbol, symbol->size());
        return true;
    }

    /// The length of the #define that begins here; 0 when none does, for #fade is hexadecimal.
    std::size_t directiveLength() const
    {
        constexpr std::array directives =
            std::to_array<std::string_view>({"define", "undef", "include", "ifdef", "ifndef", "if",
                                             "elif", "else", "endif", "pragma"});
        if (at(0) != '#')
            return 0;
        std::size_t length = 1;
        while (isNameCharacter(at(length)))
            ++length;
        const bool isDirective = std::find(directives.begin(), directives.end(),
                                           rest().substr(1, length - 1)) != directives.end();
        return isDirective ? length : 0;
    }

    /// Whether no operand stands before this place, so that no operator can follow.
    bool isOperandExpected() const
    {
        return m_tokens.empty() ||
               (m_tokens.back().kind == TokenKind::Symbol && !m_tokens.back().isSymbol(")") &&
                !m_tokens.back().isSymbol("]") && !m_tokens.back().isSymbol("}"));
    }

    /// How far a literal reaches: what it may be made of, and what would make it a fraction, so
    /// that this is refused as one.
    std::size_t literalLength() const
    {
        std::size_t length = 1;
        for (;; ++length) {
            const char c = at(length);
            const bool isInside = isNameCharacter(c) ||
                                  (c == '\'' && isNameCharacter(at(length + 1))) ||
                                  (c == '.' && isDigit(at(length + 1)));
            const bool isExponentSign = (c == '+' || c == '-') && lower(at(length - 1)) == 'e' &&
                                        isNumber(rest().substr(0, length - 1)) &&
                                        isDigit(at(length + 1));
            if (!isInside && !isExponentSign)
                return length;
        }
    }

    bool takeLiteral(bool isBasicHex)
    {
        const std::size_t length = literalLength();
        std::string piece(rest().substr(0, length));
        if (isBasicHex)
            piece.replace(0, 2, "0x"); // as long as &H, so that offsets stay
        auto reading = parseWord(piece);
        if (!reading) {
            const WordError &error = reading.error();
            m_error = errorAt(m_text, {m_offset + error.offset, error.length},
                              ExpressionErrorKind::BadLiteral);
            m_error->literal = error.kind;
            return false;
        }
        if (const auto octal = octalOf(piece))
            *reading = {*octal, WordReadingKind::Octal, {}, false};
        const bool isAllDigits = isNumber(piece);
        const auto decimal =
            std::find_if(reading->alternatives.begin(), reading->alternatives.end(),
                         [](const auto &each) { return each.kind == WordReadingKind::Decimal; });
        if (isAllDigits && decimal != reading->alternatives.end())
            std::swap(reading->word, decimal->word), std::swap(reading->kind, decimal->kind);
        add(TokenKind::Literal, length).reading = std::move(*reading);
        return true;
    }

    std::string_view m_text;
    std::size_t m_offset = 0;
    bool m_isFirstOfLine = false;
    std::vector<ExpressionToken> m_tokens;
    std::optional<ExpressionError> m_error;
};

} // namespace

ExpressionError errorAt(std::string_view text, TextSpan span, ExpressionErrorKind kind)
{
    return {{kind, span.offset, span.length, excerpt(text.substr(span.offset, span.length))}};
}

tl::expected<std::vector<ExpressionToken>, ExpressionError> tokensOf(std::string_view text)
{
    return Lexer(text).tokens();
}

} // namespace chess
