#pragma once

#include "src/notation/clipboard/clipboard_text.h"
#include "src/workbench/tables/table_check.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chess {

/// A bitboard of a pasted list.
struct PastedBoard {
    std::string name;
    Bitboard squares;
};

/// Several bitboards that are no position: the words of a memory dump, or a list by other names.
struct PastedBoards {
    std::vector<PastedBoard> boards;
    SquareMapping mapping;
};

/// More bitboards are not taken at once.
inline constexpr std::size_t mostPastedBoards = 64;

/// One way to understand a pasted text.
struct PasteReading {
    std::variant<FenReading, ClipboardWord, ClipboardBoards, PastedBoards, TableCheck> meaning;
    /// How the text is read then, and what is worth a remark.
    std::vector<Message> sentences;
};

/// All ways to understand a pasted text, at least one, the likeliest first.
struct PasteReadings {
    std::vector<PasteReading> readings;
    /// Whether nothing in the text tells the first two apart, so that one should ask.
    bool isDoubtful = false;
};

/// Says what a pasted text may be: what `parseClipboardText` takes, in each of its readings, a
/// table of 64 words, or several bitboards by any names. Linear in the length of the text.
tl::expected<PasteReadings, ClipboardError> parsePaste(std::string_view text,
                                                       ClipboardOptions options = {});

} // namespace chess
