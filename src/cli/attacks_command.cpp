#include "src/attacks/piece_attacks.h"
#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/inputs.h"
#include "src/cli/json_output.h"
#include "src/notation/words/diagram.h"

#include <fmt/format.h>

#include <ostream>

namespace chess {

namespace {

/// One line: word, count, squares.
void print(Console &console, Bitboard squares, const OutputOptions &output)
{
    if (output.layout == Layout::Json)
        printJson(console, toJson(squares, output.mapping));
    else
        console.out() << fmt::format("{}\t{}\t{}\n", output.literal(squares), squares.count(),
                                     toSquareList(squares));
}

struct AttacksOptions {
    std::optional<Piece> piece;
    std::optional<std::string> square;
    std::optional<std::string> occupied;
    OutputOptions output;
};

void run(Console &console, const AttacksOptions &options)
{
    const auto square = readSquare(console, *options.square);
    std::optional<WordInput> occupied = WordInput{{}, WordReadingKind::Hex};
    if (options.occupied)
        occupied = readWord(console, *options.occupied, "--occupied", options.output.mapping);
    if (square && occupied)
        print(console, attackSet(*options.piece, *square, occupied->squares), options.output);
}

struct AttackersOptions {
    std::vector<std::string> words;
    std::optional<Color> by;
    bool isChess960 = false;
    OutputOptions output;
};

void run(Console &console, const AttackersOptions &options)
{
    if (options.words.size() < 2)
        throw CLI::ValidationError(
            fmt::format("A FEN and a SQUARE after it are needed, not only “{}”.",
                        excerpt(options.words.front())));
    const auto lastWord = options.words.end() - 1;
    const auto position =
        readFen(console, joinWords({options.words.begin(), lastWord}), "FEN", {options.isChess960});
    const auto square = readSquare(console, *lastWord);
    if (!position || !square)
        return;
    Bitboard attackers;
    for (const Color color : allColors) {
        if (!options.by || *options.by == color)
            attackers |= attackersOf(*position, *square, color);
    }
    print(console, attackers, options.output);
}

} // namespace

void addAttacksCommand(CLI::App &program, Console &console)
{
    CLI::App &command =
        addCommand(program, "attacks", "Print the attack set of a piece on a square",
                   "PIECE SQUARE [--occupied WORD] [--mapping M] [--as FORMAT]",
                   R"(One line: the word, the number of squares, and the squares.

Example:
  bitboard attacks rook a1 --occupied 0x100000)");
    const auto options = std::make_shared<AttacksOptions>();
    addChoice<Piece>(command, "PIECE",
                     {{"king", {Color::White, PieceType::King}},
                      {"knight", {Color::White, PieceType::Knight}},
                      {"bishop", {Color::White, PieceType::Bishop}},
                      {"rook", {Color::White, PieceType::Rook}},
                      {"queen", {Color::White, PieceType::Queen}},
                      {"white-pawn", {Color::White, PieceType::Pawn}},
                      {"black-pawn", {Color::Black, PieceType::Pawn}}},
                     options->piece, "What attacks")
        .required();
    addText(command, "SQUARE", options->square, "Where it stands, a1 to h8").required();
    addText(command, "--occupied", options->occupied,
            "The squares that hold pieces, as a word (default none)")
        .type_name("WORD");
    addOutputOptions(command, options->output);
    command.callback([&console, options] { run(console, *options); });
}

void addAttackersCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(
        program, "attackers", "Find the pieces that attack a square",
        "FEN SQUARE [--by white|black] [--chess960] [--mapping M]\n"
        "       [--as FORMAT]",
        R"(One line: the word, the number of pieces, and their squares. Pinned pieces count.

Example:
  bitboard attackers startpos f3 --by white)");
    const auto options = std::make_shared<AttackersOptions>();
    addWords(command, "FEN", options->words, "A position, and the square after it").required();
    addChoice<Color>(command, "--by", {{"white", Color::White}, {"black", Color::Black}},
                     options->by, "Whose pieces (default both)")
        .type_name("COLOUR");
    addChess960(command, options->isChess960);
    addOutputOptions(command, options->output);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
