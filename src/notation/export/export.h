#pragma once

#include "src/board/position.h"
#include "src/board/square_mapping.h"
#include "src/notation/export/test_lines.h"
#include "src/notation/words/bitboard_names.h"
#include "src/notation/words/byte_order.h"
#include "src/notation/words/literal.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace chess {

/// How a set of named bitboards is laid out as text.
enum class ExportLayout : std::uint8_t {
    List,      ///< white_pawns<TAB>0x000000000000FF00<TAB>8, one a line
    Constants, ///< one declaration each, in a programming language
    Array,     ///< one array of all, in a programming language
    Csv,       ///< name,word,count,squares with a header
    Json,      ///< an object by name
    Tests,     ///< a test line each, for a framework
    Dump,      ///< the bytes in hexadecimal, eight a line, and the name behind
    Binary,    ///< the bytes themselves, eight for each word and nothing else
};

struct ExportStyle {
    ExportLayout layout = ExportLayout::List;
    /// How words are written; JSON always has hexadecimal strings.
    WordFormat words = WordFormat::Hex;
    SquareMapping mapping = SquareMapping::A1B1;
    Spelling spelling = {};
    /// For `Tests`; it says in which language, whatever `words` is.
    TestFramework framework = TestFramework::GoogleTest;
    /// For `Dump` and `Binary`.
    ByteOrder bytes = ByteOrder::Little;
};

/// The style that the command line calls "hex" … "swift" (a list of words, constants of a
/// language), "csv", "json", "googletest" … "zig-test", "le-bytes", "be-bytes", "le-raw" or
/// "be-raw".
std::optional<ExportStyle> parseExportStyle(std::string_view name,
                                            SquareMapping mapping = SquareMapping::A1B1);

/// The bitboards as text and nothing around them. Every line ends with a line feed; JSON is one
/// line, and `Binary` no text at all.
std::string toText(std::span<const NamedBitboard> boards, ExportStyle style);

/// What begins a comment to the end of the line in a list or source code of that style.
std::string_view commentMarkOf(ExportStyle style);

/// The order of the bits as a remark: "bits: a1b1 (LERF), bit 0 is a1, bit 1 is b1, bit 63 is h8".
std::string bitOrderOf(ExportStyle style);

/// The two comment lines over an exported list or source code: the order of the bits, and the full
/// FEN of the position, so that pasting the text gives the same position back.
/// ```
/// # bits: a1b1 (LERF), bit 0 is a1, bit 1 is b1, bit 63 is h8
/// # FEN: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
/// ```
std::string exportHeading(const Position &position, ExportStyle style);

/// A text to paste or save: the heading, what the language needs before its declarations, and the
/// bitboards. CSV and bare bytes have no comments and so no heading; JSON holds mapping and FEN
/// itself, one bitboard a line.
std::string toExport(const Position &position, std::span<const NamedBitboard> boards,
                     ExportStyle style);

/// The file name extension that suits a style, without a dot: "txt", "h", "hpp", "csv", …
std::string_view extensionOf(ExportStyle style);

} // namespace chess
