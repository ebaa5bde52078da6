#include "src/workbench/positions/divide_comparison.h"

#include "src/moves/legal_moves.h"
#include "src/moves/saturating_sum.h"
#include "src/notation/moves/move_text.h"

#include <algorithm>

namespace chess {

namespace {

DivideVerdict verdictOn(const ComparedMove &row, bool mayBeMissing)
{
    // A generator of pseudo-legal moves may list one that is not legal with nothing behind it.
    if (!row.move)
        return row.theirs == 0 ? DivideVerdict::Open : DivideVerdict::Extra;
    if (row.times == 0)
        return mayBeMissing ? DivideVerdict::Missing : DivideVerdict::Open;
    if (!row.theirs)
        return DivideVerdict::Unreadable;
    if (row.times > 1)
        return DivideVerdict::Repeated;
    if (!row.ours)
        return DivideVerdict::Open;
    if (*row.ours != *row.theirs)
        return DivideVerdict::CountDiffers;
    return *row.ours == greatestCount ? DivideVerdict::Open : DivideVerdict::Equal;
}

/// Whether one of the other's moves can be this one, though it does not say so.
bool isMeantUnclearly(const OtherDivide &theirs, std::optional<Move> move)
{
    return std::any_of(theirs.moves.begin(), theirs.moves.end(), [move](const DivideEntry &entry) {
        return std::find(entry.candidates.begin(), entry.candidates.end(), move) !=
               entry.candidates.end();
    });
}

/// What a divide of either kind has of a move; nullptr when it has nothing.
template <typename Entries>
auto entryOf(const Entries &entries, Move move)
{
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [move](const auto &entry) { return entry.move == move; });
    return found != entries.end() ? &*found : nullptr;
}

ComparedMove compared(std::string text, Move move, const std::vector<DividedMove> &ours,
                      const OtherDivide &theirs)
{
    ComparedMove row{std::move(text), move, {}, {}};
    if (const DividedMove *entry = entryOf(ours, move))
        row.ours = entry->nodes;
    if (const DivideEntry *entry = entryOf(theirs.moves, move)) {
        row.theirs = entry->nodes;
        row.times = entry->times;
    }
    return row;
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
    case DivideVerdict::Unreadable:
        return "unreadable";
    case DivideVerdict::Missing:
        return "missing";
    case DivideVerdict::Extra:
        return "extra";
    case DivideVerdict::Repeated:
        break;
    }
    return "repeated";
}

std::vector<ComparedMove> compareDivides(const Position &position,
                                         const std::vector<DividedMove> &ours,
                                         const OtherDivide &theirs)
{
    std::vector<ComparedMove> rows;
    for (const Move move : legalMoves(position))
        rows.push_back(compared(toUci(position, move), move, ours, theirs));
    std::sort(rows.begin(), rows.end(),
              [](const ComparedMove &a, const ComparedMove &b) { return a.text < b.text; });
    for (const DivideEntry &entry : theirs.moves) {
        if (!entry.move && entry.candidates.empty())
            rows.push_back({entry.text, std::nullopt, std::nullopt, entry.nodes, entry.times});
    }
    for (ComparedMove &row : rows)
        row.verdict = verdictOn(row, theirs.isWhole && !isMeantUnclearly(theirs, row.move));
    return rows;
}

} // namespace chess
