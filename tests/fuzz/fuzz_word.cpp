#include "src/notation/literal.h"
#include "tests/fuzz/fuzzing.h"

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
        require(again->word == reading->word, "and is the same word");
    }
    return 0;
}
