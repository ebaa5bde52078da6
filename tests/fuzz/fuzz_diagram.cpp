#include "src/notation/words/diagram.h"
#include "tests/fuzz/fuzzing.h"

using namespace chess;
using namespace tests;

/// Any text is refused with a place, or gives a set whose picture gives the same set.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    const auto squares = parseDiagram(text);
    if (!squares) {
        requirePlaceWithin(text, squares.error());
        return 0;
    }
    const auto again = parseDiagram(toDiagram(*squares));
    require(again.has_value(), "a drawn picture can be read");
    require(*again == *squares, "and is the same set");
    return 0;
}
