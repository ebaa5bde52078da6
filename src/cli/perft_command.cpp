#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/divide_printer.h"
#include "src/cli/inputs.h"
#include "src/cli/interrupt.h"
#include "src/cli/json_output.h"
#include "src/cli/long_count.h"
#include "src/cli/stopwatch.h"
#include "src/cli/suite_checker.h"
#include "src/moves/legal_moves.h"
#include "src/moves/perft.h"
#include "src/moves/perft_table.h"
#include "src/moves/saturating_sum.h"
#include "src/notation/moves/move_text.h"
#include "src/workbench/positions/divide_comparison.h"
#include "src/workbench/tables/table_memory.h"

#include <fmt/format.h>

#include <limits>
#include <new>
#include <ostream>

namespace chess {

namespace {

struct PerftCommandOptions {
    std::optional<int> depth;
    std::vector<std::string> words;
    std::optional<std::string> suite;
    std::optional<std::string> compared;
    bool isDivided = false;
    PerftOptions perft;
    bool isChess960 = false;
    Layout layout = Layout::Text;
};

/// A count as text; null when it is not known or does not fit in 64 bits.
JsonValue jsonOf(std::optional<std::uint64_t> nodes)
{
    return nodes && *nodes != greatestCount ? JsonValue(std::to_string(*nodes)) : JsonValue();
}

void printTotal(Console &console, const PerftResult &result)
{
    if (!result.isStopped && !result.isBeyond64Bits)
        console.out() << "nodes\t" << result.nodes << '\n';
}

void printAsJson(Console &console, const PerftCommandOptions &options, const Position &position,
                 const PerftResult &result, const Stopwatch &watch)
{
    JsonValue value = {{"fen", toFen(position)}, {"depth", *options.depth}};
    value["nodes"] = result.isStopped ? JsonValue() : jsonOf(result.nodes);
    if (options.isDivided) {
        value["moves"] = JsonValue::object();
        for (const DivideEntry &line : sortedByUci(position, result.moves))
            value["moves"][line.text] = jsonOf(line.nodes);
    }
    value["seconds"] = watch.seconds();
    printJson(console, value);
}

/// The divide that another program has printed; nothing, and a message, when there is none.
std::optional<OtherDivide> readDivide(Console &console, const std::string &file,
                                      const Position &position)
{
    const auto input = readText(console, file);
    if (!input)
        return std::nullopt;
    if (input->text.size() > longestClipboardText) {
        console.error(where(input->source, placeOf(input->text, longestClipboardText)),
                      "The text is longer than 1 MiB, so that moves of the divide might be lost.");
        return std::nullopt;
    }
    DivideReading reading = parseDivide(position, input->text);
    for (const DivideRemark &remark : reading.remarks) {
        console.notice(where(input->source, placeOf(input->text, remark.offset)),
                       toText(describe(remark)));
        // The other contradicts itself, or does not say what it means, even if all else agrees.
        if (remark.kind == DivideRemarkKind::OtherTotal || remark.kind == DivideRemarkKind::Unclear)
            console.noteFailure();
    }
    if (!reading.hasCounts()) {
        console.error(input->source,
                      "There is no line with a move and a count, such as “e2e4: 20”.");
        return std::nullopt;
    }
    return OtherDivide{std::move(reading.moves), true};
}

/// Prints the moves on which the two differ; one ends the run with status 1, as with diff and cmp.
void printFaults(Console &console, const PerftCommandOptions &options,
                 const std::vector<ComparedMove> &rows)
{
    for (const ComparedMove &row : rows) {
        if (!isFault(row.verdict))
            continue;
        console.noteFailure();
        if (options.layout == Layout::Json)
            printJson(console, {{"verdict", nameOf(row.verdict)},
                                {"move", row.text},
                                {"nodes", jsonOf(row.ours)},
                                {"given", jsonOf(row.theirs)}});
        else
            console.out() << fmt::format("{}\t{}\t{}\t{}\n", nameOf(row.verdict), row.text,
                                         cellOf(row.ours), cellOf(row.theirs));
    }
}

/// Counts, and prints the divide meanwhile where it goes out line by line.
PerftResult count(Console &console, const PerftCommandOptions &options, const Position &position,
                  const std::stop_token &interrupted)
{
    PerftOptions perft = options.perft;
    if (!options.isDivided || options.layout == Layout::Json) {
        perft.stop = interrupted;
        return runPerft(position, *options.depth, perft);
    }
    std::stop_source stop;
    const std::stop_callback stopToo(interrupted, [&stop] { stop.request_stop(); });
    perft.stop = stop.get_token();
    DividePrinter divide(console.out(), position);
    perft.onMove = [&](const DividedMove &counted) {
        divide.take(counted);
        if (!console.out().good())
            stop.request_stop(); // nobody reads on
    };
    PerftResult result = runPerft(position, *options.depth, perft);
    divide.finish();
    return result;
}

void countOne(Console &console, const PerftCommandOptions &options)
{
    if (!options.depth)
        throw CLI::RequiredError("DEPTH");
    if (options.compared && *options.depth == 0)
        throw CLI::ValidationError("--compare", "At depth 0 there is no move to compare.");
    const std::string text = options.words.empty() ? "startpos" : joinWords(options.words);
    const auto position = readFen(console, text, "FEN", {options.isChess960});
    if (!position)
        return;
    if (!isPlayable(console, *position, "FEN"))
        return;
    std::optional<OtherDivide> other;
    if (options.compared) {
        other = readDivide(console, *options.compared, *position);
        if (!other)
            return;
    }

    const Interrupt interrupt; // not before all is read
    console.remark(fmt::format("fen\t{}", toFen(*position)));
    announceLongCount(console, "DEPTH", *position, *options.depth,
                      options.perft.hashMegabytes > 0 ? CountMemory::Table : CountMemory::None);
    const Stopwatch watch;
    const PerftResult result = count(console, options, *position, interrupt.stop());
    if (other)
        printFaults(console, options, compareDivides(*position, result.moves, *other));
    if (options.layout == Layout::Json)
        printAsJson(console, options, *position, result, watch);
    else
        printTotal(console, result);
    console.remark(fmt::format("time\t{:.3f} s", watch.seconds()));
    if (!result.isStopped && !result.isBeyond64Bits)
        console.remark(fmt::format("nodes/s\t{:.0f}", watch.nodesPerSecond(result.nodes)));
    if (!console.out().good())
        return; // nobody reads on, which has stopped it
    const std::size_t moveCount = legalMoves(*position).size();
    if (result.isStopped)
        console.error("perft", moveCount == 1
                                   ? std::string("Stopped: the only first move is not counted.")
                                   : fmt::format("Stopped: {} of {} first moves are counted.",
                                                 result.moves.size(), moveCount));
    else if (result.isBeyond64Bits)
        console.error("DEPTH", "The count does not fit in 64 bits.");
}

void checkSuiteFile(Console &console, const PerftCommandOptions &options)
{
    if (options.suite->empty())
        throw CLI::ValidationError("--suite", "The name of the file is empty.");
    if (!options.words.empty())
        throw CLI::ValidationError("FEN", "With --suite the positions come from the file.");
    if (options.compared)
        throw CLI::ValidationError("--compare", "--suite has its own counts to compare with.");
    if (options.isDivided)
        throw CLI::ValidationError("--divide", "--suite has no counts of first moves.");
    checkSuite(console, {*options.suite, options.depth.value_or(deepestPerft), options.perft,
                         options.isChess960, options.layout});
}

void run(Console &console, const PerftCommandOptions &options)
{
    const std::size_t megabytes = options.perft.hashMegabytes;
    if (const auto reason = reasonAgainstTable(megabytes, freeMemory())) {
        console.error("--hash", toText(*reason));
        return;
    }
    try {
        if (options.suite)
            checkSuiteFile(console, options);
        else
            countOne(console, options);
    } catch (const std::bad_alloc &) {
        console.error(megabytes > 0 ? "--hash" : "perft", toText(describeLackOfMemory(megabytes)));
    }
}

} // namespace

void addPerftCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(
        program, "perft", "Count the ways to play on",
        "DEPTH [FEN] [--divide] [--compare FILE] [--threads N] [--hash MB]\n"
        "                      [--chess960] [--as json]\n"
        "       bitboard perft --suite FILE [DEPTH] [--threads N] [--hash MB]\n"
        "                      [--chess960] [--as json]",
        R"(Counts the ways to play DEPTH half-moves from a position, the start position unless another
is given. Standard error says which position was counted, the time and the nodes per second.

With --compare the divide that another program has printed is read, and the moves on which
it differs are listed: differs, unreadable, missing, extra or repeated, the move, our count
and the other. With --suite every line of a file is checked, an EPD with counts such as
;D1 20 ;D2 400, up to DEPTH: ok, wrong, or skipped where 64 bits do not hold the count, then
line, depth, expected and counted nodes.

A count that does not fit in 64 bits is printed as - (null in JSON). Ctrl+C or a SIGTERM
stops; what is counted by then is printed, and the exit status is 1. Once more, and it ends
at once.

Examples:
  bitboard perft 5 --divide
  my_engine perft 5 | bitboard perft 5 --compare -
  bitboard perft --suite perftsuite.epd 4 --threads 2)");
    const auto options = std::make_shared<PerftCommandOptions>();
    addNumber(command, "DEPTH", 0, deepestPerft, options->depth, "How many half-moves to play");
    addWords(command, "FEN", options->words, "A position (default the start position)");
    command.add_flag("--divide", options->isDivided,
                     "Print the count of every first move, sorted, as it becomes known");
    addNumber(command, "--threads", 1, 1024, options->perft.threads,
              "How many threads count (default 1)")
        .type_name("N");
    addNumber<std::size_t>(command, "--hash", 0, PerftTable::mostMegabytes,
                           options->perft.hashMegabytes,
                           "Remember counts of positions in so many MiB (default 0, none); wrong "
                           "once in about 10^19 look-ups")
        .type_name("MB");
    addText(command, "--compare", options->compared,
            "Compare with a divide such as e2e4: 20; - is the standard input")
        .type_name("FILE");
    addText(command, "--suite", options->suite,
            "Check the counts in a file of EPD lines; - is the standard input")
        .type_name("FILE");
    addChess960(command, options->isChess960);
    addJson(command, options->layout);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
