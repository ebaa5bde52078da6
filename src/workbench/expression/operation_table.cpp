#include "src/workbench/expression/set_operations.h"
#include "src/workbench/expression/word_operations.h"

#include <functional>

namespace chess {

namespace {

using namespace operations;
using enum OperationGroup;

constexpr std::array oneSet = {OperationParameter{"squares", OperandKind::Set}};
constexpr std::array oneFullSet = {OperationParameter{"squares", OperandKind::NonEmptySet}};
constexpr std::array twoSets = {OperationParameter{"left", OperandKind::Set},
                                OperationParameter{"right", OperandKind::Set}};
constexpr std::array setInside = {
    OperationParameter{"squares", OperandKind::Set},
    OperationParameter{"inside", OperandKind::Set, DefaultOperand::AllSquares}};
constexpr std::array setAmongPieces = {
    OperationParameter{"squares", OperandKind::Set},
    OperationParameter{"occupied", OperandKind::Set, DefaultOperand::Occupied}};
constexpr std::array oneSquare = {OperationParameter{"square", OperandKind::OneSquare}};
constexpr std::array twoSquares = {OperationParameter{"one", OperandKind::OneSquare},
                                   OperationParameter{"other", OperandKind::OneSquare}};
constexpr std::array oneWord = {OperationParameter{"word", OperandKind::Number}};
constexpr std::array twoWords = {OperationParameter{"left", OperandKind::Number},
                                 OperationParameter{"right", OperandKind::Number}};
constexpr std::array wordAndDivisor = {OperationParameter{"left", OperandKind::Number},
                                       OperationParameter{"right", OperandKind::Divisor}};
constexpr std::array wordAndCount = {OperationParameter{"word", OperandKind::Number},
                                     OperationParameter{"count", OperandKind::BitNumber}};
constexpr std::array wordAndMask = {OperationParameter{"word", OperandKind::Number},
                                    OperationParameter{"mask", OperandKind::Set}};
constexpr std::array setAndIndex = {OperationParameter{"squares", OperandKind::Set},
                                    OperationParameter{"index", OperandKind::Number}};
constexpr std::array choice = {OperationParameter{"condition", OperandKind::Number},
                               OperationParameter{"one", OperandKind::Number},
                               OperationParameter{"other", OperandKind::Number}};
constexpr std::array fileAndRank = {OperationParameter{"file", OperandKind::FileNumber},
                                    OperationParameter{"rank", OperandKind::RankNumber}};
constexpr std::array oneBitNumber = {OperationParameter{"number", OperandKind::BitNumber}};

template <Direction direction>
constexpr BitboardOperation stepEntry(std::string_view name, std::string_view meaning,
                                      std::string_view otherNames = {})
{
    return {name, Steps, meaning, oneSet, step<direction>, otherNames, nullptr, direction};
}

template <Direction direction>
constexpr BitboardOperation fillEntry(std::string_view name, std::string_view meaning,
                                      std::string_view otherNames)
{
    return {name, Fills, meaning, setInside, fill<direction>, otherNames};
}

/// A comparison of words.
template <template <typename> typename Comparison>
constexpr BitboardOperation comparisonEntry(std::string_view name, std::string_view meaning,
                                            std::string_view otherNames)
{
    return {name,
            Conditions,
            meaning,
            twoWords,
            compare<std::uint64_t, Comparison>,
            otherNames,
            compare<std::int64_t, Comparison>};
}

template <SetFunction function>
constexpr BitboardOperation turnEntry(std::string_view name, std::string_view meaning,
                                      std::string_view otherNames)
{
    return {name, Turns, meaning, oneSet, ofSet<function>, otherNames};
}

template <Bitboard (Bitboard::*turn)() const>
Bitboard turned(Bitboard squares)
{
    return (squares.*turn)();
}

/// The other names are those of the Chess Programming Wiki, of well-known engines, and of the
/// standard libraries of C++, Rust, Java and C#.
constexpr std::array table = std::to_array<BitboardOperation>({
    {"and", Sets, "The squares that both sets have.", twoSets, ofWords<std::bit_and<std::uint64_t>>,
     "bitand"},
    {"or", Sets, "The squares that either set has.", twoSets, ofWords<std::bit_or<std::uint64_t>>,
     "bitor union"},
    {"xor",
     Sets,
     "The squares that one of the sets has and not the other.",
     twoSets,
     ofWords<std::bit_xor<std::uint64_t>>,
     {}},
    {"and_not", Sets, "The squares of the left set that the right one does not have.", twoSets,
     ofWords<AndNot>, "without"},
    {"set", Sets, "The set itself; of a number, the squares it stands for.", oneSet,
     ofSet<unchanged>, "squarebb bbsquares setmask squaremask"},
    {"bit", Sets, "The word that has only the bit with a number.", oneBitNumber, wordOfBit, {}},
    {"not", Sets, "The squares that the set does not have.", oneSet, inverted, "compl complement"},

    stepEntry<Direction::North>("north", "Every square one step to the north.",
                                "nortone northone up shiftup"),
    stepEntry<Direction::South>("south", "Every square one step to the south.",
                                "soutone southone down shiftdown"),
    stepEntry<Direction::East>("east", "Every square one step to the east.", "eastone"),
    stepEntry<Direction::West>("west", "Every square one step to the west.", "westone"),
    stepEntry<Direction::NorthWest>("north_west", "Every square one step to the north-west.",
                                    "noweone"),
    stepEntry<Direction::SouthEast>("south_east", "Every square one step to the south-east.",
                                    "soeaone"),
    stepEntry<Direction::NorthEast>("north_east", "Every square one step to the north-east.",
                                    "noeaone"),
    stepEntry<Direction::SouthWest>("south_west", "Every square one step to the south-west.",
                                    "soweone"),
    stepEntry<Direction::NorthNorth>("north_north", "Every square two steps to the north."),
    stepEntry<Direction::SouthSouth>("south_south", "Every square two steps to the south."),
    stepEntry<Direction::EastEast>("east_east", "Every square two steps to the east."),
    stepEntry<Direction::WestWest>("west_west", "Every square two steps to the west."),
    stepEntry<Direction::NorthNorthWest>(
        "north_north_west", "Every square two to the north and one to the west.", "nonowe"),
    stepEntry<Direction::NorthNorthEast>(
        "north_north_east", "Every square two to the north and one to the east.", "nonoea"),
    stepEntry<Direction::EastNorthEast>(
        "east_north_east", "Every square two to the east and one to the north.", "noeaea"),
    stepEntry<Direction::EastSouthEast>(
        "east_south_east", "Every square two to the east and one to the south.", "soeaea"),
    stepEntry<Direction::SouthSouthWest>(
        "south_south_west", "Every square two to the south and one to the west.", "sosowe"),
    stepEntry<Direction::SouthSouthEast>(
        "south_south_east", "Every square two to the south and one to the east.", "sosoea"),
    stepEntry<Direction::WestNorthWest>(
        "west_north_west", "Every square two to the west and one to the north.", "nowewe"),
    stepEntry<Direction::WestSouthWest>(
        "west_south_west", "Every square two to the west and one to the south.", "sowewe"),

    turnEntry<turned<&Bitboard::flippedVertically>>(
        "flip_vertical", "Mirrored so that rank 1 and rank 8 change places.",
        "flipvertically mirrorvertical"),
    turnEntry<turned<&Bitboard::flippedHorizontally>>(
        "flip_horizontal", "Mirrored so that the a-file and the h-file change places.",
        "fliphorizontally mirrorhorizontal"),
    turnEntry<turned<&Bitboard::flippedInDiagonal>>(
        "flip_diagonal", "Mirrored in the diagonal a1–h8.", "flipdiaga1h8 transpose"),
    turnEntry<turned<&Bitboard::flippedInAntidiagonal>>(
        "flip_antidiagonal", "Mirrored in the antidiagonal h1–a8.", "flipdiaga8h1 flipdiagh1a8"),
    turnEntry<turned<&Bitboard::rotatedHalfTurn>>("rotate_180", "Turned by 180°: a1 goes to h8.",
                                                  "rotatehalfturn"),
    turnEntry<turned<&Bitboard::rotatedClockwise>>("rotate_clockwise",
                                                   "Turned by 90° clockwise: a1 goes to a8.",
                                                   "rotate90 rotate90clockwise"),
    turnEntry<turned<&Bitboard::rotatedCounterClockwise>>(
        "rotate_counterclockwise", "Turned by 90° counter-clockwise: a1 goes to h1.",
        "rotate270 rotate90anticlockwise rotate90counterclockwise"),

    fillEntry<Direction::North>("north_fill", "Filled up to the north, as far as inside goes.",
                                "nortfill nortoccl fillnorth"),
    fillEntry<Direction::South>("south_fill", "Filled up to the south, as far as inside goes.",
                                "soutfill soutoccl fillsouth"),
    fillEntry<Direction::East>("east_fill", "Filled up to the east, as far as inside goes.",
                               "eastoccl filleast"),
    fillEntry<Direction::West>("west_fill", "Filled up to the west, as far as inside goes.",
                               "westoccl fillwest"),
    fillEntry<Direction::NorthWest>("north_west_fill",
                                    "Filled up to the north-west, as far as inside goes.",
                                    "noweoccl fillnorthwest"),
    fillEntry<Direction::SouthEast>("south_east_fill",
                                    "Filled up to the south-east, as far as inside goes.",
                                    "soeaoccl fillsoutheast"),
    fillEntry<Direction::NorthEast>("north_east_fill",
                                    "Filled up to the north-east, as far as inside goes.",
                                    "noeaoccl fillnortheast"),
    fillEntry<Direction::SouthWest>("south_west_fill",
                                    "Filled up to the south-west, as far as inside goes.",
                                    "soweoccl fillsouthwest"),
    {"flood_fill", Fills,
     "All that a king can reach from the squares in any number of steps inside the other set.",
     setInside, floodFill, "fill kingfill"},

    {"king_attacks", Attacks, "What kings on the squares attack.", oneSet,
     ofEachSquare<kingAttacks>, "kingattack kingattacksfrom kingmoves"},
    {"knight_attacks", Attacks, "What knights on the squares attack.", oneSet,
     ofEachSquare<knightAttacks>, "knightattack knightattacksfrom knightmoves"},
    {"bishop_attacks", Attacks, "What bishops on the squares attack among the occupied ones.",
     setAmongPieces, ofEachSlider<bishopAttacks>, "bishopattack bishopattacksfrom bishopmoves"},
    {"rook_attacks", Attacks, "What rooks on the squares attack among the occupied ones.",
     setAmongPieces, ofEachSlider<rookAttacks>, "rookattack rookattacksfrom rookmoves"},
    {"queen_attacks", Attacks, "What queens on the squares attack among the occupied ones.",
     setAmongPieces, ofEachSlider<queenAttacks>, "queenattack queenattacksfrom queenmoves"},
    {"white_pawn_attacks", Attacks, "What white pawns on the squares attack.", oneSet,
     ofSet<pawnsAttack<Color::White>>, "wpawnattacks wpawnanyattacks"},
    {"black_pawn_attacks", Attacks, "What black pawns on the squares attack.", oneSet,
     ofSet<pawnsAttack<Color::Black>>, "bpawnattacks bpawnanyattacks"},
    {"white_pawn_pushes",
     Attacks,
     "Where white pawns on the squares can step.",
     setAmongPieces,
     pawnsPush<Color::White>,
     {}},
    {"black_pawn_pushes",
     Attacks,
     "Where black pawns on the squares can step.",
     setAmongPieces,
     pawnsPush<Color::Black>,
     {}},
    {"bishop_mask",
     Attacks,
     "The squares where a piece can shorten a bishop’s reach.",
     oneSet,
     ofEachSquare<bishopRelevantOccupancy>,
     {}},
    {"rook_mask",
     Attacks,
     "The squares where a piece can shorten a rook’s reach.",
     oneSet,
     ofEachSquare<rookRelevantOccupancy>,
     {}},

    {"attackers_to", Attacks, "The pieces of both sides that attack any of the squares.",
     setAmongPieces, attackers,
     "attackers attacksto attackstosquare allattackersto allattackerstosquare"},

    {"between", Lines, "The squares strictly between two on a line; none for others.", twoSquares,
     ofTwoSquares<squaresBetween>, "inbetween betweenbb squaresbetween"},
    {"line", Lines, "The whole line through two squares; none when they are on no line.",
     twoSquares, ofTwoSquares<lineThrough>, "linebb linethrough"},
    {"file", Lines, "The files of the squares.", oneSet,
     ofEachSquare<lineInDirection<Direction::North>>, "filebb filemask"},
    {"rank", Lines, "The ranks of the squares.", oneSet,
     ofEachSquare<lineInDirection<Direction::East>>, "rankbb rankmask"},
    {"diagonal", Lines, "The lines through the squares that run like a1–h8.", oneSet,
     ofEachSquare<lineInDirection<Direction::NorthEast>>, "diagonalmask"},
    {"antidiagonal", Lines, "The lines through the squares that run like h1–a8.", oneSet,
     ofEachSquare<lineInDirection<Direction::NorthWest>>, "antidiagonalmask antidiagmask"},

    {"adjacent_files", Lines, "The files beside those of the squares.", oneSet, ofSet<filesBeside>,
     "adjacentfilesbb neighborfiles neighbourfiles isolatedmask"},
    {"white_front_span", Lines, "All in front of white pawns on the squares, on their files.",
     oneSet, ofSet<frontSpan<Color::White>>, "wfrontspans wfrontspan blackrearspan brearspans"},
    {"black_front_span", Lines, "All in front of black pawns on the squares, on their files.",
     oneSet, ofSet<frontSpan<Color::Black>>, "bfrontspans bfrontspan whiterearspan wrearspans"},
    {"white_attack_span", Lines,
     "All that white pawns on the squares could attack on their way, on the files beside.", oneSet,
     ofSet<attackSpan<Color::White>>, "whitepawnattackspan wattackfrontspans"},
    {"black_attack_span", Lines,
     "All that black pawns on the squares could attack on their way, on the files beside.", oneSet,
     ofSet<attackSpan<Color::Black>>, "blackpawnattackspan battackfrontspans"},
    {"white_passed_span", Lines,
     "Where no black pawn may stand for white pawns on the squares to be passed.", oneSet,
     ofSet<passedSpan<Color::White>>, "whitepassedpawnspan whitepassedmask wpassedmask"},
    {"black_passed_span", Lines,
     "Where no white pawn may stand for black pawns on the squares to be passed.", oneSet,
     ofSet<passedSpan<Color::Black>>, "blackpassedpawnspan blackpassedmask bpassedmask"},

    {"shift_left", Words, "The word shifted to higher bits.", wordAndCount, moved<ShiftLeft>,
     "shl wrappingshl"},
    {"shift_right", Words, "The word shifted to lower bits; a signed one keeps its sign.",
     wordAndCount, moved<ShiftRight>, "shr wrappingshr", moved<ShiftRightSigned>},
    {"shift_right_signed", Words, "The word shifted to lower bits, its highest bit put in above.",
     wordAndCount, moved<ShiftRightSigned>, "sar"},
    {"shift_right_unsigned", Words, "The word shifted to lower bits, zeros put in above.",
     wordAndCount, moved<ShiftRight>, "ushr"},
    {"rotate_left", Words, "The word shifted to higher bits, what falls off put in below.",
     wordAndCount, moved<RotateLeft>, "rotl"},
    {"rotate_right", Words, "The word shifted to lower bits, what falls off put in above.",
     wordAndCount, moved<RotateRight>, "rotr"},
    {"add", Words, "The sum of two words, cut to 64 bits.", twoWords,
     ofWords<std::plus<std::uint64_t>>, "wrappingadd"},
    {"subtract", Words, "The difference of two words, cut to 64 bits.", twoWords,
     ofWords<std::minus<std::uint64_t>>, "sub wrappingsub"},
    {"multiply", Words, "The product of two words, cut to 64 bits.", twoWords,
     ofWords<std::multiplies<std::uint64_t>>, "mul wrappingmul"},
    {"divide", Words, "The quotient of two words, without what is left over.", wordAndDivisor,
     ofWords<Quotient>, "div wrappingdiv", ofWords<SignedQuotient>},
    {"remainder", Words, "What is left over when a word is divided by another.", wordAndDivisor,
     ofWords<Remainder>, "rem mod modulo wrappingrem", ofWords<SignedRemainder>},
    {"negate", Words, "Two to the 64 less the word: its two’s complement.", oneWord,
     ofWord<std::negate<std::uint64_t>>, "neg wrappingneg"},
    {"byte_swap", Words, "The word with its eight bytes in the opposite order.", oneWord,
     ofWord<ByteSwap>, "byteswap swapbytes bswap bswap64 builtinbswap64 reversebytes"},
    {"reverse_bits", Words, "The word with its 64 bits in the opposite order.", oneWord,
     ofWord<ReverseBits>, "reverse bitreverse bitreverse64"},
    {"pext", Words, "The bits of the word under the mask, moved together.", wordAndMask,
     bitsUnderMask, "pextu64"},
    {"pdep", Words, "The lowest bits of the word, spread to those of the mask.", wordAndMask,
     bitsSpread, "pdepu64"},
    {"subset",
     Words,
     "The subset of a set with a number, 0 for the empty one.",
     setAndIndex,
     numberedSubset,
     {}},

    {"popcount", Counts, "How many squares the set has.", oneSet, count,
     "popcnt popcount64 popcountll builtinpopcountll builtinpopcountl mmpopcntu64 bitcount count "
     "countones countbits popcnt64 onescount onescount64"},
    {"lsb", Counts, "The square of the lowest bit.", oneFullSet, lowestSquare,
     "bitscanforward bitscan getlsb firstone"},
    {"msb", Counts, "The square of the highest bit.", oneFullSet, highestSquare,
     "bitscanreverse getmsb lastone"},
    {"index", Counts, "The number of a square’s bit.", oneSquare, bitNumber, {}},
    {"square", Counts, "The square of a bit by its number.", oneBitNumber, squareOfBit,
     "squareat frombit"},
    {"make_square", Counts, "The square on a file and a rank, each 0 to 7.", fileAndRank,
     squareOfLines, "squareof squarefrom fromfilerank"},
    {"file_of", Counts, "The number of a square’s file, 0 for the a-file.", oneSquare, fileOfSquare,
     "fileindex squarefile"},
    {"rank_of", Counts, "The number of a square’s rank, 0 for rank 1.", oneSquare, rankOfSquare,
     "rankindex squarerank"},
    {"distance", Counts,
     "How many moves a king needs from one square to another on an empty board.", twoSquares,
     kingDistance, "squaredistance chebyshevdistance chebyshev kingdistance dist"},
    {"manhattan_distance", Counts,
     "How many files and ranks lie between two squares, added together.", twoSquares,
     manhattanDistance, "manhattan taxicabdistance"},
    {"leading_zeros", Counts, "How many zeros stand before the highest bit; 64 when there is none.",
     oneWord, leadingZeros,
     "clz clzll builtinclzll builtinclzl lzcnt lzcntu64 countlzero leadingzerocount "
     "numberofleadingzeros leadingzeros64 leadingzerobitcount countleadingzeroes"},
    {"trailing_zeros", Counts,
     "How many zeros there are below the lowest bit: its number; 64 when there is none.", oneWord,
     trailingZeros,
     "ctz ctzll builtinctzll builtinctzl tzcnt tzcntu64 mmtzcnt64 countrzero trailingzerocount "
     "numberoftrailingzeros trailingzeros64 trailingzerobitcount counttrailingzerobits"},

    {"equal", Conditions, "Whether two words are the same.", twoWords, areEqual, "equals eq"},
    {"unequal", Conditions, "Whether two words differ.", twoWords, areUnequal, "notequal ne"},
    comparisonEntry<std::less>("less", "Whether the left word is less than the right one.",
                               "lessthan lt"),
    comparisonEntry<std::less_equal>("less_or_equal",
                                     "Whether the left word is not greater than the right one.",
                                     "lessequal le"),
    comparisonEntry<std::greater>("greater", "Whether the left word is greater than the right one.",
                                  "greaterthan gt"),
    comparisonEntry<std::greater_equal>("greater_or_equal",
                                        "Whether the left word is not less than the right one.",
                                        "greaterequal ge"),
    {"has_bit", Conditions, "Whether the word has the bit with a number, or of a square.",
     wordAndCount, hasBit, "getbit testbit isbitset isset"},
    {"logical_and", Conditions, "Whether both words have a bit.", twoWords, isBoth, {}},
    {"logical_or", Conditions, "Whether either word has a bit.", twoWords, isEither, {}},
    {"logical_not", Conditions, "Whether the word has no bit.", oneWord, isNothing,
     "isempty isnull isnone"},
    {"any", Conditions, "Whether the word has a bit.", oneWord, isSomething,
     "isnotempty isnonempty notempty"},
    {"more_than_one", Conditions, "Whether the word has several bits.", oneWord, isMoreThanOne,
     "several hasseveral ismultiple"},
    {"choose",
     Conditions,
     "One value when the condition has a bit, otherwise the other.",
     choice,
     chosen,
     {}},
});

} // namespace

std::span<const BitboardOperation> bitboardOperations()
{
    return table;
}

} // namespace chess
