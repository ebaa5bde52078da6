#include "src/workbench/divide_comparison.h"

#include "src/notation/move_text.h"

#include <algorithm>

namespace chess {

namespace {

Agreement agreementOn(const ComparedMove &row, bool isWhole)
{
    if (!row.move)
        return Agreement::Extra;
    if (!row.theirs)
        return isWhole ? Agreement::Missing : Agreement::Open;
    if (!row.ours)
        return Agreement::Open;
    return *row.ours == *row.theirs ? Agreement::Equal : Agreement::CountDiffers;
}

/// The count of a move in a divide of either kind.
template <typename Entries>
std::optional<std::uint64_t> countOf(const Entries &entries, Move move)
{
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [move](const auto &entry) { return entry.move == move; });
    return found != entries.end() ? std::optional(found->nodes) : std::nullopt;
}

} // namespace

std::string_view nameOf(Agreement agreement)
{
    switch (agreement) {
    case Agreement::Open:
        return "open";
    case Agreement::Equal:
        return "equal";
    case Agreement::CountDiffers:
        return "differs";
    case Agreement::Missing:
        return "missing";
    case Agreement::Extra:
        break;
    }
    return "extra";
}

std::vector<ComparedMove> compareDivides(const Position &position,
                                         const std::vector<DividedMove> &ours,
                                         const OtherDivide &theirs)
{
    std::vector<ComparedMove> rows;
    for (const Move move : legalMoves(position))
        rows.push_back({toUci(position, move), move, countOf(ours, move),
                        countOf(theirs.moves, move), Agreement::Open});
    std::sort(rows.begin(), rows.end(),
              [](const ComparedMove &a, const ComparedMove &b) { return a.text < b.text; });
    for (const DivideEntry &entry : theirs.moves) {
        if (!entry.move)
            rows.push_back({entry.text, std::nullopt, std::nullopt, entry.nodes, Agreement::Open});
    }
    for (ComparedMove &row : rows)
        row.agreement = agreementOn(row, theirs.isWhole);
    return rows;
}

} // namespace chess
