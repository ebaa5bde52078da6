#pragma once

#include "src/board/position.h"
#include "src/board/square_mapping.h"
#include "src/notation/clipboard/clipboard_error.h"
#include "src/notation/fen/fen.h"
#include "src/notation/words/literal.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chess {

/// One bitboard in a pasted text, perhaps with a name.
struct ClipboardWord {
    WordReading reading;
    Bitboard squares;
    SquareMapping mapping;
    /// The name the text gives it, or empty.
    std::string label;
};

/// What is worth a remark in a list of bitboards.
enum class ClipboardNoticeKind : std::uint8_t {
    MissingPieces,      ///< taken as empty
    TextPassedOver,     ///< names between the bitboards that mean nothing here
    OtherBitboards,     ///< names that are no pieces or occupancies, passed over
    OctalInC,           ///< 0177 is read as a decimal number
    OccupancyDiffers,   ///< an occupancy is not what the pieces make; the pieces are taken
    MissingState,       ///< no FEN beside the list: White to move, no rights, clocks 0 and 1
    StateUnreadable,    ///< the FEN beside the list is none; the same is taken
    StateOfOtherPieces, ///< the FEN beside the list has other pieces; those of the list are taken
};

std::string_view nameOf(ClipboardNoticeKind kind);

struct ClipboardNotice {
    ClipboardNoticeKind kind;
    std::size_t offset = 0;
    std::size_t length = 0;
    /// What the sentence needs: names, or the offending text.
    std::string found;
};

/// A position made from the bitboards of its pieces.
struct ClipboardBoards {
    Position position;
    SquareMapping mapping;
    /// How many bitboards of pieces there were, 1 to 12.
    int count = 0;
    std::vector<ClipboardNotice> notices;
};

/// What a pasted text turned out to be.
using ClipboardText = std::variant<FenReading, ClipboardWord, ClipboardBoards>;

struct ClipboardOptions {
    /// The order of bits where the text names none.
    SquareMapping mapping = SquareMapping::A1B1;
    FenOptions fen;
    /// Take a list in which a name is no piece, though a piece is missing whose misspelt name it
    /// may be. Otherwise it is refused.
    bool passesUnknownOver = false;
};

/// Says what a pasted text is: one word in any spelling of `parseWord`, a list of bitboards by name
/// (as `toExport` writes it, or declarations in source code, or JSON), the twelve pieces without
/// names in the order of `allPieces`, with or without the four occupancies that fit them, or a FEN
/// in its wrappings.
///
/// Numbers without a prefix are read alike within a list: all are hexadecimal when one of them has
/// letters or is filled up with zeros, and decimal when one is shorter or longer than 16 digits.
///
/// A comment or JSON member that names the order of bits goes before `options.mapping`, and a FEN
/// in a comment gives turn, rights and clocks. Linear in the length of the text.
tl::expected<ClipboardText, ClipboardError> parseClipboardText(std::string_view text,
                                                               ClipboardOptions options = {});

Message describe(const ClipboardNotice &notice);
/// How a text was read, as one sentence.
Message describe(const ClipboardText &text);

} // namespace chess
