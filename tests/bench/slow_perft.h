#pragma once

#include "src/attacks/leapers.h"
#include "src/attacks/pawns.h"
#include "src/attacks/sliders.h"
#include "src/moves/move.h"
#include "src/moves/move_generator.h"
#include "src/moves/quick_board.h"

#include <cstdint>
#include <vector>

/// Perft the usual slow way, on the same board and with the same look-ups as the quick one: list
/// the pseudo-legal moves, play each, and ask whether the king is attacked.
namespace bench {

inline bool isAttacked(const chess::QuickBoard &board, chess::Square square, chess::Color by)
{
    using namespace chess;
    const Bitboard occupied = board.pieces(Color::White) | board.pieces(Color::Black);
    return (knightAttacks(square) & board.knights(by)) != Bitboard() ||
           (kingAttacks(square) & board.kings(by)) != Bitboard() ||
           (pawnAttacks(square, opponentOf(by)) & board.pawns(by)) != Bitboard() ||
           (bishopAttacks(square, occupied) & board.diagonalSliders(by)) != Bitboard() ||
           (rookAttacks(square, occupied) & board.orthogonalSliders(by)) != Bitboard();
}

template <chess::Color us>
void addPseudoLegalPawnMoves(std::vector<chess::Move> &moves, const chess::QuickBoard &board,
                             chess::Bitboard occupied)
{
    using namespace chess;
    const Bitboard targets = board.pieces(opponentOf(us)) | board.enPassant();
    for (const Square from : board.pawns(us)) {
        const Bitboard pushes = pawnPushes(Bitboard(from), us, ~occupied);
        for (const Square to : pushes | (pawnAttacks(from, us) & targets)) {
            if (to.rank() == homeRankOf(opponentOf(us))) {
                for (const PieceType promotion : promotionTypes)
                    moves.emplace_back(PieceType::Pawn, from, to, MoveKind::Promotion, promotion);
                continue;
            }
            const int way = to.index() - from.index();
            MoveKind kind = MoveKind::Ordinary;
            if (way == 16 || way == -16)
                kind = MoveKind::DoublePush;
            else if (board.enPassant().contains(to) && from.file() != to.file())
                kind = MoveKind::EnPassant;
            moves.emplace_back(PieceType::Pawn, from, to, kind);
        }
    }
}

template <chess::Color us>
void addPseudoLegalCastlings(std::vector<chess::Move> &moves, const chess::QuickBoard &board,
                             chess::Square king, chess::Bitboard occupied)
{
    using namespace chess;
    for (const Square rook : board.castlingRooks() & board.pieces(us)) {
        const CastlingTarget target = castlingTarget(us, castlingSideOf(king, rook));
        const Bitboard kingPath = squaresBetween(king, target.king) | Bitboard(target.king);
        const Bitboard rookPath = squaresBetween(rook, target.rook) | Bitboard(target.rook);
        if ((kingPath | rookPath).intersects(occupied.without({king, rook})))
            continue;
        bool isSafe = true;
        for (const Square square : kingPath | Bitboard(king))
            isSafe = isSafe && !isAttacked(board, square, opponentOf(us));
        if (isSafe)
            moves.emplace_back(PieceType::King, king, rook, MoveKind::Castling);
    }
}

template <chess::Color us>
void addPseudoLegalMoves(std::vector<chess::Move> &moves, const chess::QuickBoard &board)
{
    using namespace chess;
    const Bitboard own = board.pieces(us);
    const Bitboard occupied = own | board.pieces(opponentOf(us));
    const auto add = [&](PieceType type, Square from, Bitboard attacks) {
        for (const Square to : attacks.without(own))
            moves.emplace_back(type, from, to);
    };
    addPseudoLegalPawnMoves<us>(moves, board, occupied);
    for (const Square from : board.knights(us))
        add(PieceType::Knight, from, knightAttacks(from));
    for (const Square from : board.diagonalSliders(us))
        add(board.sliderOn(from), from, bishopAttacks(from, occupied));
    for (const Square from : board.orthogonalSliders(us))
        add(board.sliderOn(from), from, rookAttacks(from, occupied));
    for (const Square from : board.kings(us)) {
        add(PieceType::King, from, kingAttacks(from));
        addPseudoLegalCastlings<us>(moves, board, from, occupied);
    }
}

/// Precondition: depth ≥ 1; each side has one king.
template <chess::Color us>
std::uint64_t slowPerft(const chess::QuickBoard &board, int depth)
{
    std::vector<chess::Move> moves;
    moves.reserve(256);
    addPseudoLegalMoves<us>(moves, board);
    std::uint64_t nodes = 0;
    for (const chess::Move move : moves) {
        const chess::QuickBoard after = board.template after<us>(move);
        const chess::Square king = *after.kings(us).begin();
        if (!isAttacked(after, king, chess::opponentOf(us)))
            nodes += depth == 1 ? 1 : slowPerft<chess::opponentOf(us)>(after, depth - 1);
    }
    return nodes;
}

/// Legal moves by masks, but with the last ply written down as a list instead of counted. The lists
/// of all plies stand one behind the other in `moves`, which has room for them.
template <chess::Color us>
std::uint64_t listedPerft(std::vector<chess::Move> &moves, const chess::QuickBoard &board,
                          int depth)
{
    using namespace chess;
    const std::size_t begin = moves.size();
    MoveVisitor visitor(board, [&moves](Move move) { moves.push_back(move); });
    MoveGenerator<us>(board).generate(visitor);
    const std::size_t end = moves.size();
    std::uint64_t nodes = end - begin;
    if (depth > 1) {
        nodes = 0;
        for (std::size_t i = begin; i < end; ++i)
            nodes +=
                listedPerft<opponentOf(us)>(moves, board.template after<us>(moves[i]), depth - 1);
    }
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(begin), moves.end());
    return nodes;
}

} // namespace bench
