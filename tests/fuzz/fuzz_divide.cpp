#include "src/notation/fen/fen.h"
#include "src/notation/moves/divide_text.h"
#include "src/notation/moves/move_text.h"
#include "tests/fuzz/fuzzing.h"

using namespace chess;
using namespace tests;

/// The first line is a FEN, or else the start position is taken; whatever text stands behind it is
/// a divide of bounded size, each of whose legal moves is read again from its name, and every
/// remark has a place and a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view all = textOf(data, size);
    const std::size_t lineEnd = all.find('\n');
    const std::string_view text = lineEnd == std::string_view::npos ? all : all.substr(lineEnd + 1);
    for (const bool isChess960 : {false, true}) {
        const auto fen = parseFen(all.substr(0, lineEnd), {isChess960});
        const Position position = fen ? fen->position : Position::start();
        const DivideReading reading = parseDivide(position, text);
        require(reading.moves.size() <= 500, "the list is bounded");
        for (const DivideRemark &remark : reading.remarks) {
            requirePlaceWithin(text, remark);
            require(!toText(describe(remark)).empty(), "every remark has a sentence");
        }
        require(reading.linesPassedOver == 0 || reading.firstPassedOver <= text.size(),
                "what was passed over has a place");
        for (const DivideEntry &entry : reading.moves) {
            require(!entry.move || parseMove(position, entry.text) == *entry.move,
                    "a legal move comes back from its name");
            require(entry.nodes || entry.move || entry.candidates.size() > 1,
                    "only what is or may be legal is kept without a count");
        }
    }
    return 0;
}
