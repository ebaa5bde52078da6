#include "src/attacks/pawns.h"
#include "src/moves/castling.h"
#include "src/moves/destinations.h"
#include "src/notation/fen/fen.h"

#include <array>

namespace chess {

namespace {

void writePlacement(std::string &fen, const Position &position)
{
    std::array<char, 64> letters{};
    for (const Piece piece : allPieces) {
        for (const Square square : position.pieces(piece))
            letters[static_cast<std::size_t>(square.index())] = letterOf(piece);
    }
    for (auto rank = allRanks.rbegin(); rank != allRanks.rend(); ++rank) {
        char empty = '0';
        const auto writeEmpty = [&] {
            if (empty > '0')
                fen += empty;
            empty = '0';
        };
        for (const File file : allFiles) {
            const char letter = letters[static_cast<std::size_t>(Square(file, *rank).index())];
            if (letter == '\0') {
                ++empty;
                continue;
            }
            writeEmpty();
            fen += letter;
        }
        writeEmpty();
        if (*rank != Rank::One)
            fen += '/';
    }
}

/// Whether a castling rook is the outermost rook on its side of the king, as K and Q mean it.
bool isOutermost(const Position &position, Color color, CastlingSide side, Square rook)
{
    const Bitboard rooks = position.pieces(color, PieceType::Rook) & Bitboard(homeRankOf(color));
    return side == CastlingSide::King ? rooks.last() == rook : rooks.first() == rook;
}

void writeCastling(std::string &fen, const Position &position, CastlingNotation notation)
{
    if (position.castlingRooks().isEmpty()) {
        fen += '-';
        return;
    }
    for (const Color color : allColors) {
        for (const CastlingSide side : castlingSides) {
            const std::optional<Square> rook = castlingRook(position, color, side);
            if (!rook)
                continue;
            const bool isByFile = notation == CastlingNotation::Shredder ||
                                  !isOutermost(position, color, side, *rook);
            const char letter = isByFile                     ? letterOf(rook->file())
                                : side == CastlingSide::King ? 'k'
                                                             : 'q';
            fen += color == Color::White ? static_cast<char>(letter - 'a' + 'A') : letter;
        }
    }
}

bool isEnPassantWritten(const Position &position, EnPassantPolicy policy)
{
    if (!position.enPassant())
        return false;
    if (policy == EnPassantPolicy::Always)
        return true;
    const Square target = *position.enPassant();
    const Color turn = position.turn();
    const Bitboard capturers =
        pawnAttacks(target, opponentOf(turn)) & position.pieces(turn, PieceType::Pawn);
    // Without a single king there is no legality to ask for, only a pawn that stands ready.
    if (policy == EnPassantPolicy::XFen || !position.king(turn))
        return !capturers.isEmpty();
    for (const Square capturer : capturers) {
        if (legalDestinations(position, capturer).contains(target))
            return true;
    }
    return false;
}

} // namespace

std::string toFen(const Position &position, FenStyle style)
{
    std::string fen;
    fen.reserve(96);
    writePlacement(fen, position);
    fen += position.turn() == Color::White ? " w " : " b ";
    writeCastling(fen, position, style.castling);
    fen += ' ';
    if (isEnPassantWritten(position, style.enPassant))
        fen += nameOf(*position.enPassant());
    else
        fen += '-';
    fen += ' ';
    fen += std::to_string(position.halfmoveClock());
    fen += ' ';
    fen += std::to_string(position.moveNumber());
    return fen;
}

} // namespace chess
