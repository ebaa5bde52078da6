#include "src/attacks/sliders.h"

#include <vector>

namespace chess::detail {

namespace {

/// Blockers on one line through a slider's square, and what it attacks of that line.
struct LineCase {
    Bitboard blockers;
    Bitboard attacks;
};

void listLineCases(std::vector<LineCase> &cases, Square square, Direction direction, Bitboard mask)
{
    const Direction back = oppositeOf(direction);
    const Bitboard line = rayFrom(square, direction) | rayFrom(square, back);
    cases.clear();
    forEachSubset(mask & line, [&](Bitboard blockers) {
        cases.push_back({blockers, rayAttacks(square, direction, blockers) |
                                       rayAttacks(square, back, blockers)});
    });
}

} // namespace

const SliderTable sliderTable;

SliderTable::SliderTable()
{
    fill(bishopMagics, Direction::NorthWest, Direction::NorthEast);
    fill(rookMagics, Direction::North, Direction::East);
}

void SliderTable::fill(const EverySquare<Magic> &magics, Direction oneWay, Direction otherWay)
{
    // What a slider attacks on one of its lines does not depend on the blockers of the other. So
    // only the cases of each line are walked, at most 64, and then combined.
    std::vector<LineCase> oneLine;
    std::vector<LineCase> otherLine;
    for (const Square square : allSquares) {
        const Magic &magic = magics[square];
        listLineCases(oneLine, square, oneWay, magic.mask);
        listLineCases(otherLine, square, otherWay, magic.mask);
        for (const LineCase &one : oneLine) {
            for (const LineCase &other : otherLine)
                m_attacks[magic.indexOf(one.blockers | other.blockers)] =
                    one.attacks | other.attacks;
        }
    }
}

} // namespace chess::detail
