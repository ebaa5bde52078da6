#include "ui/board/board_picture.h"

#include "src/moves/destinations.h"
#include "src/moves/illegality.h"
#include "src/moves/problems.h"
#include "ui/board/board_colors.h"
#include "ui/document.h"

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
    return (one.destinations ^ other.destinations) | (one.captures ^ other.captures) |
           (one.unsafe ^ other.unsafe) | (one.blocked ^ other.blocked) |
           (one.wrapped ^ other.wrapped) | (one.stepResult ^ other.stepResult) |
           (one.stepUnion ^ other.stepUnion);
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

} // namespace

BoardMarks marksOf(const chess::Position &position, Square square)
{
    const chess::PieceReach reach = chess::reachOf(position, square);
    BoardMarks marks;
    marks.destinations = reach.quiets;
    marks.captures = reach.captures;
    marks.blocked = reach.blocked;
    const auto piece = position.pieceAt(square);
    if (piece && position.king(piece->color))
        marks.unsafe = reach.destinations().without(chess::legalDestinations(position, square));
    return marks;
}

BoardMarks marksOf(const Document &document, Square square)
{
    BoardMarks marks = marksOf(document.position(), square);
    if (document.moveRule() == chess::MoveRule::Legal && !isPlayable(document.position()))
        marks.unsafe = marks.destinations | marks.captures; // nothing is taken
    if (!document.moveRule() || !document.position().isChess960())
        return marks;
    for (const chess::Move move :
         movesFrom(document.position(), square, chess::MoveRule::PseudoLegal)) {
        if (move.kind() != chess::MoveKind::Castling)
            continue;
        marks.destinations.insert(move.to());
        marks.blocked = marks.blocked.without(Bitboard(move.to()));
        if (illegalityOf(document.position(), move))
            marks.unsafe.insert(move.to());
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
                         changed(one.lifted, other.lifted) | (one.pointedOut ^ other.pointedOut);
    if (one.stamp != other.stamp)
        differing |= squareSet(one.hovered) | squareSet(other.hovered);
    return differing;
}

} // namespace ui
