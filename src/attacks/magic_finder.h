#pragma once

#include "src/attacks/rays.h"

#include <cstdint>
#include <random>
#include <vector>

namespace chess {

/// A slider on a square as the search for its magic factor sees it: every set of blockers and what
/// the slider attacks among them.
class MagicProblem {
public:
    MagicProblem(Square square, std::span<const Direction, 4> directions)
    {
        for (const Direction direction : directions)
            m_mask |= rayFrom(square, direction).without(impossibleSquares(direction));
        forEachSubset(m_mask, [&](Bitboard blockers) {
            m_cases.push_back({blockers.word(), rayAttacks(square, directions, blockers)});
        });
    }

    Bitboard mask() const { return m_mask; }

    /// Whether no two sets of blockers with different attacks fall on one index when multiplied
    /// with `factor` and shifted down to as many bits as the mask has.
    bool isSolvedBy(std::uint64_t factor)
    {
        // Marking each slot with the attempt that filled it saves clearing them.
        ++m_attempt;
        m_slots.resize(m_cases.size());
        const int shift = 64 - m_mask.count();
        for (const Case &each : m_cases) {
            Slot &slot = m_slots[each.blockers * factor >> shift];
            if (slot.attempt == m_attempt && slot.attacks != each.attacks)
                return false;
            slot = {m_attempt, each.attacks};
        }
        return true;
    }

    /// The first factor that solves the problem in a random but reproducible sequence of words with
    /// few bits, which are the likeliest to do (Pradyumna Kannan, "Magic move-bitboard generation
    /// in computer chess").
    std::uint64_t solve()
    {
        std::mt19937_64 random; // its sequence is laid down by the C++ standard
        while (true) {
            const std::uint64_t factor = random() & random() & random();
            if (isSolvedBy(factor))
                return factor;
        }
    }

private:
    struct Case {
        std::uint64_t blockers;
        Bitboard attacks;
    };
    struct Slot {
        int attempt = 0;
        Bitboard attacks;
    };

    Bitboard m_mask;
    std::vector<Case> m_cases;
    std::vector<Slot> m_slots;
    int m_attempt = 0;
};

} // namespace chess
