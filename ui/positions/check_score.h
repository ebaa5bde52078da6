#pragma once

#include "src/workbench/positions/suite_check.h"

#include <QString>

#include <array>

namespace ui {

/// Which positions of a list are shown, by what a check has found.
enum class ListedVerdicts : int {
    All,
    Troubled, ///< all but those that are fine
    Unreadable,
    Unplayable,
    WrongCount,
    Notice,
    Fine,
};

bool includes(ListedVerdicts verdicts, chess::CheckVerdict verdict);

/// "Wrong counts", for a list to choose from.
QString textOf(ListedVerdicts verdicts);
/// "wrong count", for the middle of a report.
QString textOf(chess::CheckVerdict verdict);

/// How many positions a check has found to be what.
struct CheckScore {
    std::array<int, chess::verdictCount> positions{};
    qint64 rightCounts = 0;
    qint64 wrongCounts = 0;
    qint64 leftOutCounts = 0;

    int of(chess::CheckVerdict verdict) const
    {
        return positions[static_cast<std::size_t>(verdict)];
    }
    int checked() const;
    int of(ListedVerdicts verdicts) const;
};

/// "6,838 of 6,838 positions checked: 6,830 ok, 8 unreadable. Counts: 345 right, 2 wrong."
QString textOf(const CheckScore &score, int positions);

} // namespace ui
