#include "src/workbench/positions/disagreement_search.h"

#include "src/moves/play.h"

#include <algorithm>

namespace chess {

namespace {

bool isOtherCount(DivideVerdict verdict)
{
    return verdict == DivideVerdict::CountDiffers;
}

} // namespace

DisagreementSearch::DisagreementSearch(const Position &position, int depth)
    : m_root(position), m_position(position), m_depth(depth)
{
}

void DisagreementSearch::take(const std::vector<DividedMove> &ours,
                              const std::vector<DivideEntry> &theirs)
{
    m_comparison = compareDivides(m_position, ours, {theirs, true});
    if (firstRow(isFaultOfList) != nullptr)
        m_outcome = Outcome::MovesDiffer;
    else if (const ComparedMove *differing = firstRow(isOtherCount); differing == nullptr)
        m_outcome = outcomeOfEqualCounts();
    else if (m_depth == 1)
        m_outcome = Outcome::LeafCountDiffers;
    else
        goInto(*differing->move);
}

DisagreementSearch::Outcome DisagreementSearch::outcomeOfEqualCounts() const
{
    if (firstRow(isFault) != nullptr)
        return Outcome::CountUnreadable;
    return m_path.empty() ? Outcome::Agree : Outcome::ContradictsItself;
}

const ComparedMove *DisagreementSearch::firstRow(bool (*isMeant)(DivideVerdict)) const
{
    const auto found =
        std::find_if(m_comparison.begin(), m_comparison.end(),
                     [isMeant](const ComparedMove &row) { return isMeant(row.verdict); });
    return found != m_comparison.end() ? &*found : nullptr;
}

void DisagreementSearch::goInto(Move move)
{
    m_position = afterMove(m_position, move);
    m_path.push_back(move);
    --m_depth;
}

std::optional<ComparedMove> DisagreementSearch::culprit() const
{
    switch (m_outcome) {
    case Outcome::MovesDiffer:
        return *firstRow(isFaultOfList);
    case Outcome::LeafCountDiffers:
        return *firstRow(isOtherCount);
    case Outcome::CountUnreadable:
        return *firstRow(isFault);
    case Outcome::Asking:
    case Outcome::Agree:
    case Outcome::ContradictsItself:
        break;
    }
    return std::nullopt;
}

} // namespace chess
