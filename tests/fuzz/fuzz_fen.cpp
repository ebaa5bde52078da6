#include "src/notation/fen.h"
#include "tests/fuzz/fuzzing.h"

using namespace chess;
using namespace tests;

/// Any text is refused with a place, or gives a position whose FEN gives the same position.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    for (const bool isChess960 : {false, true}) {
        const FenOptions options{.isChess960 = isChess960};
        const auto reading = parseFen(text, options);
        if (!reading) {
            requirePlaceWithin(text, reading.error());
            require(!toText(describe(reading.error())).empty(), "every error has a sentence");
            continue;
        }
        for (const FenRemark &remark : reading->remarks)
            requirePlaceWithin(text, remark);
        const std::string written = toFen(reading->position);
        const auto again = parseFen(written, options);
        require(again.has_value(), "a written FEN can be read");
        require(again->position == reading->position, "and gives the same position");
        require(toFen(again->position) == written, "which is written the same way");
        problemsOf(reading->position);
    }
    return 0;
}
