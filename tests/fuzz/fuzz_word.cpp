#include "src/notation/words/literal.h"
#include "tests/fuzz/fuzzing.h"

#include <algorithm>

using namespace chess;
using namespace tests;

/// Any text is refused with a place, or gives a word that is read again from how it is written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    const auto reading = parseWord(text);
    if (!reading) {
        requirePlaceWithin(text, reading.error());
        require(!toText(describe(reading.error())).empty(), "every error has a sentence");
        return 0;
    }
    for (const WordFormat format : allWordFormats) {
        const auto again = parseWord(toLiteral(reading->word, format));
        require(again.has_value(), "a written word can be read");
        // Sixteen decimal digits may be read as hexadecimal; the decimal is an alternative then.
        const auto isTheWord = [&](const auto &each) {
            return each.word == reading->word;
        };
        require(isTheWord(*again) ||
                    std::any_of(again->alternatives.begin(), again->alternatives.end(), isTheWord),
                "and is the same word");
    }
    return 0;
}
