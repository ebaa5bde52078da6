#pragma once

#include "src/workbench/positions/divide_comparison.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace chess {

/// Where two move generators disagree, looked for by going from divide to divide into the first
/// move whose counts differ, one half-move less deep each time.
///
/// It asks and is told: whoever drives it gets both divides of `position()` at `depth()` and hands
/// them to `take`, until the outcome is no longer `Asking`.
class DisagreementSearch {
public:
    enum class Outcome : std::uint8_t {
        Asking,
        Agree,             ///< the first divides are equal already
        MovesDiffer,       ///< found: the other lacks a move, or has one that is not legal or twice
        LeafCountDiffers,  ///< at depth 1 the other counts a move as something else than 1
        CountUnreadable,   ///< no other fault than a count of the other that cannot be read
        ContradictsItself, ///< the divides are equal, but not what the other said one step above
    };

    /// Preconditions: `isPlayable(position)`, depth ≥ 1.
    DisagreementSearch(const Position &position, int depth);

    Outcome outcome() const { return m_outcome; }
    /// Where the search began.
    const Position &root() const { return m_root; }
    /// The position in question; once it is found, the one where the two disagree.
    const Position &position() const { return m_position; }
    int depth() const { return m_depth; }
    /// The moves that lead there from the root.
    const std::vector<Move> &path() const { return m_path; }

    /// Takes both divides of `position()` at `depth()`. Precondition: the outcome is `Asking`.
    void take(const std::vector<DividedMove> &ours, const std::vector<DivideEntry> &theirs);

    /// The move that matters when something is found: the first that is missing, extra or
    /// repeated, or the one with the wrong leaf count or one that cannot be read.
    std::optional<ComparedMove> culprit() const;

private:
    void goInto(Move move);
    /// Where both have the same moves, and no count is another.
    Outcome outcomeOfEqualCounts() const;
    /// Of the last divides; nullptr when there is none.
    const ComparedMove *firstRow(bool (*isMeant)(DivideVerdict)) const;

    Position m_root;
    Position m_position;
    int m_depth;
    std::vector<Move> m_path;
    Outcome m_outcome = Outcome::Asking;
    /// Of the last divides taken.
    std::vector<ComparedMove> m_comparison;
};

} // namespace chess
