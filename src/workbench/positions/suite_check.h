#pragma once

#include "src/moves/perft.h"
#include "src/notation/moves/perft_suite.h"
#include "src/workbench/positions/listed_position.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace chess {

/// Which counts of a suite are made; the others are left out.
struct SuiteLimits {
    int depth = deepestPerft;
    /// The most nodes of a count, by what the suite expects and by how the first depths grow.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
};

/// What came of a count that a suite expects.
struct CountCheck {
    PerftExpectation expected;
    /// Nothing when it was left out.
    std::optional<std::uint64_t> nodes;
    bool isBeyond64Bits = false;

    bool isRight() const { return nodes == expected.nodes && !isBeyond64Bits; }
    bool isWrong() const { return nodes && !isRight(); }
};

/// Makes a count; nothing when it was stopped. Precondition: `isPlayable(position)`.
std::optional<CountCheck> checkCount(const Position &position, const PerftExpectation &expected,
                                     const SuiteLimits &limits = {},
                                     const PerftOptions &options = {});

/// The counts among the operations of a line that was read. Offsets of errors count from the
/// beginning of the line.
PerftExpectations expectationsOf(const FenReading &reading);

/// How a position of a file fares, from best to worst.
enum class CheckVerdict : std::uint8_t {
    Fine,
    Notice,
    WrongCount,
    Unplayable,
    Unreadable, ///< also when only a count behind it is
};

inline constexpr int verdictCount = 5;

/// A position of a file checked: its text, the position, and the counts a suite expects of it.
struct PositionCheck {
    std::vector<FenFinding> findings;
    std::vector<CountCheck> counts;

    /// A count that was left out is no trouble beside others, but alone it leaves a notice.
    CheckVerdict verdict() const;
    /// Counts are expected, and every one was left out.
    bool provesNothing() const;
};

struct SuiteCheckOptions {
    bool isChess960 = false;
    SuiteLimits limits = {};
    std::stop_token stop = {};
};

/// Counts are made only where the position is playable. Once it is stopped the counts that are
/// missing are missing.
PositionCheck checkListed(const PositionRecord &record, std::string_view text,
                          const SuiteCheckOptions &options);

/// "D3: 97861 expected, 97862 counted."
Message describe(const CountCheck &check);

/// Something to be said about a position of a file.
struct Trouble {
    CheckVerdict verdict;
    Message message;
    /// In the file.
    std::size_t line;
    /// Nothing where it is a matter of the whole position.
    std::optional<std::size_t> column;
};

/// The findings, and the counts that are wrong. Empty when all is well.
std::vector<Trouble> troublesOf(const PositionCheck &check, const PositionRecord &record,
                                std::string_view text);

} // namespace chess
