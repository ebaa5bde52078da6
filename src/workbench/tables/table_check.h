#pragma once

#include "src/board/bitboard.h"
#include "src/board/square_mapping.h"
#include "src/notation/text/message.h"
#include "src/notation/words/byte_order.h"
#include "src/notation/words/labelled_words.h"
#include "src/workbench/tables/square_tables.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace chess {

/// A known table under a mapping.
struct TableMatch {
    const SquareTable *table;
    SquareMapping mapping;
};

/// An entry that is not as it should be.
struct WrongEntry {
    int index;
    Square square;
    Bitboard missing;
    Bitboard extra;
};

/// What makes a whole table wrong in a way that its pattern shows.
enum class TableCauseKind : std::uint8_t {
    WrongMask,            ///< steps with no mask, or another than theirs: they wrap or are lost
    UpperHalfLost,        ///< computed in 32 bits: bits 32 to 63 are zero
    SignExtended,         ///< computed in a signed 32-bit type: bit 31 is copied into 32 to 63
    ShiftOf32BitTarget,   ///< the targets were made by 1 << n with a 32-bit 1
    ShiftOf32BitSquare,   ///< the square itself was made by 1 << n with a 32-bit 1
    EntriesInOtherOrder,  ///< the words are right, but stand in the order of another mapping
    EntriesOffByDistance, ///< entry n holds what belongs in another, a fixed distance away
    SquaresOffByDistance, ///< all bits of every entry are a fixed distance away
    OwnSquareIncluded,
    OwnSquareLeftOut,
    AllEntriesEmpty, ///< 64 times 0: it was never filled
};

/// "wrong-mask" and so on, stable names in kebab-case.
std::string_view nameOf(TableCauseKind kind);

/// A step of the piece whose mask is wrong.
struct MaskFault {
    Direction step;
    /// From where the step leaves the board, but for the ranks that the shift itself drops.
    Bitboard due;
    /// From where it was not taken.
    Bitboard used;
    /// Whether that is everywhere.
    bool isLeftOut = false;
};

struct TableCause {
    TableCauseKind kind;
    /// The steps at fault, for `WrongMask`; the others are masked as they should be.
    std::vector<MaskFault> masks;
    /// For the two kinds that are off: by how much the index of the entry, or the number of the
    /// bit, is too high.
    int distance = 0;
    /// For `EntriesInOtherOrder`: the order in which the entries stand, and that of the bits.
    std::optional<SquareMapping> entryOrder;
    std::optional<SquareMapping> bitOrder;
};

/// What a table of 64 words was found to be.
struct TableCheck {
    /// The right tables that it is, the mapping asked for first; a king's is the same under all
    /// eight. When it is none, the one it comes nearest to.
    std::vector<TableMatch> matches;
    /// The entries that differ from the nearest, by index; empty when the table is right.
    std::vector<WrongEntry> wrong;
    /// The likely cause, which accounts for every wrong bit.
    std::optional<TableCause> cause;
    /// The order in which bytes were read, when the table was given as such.
    std::optional<ByteOrder> bytes;

    bool isRight() const { return wrong.empty(); }
    const TableMatch &nearest() const { return matches.front(); }
};

struct TableCheckOptions {
    /// The mapping that is meant; without it all are tried, LERF first.
    std::optional<SquareMapping> mapping;
    /// The table that is meant; without it all are tried.
    const SquareTable *table = nullptr;
};

/// Says which known table these words are, or what is wrong with them. A cause that explains every
/// wrong bit decides which table is meant; otherwise the one with the fewest wrong bits is.
TableCheck checkTable(const TableWords &words, TableCheckOptions options = {});

/// The same for a table as it was pasted. Of bytes both orders are tried, and that is taken under
/// which the table is right or else nearer to one. The mapping of the options goes before that of
/// the text.
TableCheck checkTable(const WordTable &table, TableCheckOptions options = {});

/// The cause as one sentence.
Message describe(const TableCause &cause);

} // namespace chess
