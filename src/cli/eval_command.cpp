#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/inputs.h"
#include "src/cli/json_output.h"
#include "src/notation/words/diagram.h"
#include "src/workbench/expression/expression.h"

#include <fmt/format.h>

#include <ostream>
#include <set>

namespace chess {

namespace {

struct EvalOptions {
    std::vector<std::string> expression;
    std::vector<std::string> fen;
    std::optional<std::string> selected;
    bool hasSteps = false;
    bool isChess960 = false;
    OutputOptions output;
};

/// `--fen` takes all words behind it, since a FEN may be several; the last is the expression if
/// that is missing.
void takeBackFromFen(EvalOptions &options)
{
    if (options.expression.empty() && options.fen.size() > 1) {
        options.expression.push_back(options.fen.back());
        options.fen.pop_back();
    }
    if (options.expression.empty())
        throw CLI::RequiredError("EXPRESSION");
}

/// Nothing, and a message, when a text cannot be read.
std::optional<ExpressionContext> contextOf(Console &console, const EvalOptions &options)
{
    ExpressionContext context{Position::start(), std::nullopt, options.output.mapping};
    if (!options.fen.empty()) {
        const auto position =
            readFen(console, joinWords(options.fen), "--fen", {options.isChess960});
        if (!position)
            return std::nullopt;
        context.position = *position;
    }
    if (options.selected && !(context.selected = readSquare(console, *options.selected)))
        return std::nullopt;
    return context;
}

std::string_view nameOf(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Set:
    case ValueKind::OtherSquares:
        return "set";
    case ValueKind::Square:
    case ValueKind::IndexedSquare:
        return "square";
    case ValueKind::Number:
    case ValueKind::BitNumber:
        break;
    }
    return "number";
}

/// Word, count and squares; behind them the number, or "-" for a set, which is none.
std::string cellsOf(const ExpressionValue &value, const OutputOptions &output)
{
    const Bitboard squares = value.squares(output.mapping);
    return fmt::format("{}\t{}\t{}\t{}", output.literal(squares), squares.count(),
                       toSquareList(squares),
                       value.isNumber() ? std::to_string(value.word(output.mapping)) : "-");
}

std::string remarksOn(const ExpressionStep &step)
{
    std::string remarks;
    for (const ExpressionNote note : step.notes)
        remarks.append(remarks.empty() ? "" : " ").append(toText(describe(note)));
    return remarks.empty() ? "-" : remarks;
}

void printText(Console &console, const Evaluation &evaluation, const EvalOptions &options)
{
    if (!options.hasSteps) {
        console.out() << cellsOf(evaluation.result().value, options.output) << '\n';
        return;
    }
    console.out() << "# expression\tkind\tword\tcount\tsquares\tnumber\tremark\n";
    for (const ExpressionStep &step : evaluation.steps)
        console.out() << fmt::format("{}\t{}\t{}\t{}\n", excerpt(evaluation.textOf(step), 80),
                                     nameOf(step.value.kind()), cellsOf(step.value, options.output),
                                     remarksOn(step));
}

JsonValue toJson(const ExpressionValue &value, SquareMapping mapping)
{
    JsonValue json = {{"kind", nameOf(value.kind())}};
    json.update(toJson(value.squares(mapping), mapping));
    if (value.isNumber())
        json["unsigned"] = toLiteral(value.word(mapping), WordFormat::Decimal);
    return json;
}

JsonValue toJson(const Evaluation &evaluation, const ExpressionStep &step)
{
    JsonValue notes = JsonValue::array();
    for (const ExpressionNote note : step.notes)
        notes.push_back(nameOf(note));
    JsonValue json = {
        {"expression", evaluation.textOf(step)},
        {"offset", step.span.offset},
        {"length", step.span.length},
        {"operation", nameOf(step.kind)},
        {"name", step.operation != nullptr ? step.operation->name : std::string_view(step.label)},
        {"operands", step.operands}};
    json.update(toJson(step.value, evaluation.mapping));
    json["notes"] = std::move(notes);
    return json;
}

void printJson(Console &console, const Evaluation &evaluation, const EvalOptions &options)
{
    JsonValue json = {{"expression", evaluation.text}, {"mapping", nameOf(evaluation.mapping)}};
    json.update(toJson(evaluation.result().value, evaluation.mapping));
    if (options.hasSteps) {
        JsonValue steps = JsonValue::array();
        for (const ExpressionStep &step : evaluation.steps)
            steps.push_back(toJson(evaluation, step));
        json["steps"] = std::move(steps);
        json["statements"] = evaluation.statements;
    }
    printJson(console, json);
}

/// Says once what each remark is, at the first part it is due to; with all steps they stand there.
void sayRemarks(Console &console, const Evaluation &evaluation)
{
    std::set<ExpressionNote> said;
    for (const ExpressionStep &step : evaluation.steps) {
        for (const ExpressionNote note : step.notes) {
            if (said.insert(note).second)
                console.notice(where("EXPRESSION", placeOf(evaluation.text, step.span.offset)),
                               toText(describe(note)));
        }
    }
}

void run(Console &console, EvalOptions &options)
{
    takeBackFromFen(options);
    const std::optional<ExpressionContext> context = contextOf(console, options);
    if (!context)
        return;
    const std::string text = joinWords(options.expression);
    const auto evaluation = evaluate(text, *context);
    if (!evaluation)
        console.error(where("EXPRESSION", placeOf(text, evaluation.error().offset)),
                      toText(describe(evaluation.error())));
    else if (options.output.layout == Layout::Json)
        printJson(console, *evaluation, options);
    else
        printText(console, *evaluation, options);
    if (evaluation && !options.hasSteps)
        sayRemarks(console, *evaluation);
}

/// How all functions are called, group by group, as lines of the help page.
std::string functionList()
{
    constexpr std::size_t width = 92;
    std::string list;
    for (const OperationGroup group : allOperationGroups) {
        list += fmt::format("{}  {}:", list.empty() ? "" : "\n", titleOf(group));
        std::size_t column = width;
        for (const BitboardOperation &operation : bitboardOperations()) {
            if (operation.group != group)
                continue;
            const std::string signature = signatureOf(operation);
            if (column + 1 + signature.size() > width) {
                list += "\n   ";
                column = 3;
            }
            list += " " + signature;
            column += 1 + signature.size();
        }
    }
    return list;
}

} // namespace

void addEvalCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(
        program, "eval", "Compute an expression of bitboards and 64-bit words",
        "EXPRESSION [--fen FEN] [--select SQUARE] [--steps] [--chess960]\n"
        "       [--mapping M] [--as FORMAT]",
        R"(Prints the word, its count of squares, the squares and, for a number, that in decimal.

& | ^ ~ << >> + - * / % == != < > <= >= && || ! ?: bind as in C and compute with 64 bits;
lines of engines may be pasted with their casts, declarations and comments, and with tables
such as pieces(WHITE, KNIGHT), bitboards[WHITE][KNIGHT], attacks_bb<ROOK>(SQ_D4, occupied),
PseudoAttacks[KNIGHT][SQ_E4], pawn_attacks_bb(WHITE, e4) and shift<NORTH>(b). 010 is octal,
as in C. Casts and declarations cut to their type. In a line that can only be Go, Rust or
Swift operators bind as there.

A square such as e4 is the set of itself, and the number of its bit where a shift counts by
it; SQ_E4 and lsb(x) are that number in arithmetic too, as in lsb(x) >> 3 and SQ_E4 + NORTH;
{e4, d5} is a set; the names are those of bitboard boards --only all, of the start position
without --fen. Statements, such as x = north(white_pawns), are separated by semicolons.
Numbers, << >> + - * / % < > and lsb follow --mapping.

Functions, in any case and with or without underscores:
)" + functionList() +
            R"(

Example:
  bitboard eval "knight_attacks(e4) & ~white_pawns" --steps)");
    const auto options = std::make_shared<EvalOptions>();
    addWords(command, "EXPRESSION", options->expression, "What to compute");
    addWords(command, "--fen", options->fen, "The position of the names (default startpos)")
        .type_name("FEN");
    addText(command, "--select", options->selected,
            "The selected square, for attacks, destinations and the like")
        .type_name("SQUARE");
    command.add_flag("--steps", options->hasSteps,
                     "Print every part of the expression and its value, the whole last");
    addChess960(command, options->isChess960);
    addOutputOptions(command, options->output);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
