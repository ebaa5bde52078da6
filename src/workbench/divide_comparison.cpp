#include "src/workbench/divide_comparison.h"

#include "src/notation/move_text.h"

#include <algorithm>

namespace chess {

namespace {

DivideVerdict verdictOn(const ComparedMove &row, bool isWhole)
{
    if (!row.move)
        return DivideVerdict::Extra;
    if (!row.theirs)
        return isWhole ? DivideVerdict::Missing : DivideVerdict::Open;
    if (!row.ours)
        return DivideVerdict::Open;
    return *row.ours == *row.theirs ? DivideVerdict::Equal : DivideVerdict::CountDiffers;
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

std::string_view nameOf(DivideVerdict verdict)
{
    switch (verdict) {
    case DivideVerdict::Open:
        return "open";
    case DivideVerdict::Equal:
        return "equal";
    case DivideVerdict::CountDiffers:
        return "differs";
    case DivideVerdict::Missing:
        return "missing";
    case DivideVerdict::Extra:
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
                        countOf(theirs.moves, move), DivideVerdict::Open});
    std::sort(rows.begin(), rows.end(),
              [](const ComparedMove &a, const ComparedMove &b) { return a.text < b.text; });
    for (const DivideEntry &entry : theirs.moves) {
        if (!entry.move)
            rows.push_back(
                {entry.text, std::nullopt, std::nullopt, entry.nodes, DivideVerdict::Open});
    }
    for (ComparedMove &row : rows)
        row.verdict = verdictOn(row, theirs.isWhole);
    return rows;
}

} // namespace chess
