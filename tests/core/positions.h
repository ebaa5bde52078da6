#pragma once

#include "src/board/position.h"

#include <sstream>
#include <string>

namespace tests {

/// The position of a well-formed FEN, read with nothing but the position's own editing, so that
/// tests of moves do not lean on the FEN reader. Castling letters may be KQkq or files.
inline chess::Position positionOf(const std::string &fen, bool isChess960 = false)
{
    using namespace chess;
    std::istringstream fields(fen);
    std::string placement;
    std::string turn = "w";
    std::string castling = "-";
    std::string enPassant = "-";
    std::uint32_t clock = 0;
    std::uint32_t number = 1;
    fields >> placement >> turn >> castling >> enPassant >> clock >> number;

    Position position;
    position.setChess960(isChess960);
    int file = 0;
    int rank = 7;
    for (const char letter : placement) {
        if (letter == '/') {
            file = 0;
            --rank;
        } else if (const auto piece = parsePiece(letter)) {
            position.put(Square::fromCoordinates(file++, rank).value(), *piece);
        } else {
            file += letter - '0';
        }
    }
    position.setTurn(turn == "b" ? Color::Black : Color::White);

    Bitboard rights;
    for (const char letter : castling) {
        const bool isBlack = letter >= 'a';
        const Color color = isBlack ? Color::Black : Color::White;
        const Bitboard rooks =
            position.pieces(color, PieceType::Rook) & Bitboard(homeRankOf(color));
        const char upper = static_cast<char>(isBlack ? letter - 'a' + 'A' : letter);
        if (upper == 'K' && !rooks.isEmpty())
            rights.insert(*rooks.last());
        else if (upper == 'Q' && !rooks.isEmpty())
            rights.insert(*rooks.first());
        else if (upper >= 'A' && upper <= 'H')
            rights |= rooks & Bitboard(static_cast<File>(upper - 'A'));
    }
    position.setCastlingRooks(rights);
    position.setEnPassant(parseSquare(enPassant));
    position.setHalfmoveClock(clock);
    position.setMoveNumber(number > 0 ? number : 1);
    return position;
}

} // namespace tests
