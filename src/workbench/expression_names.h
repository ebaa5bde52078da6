#pragma once

#include "src/workbench/expression.h"

#include <optional>
#include <span>
#include <string_view>

namespace chess {

/// The square with a name as engines write it: e4, E4, SQ_E4.
std::optional<Square> squareNamed(std::string_view name);

/// The bitboard of the catalogue with a name as engines write it: file_a, FILE_A, FileABB,
/// notAFile, WhitePawns, wP, all.
const CatalogueEntry *catalogueEntryNamed(std::string_view name);

/// Whether a word can be one of those that name an integer type: uint64_t, unsigned, const.
bool isTypeWord(std::string_view word);

/// The type that words name, such as `unsigned long long` or `const U64`; nothing when they name
/// none. Bitboard types are 64 bits wide, and so is `long`.
std::optional<IntegerType> integerTypeOf(std::span<const std::string_view> words);

} // namespace chess
