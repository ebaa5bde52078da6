#include "src/board/square_mapping.h"

#include "src/board/ascii.h"

namespace chess {

namespace {

/// A mapping is LERF of the board after up to three mirrorings, done in this order.
struct Mirrorings {
    bool horizontal; // bit 0 on the h-file
    bool vertical;   // bit 0 on rank 8
    bool diagonal;   // bit 1 on the same file as bit 0: counting along files
};

constexpr Mirrorings mirroringsOf(SquareMapping mapping)
{
    constexpr std::array<Mirrorings, 8> mirrorings = {{
        {false, false, false}, // a1b1
        {false, false, true},  // a1a2
        {true, false, false},  // h1g1
        {true, false, true},   // h1h2
        {false, true, false},  // a8b8
        {false, true, true},   // a8a7
        {true, true, false},   // h8g8
        {true, true, true},    // h8h7
    }};
    return mirrorings[static_cast<std::size_t>(mapping)];
}

} // namespace

std::string_view nameOf(SquareMapping mapping)
{
    constexpr std::array<std::string_view, 8> names = {"a1b1", "a1a2", "h1g1", "h1h2",
                                                       "a8b8", "a8a7", "h8g8", "h8h7"};
    return names[static_cast<std::size_t>(mapping)];
}

std::string_view aliasOf(SquareMapping mapping)
{
    switch (mapping) {
    case SquareMapping::A1B1:
        return "LERF";
    case SquareMapping::A1A2:
        return "LEFR";
    default:
        return {};
    }
}

std::optional<SquareMapping> parseSquareMapping(std::string_view name)
{
    for (const SquareMapping mapping : allSquareMappings) {
        if (equalInAnyCase(name, nameOf(mapping)) ||
            (!aliasOf(mapping).empty() && equalInAnyCase(name, aliasOf(mapping))))
            return mapping;
    }
    return std::nullopt;
}

int bitOf(Square square, SquareMapping mapping)
{
    const Mirrorings mirrorings = mirroringsOf(mapping);
    const int file = static_cast<int>(square.file());
    const int rank = static_cast<int>(square.rank());
    const int x = mirrorings.horizontal ? 7 - file : file;
    const int y = mirrorings.vertical ? 7 - rank : rank;
    return mirrorings.diagonal ? 8 * x + y : 8 * y + x;
}

Square squareOf(int bit, SquareMapping mapping)
{
    return *fromWord(std::uint64_t{1} << bit, mapping).first();
}

std::uint64_t toWord(Bitboard squares, SquareMapping mapping)
{
    const Mirrorings mirrorings = mirroringsOf(mapping);
    if (mirrorings.horizontal)
        squares = squares.flippedHorizontally();
    if (mirrorings.vertical)
        squares = squares.flippedVertically();
    if (mirrorings.diagonal)
        squares = squares.flippedInDiagonal();
    return squares.word();
}

Bitboard fromWord(std::uint64_t word, SquareMapping mapping)
{
    const Mirrorings mirrorings = mirroringsOf(mapping);
    Bitboard squares = Bitboard::fromWord(word);
    if (mirrorings.diagonal)
        squares = squares.flippedInDiagonal();
    if (mirrorings.vertical)
        squares = squares.flippedVertically();
    if (mirrorings.horizontal)
        squares = squares.flippedHorizontally();
    return squares;
}

int bitOffsetOf(Direction direction, SquareMapping mapping)
{
    constexpr Square middle = "d4"_sq; // from where every step stays on the board
    const Square target = *Bitboard(middle).shifted(direction).first();
    return bitOf(target, mapping) - bitOf(middle, mapping);
}

Bitboard shiftedInWord(Bitboard squares, int offset, SquareMapping mapping)
{
    const std::uint64_t word = toWord(squares, mapping);
    return fromWord(offset >= 0 ? word << offset : word >> -offset, mapping);
}

} // namespace chess
