#include "src/cli/json_output.h"

#include "src/cli/console.h"
#include "src/notation/diagram.h"
#include "src/notation/literal.h"

#include <ostream>

namespace chess {

Json toJson(Bitboard squares, SquareMapping mapping)
{
    Json names = Json::array();
    for (const Square square : squaresByName(squares))
        names.push_back(nameOf(square));
    return {{"word", toLiteral(toWord(squares, mapping), WordFormat::Hex)},
            {"count", squares.count()},
            {"squares", std::move(names)}};
}

void printJson(Console &console, const Json &value)
{
    console.out() << value.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

} // namespace chess
