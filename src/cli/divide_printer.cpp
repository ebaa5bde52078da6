#include "src/cli/divide_printer.h"

#include "src/moves/legal_moves.h"
#include "src/moves/saturating_sum.h"
#include "src/notation/moves/move_text.h"

#include <algorithm>
#include <ostream>

namespace chess {

std::string cellOf(std::optional<std::uint64_t> nodes)
{
    return nodes && *nodes != greatestCount ? std::to_string(*nodes) : "-";
}

DividePrinter::DividePrinter(std::ostream &out, const Position &position) : m_out(out)
{
    for (const Move move : legalMoves(position))
        m_lines.push_back({toUci(position, move), move, std::nullopt});
    std::sort(m_lines.begin(), m_lines.end(),
              [](const DivideEntry &a, const DivideEntry &b) { return a.text < b.text; });
}

void DividePrinter::take(const DividedMove &counted)
{
    const auto line =
        std::find_if(m_lines.begin(), m_lines.end(),
                     [&counted](const DivideEntry &each) { return each.move == counted.move; });
    line->nodes = counted.nodes;
    for (; m_next < m_lines.size() && m_lines[m_next].nodes; ++m_next)
        print(m_lines[m_next]);
    m_out.flush();
}

void DividePrinter::finish()
{
    for (; m_next < m_lines.size(); ++m_next) {
        if (m_lines[m_next].nodes)
            print(m_lines[m_next]);
    }
}

void DividePrinter::print(const DivideEntry &line)
{
    m_out << line.text << '\t' << cellOf(line.nodes) << '\n';
}

} // namespace chess
