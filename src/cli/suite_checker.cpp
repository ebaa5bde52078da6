#include "src/cli/suite_checker.h"

#include "src/cli/json_output.h"
#include "src/cli/position_lines.h"
#include "src/cli/stopwatch.h"
#include "src/notation/fen.h"
#include "src/workbench/suite_check.h"

#include <fmt/format.h>

#include <ostream>

namespace chess {

namespace {

/// Checks one line of a suite after another and keeps the score.
class SuiteChecker {
public:
    SuiteChecker(Console &console, const SuiteOptions &options)
        : m_console(console), m_options(options)
    {
    }

    /// False once the user has stopped it or nobody reads on.
    bool wantsMore() const
    {
        return !m_options.perft.stop.stop_requested() && m_console.out().good();
    }

    void check(const PositionLine &line)
    {
        const auto [counts, errors] = expectationsOf(line.line.text, line.reading);
        for (const PerftSuiteError &error : errors)
            m_console.error(line.place(error.offset), toText(describe(error)));
        const std::vector<Message> reasons = reasonsAgainst(line.reading.position);
        for (const Message &reason : reasons)
            m_console.error(line.place(0), toText(reason));
        if (!reasons.empty())
            return;
        m_isAnyExpected = m_isAnyExpected || !counts.empty();
        if (counts.empty() && errors.empty())
            m_console.notice(line.place(0), "No count such as D1 20 stands behind the position.");
        checkCounts(line.reading.position, counts, {m_options.depth}, m_options.perft,
                    [&](const CountCheck &check) {
                        take(line, check);
                        return wantsMore();
                    });
    }

    void printScore()
    {
        const std::string score = fmt::format("{} counts ok, {} wrong", m_right, m_wrong);
        m_console.remark(fmt::format("suite\t{}", score));
        m_console.remark(fmt::format("time\t{:.3f} s", m_watch.seconds()));
        m_console.remark(fmt::format("nodes/s\t{:.0f}", m_watch.nodesPerSecond(m_nodes)));
        if (m_options.perft.stop.stop_requested())
            m_console.error("perft", "Stopped before the end of the suite.");
        else if (!m_isAnyExpected)
            m_console.error(m_options.file == "-" ? "standard input" : excerpt(m_options.file, 200),
                            "There is nothing to check: no position with a count such as D1 20.");
    }

private:
    void take(const PositionLine &line, const CountCheck &check)
    {
        if (!check.nodes)
            return;
        m_nodes += *check.nodes;
        ++(check.isRight() ? m_right : m_wrong);
        print(line, check);
        if (!check.isRight())
            m_console.noteBadInput();
    }

    void print(const PositionLine &line, const CountCheck &check)
    {
        if (m_options.layout == Layout::Json) {
            printJson(m_console, {{"line", line.line.number},
                                  {"fen", toFen(line.reading.position)},
                                  {"depth", check.expected.depth},
                                  {"expected", std::to_string(check.expected.nodes)},
                                  {"nodes", std::to_string(*check.nodes)},
                                  {"ok", check.isRight()}});
            return;
        }
        m_console.out() << fmt::format("{}\t{}\tD{}\t{}\t{}\n", check.isRight() ? "ok" : "wrong",
                                       line.line.number, check.expected.depth, check.expected.nodes,
                                       *check.nodes);
        m_console.out().flush();
    }

    Console &m_console;
    const SuiteOptions &m_options;
    Stopwatch m_watch;
    int m_right = 0;
    int m_wrong = 0;
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
                             [&console] {
                                 console.out().flush();
                             }});
    if (isRead)
        checker.printScore();
}

} // namespace chess
