#pragma once

#include "src/board/direction.h"
#include "src/board/square.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>

namespace chess {

/// A set of squares.
///
/// Inside it is a 64-bit word in LERF order: bit 0 is a1, bit 1 is b1, bit 63 is h8. Other orders
/// of bits are a way of writing it down, see square_mapping.h. All operations are constant time.
class Bitboard {
public:
    /// The empty set.
    constexpr Bitboard() = default;
    constexpr explicit Bitboard(Square square) : m_word(std::uint64_t{1} << square.index()) {}
    constexpr Bitboard(std::initializer_list<Square> squares)
    {
        for (const Square square : squares)
            insert(square);
    }
    /// Rank 1 is the word 0xFF.
    constexpr explicit Bitboard(Rank rank)
        : m_word(std::uint64_t{0xFF} << (8 * static_cast<int>(rank)))
    {
    }
    /// File a is the word 0x0101010101010101.
    constexpr explicit Bitboard(File file)
        : m_word(std::uint64_t{0x0101010101010101} << static_cast<int>(file))
    {
    }

    /// The set whose LERF word is `word`.
    static constexpr Bitboard fromWord(std::uint64_t word)
    {
        Bitboard bitboard;
        bitboard.m_word = word;
        return bitboard;
    }
    static constexpr Bitboard full() { return fromWord(~std::uint64_t{0}); }

    /// The LERF word of the set.
    constexpr std::uint64_t word() const { return m_word; }

    constexpr bool isEmpty() const { return m_word == 0; }
    constexpr bool contains(Square square) const { return (m_word >> square.index() & 1) != 0; }
    constexpr bool intersects(Bitboard other) const { return (m_word & other.m_word) != 0; }
    constexpr bool isSubsetOf(Bitboard other) const { return (m_word & ~other.m_word) == 0; }
    /// The number of squares, 0 to 64.
    constexpr int count() const { return std::popcount(m_word); }

    /// The square of the least significant bit in LERF order, or nothing when the set is empty.
    constexpr std::optional<Square> first() const
    {
        if (isEmpty())
            return std::nullopt;
        return Square::fromIndex(std::countr_zero(m_word));
    }
    /// The square of the most significant bit in LERF order, or nothing when the set is empty.
    constexpr std::optional<Square> last() const
    {
        if (isEmpty())
            return std::nullopt;
        return Square::fromIndex(63 - std::countl_zero(m_word));
    }

    constexpr void insert(Square square) { m_word |= Bitboard(square).m_word; }
    constexpr void remove(Square square) { m_word &= ~Bitboard(square).m_word; }
    /// The squares of this set that are not in `other`: this & ~other.
    constexpr Bitboard without(Bitboard other) const { return fromWord(m_word & ~other.m_word); }

    constexpr Bitboard operator&(Bitboard other) const { return fromWord(m_word & other.m_word); }
    constexpr Bitboard operator|(Bitboard other) const { return fromWord(m_word | other.m_word); }
    constexpr Bitboard operator^(Bitboard other) const { return fromWord(m_word ^ other.m_word); }
    constexpr Bitboard operator~() const { return fromWord(~m_word); }
    constexpr Bitboard &operator&=(Bitboard other) { return *this = *this & other; }
    constexpr Bitboard &operator|=(Bitboard other) { return *this = *this | other; }
    constexpr Bitboard &operator^=(Bitboard other) { return *this = *this ^ other; }
    constexpr bool operator==(const Bitboard &) const = default;

    /// The word shifted by a signed number of bits, left when positive; bits that leave the word
    /// are lost and bits that leave a rank wrap to the next. Precondition: −63 ≤ offset ≤ 63.
    constexpr Bitboard shiftedByOffset(int offset) const
    {
        return fromWord(offset >= 0 ? m_word << offset : m_word >> -offset);
    }

    /// Every square moved one step; those for which the step is impossible are masked out first, so
    /// that nothing wraps round an edge.
    constexpr Bitboard shifted(Direction direction) const;
    /// The same in a direction known when compiling, so that mask and distance are constants of the
    /// code and nothing is looked up.
    template <Direction direction>
    constexpr Bitboard shifted() const;

    /// Mirrored so that rank 1 and rank 8 change places.
    constexpr Bitboard flippedVertically() const;
    /// Mirrored so that the a-file and the h-file change places.
    constexpr Bitboard flippedHorizontally() const;
    /// Mirrored in the diagonal a1–h8: b1 and a2 change places.
    constexpr Bitboard flippedInDiagonal() const;
    /// Mirrored in the antidiagonal h1–a8: g1 and h2 change places.
    constexpr Bitboard flippedInAntidiagonal() const;
    /// Turned by 180°: a1 goes to h8.
    constexpr Bitboard rotatedHalfTurn() const { return flippedVertically().flippedHorizontally(); }
    /// Turned by 90° clockwise as White sees the board: a1 goes to a8.
    constexpr Bitboard rotatedClockwise() const { return flippedInDiagonal().flippedVertically(); }
    /// Turned by 90° counter-clockwise as White sees the board: a1 goes to h1.
    constexpr Bitboard rotatedCounterClockwise() const
    {
        return flippedVertically().flippedInDiagonal();
    }

    /// Walks the squares in index order, a1 first.
    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Square;
        using difference_type = std::ptrdiff_t;
        using pointer = const Square *;
        using reference = Square;

        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint64_t word) : m_rest(word) {}
        constexpr Square operator*() const { return Square::fromIndex(std::countr_zero(m_rest)); }
        constexpr Iterator &operator++()
        {
            m_rest &= m_rest - 1; // clears the lowest set bit
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator &) const = default;

    private:
        std::uint64_t m_rest = 0;
    };

    constexpr Iterator begin() const { return Iterator(m_word); }
    constexpr Iterator end() const { return Iterator(); }

private:
    std::uint64_t m_word = 0;
};

namespace detail {

consteval std::array<Bitboard, allDirections.size()> makeImpossibleSquares()
{
    std::array<Bitboard, allDirections.size()> masks;
    for (const Direction direction : allDirections) {
        const Step step = stepOf(direction);
        for (const Square square : allSquares) {
            if (!Square::fromCoordinates(static_cast<int>(square.file()) + step.east,
                                         static_cast<int>(square.rank()) + step.north))
                masks[static_cast<std::size_t>(direction)].insert(square);
        }
    }
    return masks;
}

inline constexpr std::array<Bitboard, allDirections.size()> impossibleTable =
    makeImpossibleSquares();

} // namespace detail

/// The squares from which a step would leave the board: for `North` all of rank 8, for
/// `NorthNorthWest` ranks 7 and 8 and the a-file. Source: seed text 1, "Impossible moves".
constexpr Bitboard impossibleSquares(Direction direction)
{
    return detail::impossibleTable[static_cast<std::size_t>(direction)];
}

constexpr Bitboard Bitboard::shifted(Direction direction) const
{
    return without(impossibleSquares(direction)).shiftedByOffset(offsetOf(direction));
}

template <Direction direction>
constexpr Bitboard Bitboard::shifted() const
{
    constexpr Bitboard impossible = impossibleSquares(direction);
    constexpr int offset = offsetOf(direction);
    return without(impossible).shiftedByOffset(offset);
}

namespace detail {

/// Exchanges the bits under `mask` with those `distance` places higher ("delta swap", Knuth,
/// The Art of Computer Programming 4A, section 7.1.3).
constexpr std::uint64_t deltaSwap(std::uint64_t word, std::uint64_t mask, int distance)
{
    const std::uint64_t difference = (word ^ (word >> distance)) & mask;
    return word ^ difference ^ (difference << distance);
}

} // namespace detail

constexpr Bitboard Bitboard::flippedVertically() const
{
    std::uint64_t word = detail::deltaSwap(m_word, 0x00FF00FF00FF00FF, 8);
    word = detail::deltaSwap(word, 0x0000FFFF0000FFFF, 16);
    return fromWord(word << 32 | word >> 32);
}

constexpr Bitboard Bitboard::flippedHorizontally() const
{
    std::uint64_t word = detail::deltaSwap(m_word, 0x5555555555555555, 1);
    word = detail::deltaSwap(word, 0x3333333333333333, 2);
    return fromWord(detail::deltaSwap(word, 0x0F0F0F0F0F0F0F0F, 4));
}

constexpr Bitboard Bitboard::flippedInDiagonal() const
{
    // Transposes 1×1, then 2×2, then 4×4 blocks; each swap moves bits 7, 14 and 28 places, the
    // distance between (file + n, rank) and (file, rank + n) for n = 1, 2, 4.
    std::uint64_t word = detail::deltaSwap(m_word, 0x00AA00AA00AA00AA, 7);
    word = detail::deltaSwap(word, 0x0000CCCC0000CCCC, 14);
    return fromWord(detail::deltaSwap(word, 0x00000000F0F0F0F0, 28));
}

constexpr Bitboard Bitboard::flippedInAntidiagonal() const
{
    return flippedInDiagonal().rotatedHalfTurn();
}

/// Squares named by what they are, for masks.
namespace squares {

inline constexpr Bitboard dark = Bitboard::fromWord(0xAA55AA55AA55AA55); // a1 is dark
inline constexpr Bitboard light = ~dark;
inline constexpr Bitboard corners = {"a1"_sq, "h1"_sq, "a8"_sq, "h8"_sq};
inline constexpr Bitboard center = {"d4"_sq, "e4"_sq, "d5"_sq, "e5"_sq};
inline constexpr Bitboard edges =
    Bitboard(File::A) | Bitboard(File::H) | Bitboard(Rank::One) | Bitboard(Rank::Eight);

} // namespace squares

} // namespace chess
