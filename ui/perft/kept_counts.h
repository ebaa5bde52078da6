#pragma once

#include "ui/perft/perft_session.h"

#include <QString>

#include <vector>

namespace ui {

/// Counts that were left by going into a move, for when the board comes back to their positions.
class KeptCounts {
public:
    struct Kept {
        PerftSession::Counted counted;
        /// The divide that was pasted for it.
        QString pasted;
    };

    /// In place of what was kept of that position; the oldest goes when there are too many.
    void keep(Kept kept);
    /// What was kept of a position; nullptr when nothing was.
    const Kept *find(const chess::Position &position) const;

private:
    std::vector<Kept> m_kept;
};

} // namespace ui
