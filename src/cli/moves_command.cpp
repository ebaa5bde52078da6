#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/inputs.h"
#include "src/cli/json_output.h"
#include "src/moves/destinations.h"
#include "src/moves/play.h"
#include "src/notation/words/diagram.h"

#include <fmt/format.h>

#include <ostream>

namespace chess {

namespace {

struct MovesOptions {
    std::vector<std::string> words;
    MoveRule rule = MoveRule::PseudoLegal;
    bool isChess960 = false;
    SquareMapping mapping = SquareMapping::A1B1;
    Layout layout = Layout::Text;
};

void printOne(Console &console, Square square, Bitboard squares, const MovesOptions &options)
{
    if (options.layout == Layout::Json) {
        JsonValue value = {{"square", nameOf(square)}};
        value.update(toJson(squares, options.mapping));
        printJson(console, value);
        return;
    }
    console.out() << toSquareList(squares) << '\n';
}

void printAll(Console &console, const Position &position, const MovesOptions &options,
              Bitboard (*reach)(const Position &, Square))
{
    JsonValue value = JsonValue::object();
    for (const Square square : squaresByName(position.pieces(position.turn()))) {
        const Bitboard squares = reach(position, square);
        if (squares.isEmpty())
            continue;
        if (options.layout == Layout::Json)
            value[std::string(nameOf(square))] = toJson(squares, options.mapping);
        else
            console.out() << nameOf(square) << '\t' << toSquareList(squares) << '\n';
    }
    if (options.layout == Layout::Json)
        printJson(console, value);
}

void run(Console &console, const MovesOptions &options)
{
    const FenAndSquare split = splitFenAndSquare(options.words);
    if (split.square) {
        const auto before = splitFenAndSquare({options.words.begin(), options.words.end() - 1});
        if (before.square)
            throw CLI::ValidationError(fmt::format("One square is enough, not “{}” and “{}”.",
                                                   excerpt(*before.square),
                                                   excerpt(*split.square)));
    }
    const auto position = readFen(console, split.fen, "FEN", {options.isChess960});
    const auto square = split.square ? readSquare(console, *split.square) : std::nullopt;
    if (!position || (split.square && !square))
        return;

    const std::optional<Piece> piece = square ? position->pieceAt(*square) : std::nullopt;
    if (options.rule == MoveRule::Legal) {
        Position asked = *position;
        asked.setTurn(piece ? piece->color : position->turn());
        if (!isPlayable(console, asked, "FEN"))
            return;
    }
    if (square && !piece)
        console.notice(nameOf(*square), "No piece stands on this square.");

    const auto reach = options.rule == MoveRule::Legal
                           ? static_cast<Bitboard (*)(const Position &, Square)>(legalDestinations)
                           : destinations;
    if (square)
        printOne(console, *square, reach(*position, *square), options);
    else
        printAll(console, *position, options, reach);
}

} // namespace

void addMovesCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(
        program, "moves", "List where pieces may go",
        "FEN [SQUARE] [--rule pseudo-legal|legal] [--chess960]\n"
        "       [--mapping M] [--as json]",
        R"(With a square: the destinations of the piece on it, as if it were its turn. Without: a line
for every piece of the side to move that has any. Castling is the king's move. --mapping is
for JSON, which alone has words.

Example:
  bitboard moves startpos g1)");
    const auto options = std::make_shared<MovesOptions>();
    addWords(command, "FEN", options->words, "A position, and a square after it").required();
    addChoice<MoveRule>(
        command, "--rule", {{"pseudo-legal", MoveRule::PseudoLegal}, {"legal", MoveRule::Legal}},
        options->rule, "Whether the king's safety is ignored or respected (default pseudo-legal)")
        .type_name("RULE");
    addChess960(command, options->isChess960);
    addMapping(command, options->mapping);
    addJson(command, options->layout);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
