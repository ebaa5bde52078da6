#include "src/cli/suite_checker.h"

#include "src/cli/inputs.h"
#include "src/cli/interrupt.h"
#include "src/cli/json_output.h"
#include "src/cli/long_count.h"
#include "src/cli/position_lines.h"
#include "src/cli/stopwatch.h"
#include "src/moves/perft_table.h"
#include "src/moves/saturating_sum.h"
#include "src/notation/fen/fen.h"
#include "src/workbench/positions/suite_check.h"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <ostream>
#include <stop_token>

namespace chess {

namespace {

std::string_view verdictOn(const CountCheck &check)
{
    if (!check.nodes)
        return "skipped";
    return check.isRight() ? "ok" : "wrong";
}

/// The number counted; nothing when it was left out, or is more than 64 bits hold.
std::optional<std::string> countedIn(const CountCheck &check)
{
    if (!check.nodes || check.isBeyond64Bits)
        return std::nullopt;
    return std::to_string(*check.nodes);
}

/// Checks one line of a suite after another and keeps the score.
class SuiteChecker {
public:
    SuiteChecker(Console &console, const SuiteOptions &options)
        : m_console(console), m_options(options)
    {
    }

    /// False once the user has stopped it or nobody reads on.
    bool wantsMore() const { return !isStopped() && m_console.out().good(); }

    /// To be called before the next line is waited for, when nothing but the signal's own action
    /// can end the program.
    void prepareToWait()
    {
        if (m_interrupt) {
            // Asked afterwards: until then a signal may still come.
            const std::stop_token stop = m_interrupt->stop();
            m_interrupt.reset();
            m_isStopped = m_isStopped || stop.stop_requested();
        }
        m_console.out().flush();
    }

    void check(const PositionLine &line)
    {
        const Position &position = line.reading.position;
        const auto [counts, errors] = expectationsOf(line.reading);
        for (const PerftSuiteError &error : errors)
            m_console.error(line.place(error.offset), toText(describe(error)));
        if (!isPlayable(m_console, position, line.place(0)))
            return;
        m_isAnyExpected = m_isAnyExpected || !counts.empty();
        if (counts.empty() && errors.empty())
            m_console.notice(line.place(0), "No count such as D1 20 stands after the position.");
        if (!m_interrupt)
            m_interrupt.emplace();
        PerftOptions perft = m_options.perft;
        perft.stop = m_interrupt->stop();
        for (const PerftExpectation &expected : counts) {
            if (wantsMore())
                count(line, expected, perft);
        }
    }

    void printScore()
    {
        std::string score =
            fmt::format("{} {} ok, {} wrong", m_right, m_right == 1 ? "count" : "counts", m_wrong);
        if (m_skipped > 0)
            score += fmt::format(", {} skipped", m_skipped);
        if (m_tooDeep > 0)
            score += fmt::format(", {} deeper than {}", m_tooDeep, m_options.depth);
        m_console.remark(fmt::format("suite\t{}", score));
        m_console.remark(fmt::format("time\t{:.3f} s", m_watch.seconds()));
        if (m_nodes > 0 && m_nodes < greatestCount)
            m_console.remark(fmt::format("nodes/s\t{:.0f}", m_watch.nodesPerSecond(m_nodes)));
        if (isStopped())
            m_console.error("perft", "Stopped before the end of the suite.");
        else if (!m_isAnyExpected)
            m_console.error(sourceName(),
                            "There is nothing to check: no position with a count such as D1 20.");
        else if (!hasChecked())
            m_console.error(sourceName(),
                            fmt::format("Nothing was checked: no count is for a depth of {} or "
                                        "less.",
                                        m_options.depth));
    }

    /// Whether a count was compared, or left out with a word.
    bool hasChecked() const { return m_right + m_wrong + m_skipped > 0; }

private:
    std::string sourceName() const
    {
        return m_options.file == "-" ? "standard input" : excerpt(m_options.file, 200);
    }

    bool isStopped() const
    {
        return m_isStopped || (m_interrupt && m_interrupt->isStopRequested());
    }

    void count(const PositionLine &line, const PerftExpectation &expected,
               const PerftOptions &perft)
    {
        if (expected.depth > m_options.depth) {
            ++m_tooDeep;
            return;
        }
        announceLongCount(m_console, line.place(0), line.reading.position, expected.depth,
                          perft.hashMegabytes > 0 ? CountMemory::Table : CountMemory::None);
        PerftOptions options = perft;
        if (usesTable(expected.depth))
            options.table = table();
        if (const auto check = checkCount(line.reading.position, expected, {}, options))
            take(line, *check);
    }

    /// The table of the whole suite, which is made when a count first uses it; nullptr when none is
    /// wanted.
    PerftTable *table()
    {
        if (!m_table && m_options.perft.hashMegabytes > 0)
            m_table = std::make_unique<PerftTable>(m_options.perft.hashMegabytes);
        return m_table.get();
    }

    void take(const PositionLine &line, const CountCheck &check)
    {
        m_nodes = saturatingSum(m_nodes, check.nodes.value_or(0));
        ++(!check.nodes ? m_skipped : check.isRight() ? m_right : m_wrong);
        print(line, check);
        if (!countedIn(check))
            m_console.notice(line.place(0), toText(describe(check)));
        if (!check.isRight())
            m_console.noteFailure();
    }

    void print(const PositionLine &line, const CountCheck &check)
    {
        const std::optional<std::string> nodes = countedIn(check);
        if (m_options.layout == Layout::Json)
            printJson(m_console, {{"line", line.line.number},
                                  {"fen", toFen(line.reading.position)},
                                  {"depth", check.expected.depth},
                                  {"expected", std::to_string(check.expected.nodes)},
                                  {"nodes", nodes ? JsonValue(*nodes) : JsonValue()},
                                  {"ok", check.nodes ? JsonValue(check.isRight()) : JsonValue()}});
        else
            m_console.out() << fmt::format("{}\t{}\tD{}\t{}\t{}\n", verdictOn(check),
                                           line.line.number, check.expected.depth,
                                           check.expected.nodes, nodes.value_or("-"));
        m_console.out().flush();
    }

    Console &m_console;
    const SuiteOptions &m_options;
    /// From the first count until input is waited for.
    std::optional<Interrupt> m_interrupt;
    /// Whether the last of them was asked to stop.
    bool m_isStopped = false;
    std::unique_ptr<PerftTable> m_table;
    Stopwatch m_watch;
    int m_right = 0;
    int m_wrong = 0;
    int m_skipped = 0;
    int m_tooDeep = 0;
    std::uint64_t m_nodes = 0;
    bool m_isAnyExpected = false;
};

} // namespace

void checkSuite(Console &console, const SuiteOptions &options)
{
    SuiteChecker checker(console, options);
    const bool isRead =
        forEachPositionLine(console, options.file, {options.isChess960},
                            {[&checker](const PositionLine &line) { checker.check(line); },
                             [&checker] { return checker.wantsMore(); },
                             [&checker] {
                                 checker.prepareToWait();
                             }});
    if (isRead || checker.hasChecked())
        checker.printScore();
}

} // namespace chess
