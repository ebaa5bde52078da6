#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/inputs.h"
#include "src/cli/json_output.h"

#include <fmt/format.h>

#include <ostream>

namespace chess {

namespace {

struct FenCommandOptions {
    std::vector<std::string> words;
    FenStyle style;
    bool isChess960 = false;
    OutputOptions output;
};

/// What is wrong or odd: its grade, its stable name, its place if it has one, and the sentence.
struct Finding {
    Grade grade;
    std::string_view kind;
    std::optional<TextPlace> place;
    std::string text;
};

std::vector<Finding> findingsOf(std::string_view text, const FenReading &reading)
{
    std::vector<Finding> findings;
    for (const FenRemark &remark : reading.remarks)
        findings.push_back({gradeOf(remark.kind), nameOf(remark.kind), placeOf(text, remark.offset),
                            toText(describe(remark))});
    for (const Problem &problem : problemsOf(reading.position))
        findings.push_back(
            {gradeOf(problem.kind), nameOf(problem.kind), std::nullopt, toText(describe(problem))});
    return findings;
}

/// `notice<TAB>missing-fields<TAB>FEN, line 1, column 9: …`
void report(Console &console, const Finding &finding)
{
    console.remark(fmt::format("{}\t{}\t{}: {}", nameOf(finding.grade), finding.kind,
                               finding.place ? where("FEN", *finding.place) : "FEN", finding.text));
}

JsonValue toJson(const Finding &finding)
{
    JsonValue value = {{"grade", nameOf(finding.grade)}, {"kind", finding.kind}};
    if (finding.place) {
        value["line"] = finding.place->line;
        value["column"] = finding.place->column;
    }
    value["text"] = finding.text;
    return value;
}

void run(Console &console, const FenCommandOptions &options)
{
    const std::string text = joinWords(options.words);
    const auto reading = parseFen(text, {options.isChess960});
    std::vector<Finding> findings;
    JsonValue value = JsonValue::object();
    if (reading) {
        findings = findingsOf(text, *reading);
        const std::string fen = toFen(reading->position, options.style);
        value["fen"] = fen;
        if (options.output.layout != Layout::Json)
            console.out() << fen << '\n';
    } else {
        const FenError &error = reading.error();
        findings.push_back({Grade::Unreadable, nameOf(error.kind), placeOf(text, error.offset),
                            toText(describe(error))});
        value["fen"] = nullptr;
        console.noteBadInput();
    }
    value["problems"] = JsonValue::array();
    for (const Finding &finding : findings) {
        report(console, finding);
        value["problems"].push_back(toJson(finding));
    }
    if (options.output.layout == Layout::Json)
        printJson(console, value);
}

} // namespace

void addFenCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(
        program, "fen", "Rewrite a FEN, and say everything that is odd about it",
        "FEN [--ep always|xfen|legal] [--castling xfen|shredder] [--chess960] [--as json]",
        "Standard error gets a line for every finding: its grade (unreadable, unplayable or\n"
        "notice), its kind, and a sentence, parted by tabs.\n\n"
        "Example:\n  bitboard fen \"4k3/8/8/8/8/8/8/R3K2R w KQkq -\"");
    const auto options = std::make_shared<FenCommandOptions>();
    addWords(command, "FEN", options->words, "A position, wrapped as people paste it").required();
    addChoice<EnPassantPolicy>(command, "--ep",
                               {{"always", EnPassantPolicy::Always},
                                {"xfen", EnPassantPolicy::XFen},
                                {"legal", EnPassantPolicy::Legal}},
                               options->style.enPassant,
                               "Write an en passant square whenever a pawn has double-stepped, "
                               "when an enemy pawn is ready to capture, or when it legally can "
                               "(default always)")
        .type_name("WHEN");
    addChoice<CastlingNotation>(
        command, "--castling",
        {{"xfen", CastlingNotation::XFen}, {"shredder", CastlingNotation::Shredder}},
        options->style.castling, "Write castling rights as KQkq or as file letters (default xfen)")
        .type_name("STYLE");
    addChess960(command, options->isChess960);
    addOutputOptions(command, options->output);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
