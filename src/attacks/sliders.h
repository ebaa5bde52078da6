#pragma once

#include "src/attacks/magic_factors.h"
#include "src/attacks/rays.h"
#include "src/board/bitboard.h"
#include "src/board/every_square.h"

#include <array>
#include <cstddef>
#include <cstdint>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace chess {

namespace detail {

/// How the blockers of a slider on one square become the index of its attack set ("fancy magic
/// bitboards", chessprogramming.org/Magic_Bitboards).
///
/// Multiplying the masked blockers with the factor gathers them in the topmost bits. Where the
/// build allows BMI2 instructions, `pext` gathers the same bits without a factor.
struct Magic {
    /// The squares whose pieces matter, see `relevantOccupancy`.
    Bitboard mask;
    std::uint64_t factor = 0;
    std::uint32_t firstIndex = 0;
    /// 64 less the number of squares in the mask.
    std::uint32_t shift = 0;

    /// The low 64 bits of the product, the index in the topmost of them.
    std::uint64_t productOf(Bitboard occupied) const { return (occupied & mask).word() * factor; }

    std::size_t indexOf(Bitboard occupied) const
    {
#ifdef __BMI2__
        return firstIndex + _pext_u64(occupied.word(), mask.word());
#else
        return firstIndex + (productOf(occupied) >> shift);
#endif
    }
};

/// Every ray's last square is left out of the mask: nothing lies behind it to be hidden.
consteval EverySquare<Magic> makeMagics(std::span<const Direction, 4> directions,
                                        const std::array<std::uint64_t, 64> &factors,
                                        std::uint32_t firstIndex)
{
    EverySquare<Magic> magics;
    for (const Square square : allSquares) {
        Magic &magic = magics[square];
        for (const Direction direction : directions)
            magic.mask |= rayFrom(square, direction).without(impossibleSquares(direction));
        magic.factor = factors[static_cast<std::size_t>(square.index())];
        magic.firstIndex = firstIndex;
        magic.shift = 64 - static_cast<std::uint32_t>(magic.mask.count());
        firstIndex += std::uint32_t{1} << magic.mask.count();
    }
    return magics;
}

/// The number of sets of blockers of a bishop, and of a rook, summed over its 64 squares.
inline constexpr std::uint32_t bishopEntries = 5248;
inline constexpr std::uint32_t rookEntries = 102400;

inline constexpr EverySquare<Magic> bishopMagics = makeMagics(diagonalDirections, bishopFactors, 0);
inline constexpr EverySquare<Magic> rookMagics =
    makeMagics(orthogonalDirections, rookFactors, bishopEntries);

/// The attack sets of all bishops and rooks among all blockers, 841 KiB. Filled once when the
/// program starts, which takes less than a millisecond, and never changed.
class SliderTable {
public:
    SliderTable();
    Bitboard operator[](std::size_t index) const { return m_attacks[index]; }

private:
    /// The two directions stand for the slider's two lines.
    void fill(const EverySquare<Magic> &magics, Direction oneWay, Direction otherWay);

    std::array<Bitboard, bishopEntries + rookEntries> m_attacks;
};

extern const SliderTable sliderTable;

} // namespace detail

/// What a bishop on `square` attacks when the squares of `occupied` hold pieces: along each
/// diagonal up to and including the first piece. One table look-up.
/// Precondition: `main` has begun; while constants are set up the table may not be filled yet.
inline Bitboard bishopAttacks(Square square, Bitboard occupied)
{
    return detail::sliderTable[detail::bishopMagics[square].indexOf(occupied)];
}

/// The same along file and rank.
inline Bitboard rookAttacks(Square square, Bitboard occupied)
{
    return detail::sliderTable[detail::rookMagics[square].indexOf(occupied)];
}

inline Bitboard queenAttacks(Square square, Bitboard occupied)
{
    return bishopAttacks(square, occupied) | rookAttacks(square, occupied);
}

/// The squares where a piece can shorten a bishop's reach: its empty-board attacks less the last
/// square of each ray, behind which nothing is left to hide.
constexpr Bitboard bishopRelevantOccupancy(Square square)
{
    return detail::bishopMagics[square].mask;
}

constexpr Bitboard rookRelevantOccupancy(Square square)
{
    return detail::rookMagics[square].mask;
}

static_assert(bishopRelevantOccupancy("a1"_sq) ==
              Bitboard{"b2"_sq, "c3"_sq, "d4"_sq, "e5"_sq, "f6"_sq, "g7"_sq});
static_assert(rookRelevantOccupancy("h8"_sq).count() == 12);

} // namespace chess
