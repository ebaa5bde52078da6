#include "src/workbench/catalogue.h"

#include "src/attacks/piece_attacks.h"
#include "src/moves/destinations.h"
#include "src/moves/king_safety.h"
#include "src/notation/words/bitboard_names.h"

#include <algorithm>

namespace chess {

namespace {

using Selection = std::optional<Square>;

template <Color color, PieceType type>
Bitboard piecesOf(const Position &position, Selection)
{
    return position.pieces(color, type);
}

template <PieceType type>
Bitboard kindOf(const Position &position, Selection)
{
    return position.pieces(type);
}

template <Color color>
Bitboard occupancyOf(const Position &position, Selection)
{
    return position.pieces(color);
}

template <Color color>
Bitboard attacksOf(const Position &position, Selection)
{
    return attacksBy(position, color);
}

/// One of the sets a reach is made of; empty without a selection.
template <Bitboard PieceReach::*part>
Bitboard reachPart(const Position &position, Selection selected)
{
    return selected ? reachOf(position, *selected).*part : Bitboard();
}

template <Bitboard KingSafety::*part>
Bitboard safetyPart(const Position &position, Selection)
{
    return kingSafetyOf(position).*part;
}

Bitboard destinationsOfSelected(const Position &position, Selection selected)
{
    return selected ? destinations(position, *selected) : Bitboard();
}

Bitboard legalOfSelected(const Position &position, Selection selected)
{
    return selected ? legalDestinations(position, *selected) : Bitboard();
}

Bitboard relevantOccupancyOfSelected(const Position &position, Selection selected)
{
    const std::optional<Piece> piece = selected ? position.pieceAt(*selected) : std::nullopt;
    return piece ? relevantOccupancy(piece->type, *selected) : Bitboard();
}

Bitboard unsafeOfSelected(const Position &position, Selection selected)
{
    return destinationsOfSelected(position, selected).without(legalOfSelected(position, selected));
}

Bitboard selection(const Position &, Selection selected)
{
    return selected ? Bitboard(*selected) : Bitboard();
}

Bitboard occupied(const Position &position, Selection)
{
    return position.occupied();
}

Bitboard empty(const Position &position, Selection)
{
    return ~position.occupied();
}

Bitboard enPassant(const Position &position, Selection)
{
    return position.enPassant() ? Bitboard(*position.enPassant()) : Bitboard();
}

Bitboard castlingRooks(const Position &position, Selection)
{
    return position.castlingRooks();
}

/// The same set of squares whatever the position, given as its LERF word.
template <std::uint64_t word>
Bitboard mask(const Position &, Selection)
{
    return Bitboard::fromWord(word);
}

template <Color color, PieceType type>
constexpr CatalogueEntry pieceEntry(std::string_view meaning)
{
    constexpr Piece piece{color, type};
    return {bitboardNameOf(piece), CatalogueGroup::Pieces, meaning, piecesOf<color, type>, piece};
}

constexpr Bitboard diagonalA1H8 = [] {
    Bitboard diagonal;
    for (int i = 0; i < 8; ++i)
        diagonal.insert(Square(static_cast<File>(i), static_cast<Rank>(i)));
    return diagonal;
}();

constexpr std::array entries = std::to_array<CatalogueEntry>({
    pieceEntry<Color::White, PieceType::Pawn>("The squares of White’s pawns."),
    pieceEntry<Color::White, PieceType::Knight>("The squares of White’s knights."),
    pieceEntry<Color::White, PieceType::Bishop>("The squares of White’s bishops."),
    pieceEntry<Color::White, PieceType::Rook>("The squares of White’s rooks."),
    pieceEntry<Color::White, PieceType::Queen>("The squares of White’s queens."),
    pieceEntry<Color::White, PieceType::King>("The square of White’s king."),
    pieceEntry<Color::Black, PieceType::Pawn>("The squares of Black’s pawns."),
    pieceEntry<Color::Black, PieceType::Knight>("The squares of Black’s knights."),
    pieceEntry<Color::Black, PieceType::Bishop>("The squares of Black’s bishops."),
    pieceEntry<Color::Black, PieceType::Rook>("The squares of Black’s rooks."),
    pieceEntry<Color::Black, PieceType::Queen>("The squares of Black’s queens."),
    pieceEntry<Color::Black, PieceType::King>("The square of Black’s king."),
    {"pawns",
     CatalogueGroup::Pieces,
     "The squares of all pawns, White’s and Black’s.",
     kindOf<PieceType::Pawn>,
     {}},
    {"knights",
     CatalogueGroup::Pieces,
     "The squares of all knights, White’s and Black’s.",
     kindOf<PieceType::Knight>,
     {}},
    {"bishops",
     CatalogueGroup::Pieces,
     "The squares of all bishops, White’s and Black’s.",
     kindOf<PieceType::Bishop>,
     {}},
    {"rooks",
     CatalogueGroup::Pieces,
     "The squares of all rooks, White’s and Black’s.",
     kindOf<PieceType::Rook>,
     {}},
    {"queens",
     CatalogueGroup::Pieces,
     "The squares of all queens, White’s and Black’s.",
     kindOf<PieceType::Queen>,
     {}},
    {"kings",
     CatalogueGroup::Pieces,
     "The squares of all kings, White’s and Black’s.",
     kindOf<PieceType::King>,
     {}},
    {names::white,
     CatalogueGroup::Occupancy,
     "Every square that holds a white piece.",
     occupancyOf<Color::White>,
     {}},
    {names::black,
     CatalogueGroup::Occupancy,
     "Every square that holds a black piece.",
     occupancyOf<Color::Black>,
     {}},
    {names::occupied, CatalogueGroup::Occupancy, "Every square that holds a piece.", occupied, {}},
    {names::empty, CatalogueGroup::Occupancy, "Every square that holds no piece.", empty, {}},
    {"en_passant",
     CatalogueGroup::Occupancy,
     "The square behind a pawn that has just made a double step, where it can be captured.",
     enPassant,
     {}},
    {"castling_rooks",
     CatalogueGroup::Occupancy,
     "The rooks that still have the right to castle.",
     castlingRooks,
     {}},
    {"white_attacks",
     CatalogueGroup::Attacks,
     "Every square that a white piece attacks, those of white pieces included.",
     attacksOf<Color::White>,
     {}},
    {"black_attacks",
     CatalogueGroup::Attacks,
     "Every square that a black piece attacks, those of black pieces included.",
     attacksOf<Color::Black>,
     {}},
    {"selected", CatalogueGroup::SelectedPiece, "The selected square.", selection, {}},
    {"attacks",
     CatalogueGroup::SelectedPiece,
     "The squares that the selected piece attacks, those of its own side included.",
     reachPart<&PieceReach::attacks>,
     {}},
    {"destinations",
     CatalogueGroup::SelectedPiece,
     "Where the selected piece may go when the safety of its king is ignored.",
     destinationsOfSelected,
     {}},
    {"captures",
     CatalogueGroup::SelectedPiece,
     "The destinations on which the selected piece takes an enemy piece, en passant included.",
     reachPart<&PieceReach::captures>,
     {}},
    {"quiets",
     CatalogueGroup::SelectedPiece,
     "The destinations of the selected piece on empty squares, pushes and castling included.",
     reachPart<&PieceReach::quiets>,
     {}},
    {"blocked",
     CatalogueGroup::SelectedPiece,
     "The attacked squares that a piece of the same side keeps the selected piece from.",
     reachPart<&PieceReach::blocked>,
     {}},
    {"relevant_occupancy",
     CatalogueGroup::SelectedPiece,
     "The squares where a piece can shorten the reach of the selected bishop, rook or queen.",
     relevantOccupancyOfSelected,
     {}},
    {"legal",
     CatalogueGroup::SelectedPiece,
     "Where the selected piece may go without leaving its own king attacked.",
     legalOfSelected,
     {}},
    {"unsafe",
     CatalogueGroup::SelectedPiece,
     "The destinations of the selected piece that would leave its own king attacked.",
     unsafeOfSelected,
     {}},
    {"checkers",
     CatalogueGroup::KingSafety,
     "The pieces that give check to the king of the side to move.",
     safetyPart<&KingSafety::checkers>,
     {}},
    {"pinned",
     CatalogueGroup::KingSafety,
     "The pieces of the side to move that are bound to the line between their king and an enemy "
     "piece.",
     safetyPart<&KingSafety::pinned>,
     {}},
    {"danger",
     CatalogueGroup::KingSafety,
     "The squares the king of the side to move may not enter, found with that king lifted off the "
     "board.",
     safetyPart<&KingSafety::danger>,
     {}},
    {"check_mask",
     CatalogueGroup::KingSafety,
     "Where another piece than the king may go to answer a check: every square when there is none.",
     safetyPart<&KingSafety::checkMask>,
     {}},
    {"file_a", CatalogueGroup::Masks, "The a-file.", mask<Bitboard(File::A).word()>, {}},
    {"file_b", CatalogueGroup::Masks, "The b-file.", mask<Bitboard(File::B).word()>, {}},
    {"file_c", CatalogueGroup::Masks, "The c-file.", mask<Bitboard(File::C).word()>, {}},
    {"file_d", CatalogueGroup::Masks, "The d-file.", mask<Bitboard(File::D).word()>, {}},
    {"file_e", CatalogueGroup::Masks, "The e-file.", mask<Bitboard(File::E).word()>, {}},
    {"file_f", CatalogueGroup::Masks, "The f-file.", mask<Bitboard(File::F).word()>, {}},
    {"file_g", CatalogueGroup::Masks, "The g-file.", mask<Bitboard(File::G).word()>, {}},
    {"file_h", CatalogueGroup::Masks, "The h-file.", mask<Bitboard(File::H).word()>, {}},
    {"rank_1", CatalogueGroup::Masks, "Rank 1.", mask<Bitboard(Rank::One).word()>, {}},
    {"rank_2", CatalogueGroup::Masks, "Rank 2.", mask<Bitboard(Rank::Two).word()>, {}},
    {"rank_3", CatalogueGroup::Masks, "Rank 3.", mask<Bitboard(Rank::Three).word()>, {}},
    {"rank_4", CatalogueGroup::Masks, "Rank 4.", mask<Bitboard(Rank::Four).word()>, {}},
    {"rank_5", CatalogueGroup::Masks, "Rank 5.", mask<Bitboard(Rank::Five).word()>, {}},
    {"rank_6", CatalogueGroup::Masks, "Rank 6.", mask<Bitboard(Rank::Six).word()>, {}},
    {"rank_7", CatalogueGroup::Masks, "Rank 7.", mask<Bitboard(Rank::Seven).word()>, {}},
    {"rank_8", CatalogueGroup::Masks, "Rank 8.", mask<Bitboard(Rank::Eight).word()>, {}},
    {"light_squares",
     CatalogueGroup::Masks,
     "The squares of h1’s colour.",
     mask<squares::light.word()>,
     {}},
    {"dark_squares",
     CatalogueGroup::Masks,
     "The squares of a1’s colour.",
     mask<squares::dark.word()>,
     {}},
    {"edges",
     CatalogueGroup::Masks,
     "The squares round the rim of the board.",
     mask<squares::edges.word()>,
     {}},
    {"corners",
     CatalogueGroup::Masks,
     "The squares a1, h1, a8 and h8.",
     mask<squares::corners.word()>,
     {}},
    {"center",
     CatalogueGroup::Masks,
     "The squares d4, e4, d5 and e5.",
     mask<squares::center.word()>,
     {}},
    {"diagonal_a1h8",
     CatalogueGroup::Masks,
     "The long diagonal from a1 to h8.",
     mask<diagonalA1H8.word()>,
     {}},
    {"antidiagonal_h1a8",
     CatalogueGroup::Masks,
     "The long diagonal from h1 to a8.",
     mask<diagonalA1H8.flippedVertically().word()>,
     {}},
    {"not_file_a",
     CatalogueGroup::Masks,
     "Every square from which a step to the west stays on the board.",
     mask<(~Bitboard(File::A)).word()>,
     {}},
    {"not_file_ab",
     CatalogueGroup::Masks,
     "Every square from which two steps to the west stay on the board.",
     mask<(~(Bitboard(File::A) | Bitboard(File::B))).word()>,
     {}},
    {"not_file_h",
     CatalogueGroup::Masks,
     "Every square from which a step to the east stays on the board.",
     mask<(~Bitboard(File::H)).word()>,
     {}},
    {"not_file_gh",
     CatalogueGroup::Masks,
     "Every square from which two steps to the east stay on the board.",
     mask<(~(Bitboard(File::G) | Bitboard(File::H))).word()>,
     {}},
});

} // namespace

std::string_view titleOf(CatalogueGroup group)
{
    constexpr std::array<std::string_view, allCatalogueGroups.size()> titles = {
        "Pieces", "Occupancy", "Selected piece", "Attacks", "King safety", "Masks"};
    return titles[static_cast<std::size_t>(group)];
}

std::span<const CatalogueEntry> catalogue()
{
    return entries;
}

const CatalogueEntry *findInCatalogue(std::string_view name)
{
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [name](const auto &entry) { return entry.name == name; });
    return found == entries.end() ? nullptr : &*found;
}

} // namespace chess
