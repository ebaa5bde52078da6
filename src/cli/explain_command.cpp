#include "src/attacks/derivation.h"
#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/inputs.h"
#include "src/cli/json_output.h"
#include "src/notation/diagram.h"
#include "src/notation/formula.h"

#include <fmt/format.h>

#include <ostream>

namespace chess {

namespace {

struct ExplainOptions {
    std::optional<std::string> piece;
    std::optional<std::string> square;
    DerivationMethod method = DerivationMethod::Offsets;
    std::optional<std::string> own;
    std::vector<std::string> fen;
    bool isUnmasked = false;
    bool isChess960 = false;
    OutputOptions output;
};

/// `--fen` takes all words behind it, since a FEN may be several; the last ones are piece and
/// square if these are missing.
void takeBackFromFen(ExplainOptions &options)
{
    for (std::optional<std::string> *const missing : {&options.square, &options.piece}) {
        if (!*missing && options.fen.size() > 1) {
            *missing = options.fen.back();
            options.fen.pop_back();
        }
    }
    if (!options.piece || !options.square)
        throw CLI::RequiredError(options.piece ? "SQUARE" : "PIECE");
}

Leaper leaperNamed(const std::string &name)
{
    for (const Leaper leaper : allLeapers) {
        if (nameOf(leaper) == name)
            return leaper;
    }
    throw CLI::ValidationError("PIECE",
                               fmt::format("“{}” is none of king, knight.", excerpt(name)));
}

/// The own pieces and those of the enemy: of the colour that stands on the square, or else of the
/// side to move.
void placePieces(DerivationOptions &options, const Position &position, Square square)
{
    const std::optional<Piece> piece = position.pieceAt(square);
    const Color own = piece ? piece->color : position.turn();
    options.own = position.pieces(own);
    options.enemy = position.pieces(opponentOf(own));
}

/// Nothing, and a message, when a text cannot be read.
std::optional<Derivation> deriveAsAsked(Console &console, const ExplainOptions &options)
{
    const Leaper leaper = leaperNamed(*options.piece);
    DerivationOptions choices;
    choices.masking = options.isUnmasked ? Masking::Unmasked : Masking::Masked;
    choices.mapping = options.output.mapping;
    const auto square = readSquare(console, *options.square);
    if (options.own) {
        const auto own = readWord(console, *options.own, "--own", options.output.mapping);
        if (!own)
            return std::nullopt;
        choices.own = own->squares;
    }
    if (!options.fen.empty()) {
        const auto position =
            readFen(console, joinWords(options.fen), "--fen", {options.isChess960});
        if (!position)
            return std::nullopt;
        if (square)
            placePieces(choices, *position, *square);
    }
    if (!square)
        return std::nullopt;
    return derive(leaper, *square, options.method, choices);
}

/// What a step found: the verdict of a look, and whether the square is a wrong one.
std::string remarkOn(const DerivationStep &step)
{
    std::string remark = step.verdict ? std::string(nameOf(*step.verdict)) : "";
    if (!step.wrapped.isEmpty())
        remark.append(remark.empty() ? "" : ", ").append("wrapped");
    return remark.empty() ? "-" : remark;
}

void printSet(Console &console, std::string_view name, Bitboard squares,
              const OutputOptions &output)
{
    console.out() << fmt::format("{}\t{}\t{}\t{}\n", name, output.literal(squares), squares.count(),
                                 toSquareList(squares));
}

void printText(Console &console, const Derivation &derivation, const OutputOptions &output)
{
    console.out() << fmt::format("# {} on {} by {}: {}\n", nameOf(derivation.leaper),
                                 nameOf(derivation.square), nameOf(derivation.method),
                                 sourceOf(derivation.method))
                  << (derivation.method == DerivationMethod::Steps
                          ? "# x counts ranks and y files, both from 0\n"
                          : "")
                  << "# step\tformula\tin words\tresult\tunion\tremark\tsquares\n";
    for (const DerivationStep &step : derivation.steps)
        console.out() << fmt::format(
            "{}\t{}\t{}\t{}\t{}\t{}\t{}\n", step.name, toFormula(step, output.format),
            toFormulaOfWords(step, output.mapping, output.format), output.literal(step.result),
            output.literal(step.unionSoFar), remarkOn(step), toSquareList(step.result));
    console.out() << fmt::format("# {} methods agree\n", agreeingMethods(derivation));
    printSet(console, "attacks", derivation.attacks, output);
    if (derivation.options.masking == Masking::Unmasked)
        printSet(console, "wrapped", derivation.wrapped, output);
    if (derivation.options.own) {
        printSet(console, "own", *derivation.options.own, output);
        printSet(console, "destinations", derivation.destinations, output);
    }
}

JsonValue toJson(const DerivationStep &step, const OutputOptions &output)
{
    JsonValue value = {{"step", step.name},
                       {"operation", nameOf(step.kind)},
                       {"formula", toFormula(step, output.format)}};
    if (step.direction)
        value["offset"] = step.offset;
    JsonValue operands = JsonValue::array();
    for (const DerivationOperand &operand : step.operands) {
        JsonValue named = {{"name", operand.name}};
        named.update(toJson(operand.squares, output.mapping));
        operands.push_back(std::move(named));
    }
    value["operands"] = std::move(operands);
    if (step.kind == StepKind::Shift)
        value["masked"] = toJson(step.masked, output.mapping);
    if (step.verdict) {
        value["target"] = step.target ? JsonValue(nameOf(*step.target)) : JsonValue();
        value["verdict"] = nameOf(*step.verdict);
    }
    value["result"] = toJson(step.result, output.mapping);
    value["union"] = toJson(step.unionSoFar, output.mapping);
    value["wrapped"] = toJsonSquareList(step.wrapped);
    return value;
}

void printJson(Console &console, const Derivation &derivation, const OutputOptions &output)
{
    JsonValue steps = JsonValue::array();
    for (const DerivationStep &step : derivation.steps)
        steps.push_back(toJson(step, output));
    JsonValue value = {{"piece", nameOf(derivation.leaper)},
                       {"square", nameOf(derivation.square)},
                       {"method", nameOf(derivation.method)},
                       {"source", sourceOf(derivation.method)},
                       {"mapping", nameOf(output.mapping)},
                       {"masked", derivation.options.masking == Masking::Masked},
                       {"steps", std::move(steps)},
                       {"agreeing_methods", agreeingMethods(derivation)},
                       {"attacks", toJson(derivation.attacks, output.mapping)},
                       {"wrapped", toJson(derivation.wrapped, output.mapping)}};
    if (derivation.options.own) {
        value["own"] = toJson(*derivation.options.own, output.mapping);
        value["destinations"] = toJson(derivation.destinations, output.mapping);
    }
    printJson(console, value);
}

void run(Console &console, ExplainOptions &options)
{
    takeBackFromFen(options);
    const std::optional<Derivation> derivation = deriveAsAsked(console, options);
    if (!derivation)
        return;
    if (options.output.layout == Layout::Json)
        printJson(console, *derivation, options.output);
    else
        printText(console, *derivation, options.output);
}

} // namespace

void addExplainCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(
        program, "explain", "Show step by step how an entry of a king or knight table is made",
        "king|knight SQUARE [--by METHOD] [--own WORD | --fen FEN] [--unmasked] [--chess960]\n"
        "       [--mapping M] [--as FORMAT]",
        "A line for every step: its name, its formula by names and by words, what comes out, all\n"
        "found so far, a remark, and the squares that come out. Behind them the attack set, and\n"
        "with own pieces the destinations. With a language as format the formulas are in it.\n"
        "Offsets and masks are those of the mapping.\n\n"
        "Example:\n  bitboard explain knight h4 --by shifts --unmasked");
    const auto options = std::make_shared<ExplainOptions>();
    addText(command, "PIECE", options->piece, "What attacks: king, knight");
    addText(command, "SQUARE", options->square, "Where it stands, a1 to h8");
    std::vector<Choice<DerivationMethod>> methods;
    methods.reserve(allDerivationMethods.size());
    for (const DerivationMethod method : allDerivationMethods)
        methods.push_back({nameOf(method), method});
    addChoice(command, "--by", methods, options->method,
              "The published method to follow (default offsets)")
        .type_name("METHOD");
    CLI::Option &own = addText(command, "--own", options->own,
                               "The own pieces, as a word, which are no destinations");
    own.type_name("WORD");
    addWords(command, "--fen", options->fen,
             "A position whose pieces of the side that stands on the square, or else of the side "
             "to move, are own pieces")
        .type_name("FEN")
        ->excludes(&own);
    command.add_flag("--unmasked", options->isUnmasked,
                     "Leave the masks out, to see which squares wrap round the edge");
    addChess960(command, options->isChess960);
    addOutputOptions(command, options->output);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
