#include "src/notation/fen/fen.h"
#include "src/notation/moves/move_text.h"
#include "tests/fuzz/fuzzing.h"

#include <algorithm>

using namespace chess;
using namespace tests;

/// The first line is a FEN, or else the start position is taken; any text behind it is refused with
/// a place, or is a move that can be played, written and read again, or several as a line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view all = textOf(data, size);
    const std::size_t lineEnd = all.find('\n');
    const std::string_view text = lineEnd == std::string_view::npos ? all : all.substr(lineEnd + 1);
    for (const bool isChess960 : {false, true}) {
        const auto reading = parseFen(all.substr(0, lineEnd), {isChess960});
        const Position position = reading ? reading->position : Position::start();
        for (const MoveRule rule : {MoveRule::PseudoLegal, MoveRule::Legal}) {
            const auto move = parseMove(position, text, rule);
            const MoveLine line = parseMoveLine(position, text, rule);
            require(line.error || !line.moves.empty(), "a line has a move");
            require(!move || line.moves.size() == 1, "a move is a line");
            if (line.error) {
                requirePlaceWithin(text, *line.error);
                require(!toText(describe(*line.error)).empty(), "every error has a sentence");
            }
            if (!move) {
                requirePlaceWithin(text, move.error());
                require(!toText(describe(move.error())).empty(), "every error has a sentence");
                continue;
            }
            require(parseMove(position, toUci(position, *move), rule) == move, "UCI comes back");
            const bool isLegal = !illegalityOf(position, *move);
            require(isLegal || rule == MoveRule::PseudoLegal, "a legal move has no reason");
            if (isLegal == (rule == MoveRule::Legal))
                require(parseMove(position, toSan(position, *move), rule) == move,
                        "SAN comes back");
            const Position after = afterMove(position, *move);
            require(parseFen(toFen(after), {after.isChess960()})->position == after,
                    "the position behind it is one");
        }
    }
    return 0;
}
