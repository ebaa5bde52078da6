#pragma once

#include "src/notation/words/literal.h"

#include <span>
#include <string>
#include <string_view>

namespace chess {

/// A word in an array, with a remark to stand behind it where it has one.
struct ArrayEntry {
    std::uint64_t word;
    std::string_view remark;
};

/// What begins a comment to the end of the line: "//", in Python and behind bare words "#".
std::string_view commentMarkOf(WordFormat format);

/// What the declarations of a language need before them, such as an #include line; empty for most.
std::string_view preambleOf(WordFormat format);

/// An identifier of the catalogue as the language, or the spelling, spells constants: white_pawns,
/// WHITE_PAWNS, WhitePawns or whitePawns.
std::string constantNameOf(std::string_view name, WordFormat format, const Spelling &spelling = {});

/// One line that declares a constant: `static const uint64_t white_pawns = 0x…ULL;`. A format that
/// is no language gives the bare word.
std::string toConstant(std::string_view name, std::uint64_t word, WordFormat format,
                       const Spelling &spelling = {});

/// The declaration of an array, ready to paste: four entries a line, or one where there are
/// remarks. A format that is no language gives one bare word a line.
std::string toArray(std::string_view name, std::span<const ArrayEntry> entries, WordFormat format,
                    const Spelling &spelling = {});

} // namespace chess
