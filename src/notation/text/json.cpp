#include "src/notation/text/json.h"

#include "src/notation/words/diagram.h"
#include "src/notation/words/literal.h"

namespace chess {

nlohmann::ordered_json toJsonSquareList(Bitboard squares)
{
    auto list = nlohmann::ordered_json::array();
    for (const Square square : squaresByName(squares))
        list.push_back(nameOf(square));
    return list;
}

nlohmann::ordered_json toJson(Bitboard squares, SquareMapping mapping)
{
    return {{"word", toLiteral(toWord(squares, mapping), WordFormat::Hex)},
            {"count", squares.count()},
            {"squares", toJsonSquareList(squares)}};
}

} // namespace chess
