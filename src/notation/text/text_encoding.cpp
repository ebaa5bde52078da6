#include "src/notation/text/text_encoding.h"

#include "src/notation/text/utf8.h"

#include <array>

namespace chess {

namespace {

constexpr char32_t byteOrderMark = 0xFEFF;
constexpr char32_t replacement = 0xFFFD;
/// So much of a text shows in what it is written.
constexpr std::size_t bytesLookedAt = 4096;
/// Fewer characters may be anything.
constexpr std::size_t fewestCharacters = 8;

constexpr std::array wideEncodings = {TextEncoding::Utf32LittleEnd, TextEncoding::Utf32BigEnd,
                                      TextEncoding::Utf16LittleEnd, TextEncoding::Utf16BigEnd};

std::size_t unitLength(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf16LittleEnd:
    case TextEncoding::Utf16BigEnd:
        return 2;
    case TextEncoding::Utf32LittleEnd:
    case TextEncoding::Utf32BigEnd:
        return 4;
    case TextEncoding::Utf8:
        break;
    }
    return 1;
}

bool isHighSurrogate(char32_t unit)
{
    return unit >= 0xD800 && unit <= 0xDBFF;
}

bool isLowSurrogate(char32_t unit)
{
    return unit >= 0xDC00 && unit <= 0xDFFF;
}

/// The characters of a text of two or four bytes each.
class WideText {
public:
    WideText(std::string_view bytes, TextEncoding encoding)
        : m_bytes(bytes)
        , m_unitLength(unitLength(encoding))
        , m_isLittleEnd(encoding == TextEncoding::Utf16LittleEnd ||
                        encoding == TextEncoding::Utf32LittleEnd)
    {
    }

    /// How many bytes have been read.
    std::size_t offset() const { return m_offset; }

    /// Whether a whole character comes next.
    bool hasNext() const
    {
        if (!hasUnits(1))
            return false;
        return m_unitLength == 4 || !isHighSurrogate(unitAt(m_offset)) || hasUnits(2);
    }

    /// The next character, U+FFFD for what is none. Precondition: hasNext().
    char32_t next()
    {
        const char32_t first = unitAt(m_offset);
        m_offset += m_unitLength;
        if (m_unitLength == 2 && isHighSurrogate(first)) {
            const char32_t second = unitAt(m_offset);
            if (!isLowSurrogate(second))
                return replacement;
            m_offset += m_unitLength;
            return 0x10000 + ((first - 0xD800) << 10 | (second - 0xDC00));
        }
        const bool isCharacter =
            first <= 0x10FFFF && !isHighSurrogate(first) && !isLowSurrogate(first);
        return isCharacter ? first : replacement;
    }

private:
    bool hasUnits(std::size_t count) const
    {
        return m_offset + count * m_unitLength <= m_bytes.size();
    }

    char32_t unitAt(std::size_t offset) const
    {
        char32_t unit = 0;
        for (std::size_t i = 0; i < m_unitLength; ++i) {
            const std::size_t at = m_isLittleEnd ? m_unitLength - 1 - i : i;
            unit = unit << 8 | static_cast<std::uint8_t>(m_bytes[offset + at]);
        }
        return unit;
    }

    std::string_view m_bytes;
    std::size_t m_unitLength;
    bool m_isLittleEnd;
    std::size_t m_offset = 0;
};

bool isControl(char32_t character)
{
    const bool isBlank = character >= '\t' && character <= '\r';
    return character < ' ' && !isBlank;
}

/// Whether bytes read as what a person may have written.
bool isWrittenIn(TextEncoding encoding, std::string_view bytes)
{
    WideText text(bytes.substr(0, bytesLookedAt), encoding);
    const bool isMarked = text.hasNext() && text.next() == byteOrderMark;
    if (!isMarked)
        text = WideText(bytes.substr(0, bytesLookedAt), encoding);
    std::size_t characters = 0;
    std::size_t ascii = 0;
    std::size_t wrong = 0;
    for (; text.hasNext(); ++characters) {
        const char32_t character = text.next();
        if (isControl(character) || character == replacement)
            ++wrong;
        else if (character < 0x80)
            ++ascii;
    }
    // Bitboards as raw bytes may begin like a mark, but then have zeros where a text has none.
    if (isMarked)
        return wrong * 16 <= characters;
    return wrong == 0 && characters >= fewestCharacters && ascii * 2 >= characters;
}

std::string_view withoutMark(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

/// Whether the encoding of a text can be told from this beginning of it.
bool showsEncoding(std::string_view beginning)
{
    if (beginning.size() >= 4 * fewestCharacters)
        return true;
    constexpr std::string_view bytesOfWideTexts("\0\xFE\xFF", 3);
    return beginning.find_first_of("\r\n") != std::string_view::npos &&
           beginning.find_first_of(bytesOfWideTexts) == std::string_view::npos;
}

} // namespace

TextEncoding encodingOf(std::string_view beginning)
{
    for (const TextEncoding encoding : wideEncodings) {
        if (isWrittenIn(encoding, beginning))
            return encoding;
    }
    return TextEncoding::Utf8;
}

std::size_t appendAsUtf8(std::string &text, std::string_view bytes, TextEncoding encoding)
{
    if (encoding == TextEncoding::Utf8) {
        text += bytes;
        return bytes.size();
    }
    WideText wide(bytes, encoding);
    while (wide.hasNext())
        appendUtf8(text, wide.next());
    return wide.offset();
}

std::string toUtf8(std::string_view bytes)
{
    TextDecoder decoder;
    std::string text(decoder.give(bytes));
    return text += decoder.finish();
}

std::string_view TextDecoder::give(std::string_view piece)
{
    if (m_isKnown && m_encoding == TextEncoding::Utf8)
        return piece;
    m_kept += piece;
    if (!m_isKnown && !showsEncoding(m_kept))
        return {};
    return decode();
}

std::string_view TextDecoder::finish()
{
    std::string text(decode());
    // The end of a character is missing.
    if (!m_kept.empty())
        appendUtf8(text, replacement);
    m_kept.clear();
    m_text = std::move(text);
    return m_text;
}

std::string_view TextDecoder::decode()
{
    const bool isBeginning = !m_isKnown;
    if (isBeginning) {
        m_encoding = encodingOf(m_kept);
        m_isKnown = true;
    }
    m_text.clear();
    m_kept.erase(0, appendAsUtf8(m_text, m_kept, m_encoding));
    return isBeginning ? withoutMark(m_text) : m_text;
}

} // namespace chess
