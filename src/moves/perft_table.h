#pragma once

#include "src/board/piece.h"
#include "src/moves/quick_board.h"

#include <array>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>

namespace chess {

/// Remembers the counts of positions, for all threads at once and without a lock.
///
/// An entry holds the count and the position's check exclusive-ored with it: what two threads wrote
/// together fits no position and is passed over (Robert Hyatt and Timothy Mann, "A lock-less
/// transposition table").
class PerftTable {
public:
    /// So that 32 bits number the pairs.
    static constexpr std::size_t mostMegabytes = std::size_t{1} << 17;

    /// Throws std::bad_alloc. Precondition: 1 ≤ megabytes ≤ mostMegabytes. The system gives out the
    /// memory, zeroed, as it is first used, so that a large table costs a short count nothing.
    explicit PerftTable(std::size_t megabytes)
        : m_pairCount(megabytes * (megabyte / sizeof(Pair)))
        , m_pairs(static_cast<Pair *>(std::calloc(m_pairCount, sizeof(Pair))))
    {
        static_assert(mostMegabytes * (megabyte / sizeof(Pair)) == std::size_t{1} << 32);
        assert(megabytes >= 1 && megabytes <= mostMegabytes);
        if (m_pairs == nullptr)
            throw std::bad_alloc();
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
        for (Entry &entry : pairOf(key).entries) {
            const std::uint64_t nodes = shared(entry.nodes).load(std::memory_order_relaxed);
            if ((shared(entry.check).load(std::memory_order_relaxed) ^ nodes) == key.check)
                return nodes;
        }
        return std::nullopt;
    }

    /// The first entry of a pair keeps the greatest count, which was the most work; the second what
    /// came or was displaced last.
    void insert(const Key &key, std::uint64_t nodes)
    {
        Pair &pair = pairOf(key);
        auto &[first, second] = pair.entries;
        const std::uint64_t greatest = shared(first.nodes).load(std::memory_order_relaxed);
        const std::uint64_t itsCheck = shared(first.check).load(std::memory_order_relaxed);
        const bool isGreatest = nodes >= greatest;
        const bool isThere = (itsCheck ^ greatest) == key.check;
        if (isGreatest && !isThere)
            write(second, itsCheck, greatest);
        write(isGreatest ? first : second, key.check ^ nodes, nodes);
    }

private:
    // Plain numbers, since memory that comes zeroed holds no atomic objects; all threads use them
    // as atomics.
    struct Entry {
        std::uint64_t check;
        std::uint64_t nodes;
    };
    struct Pair {
        std::array<Entry, 2> entries;
    };
    struct Free {
        void operator()(Pair *pairs) const { std::free(pairs); }
    };

    static constexpr std::size_t megabyte = 1 << 20;

    static std::atomic_ref<std::uint64_t> shared(std::uint64_t &number)
    {
        return std::atomic_ref(number);
    }

    static void write(Entry &entry, std::uint64_t check, std::uint64_t nodes)
    {
        shared(entry.nodes).store(nodes, std::memory_order_relaxed);
        shared(entry.check).store(check, std::memory_order_relaxed);
    }

    /// Multiplying by an odd number spreads every bit upwards, the shift spreads it down again.
    static void mixIn(Key &key, Bitboard squares)
    {
        key.check = (key.check ^ squares.word()) * 0x9E3779B97F4A7C15;
        key.check ^= key.check >> 29;
        key.place = (key.place ^ squares.word()) * 0xD6E8FEB86659FD93;
        key.place ^= key.place >> 32;
    }

    /// The upper half of the place, as a fraction of 2³², of all pairs: no power of two is needed,
    /// and no division (Daniel Lemire, "Fast random integer generation in an interval").
    Pair &pairOf(const Key &key) const
    {
        return m_pairs.get()[(key.place >> 32) * m_pairCount >> 32];
    }

    std::size_t m_pairCount;
    std::unique_ptr<Pair, Free> m_pairs;
};

} // namespace chess
