#include "src/workbench/tables/table_causes.h"

#include <algorithm>

namespace chess {

namespace {

constexpr std::uint64_t lowerHalf = 0xFFFF'FFFF;
constexpr std::uint64_t bit31Extended = ~std::uint64_t{0} << 31;

/// Distances at which indices and shifts go astray: a square, a line, a line and a square.
constexpr std::array distances = {1, -1, 8, -8, 7, -7, 9, -9};

constexpr std::size_t at(int bit)
{
    return static_cast<std::size_t>(bit);
}

constexpr std::uint64_t oneBit(int bit)
{
    return std::uint64_t{1} << bit;
}

template <typename Function>
void forEachBit(std::uint64_t word, Function function)
{
    for (const Square square : Bitboard::fromWord(word))
        function(square.index());
}

/// The words that a function makes of the right ones, one by one.
template <typename Function>
TableWords eachOf(const TableWords &right, Function function)
{
    TableWords words{};
    for (int n = 0; n < 64; ++n)
        words[at(n)] = function(right[at(n)], n);
    return words;
}

/// The squares from which a shift by a number of bits stays within the word.
Bitboard squaresInRange(int offset, SquareMapping mapping)
{
    return fromWord(offset >= 0 ? ~std::uint64_t{0} >> offset : ~std::uint64_t{0} << -offset,
                    mapping);
}

/// What a mask may keep out: one or two columns of the word, at one side or both.
std::array<Bitboard, 6> columnsUnder(SquareMapping mapping)
{
    constexpr std::array<std::uint64_t, 6> columns = {
        0,
        0x0101010101010101,
        0x8080808080808080,
        0x0303030303030303,
        0xC0C0C0C0C0C0C0C0,
        0x8181818181818181,
    };
    std::array<Bitboard, 6> squares;
    std::transform(columns.begin(), columns.end(), squares.begin(),
                   [mapping](std::uint64_t word) { return fromWord(word, mapping); });
    return squares;
}

/// Which steps of a leaper have a wrong mask. The steps change the bit number by different amounts,
/// so that every bit of an entry tells the step that made it.
std::optional<TableCause> wrongMasks(const TableWords &words, const TableMatch &meant)
{
    const SquareMapping mapping = meant.mapping;
    const std::array<Bitboard, 6> columns = columnsUnder(mapping);
    TableWords unexplained = words;
    std::vector<MaskFault> faults;
    std::size_t leftOut = 0;
    for (const Direction step : meant.table->steps) {
        const int offset = bitOffsetOf(step, mapping);
        const Bitboard inRange = squaresInRange(offset, mapping);
        Bitboard taken;
        for (const Square from : inRange) {
            const int bit = bitOf(from, mapping);
            std::uint64_t &rest = unexplained[at(bit)];
            if ((rest & oneBit(bit + offset)) != 0)
                taken.insert(from);
            rest &= ~oneBit(bit + offset);
        }
        const Bitboard due = inRange & impossibleSquares(step);
        const Bitboard used = inRange.without(taken);
        if (used == due)
            continue;
        const bool isMask = std::any_of(columns.begin(), columns.end(), [&](Bitboard column) {
            return used == (inRange & column);
        });
        if (!isMask && !taken.isEmpty())
            return std::nullopt;
        leftOut += taken.isEmpty() ? std::size_t{1} : 0;
        faults.push_back({step, due, used, taken.isEmpty()});
    }
    const bool isAllExplained = std::all_of(unexplained.begin(), unexplained.end(),
                                            [](std::uint64_t rest) { return rest == 0; });
    if (!isAllExplained || faults.empty() || 2 * leftOut > meant.table->steps.size())
        return std::nullopt;
    return TableCause{TableCauseKind::WrongMask, std::move(faults), 0, {}, {}};
}

/// The bits of a step repeated until it leaves the word, blind to the edges at the sides.
std::uint64_t blindRay(int bit, int offset)
{
    std::uint64_t ray = 0;
    for (int target = bit + offset; target >= 0 && target < 64; target += offset)
        ray |= oneBit(target);
    return ray;
}

/// Which rays of a slider run on past the edge: one, all on a side, or all.
std::optional<TableCause> blindRays(const TableWords &words, const TableWords &right,
                                    const TableMatch &meant)
{
    std::vector<std::vector<Direction>> groups;
    std::array<std::vector<Direction>, 5> sides; // east, west, north, south, any
    for (const Direction step : meant.table->steps) {
        const Step way = stepOf(step);
        groups.push_back({step});
        const std::array isOnSide = {way.east > 0, way.east<0, way.north> 0, way.north < 0, true};
        for (std::size_t side = 0; side < sides.size(); ++side) {
            if (isOnSide[side])
                sides[side].push_back(step);
        }
    }
    groups.insert(groups.end(), sides.begin(), sides.end());
    for (const std::vector<Direction> &group : groups) {
        const TableWords blind = eachOf(right, [&](std::uint64_t word, int n) {
            for (const Direction step : group)
                word |= blindRay(n, bitOffsetOf(step, meant.mapping));
            return word;
        });
        if (blind != words)
            continue;
        TableCause cause{TableCauseKind::WrongMask, {}, 0, {}, {}};
        for (const Direction step : group) {
            const Bitboard due = impossibleSquares(step) &
                                 squaresInRange(bitOffsetOf(step, meant.mapping), meant.mapping);
            if (!due.isEmpty()) // a ray along the columns has no mask to miss
                cause.masks.push_back({step, due, {}, false});
        }
        return cause;
    }
    return std::nullopt;
}

/// The bits of an entry set by 1 << n with a 1 of 32 bits, as processors and JavaScript do it: the
/// count is taken modulo 32, and from a signed type bit 31 spreads upwards.
std::uint64_t setBy32BitShifts(std::uint64_t targets, bool isSigned)
{
    std::uint64_t word = 0;
    forEachBit(targets, [&](int bit) {
        word |= isSigned && bit % 32 == 31 ? bit31Extended : oneBit(bit % 32);
    });
    return word;
}

/// Whether the squares themselves were made by such a shift, and the entries from them.
bool areMadeFrom32BitSquares(const TableWords &words, const TableWords &right)
{
    for (const bool isSigned : {false, true}) {
        const TableWords made = eachOf(right, [&](std::uint64_t, int n) {
            std::uint64_t entry = 0;
            forEachBit(setBy32BitShifts(oneBit(n), isSigned),
                       [&](int bit) { entry |= right[at(bit)]; });
            return entry;
        });
        if (made == words)
            return true;
    }
    // Compilers that see the shift at build time make it nothing.
    return words == eachOf(right, [](std::uint64_t word, int n) { return n < 32 ? word : 0; });
}

/// The causes that change each word for itself.
std::optional<TableCauseKind> changeOfWords(const TableWords &words, const TableWords &right)
{
    const auto isMadeBy = [&](auto change) {
        return words == eachOf(right, change);
    };
    if (isMadeBy([](std::uint64_t word, int) { return word & lowerHalf; }))
        return TableCauseKind::UpperHalfLost;
    if (isMadeBy([](std::uint64_t word, int) {
            return (word & oneBit(31)) != 0 ? word | bit31Extended : word & lowerHalf;
        }))
        return TableCauseKind::SignExtended;
    if (isMadeBy([](std::uint64_t word, int) { return setBy32BitShifts(word, false); }) ||
        isMadeBy([](std::uint64_t word, int) { return setBy32BitShifts(word, true); }))
        return TableCauseKind::ShiftOf32BitTarget;
    if (areMadeFrom32BitSquares(words, right))
        return TableCauseKind::ShiftOf32BitSquare;
    if (isMadeBy([](std::uint64_t word, int n) { return word | oneBit(n); }))
        return TableCauseKind::OwnSquareIncluded;
    if (isMadeBy([](std::uint64_t word, int n) { return word & ~oneBit(n); }))
        return TableCauseKind::OwnSquareLeftOut;
    return std::nullopt;
}

std::optional<SquareMapping> entryOrderOf(const TableWords &words, const TableWords &right,
                                          SquareMapping mapping)
{
    const auto isOrder = [&](SquareMapping order) {
        return std::all_of(allSquares.begin(), allSquares.end(), [&](Square square) {
            return words[at(bitOf(square, order))] == right[at(bitOf(square, mapping))];
        });
    };
    const auto found = std::find_if(allSquareMappings.begin(), allSquareMappings.end(), isOrder);
    return found == allSquareMappings.end() ? std::nullopt : std::optional(*found);
}

/// By how much the entries stand too high; what has no place at the ends may be anything.
std::optional<int> distanceOfEntries(const TableWords &words, const TableWords &right)
{
    const auto isOffBy = [&](int distance) {
        for (int n = std::max(0, -distance); n < std::min(64, 64 - distance); ++n) {
            if (words[at(n + distance)] != right[at(n)])
                return false;
        }
        return true;
    };
    const auto found = std::find_if(distances.begin(), distances.end(), isOffBy);
    return found == distances.end() ? std::nullopt : std::optional(*found);
}

/// By how much the bits of all entries are too high, whether or not they wrap at the sides.
std::optional<int> distanceOfBits(const TableWords &words, const TableWords &right)
{
    for (const int distance : distances) {
        const auto shift = [distance](std::uint64_t word, int) {
            return Bitboard::fromWord(word).shiftedByOffset(distance).word();
        };
        const auto direction =
            *std::find_if(compassDirections.begin(), compassDirections.end(),
                          [distance](Direction each) { return offsetOf(each) == distance; });
        const auto maskedShift = [direction](std::uint64_t word, int) {
            return Bitboard::fromWord(word).shifted(direction).word();
        };
        if (words == eachOf(right, shift) || words == eachOf(right, maskedShift))
            return distance;
    }
    return std::nullopt;
}

} // namespace

std::optional<TableCause> causeOf(const TableWords &words, const TableMatch &meant)
{
    const TableWords right = wordsOf(*meant.table, meant.mapping);
    if (!meant.table->steps.empty()) {
        auto cause =
            meant.table->areRepeated ? blindRays(words, right, meant) : wrongMasks(words, meant);
        if (cause)
            return cause;
    }
    if (const auto kind = changeOfWords(words, right))
        return TableCause{*kind, {}, 0, {}, {}};
    if (const auto order = entryOrderOf(words, right, meant.mapping))
        return TableCause{TableCauseKind::EntriesInOtherOrder, {}, 0, order, meant.mapping};
    if (const auto distance = distanceOfEntries(words, right))
        return TableCause{TableCauseKind::EntriesOffByDistance, {}, *distance, {}, {}};
    if (const auto distance = distanceOfBits(words, right))
        return TableCause{TableCauseKind::SquaresOffByDistance, {}, *distance, {}, {}};
    return std::nullopt;
}

} // namespace chess
