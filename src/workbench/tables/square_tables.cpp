#include "src/workbench/tables/square_tables.h"

#include "src/attacks/leapers.h"
#include "src/attacks/pawns.h"
#include "src/attacks/rays.h"
#include "src/attacks/sliders.h"

#include <algorithm>

namespace chess {

namespace {

template <Color color>
Bitboard pawnEntry(Square square)
{
    return pawnAttacks(square, color);
}

template <Bitboard (*attacks)(Square, Bitboard)>
Bitboard onEmptyBoard(Square square)
{
    return attacks(square, {});
}

constexpr std::array whitePawnSteps = {Direction::NorthWest, Direction::NorthEast};
constexpr std::array blackPawnSteps = {Direction::SouthWest, Direction::SouthEast};

constexpr std::array tables = std::to_array<SquareTable>({
    {"king", "What a king attacks.", kingAttacks, Piece{Color::White, PieceType::King},
     compassDirections},
    {"knight", "What a knight attacks.", knightAttacks, Piece{Color::White, PieceType::Knight},
     knightDirections},
    {"white-pawn", "What a white pawn attacks.", pawnEntry<Color::White>,
     Piece{Color::White, PieceType::Pawn}, whitePawnSteps},
    {"black-pawn", "What a black pawn attacks.", pawnEntry<Color::Black>,
     Piece{Color::Black, PieceType::Pawn}, blackPawnSteps},
    {"bishop-mask",
     "The squares that bear on a bishop’s reach.",
     bishopRelevantOccupancy,
     Piece{Color::White, PieceType::Bishop},
     {}},
    {"rook-mask",
     "The squares that bear on a rook’s reach.",
     rookRelevantOccupancy,
     Piece{Color::White, PieceType::Rook},
     {}},
    {"bishop", "What a bishop attacks on the empty board.", onEmptyBoard<bishopAttacks>,
     Piece{Color::White, PieceType::Bishop}, diagonalDirections, true},
    {"rook", "What a rook attacks on the empty board.", onEmptyBoard<rookAttacks>,
     Piece{Color::White, PieceType::Rook}, orthogonalDirections, true},
    {"queen", "What a queen attacks on the empty board.", onEmptyBoard<queenAttacks>,
     Piece{Color::White, PieceType::Queen}, compassDirections, true},
    {"file", "The file of the square.", lineInDirection<Direction::North>, std::nullopt, {}},
    {"rank", "The rank of the square.", lineInDirection<Direction::East>, std::nullopt, {}},
    {"diagonal",
     "The line through the square that runs like a1–h8.",
     lineInDirection<Direction::NorthEast>,
     std::nullopt,
     {}},
    {"antidiagonal",
     "The line through the square that runs like h1–a8.",
     lineInDirection<Direction::NorthWest>,
     std::nullopt,
     {}},
});

} // namespace

TableWords wordsOf(const SquareTable &table, SquareMapping mapping)
{
    TableWords words{};
    for (const Square square : allSquares)
        words[static_cast<std::size_t>(bitOf(square, mapping))] =
            toWord(table.entry(square), mapping);
    return words;
}

std::span<const SquareTable> squareTables()
{
    return tables;
}

const SquareTable *findSquareTable(std::string_view name)
{
    const auto found = std::find_if(tables.begin(), tables.end(),
                                    [name](const auto &table) { return table.name == name; });
    return found == tables.end() ? nullptr : &*found;
}

} // namespace chess
