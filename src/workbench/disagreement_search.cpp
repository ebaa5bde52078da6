#include "src/workbench/disagreement_search.h"

#include "src/moves/play.h"

#include <algorithm>

namespace chess {

DisagreementSearch::DisagreementSearch(const Position &position, int depth)
    : m_root(position), m_position(position), m_depth(depth)
{
}

void DisagreementSearch::take(const std::vector<DividedMove> &ours,
                              const std::vector<DivideEntry> &theirs)
{
    m_comparison = compareDivides(m_position, ours, {theirs, true});
    if (std::any_of(m_comparison.begin(), m_comparison.end(),
                    [](const auto &row) { return isFaultOfList(row.verdict); })) {
        m_outcome = Outcome::MovesDiffer;
        return;
    }
    const auto first = std::find_if(m_comparison.begin(), m_comparison.end(),
                                    [](const auto &row) { return isFault(row.verdict); });
    if (first == m_comparison.end())
        m_outcome = m_path.empty() ? Outcome::Agree : Outcome::ContradictsItself;
    else if (m_depth == 1)
        m_outcome = Outcome::LeafCountDiffers;
    else
        goInto(*first->move);
}

void DisagreementSearch::goInto(Move move)
{
    m_position = afterMove(m_position, move);
    m_path.push_back(move);
    --m_depth;
}

std::optional<ComparedMove> DisagreementSearch::culprit() const
{
    if (m_outcome != Outcome::MovesDiffer && m_outcome != Outcome::LeafCountDiffers)
        return std::nullopt;
    const auto isTheOne = m_outcome == Outcome::MovesDiffer ? isFaultOfList : isFault;
    const auto found =
        std::find_if(m_comparison.begin(), m_comparison.end(),
                     [isTheOne](const ComparedMove &row) { return isTheOne(row.verdict); });
    return found != m_comparison.end() ? std::optional(*found) : std::nullopt;
}

} // namespace chess
