#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/inputs.h"
#include "src/cli/json_output.h"
#include "src/notation/fen/fen_findings.h"

#include <fmt/format.h>

#include <ostream>

namespace chess {

namespace {

struct FenCommandOptions {
    std::vector<std::string> words;
    FenStyle style;
    bool isChess960 = false;
    Layout layout = Layout::Text;
};

/// `notice<TAB>missing-fields<TAB>FEN, line 1, column 9: …`
void report(Console &console, std::string_view text, const FenFinding &finding)
{
    console.remark(
        fmt::format("{}\t{}\t{}: {}", nameOf(finding.grade), finding.kind,
                    finding.offset ? where("FEN", placeOf(text, *finding.offset)) : "FEN",
                    toText(finding.message)));
}

JsonValue toJson(std::string_view text, const FenFinding &finding)
{
    JsonValue value = {{"grade", nameOf(finding.grade)}, {"kind", finding.kind}};
    if (finding.offset) {
        const TextPlace place = placeOf(text, *finding.offset);
        value["line"] = place.line;
        value["column"] = place.column;
    }
    value["text"] = toText(finding.message);
    return value;
}

void run(Console &console, const FenCommandOptions &options)
{
    const std::string text = joinWords(options.words);
    const auto reading = parseFen(text, {options.isChess960});
    std::vector<FenFinding> findings;
    JsonValue value = JsonValue::object();
    if (reading) {
        findings = findingsOf(*reading);
        const std::string fen = toFen(reading->position, options.style);
        value["fen"] = fen;
        if (options.layout != Layout::Json)
            console.out() << fen << '\n';
    } else {
        findings = {findingOf(reading.error())};
        value["fen"] = nullptr;
        console.noteFailure();
    }
    value["problems"] = JsonValue::array();
    for (const FenFinding &finding : findings) {
        report(console, text, finding);
        value["problems"].push_back(toJson(text, finding));
    }
    if (options.layout == Layout::Json)
        printJson(console, value);
}

} // namespace

void addFenCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(
        program, "fen", "Rewrite a FEN, and say everything that is odd about it",
        "FEN [--ep always|xfen|legal] [--castling xfen|shredder]\n"
        "       [--chess960] [--as json]",
        R"(Standard error gets a line for every finding: its grade (unreadable, unplayable or notice),
its kind, and a sentence, separated by tabs.

Example:
  bitboard fen "4k3/8/8/8/8/8/8/R3K2R w KQkq -")");
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
    addJson(command, options->layout);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
