#pragma once

#include "src/board/position.h"
#include "src/moves/perft.h"
#include "src/notation/moves/divide_text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chess {

/// How two divides agree on a move.
enum class DivideVerdict : std::uint8_t {
    Open, ///< one of the counts is not known, or not yet
    Equal,
    CountDiffers,
    Unreadable, ///< the other has the move, but no count behind it that can be read
    Missing,    ///< the other lacks a legal move
    Extra,      ///< the other has a move that is not legal, and counts something behind it
    Repeated,   ///< the other has the move more than once
};

/// A stable name: "open", "equal", "differs", "unreadable", "missing", "extra", "repeated".
std::string_view nameOf(DivideVerdict verdict);

/// Whether it is a fault of one of the two.
constexpr bool isFault(DivideVerdict verdict)
{
    return verdict != DivideVerdict::Open && verdict != DivideVerdict::Equal;
}

/// Whether the lists of moves differ, and not only what is counted behind a move.
constexpr bool isFaultOfList(DivideVerdict verdict)
{
    return isFault(verdict) && verdict != DivideVerdict::CountDiffers &&
           verdict != DivideVerdict::Unreadable;
}

/// A first move in both divides.
struct ComparedMove {
    /// In UCI, or as the other wrote it when it is not legal.
    std::string text;
    /// Nothing when it is not legal.
    std::optional<Move> move;
    std::optional<std::uint64_t> ours;
    std::optional<std::uint64_t> theirs;
    /// How often the other has it.
    int times = 0;
    DivideVerdict verdict = DivideVerdict::Open;

    bool operator==(const ComparedMove &) const = default;
};

/// The other divide, perhaps as far as it has come.
struct OtherDivide {
    std::vector<DivideEntry> moves;
    /// No further move will come, so that what is not there is missing.
    bool isWhole = false;
};

/// Every legal move with both counts, sorted by UCI, and behind them the other's moves that are not
/// legal, in their order. A move that the other may have written unclearly is not missing. `ours`
/// may be a part of the divide only.
std::vector<ComparedMove> compareDivides(const Position &position,
                                         const std::vector<DividedMove> &ours,
                                         const OtherDivide &theirs);

} // namespace chess
