#pragma once

#include "src/workbench/expression/expression.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace chess {

/// The square with a name as engines write it: e4, E4, SQ_E4.
std::optional<Square> squareNamed(std::string_view name);

/// The bitboard of the catalogue with a name as engines write it: file_a, FILE_A, FileABB,
/// notAFile, WhitePawns, wP, all.
const CatalogueEntry *catalogueEntryNamed(std::string_view name);

/// What the name of an enumerator says where an engine puts it between brackets: WHITE, KNIGHT,
/// nWhite, W_PAWN, NORTH_EAST.
struct Selector {
    std::optional<Color> color = std::nullopt;
    std::optional<PieceType> type = std::nullopt;
    std::optional<Direction> direction = std::nullopt;
    /// ALL_PIECES and the like.
    bool isAll = false;
};
std::optional<Selector> selectorNamed(std::string_view name);

/// Functions and tables of engines that want such names.
enum class EngineTable : std::uint8_t {
    Pieces,       ///< pieces(WHITE, KNIGHT), byTypeBB[KNIGHT], bitboards[WHITE][KNIGHT]
    Attacks,      ///< attacks_bb<ROOK>(sq, occ), attacks(ROOK, sq, occ)
    EmptyAttacks, ///< PseudoAttacks[ROOK][sq]: on an empty board
    PawnAttacks,  ///< pawn_attacks_bb<WHITE>(b), pawnAttacks[WHITE][sq]
    FrontSpan,    ///< forward_file_bb(WHITE, sq)
    AttackSpan,   ///< pawn_attack_span(WHITE, sq)
    PassedSpan,   ///< passed_pawn_span(WHITE, sq), passedMask[WHITE][sq]
    Shift,        ///< shift<NORTH>(b)
    KingSquare,   ///< square<KING>(WHITE)
    Attackers,    ///< attackers(WHITE, sq), attackers_to(sq, occ, WHITE)
    IsAttacked,   ///< is_square_attacked(sq, WHITE): whether there are any
};

/// Whether a table wants such an enumerator; white_pawns is a set of squares to all but `Pieces`.
bool fits(const Selector &selector, EngineTable table);

/// The table that a name means. `isIndexed` says whether a square bracket stands behind it: arrays
/// of bitboards have any names, such as pieceBB or occupiedCo.
std::optional<EngineTable> engineTableNamed(std::string_view name, bool isIndexed);

/// The operation with a name as engines write it; get_ in front and Table or BB behind mean
/// nothing.
const BitboardOperation *operationNamed(std::string_view name);

/// What to write instead of a function of engines that changes its first operand, such as pop_lsb
/// or set_bit; nothing for other functions. The operands are those of the call, as they are
/// written.
std::optional<std::string> insteadOfChanging(std::string_view function, std::string_view operand,
                                             std::string_view square);

/// Whether a function of engines that tells what attacks a square has the occupied squares before
/// it.
bool takesOccupiedFirst(std::string_view name);

/// The type that a function of a language, which counts or turns bits, makes of its operand:
/// __builtin_ctz, OnesCount32, Integer.bitCount, u16::leading_zeros. Nothing for others.
std::optional<IntegerType> operandTypeOf(std::string_view qualifier, std::string_view name);

/// The set that a name means that says "no square" or "all squares" in engines; `qualifier` is what
/// stands before it, as in Bitboard::EMPTY.
std::optional<Bitboard> constantSetNamed(std::string_view qualifier, std::string_view name);

/// Whether C reads a word otherwise than as a name: return, int, while. Types that are no keywords
/// are names like others.
bool isKeyword(std::string_view word);

/// Whether a word can be one of those that name an integer type: uint64_t, unsigned, const.
bool isTypeWord(std::string_view word);

/// The type that words name, such as `unsigned long long` or `const U64`; nothing when they name
/// none. Bitboard types are 64 bits wide, and so is `long`.
std::optional<IntegerType> integerTypeOf(std::span<const std::string_view> words);

} // namespace chess
