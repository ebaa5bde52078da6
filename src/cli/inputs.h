#pragma once

#include "src/board/square_mapping.h"
#include "src/notation/fen/fen.h"
#include "src/notation/words/labelled_words.h"
#include "src/notation/words/literal.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

class Console;

/// The FENs in a command's words. Each may be one quoted word, or several words that belong
/// together; a board or a quoted text begins the next.
std::vector<std::string> splitFens(const std::vector<std::string> &words);

/// All words as one FEN.
std::string joinWords(const std::vector<std::string> &words);

/// A FEN and the name of a square behind it.
struct FenAndSquare {
    std::string fen;
    std::optional<std::string> square;
};

/// Takes the last word for a square when it cannot be a part of the FEN before it: `… w - e3` ends
/// with the FEN's en passant square, `… w - - e3` and `… w - - 0 1 e3` with a square.
FenAndSquare splitFenAndSquare(const std::vector<std::string> &words);

/// The position of a FEN; says on standard error what is wrong or odd about it. Nothing when it
/// cannot be read. `source` says which text it is.
std::optional<Position> readFen(Console &console, std::string_view text, std::string_view source,
                                FenOptions options);

/// Whether legal chess can be played on from a position; otherwise says every reason.
bool isPlayable(Console &console, const Position &position, std::string_view source);

/// Whether a side has exactly one king, as legal moves need; otherwise says so.
bool hasOneKing(Console &console, const Position &position, Color color, std::string_view source);

/// The square of that name in any case of letters; nothing, and a message, for other texts.
std::optional<Square> readSquare(Console &console, std::string_view text);

/// A word read, and as what.
struct WordInput {
    Bitboard squares;
    WordReadingKind kind;
};

/// A whole text and what to call it in messages.
struct TextInput {
    std::string text;
    std::string source;
};

/// The text of a file, or of the standard input for "-" or no file, as UTF-8 whatever it is written
/// in and as much of it as is ever looked at; nothing, and a message, when it cannot be read.
std::optional<TextInput> readText(Console &console, const std::optional<std::string> &file);

/// The bitboards of a text with their names; nothing, and a message, when it cannot be read.
std::optional<LabelledWords> readLabelledWords(Console &console, const TextInput &input,
                                               SquareMapping mapping);

/// The squares of a word; nothing, and a message, when it cannot be read. Says so when the text can
/// be read in several ways.
std::optional<WordInput> readWord(Console &console, std::string_view text, std::string_view source,
                                  SquareMapping mapping);

} // namespace chess
