#pragma once

#include "src/board/bitboard.h"
#include "src/board/piece.h"
#include "src/board/square.h"
#include "src/board/square_mapping.h"
#include "src/notation/text/message.h"
#include "src/notation/words/literal.h"

#include <QString>

#include <cstddef>
#include <string_view>

namespace ui {

/// Text of the core, which is UTF-8 or plain ASCII, for Qt.
QString textOf(std::string_view text);
/// "knight", "queen", … in the user's language, for the middle of a sentence.
QString textOf(chess::PieceType type);
/// "white knight".
QString textOf(chess::Piece piece);
/// "e4".
QString textOf(chess::Square square);
/// "b3, c5", in the order of the bits of a1b1.
QString listOf(chess::Bitboard squares);
/// "2 squares: b3, c5".
QString countedSquares(chess::Bitboard squares);
/// "Hexadecimal", "C++", …, for a list to choose from.
QString textOf(chess::WordFormat format);
/// "a1b1 (LERF)", "h8g8".
QString textOf(chess::SquareMapping mapping);
/// A sentence of the core in the user's language.
QString textOf(const chess::Message &message);

/// Where the byte of a UTF-8 text lies in the same text as a QString.
qsizetype characterAt(std::string_view utf8, std::size_t byte);
/// A complaint with its place in front: "Character 5: …", or line and column in a longer text.
QString placed(std::string_view utf8, std::size_t byte, const QString &complaint);

} // namespace ui
