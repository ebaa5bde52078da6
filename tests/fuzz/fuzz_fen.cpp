#include "src/notation/fen/fen.h"
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
        for (const FenRemark &remark : reading->remarks) {
            requirePlaceWithin(text, remark);
            require(!toText(describe(remark)).empty(), "every remark has a sentence");
        }
        for (const Problem &problem : problemsOf(reading->position))
            require(!toText(describe(problem)).empty(), "every problem has a sentence");
        for (const CastlingNotation castling :
             {CastlingNotation::XFen, CastlingNotation::Shredder}) {
            const FenStyle style{EnPassantPolicy::Always, castling};
            const std::string written = toFen(reading->position, style);
            const auto again = parseFen(written, options);
            require(again.has_value(), "a written FEN can be read");
            require(again->position == reading->position, "and gives the same position");
            require(again->remarks.empty(), "without a remark");
            require(toFen(again->position, style) == written, "which is written the same way");
        }
    }
    return 0;
}
