#pragma once

#include "src/board/piece.h"
#include "src/moves/quick_board.h"

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace chess {

/// Remembers the counts of positions, for all threads at once and without a lock.
///
/// An entry holds the count and the position's check exclusive-ored with it: what two threads wrote
/// together fits no position and is passed over (Robert Hyatt and Timothy Mann, "A lock-less
/// transposition table").
class PerftTable {
public:
    explicit PerftTable(std::size_t megabytes)
        : m_pairCount(std::bit_floor((megabytes << 20) / sizeof(Pair)))
        , m_pairs(std::make_unique<Pair[]>(m_pairCount))
    {
    }

    /// A position with the side to move and the depth to be counted. Check and place are
    /// independent, so that entries on one place are told apart by 64 bits.
    struct Key {
        std::uint64_t check;
        std::uint64_t place;
    };

    static Key keyOf(const QuickBoard &board, Color turn, int depth)
    {
        const std::uint64_t turnAndDepth =
            static_cast<std::uint64_t>(depth) << 1 | static_cast<std::uint64_t>(turn);
        Key key{turnAndDepth, ~turnAndDepth};
        for (const Bitboard squares : board.words())
            mixIn(key, squares);
        return key;
    }

    std::optional<std::uint64_t> find(const Key &key) const
    {
        for (const Entry &entry : pairOf(key).entries) {
            const std::uint64_t nodes = entry.nodes.load(std::memory_order_relaxed);
            if ((entry.check.load(std::memory_order_relaxed) ^ nodes) == key.check)
                return nodes;
        }
        return std::nullopt;
    }

    /// The first entry of a pair keeps the greatest count, which was the most work; the second the
    /// latest.
    void insert(const Key &key, std::uint64_t nodes)
    {
        Pair &pair = pairOf(key);
        const bool isGreatest = nodes >= pair.entries[0].nodes.load(std::memory_order_relaxed);
        Entry &entry = pair.entries[isGreatest ? 0 : 1];
        entry.nodes.store(nodes, std::memory_order_relaxed);
        entry.check.store(key.check ^ nodes, std::memory_order_relaxed);
    }

private:
    struct Entry {
        std::atomic<std::uint64_t> check = 0;
        std::atomic<std::uint64_t> nodes = 0;
    };
    struct Pair {
        std::array<Entry, 2> entries;
    };

    /// Multiplying by an odd number spreads every bit upwards, the shift spreads it down again.
    static void mixIn(Key &key, Bitboard squares)
    {
        key.check = (key.check ^ squares.word()) * 0x9E3779B97F4A7C15;
        key.check ^= key.check >> 29;
        key.place = (key.place ^ squares.word()) * 0xD6E8FEB86659FD93;
        key.place ^= key.place >> 32;
    }

    Pair &pairOf(const Key &key) const { return m_pairs[key.place & (m_pairCount - 1)]; }

    std::size_t m_pairCount;
    std::unique_ptr<Pair[]> m_pairs;
};

} // namespace chess
