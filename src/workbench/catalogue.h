#pragma once

#include "src/board/bitboard.h"
#include "src/board/position.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace chess {

/// The groups in which the named bitboards are listed.
enum class CatalogueGroup : std::uint8_t {
    Pieces,
    Occupancy,
    SelectedPiece,
    Attacks,
    KingSafety,
    Masks,
};

inline constexpr std::array allCatalogueGroups = {
    CatalogueGroup::Pieces,  CatalogueGroup::Occupancy,  CatalogueGroup::SelectedPiece,
    CatalogueGroup::Attacks, CatalogueGroup::KingSafety, CatalogueGroup::Masks};

/// The heading of a group, in English: "Pieces", "Selected piece", …
std::string_view titleOf(CatalogueGroup group);

/// A bitboard with a name: a pure function of a position and the selected square.
struct CatalogueEntry {
    /// An identifier, the same in the panel, the export and on the command line.
    std::string_view name;
    CatalogueGroup group;
    /// One English sentence.
    std::string_view meaning;
    Bitboard (*evaluate)(const Position &position, std::optional<Square> selected);
    /// The piece whose squares it holds; a bit of these can be set and cleared by hand.
    std::optional<Piece> piece;
};

/// Every named bitboard, in the order in which they are listed and printed.
std::span<const CatalogueEntry> catalogue();

/// The entry with a name, or nothing.
const CatalogueEntry *findInCatalogue(std::string_view name);

} // namespace chess
