#include "src/notation/bitboard_names.h"

namespace chess {

std::vector<NamedBitboard> boardsOf(const Position &position)
{
    std::vector<NamedBitboard> boards;
    boards.reserve(allPieces.size() + 4);
    for (const Piece piece : allPieces)
        boards.push_back({bitboardNameOf(piece), position.pieces(piece)});
    const Bitboard white = position.pieces(Color::White);
    const Bitboard black = position.pieces(Color::Black);
    boards.push_back({names::white, white});
    boards.push_back({names::black, black});
    boards.push_back({names::occupied, white | black});
    boards.push_back({names::empty, ~(white | black)});
    return boards;
}

} // namespace chess
