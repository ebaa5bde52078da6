#include "src/notation/text/text_encoding.h"
#include "src/notation/text/utf8.h"
#include "tests/fuzz/fuzzing.h"

#include <algorithm>
#include <string>

using namespace chess;
using namespace tests;

/// Of any bytes the pieces they come in make no difference once their encoding is known, and what
/// is of two or four bytes a character becomes UTF-8 that is valid.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes = textOf(data, size);
    const TextEncoding encoding = encodingOf(bytes);
    const std::string whole = toUtf8(bytes);
    // So much is surely enough to know it by.
    constexpr std::size_t enough = 8192;
    TextDecoder decoder;
    std::string text(decoder.give(bytes.substr(0, enough)));
    const std::size_t pieceLength = 1 + size % 7;
    for (std::size_t at = std::min(enough, size); at < size; at += pieceLength)
        text += decoder.give(bytes.substr(at, pieceLength));
    text += decoder.finish();
    require(text == whole, "pieces make no difference");
    if (encoding == TextEncoding::Utf8) {
        require(bytes.ends_with(whole), "UTF-8 is kept as it is");
        return 0;
    }
    for (std::size_t at = 0; at < whole.size();) {
        const CodePoint point = codePointAt(whole, at);
        require(point.isValid, "what is decoded is UTF-8");
        at += point.length;
    }
    return 0;
}
