#include "ui/board/board_picture.h"

#include "src/moves/castling.h"
#include "src/moves/destinations.h"
#include "src/moves/illegality.h"
#include "src/moves/problems.h"
#include "ui/board/board_colors.h"
#include "ui/document/document.h"
#include "ui/document/played_line.h"

#include <algorithm>

namespace ui {

namespace {

using chess::Bitboard;
using chess::Square;

Bitboard squareSet(std::optional<Square> square)
{
    return square ? Bitboard(*square) : Bitboard();
}

Bitboard changed(std::optional<Square> one, std::optional<Square> other)
{
    return one == other ? Bitboard() : squareSet(one) | squareSet(other);
}

Bitboard changed(const chess::Position &one, const chess::Position &other)
{
    Bitboard differing;
    for (const chess::Piece piece : chess::allPieces)
        differing |= one.pieces(piece) ^ other.pieces(piece);
    return differing;
}

Bitboard changed(const std::vector<BoardLayer> &one, const std::vector<BoardLayer> &other)
{
    const auto sameKey = [](const BoardLayer &a, const BoardLayer &b) {
        return a.name == b.name && a.color == b.color;
    };
    Bitboard differing;
    if (std::equal(one.begin(), one.end(), other.begin(), other.end(), sameKey)) {
        for (std::size_t i = 0; i < one.size(); ++i)
            differing |= one[i].squares ^ other[i].squares;
        return differing;
    }
    for (const auto *layers : {&one, &other}) {
        for (const BoardLayer &layer : *layers)
            differing |= layer.squares;
    }
    return differing;
}

Bitboard changed(const BoardMarks &one, const BoardMarks &other)
{
    const Bitboard otherReasons =
        one.areLegalMovesOff == other.areLegalMovesOff ? Bitboard() : one.unsafe | other.unsafe;
    return (one.destinations ^ other.destinations) | (one.captures ^ other.captures) |
           (one.castling ^ other.castling) | (one.castlingToo ^ other.castlingToo) |
           (one.unsafe ^ other.unsafe) | otherReasons | (one.blocked ^ other.blocked) |
           (one.wrapped ^ other.wrapped) | (one.stepResult ^ other.stepResult) |
           (one.stepUnion ^ other.stepUnion);
}

Bitboard changed(const std::optional<BoardPicture::LastMove> &one,
                 const std::optional<BoardPicture::LastMove> &other)
{
    if (one == other)
        return {};
    Bitboard differing;
    for (const auto *move : {&one, &other}) {
        if (*move)
            differing |= Bitboard{(*move)->from, (*move)->to};
    }
    return differing;
}

Bitboard changed(const std::optional<BoardPicture::Lifted> &one,
                 const std::optional<BoardPicture::Lifted> &other)
{
    if (one == other)
        return {};
    Bitboard differing;
    for (const auto *lifted : {&one, &other}) {
        if (*lifted)
            differing |= squareSet((*lifted)->from) | squareSet((*lifted)->over);
    }
    return differing;
}

/// Where that king arrives by castling; the steps are none of it.
Bitboard castlingArrivals(const chess::Position &position, chess::Color color)
{
    Bitboard arrivals;
    for (const chess::CastlingSide side : chess::castlingSides) {
        if (canCastle(position, color, side))
            arrivals.insert(castlingTarget(color, side).king);
    }
    return arrivals;
}

/// Takes the marks of a king's castlings to their rooks, and tells its steps from them.
void markCastlingOnRooks(BoardMarks &marks, const chess::Position &position, Square king)
{
    marks.castling = {};
    marks.unsafe = {};
    const bool isLegalityKnown = position.king(position.pieceAt(king)->color).has_value();
    for (const chess::Move move : movesFrom(position, king, chess::MoveRule::PseudoLegal)) {
        if (move.kind() == chess::MoveKind::Castling)
            marks.castling.insert(move.to());
        if (isLegalityKnown && illegalityOf(position, move))
            marks.unsafe.insert(move.to());
    }
    marks.blocked = marks.blocked.without(marks.castling);
}

/// Where a king can be taken to castle, its rooks and where it arrives, as far as that is no step.
Bitboard castlingSquares(const chess::Position &position, Square king)
{
    Bitboard squares;
    for (const chess::Move move : movesFrom(position, king, chess::MoveRule::PseudoLegal)) {
        if (move.kind() != chess::MoveKind::Castling)
            continue;
        for (const Square square : Bitboard({move.to(), arrivalOf(move)})) {
            if (isMeantBy(move, square))
                squares.insert(square);
        }
    }
    return squares.without(Bitboard(king));
}

std::optional<BoardPicture::LastMove> lastMoveIn(const Document &document)
{
    if (!document.movesMode())
        return std::nullopt;
    const auto last = lastMove(document, document.undoStack()->index());
    if (!last)
        return std::nullopt;
    return BoardPicture::LastMove{last->move.from(), arrivalOf(last->move)};
}

} // namespace

BoardMarks marksOf(const chess::Position &position, Square square)
{
    const chess::PieceReach reach = chess::reachOf(position, square);
    BoardMarks marks;
    marks.destinations = reach.quiets;
    marks.captures = reach.captures;
    marks.blocked = reach.blocked;
    const auto piece = position.pieceAt(square);
    if (piece && castlingKing(position, piece->color) == square) {
        marks.destinations = reach.attacks.without(position.occupied());
        marks.castling = castlingArrivals(position, piece->color);
    }
    if (piece && position.king(piece->color))
        marks.unsafe = reach.destinations().without(chess::legalDestinations(position, square));
    return marks;
}

BoardMarks marksOf(const Document &document, Square square)
{
    const chess::Position &position = document.position();
    BoardMarks marks = marksOf(position, square);
    if (document.movesMode() && position.isChess960() && !marks.castling.isEmpty())
        markCastlingOnRooks(marks, position, square);
    if (document.movesMode() && !marks.castling.isEmpty())
        marks.castlingToo = castlingSquares(position, square).without(marks.castling);
    if (document.movesMode() == chess::MoveRule::Legal && !isPlayable(position)) {
        marks.areLegalMovesOff = true;
        marks.unsafe = marks.reachable();
    }
    return marks;
}

std::optional<Square> originOfMarks(const BoardPicture &picture)
{
    return picture.lifted ? picture.lifted->from : picture.selected;
}

BoardPicture pictureOf(const Document &document, const BoardColors &colors)
{
    BoardPicture picture;
    picture.position = document.position();
    for (const QString &name : document.layers()) {
        const std::optional<Bitboard> squares = document.bitboard(name);
        const std::optional<int> slot = document.layerSlot(name);
        if (squares && slot)
            picture.layers.push_back({name, colors.layerColor(*slot), *squares});
    }
    picture.lastMove = lastMoveIn(document);
    picture.selected = document.selectedSquare();
    if (picture.selected)
        picture.marks = marksOf(document, *picture.selected);
    return picture;
}

Bitboard differingSquares(const BoardPicture &one, const BoardPicture &other)
{
    if (one.bitNumbers != other.bitNumbers)
        return Bitboard::full();
    Bitboard differing = changed(one.position, other.position) | changed(one.layers, other.layers) |
                         changed(one.marks, other.marks) | changed(one.selected, other.selected) |
                         changed(one.cursor, other.cursor) | changed(one.hovered, other.hovered) |
                         changed(one.lifted, other.lifted) | changed(one.lastMove, other.lastMove) |
                         (one.pointedOut ^ other.pointedOut);
    if (one.stamp != other.stamp)
        differing |= squareSet(one.hovered) | squareSet(other.hovered);
    return differing;
}

} // namespace ui
