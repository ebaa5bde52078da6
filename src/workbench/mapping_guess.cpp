#include "src/workbench/mapping_guess.h"

#include "src/board/position.h"
#include "src/notation/words/bitboard_names.h"
#include "src/notation/words/diagram.h"
#include "src/workbench/catalogue.h"
#include "src/workbench/tables/square_tables.h"

#include <algorithm>

namespace chess {

namespace {

constexpr Bitboard edgeRanks = Bitboard(Rank::One) | Bitboard(Rank::Eight);

/// How much a reason weighs. A pawn on an edge or a mask that is another set settles the matter;
/// every piece at home counts one.
constexpr int decisive = 100;
constexpr int strong = 8;
constexpr int weak = 1;

void add(MappingGuess &guess, MappingReason reason, int weight)
{
    guess.score += reason.speaksFor ? weight : -weight;
    guess.reasons.push_back(std::move(reason));
}

void sortByScore(std::vector<MappingGuess> &guesses)
{
    std::stable_sort(
        guesses.begin(), guesses.end(),
        [](const MappingGuess &a, const MappingGuess &b) { return a.score > b.score; });
}

void addTableEntry(MappingGuess &guess, Bitboard squares)
{
    for (const SquareTable &table : squareTables()) {
        for (const Square square : allSquares) {
            if (!squares.isEmpty() && table.entry(square) == squares) {
                add(guess,
                    {MappingReasonKind::TableEntry, true, squares,
                     std::string(table.name).append(" ").append(nameOf(square))},
                    weak);
                return;
            }
        }
    }
}

/// The words that are the sets of pieces, under a mapping.
struct NamedPieces {
    std::array<Bitboard, 12> squares;
    std::array<bool, 12> isGiven{};
    Bitboard shared; ///< squares of more than one piece

    Bitboard operator[](Piece piece) const
    {
        return squares[static_cast<std::size_t>(indexOf(piece))];
    }
    bool has(Piece piece) const { return isGiven[static_cast<std::size_t>(indexOf(piece))]; }
};

NamedPieces piecesAmong(std::span<const NamedWord> words, SquareMapping mapping)
{
    NamedPieces pieces;
    Bitboard seen;
    for (const NamedWord &word : words) {
        const std::optional<Piece> piece = parsePieceName(word.name);
        if (!piece)
            continue;
        const auto index = static_cast<std::size_t>(indexOf(*piece));
        const Bitboard squares = squaresOf(word, mapping);
        pieces.squares[index] = squares;
        pieces.isGiven[index] = true;
        pieces.shared |= seen & squares;
        seen |= squares;
    }
    return pieces;
}

/// The ranks of the squares added up, rank 1 as 0.
int sumOfRanks(Bitboard squares)
{
    int sum = 0;
    for (const Square square : squares)
        sum += static_cast<int>(square.rank());
    return sum;
}

void judgePawns(MappingGuess &guess, const NamedPieces &pieces)
{
    const Bitboard white = pieces[{Color::White, PieceType::Pawn}];
    const Bitboard black = pieces[{Color::Black, PieceType::Pawn}];
    if ((white | black).isEmpty())
        return;
    const Bitboard onEdges = (white | black) & edgeRanks;
    add(guess,
        {MappingReasonKind::PawnsOffEdges,
         onEdges.isEmpty(),
         onEdges.isEmpty() ? white | black : onEdges,
         {}},
        decisive);
    // Means compared by cross-multiplication.
    const int whiteMean = sumOfRanks(white) * black.count();
    const int blackMean = sumOfRanks(black) * white.count();
    if (whiteMean != blackMean)
        add(guess, {MappingReasonKind::PawnsFaceOthers, whiteMean < blackMean, white | black, {}},
            strong);
}

void judgePieces(MappingGuess &guess, const NamedPieces &pieces)
{
    judgePawns(guess, pieces);
    const Position start = Position::start();
    Bitboard atHome;
    bool hasKings = false;
    bool hasOneKingEach = true;
    for (const Piece piece : allPieces) {
        atHome |= pieces[piece] & start.pieces(piece);
        if (piece.type == PieceType::King && pieces.has(piece)) {
            hasKings = true;
            hasOneKingEach = hasOneKingEach && pieces[piece].count() == 1;
        }
    }
    if (!atHome.isEmpty())
        add(guess, {MappingReasonKind::HomeSquares, true, atHome, {}}, atHome.count());
    if (hasKings)
        add(guess,
            {MappingReasonKind::OneKingEach,
             hasOneKingEach,
             pieces[{Color::White, PieceType::King}] | pieces[{Color::Black, PieceType::King}],
             {}},
            0);
    const auto given = std::count(pieces.isGiven.begin(), pieces.isGiven.end(), true);
    if (given > 1)
        add(guess, {MappingReasonKind::NoSharedSquares, pieces.shared.isEmpty(), pieces.shared, {}},
            0);
}

void judgeMasks(MappingGuess &guess, std::span<const NamedWord> words)
{
    for (const NamedWord &word : words) {
        const CatalogueEntry *const entry = findInCatalogue(word.name);
        if (entry == nullptr || entry->group != CatalogueGroup::Masks)
            continue;
        const Bitboard right = entry->evaluate(Position(), std::nullopt);
        const Bitboard squares = squaresOf(word, guess.mapping);
        add(guess, {MappingReasonKind::NamedMask, squares == right, squares, word.name}, decisive);
    }
}

} // namespace

bool MappingGuess::makesSense() const
{
    return std::none_of(reasons.begin(), reasons.end(), [](const MappingReason &reason) {
        const bool isAboutMapping = reason.kind != MappingReasonKind::OneKingEach &&
                                    reason.kind != MappingReasonKind::NoSharedSquares &&
                                    reason.kind != MappingReasonKind::PawnsFaceOthers;
        return isAboutMapping && !reason.speaksFor;
    });
}

std::vector<MappingGuess> guessMapping(std::uint64_t word, Square known)
{
    std::vector<MappingGuess> guesses;
    for (const SquareMapping mapping : allSquareMappings) {
        MappingGuess &guess = guesses.emplace_back(MappingGuess{mapping, 0, {}});
        const Bitboard squares = fromWord(word, mapping);
        add(guess,
            {MappingReasonKind::KnownSquare, squares.contains(known), Bitboard(known),
             std::string(nameOf(known))},
            decisive);
        addTableEntry(guess, squares);
    }
    sortByScore(guesses);
    return guesses;
}

std::vector<MappingGuess> guessMapping(std::span<const NamedWord> words)
{
    std::vector<MappingGuess> guesses;
    for (const SquareMapping mapping : allSquareMappings) {
        MappingGuess &guess = guesses.emplace_back(MappingGuess{mapping, 0, {}});
        judgePieces(guess, piecesAmong(words, mapping));
        judgeMasks(guess, words);
        if (words.size() == 1)
            addTableEntry(guess, squaresOf(words.front(), mapping));
    }
    sortByScore(guesses);
    return guesses;
}

std::string_view nameOf(MappingReasonKind kind)
{
    switch (kind) {
    case MappingReasonKind::KnownSquare:
        return "known-square";
    case MappingReasonKind::TableEntry:
        return "table-entry";
    case MappingReasonKind::NamedMask:
        return "named-mask";
    case MappingReasonKind::PawnsOffEdges:
        return "pawns-off-edges";
    case MappingReasonKind::PawnsFaceOthers:
        return "pawns-face-others";
    case MappingReasonKind::HomeSquares:
        return "home-squares";
    case MappingReasonKind::OneKingEach:
        return "one-king-each";
    case MappingReasonKind::NoSharedSquares:
        return "no-shared-squares";
    }
    return {};
}

Message describe(const MappingReason &reason)
{
    const bool isFor = reason.speaksFor;
    switch (reason.kind) {
    case MappingReasonKind::KnownSquare:
        return {isFor ? "%1 is in the set." : "%1 is not in the set.", {reason.name}};
    case MappingReasonKind::TableEntry:
        return {"The set is the entry “%1” of a known table.", {reason.name}};
    case MappingReasonKind::NamedMask:
        return {isFor ? "%1 is what its name says." : "%1 is not what its name says.",
                {reason.name}};
    case MappingReasonKind::PawnsOffEdges:
        if (isFor)
            return {"No pawn stands on the first or last rank.", {}};
        return {"Pawns stand on the first or last rank: %1.", {toSquareList(reason.squares)}};
    case MappingReasonKind::PawnsFaceOthers:
        return {isFor ? "White’s pawns stand nearer to rank 1 than Black’s."
                      : "White’s pawns stand nearer to rank 8 than Black’s.",
                {}};
    case MappingReasonKind::HomeSquares:
        return {reason.squares.count() == 1 ? "%1 piece stands where it begins the game."
                                            : "%1 pieces stand where they begin the game.",
                {std::to_string(reason.squares.count())}};
    case MappingReasonKind::OneKingEach:
        return {isFor ? "Each side has one king." : "There is not one king of each side.", {}};
    case MappingReasonKind::NoSharedSquares:
        return {isFor ? "No square holds two pieces."
                      : "Two words share a bit, so that under every mapping a square holds two "
                        "pieces.",
                {}};
    }
    return {};
}

} // namespace chess
