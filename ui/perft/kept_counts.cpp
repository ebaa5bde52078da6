#include "ui/perft/kept_counts.h"

#include <algorithm>

namespace ui {

namespace {

/// A line of moves is gone into and left again; nobody goes deeper than this.
constexpr std::size_t mostKept = 32;

} // namespace

void KeptCounts::keep(Kept kept)
{
    std::erase_if(
        m_kept, [&](const Kept &other) { return other.counted.position == kept.counted.position; });
    if (m_kept.size() == mostKept)
        m_kept.erase(m_kept.begin());
    m_kept.push_back(std::move(kept));
}

const KeptCounts::Kept *KeptCounts::find(const chess::Position &position) const
{
    const auto found = std::find_if(m_kept.begin(), m_kept.end(), [&](const Kept &kept) {
        return kept.counted.position == position;
    });
    return found != m_kept.end() ? &*found : nullptr;
}

} // namespace ui
