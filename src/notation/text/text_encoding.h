#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace chess {

/// How the characters of a text are written as bytes.
enum class TextEncoding : std::uint8_t {
    Utf8,
    Utf16LittleEnd,
    Utf16BigEnd,
    Utf32LittleEnd,
    Utf32BigEnd
};

/// The encoding of a text that begins so: by its byte order mark or, since many a tool writes none,
/// by the zero bytes beside its letters. UTF-8 for all else, valid or not, and so for raw bytes.
TextEncoding encodingOf(std::string_view beginning);

/// Adds a text as UTF-8, and gives back how many of its bytes were taken: all but those of a
/// character whose end is missing. What is no character becomes U+FFFD, and a byte order mark stays
/// the character that it is; of UTF-8 the bytes are taken as they are.
std::size_t appendAsUtf8(std::string &text, std::string_view bytes, TextEncoding encoding);

/// A whole text of any encoding as UTF-8, without a byte order mark.
std::string toUtf8(std::string_view bytes);

/// The same for a text that comes in pieces. It is not known at once in what it is written: until
/// then, which is at the end of the first line at the latest, the pieces are kept.
class TextDecoder {
public:
    /// The text of another piece, valid until the next call.
    std::string_view give(std::string_view piece);
    /// At the end of the text: what was kept.
    std::string_view finish();

private:
    /// The text of what is kept.
    std::string_view decode();

    bool m_isKnown = false;
    TextEncoding m_encoding = TextEncoding::Utf8;
    /// Bytes that were given and not yet taken.
    std::string m_kept;
    std::string m_text;
};

} // namespace chess
