#include "src/attacks/piece_attacks.h"
#include "src/moves/legal_moves.h"
#include "src/notation/moves/move_text.h"

namespace chess {

namespace {

char letterOf(PieceType type)
{
    return chess::letterOf(Piece{Color::White, type});
}

/// The squares from which other pieces of that kind may come to the same square.
Bitboard rivalsOf(const Position &position, Piece piece, Move move)
{
    const MoveRule rule = illegalityOf(position, move) ? MoveRule::PseudoLegal : MoveRule::Legal;
    Bitboard rivals;
    for (const Square from : position.pieces(piece).without(Bitboard(move.from()))) {
        for (const Move other : movesFrom(position, from, rule)) {
            if (other.to() == move.to() && other.kind() == MoveKind::Ordinary)
                rivals.insert(from);
        }
    }
    return rivals;
}

/// As much of the square as tells the piece from its rivals: the file if that does, else the rank.
std::string originAmong(Bitboard rivals, Square from)
{
    if (rivals.isEmpty())
        return {};
    if (!rivals.intersects(Bitboard(from.file())))
        return {letterOf(from.file())};
    if (!rivals.intersects(Bitboard(from.rank())))
        return {digitOf(from.rank())};
    return std::string(nameOf(from));
}

std::string checkMark(const Position &position, Move move)
{
    const Position after = afterMove(position, move);
    const std::optional<Square> king = after.king(after.turn());
    if (!king || attackersOf(after, *king, opponentOf(after.turn())).isEmpty())
        return {};
    return legalMoves(after).empty() ? "#" : "+";
}

} // namespace

std::string toUci(const Position &position, Move move)
{
    const Square to = position.isChess960() ? move.to() : arrivalOf(move);
    std::string text = std::string(nameOf(move.from())).append(nameOf(to));
    if (const std::optional<PieceType> promotion = move.promotion())
        text += chess::letterOf(Piece{Color::Black, *promotion});
    return text;
}

std::string toSan(const Position &position, Move move)
{
    if (move.kind() == MoveKind::Castling)
        return (castlingSideOf(move) == CastlingSide::King ? "O-O" : "O-O-O") +
               checkMark(position, move);
    const Piece piece = *position.pieceAt(move.from());
    const bool takes = isCapture(position, move);
    std::string text;
    if (piece.type != PieceType::Pawn)
        text = letterOf(piece.type) + originAmong(rivalsOf(position, piece, move), move.from());
    else if (takes)
        text = letterOf(move.from().file());
    if (takes)
        text += 'x';
    text += nameOf(move.to());
    if (const std::optional<PieceType> promotion = move.promotion())
        text.append("=") += letterOf(*promotion);
    return text + checkMark(position, move);
}

std::string toNumberedSan(const Position &position, Move move)
{
    return std::to_string(position.moveNumber()) +
           (position.turn() == Color::White ? ". " : "... ") + toSan(position, move);
}

std::string toSanLine(const Position &root, const std::vector<Move> &moves)
{
    std::string line;
    Position position = root;
    for (const Move move : moves) {
        if (line.empty())
            line = toNumberedSan(position, move);
        else
            line += ' ' + (position.turn() == Color::White ? toNumberedSan(position, move)
                                                           : toSan(position, move));
        position = afterMove(position, move);
    }
    return line;
}

} // namespace chess
