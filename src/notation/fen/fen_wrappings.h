#pragma once

#include "src/notation/fen/fen.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// A text as people paste it with every spelling of a blank, slash and quote made plain ASCII
/// (no-break spaces, %20, `_`, %2F, `\/`, curly quotes) and zero-width characters left out, that
/// still knows where each byte stood.
class PlainText {
public:
    explicit PlainText(std::string_view original);

    std::string_view text() const { return m_text; }
    /// The offset in the original text of what stands at `offset`.
    std::size_t originalOffset(std::size_t offset) const;

private:
    void replace(std::size_t length, std::string_view replacement);

    std::string m_text;
    /// From `plain` on, the original is `shift` bytes ahead.
    struct Shift {
        std::size_t plain;
        std::size_t shift;
    };
    std::vector<Shift> m_shifts;
};

/// Where in a plain text the FEN stands: from `begin` on, and not beyond `end`.
struct FenPlace {
    std::size_t begin;
    std::size_t end;
    /// Where the text before it ends and the text behind it begins; quotes around the FEN belong to
    /// neither.
    std::size_t outerBegin;
    std::size_t outerEnd;
    /// Whether it looks like a FEN, rather than being the best guess.
    bool isLikely = true;
    /// Whether other words than labels stand before it, so that words behind it are no surprise.
    bool isInProse = false;
};

/// Finds the first thing in a text that is a FEN or was meant as one. Without anything of the kind
/// it is the first word behind labels such as `FEN:`.
FenPlace locateFen(std::string_view text);

/// Whether a word is one that people put before a FEN: `position`, `fen`, `epd` or `setboard`, in
/// any case of letters and with brackets and colons, as in `[FEN` and `FEN:`.
bool isLabel(std::string_view word);

/// Whether the word at the beginning of a text looks like a placement: at least four of its pieces
/// between slashes are ranks.
bool startsWithPlacement(std::string_view text);

/// Whether a text is the word `startpos`, perhaps with more behind a blank.
bool startsWithStartpos(std::string_view text);

} // namespace chess
