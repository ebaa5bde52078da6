#include "ui/board/board_accessible.h"

#include "ui/board/board_widget.h"
#include "ui/board/refusal.h"
#include "ui/board/square_table.h"
#include "ui/document/wording.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QStringList>

#include <memory>

namespace ui {

namespace {

using chess::Square;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::AccessibleBoard)
};

/// The squares of a BoardWidget.
class BoardSquares : public SquareTable {
public:
    explicit BoardSquares(BoardWidget *board) : m_board(board) {}

    BoardGeometry geometry() const override { return m_board->boardGeometry(); }
    QString nameOf(Square square) const override
    {
        return accessibleName(m_board->picture(), square);
    }
    QString descriptionOf(Square square) const override
    {
        return accessibleDescription(m_board->picture(), square);
    }
    chess::Bitboard selectedSquares() const override
    {
        const auto selected = m_board->picture().selected;
        return selected ? chess::Bitboard(*selected) : chess::Bitboard();
    }
    void addState(QAccessible::State &state, Square) const override { state.selectable = true; }
    Square cursorSquare() const override { return m_board->cursorSquare(); }
    void setCursorSquare(Square square) override { m_board->setCursorSquare(square); }
    void press(Square square) override { m_board->click(square); }

private:
    BoardWidget *m_board;
};

} // namespace

QString accessibleName(const BoardPicture &picture, Square square)
{
    const auto piece = picture.position.pieceAt(square);
    return Words::tr("%1, %2").arg(textOf(square), piece ? textOf(*piece) : Words::tr("empty"));
}

QString accessibleDescription(const BoardPicture &picture, Square square)
{
    QStringList parts;
    const auto &lifted = picture.lifted;
    if (lifted && lifted->from == square)
        parts.append(Words::tr("picked up"));
    else if (picture.selected == square)
        parts.append(Words::tr("selected"));
    if (lifted && lifted->over == square && lifted->from != square)
        parts.append(Words::tr("%1 over this square").arg(textOf(lifted->piece)));
    const bool isUnsafe = picture.marks.unsafe.contains(square);
    if (picture.marks.destinations.contains(square) && !isUnsafe)
        parts.append(Words::tr("destination"));
    if (picture.marks.castling.contains(square))
        parts.append(Words::tr("castling"));
    if (picture.marks.castlingToo.contains(square))
        parts.append(Words::tr("castling as well"));
    if (picture.marks.captures.contains(square))
        parts.append(Words::tr("capture"));
    const bool isCastlingToo = picture.marks.castlingToo.contains(square);
    if (const auto origin = originOfMarks(picture); origin && (isUnsafe || isCastlingToo)) {
        const QString reason = illegalityText(picture.position, *origin, square);
        if (picture.marks.areLegalMovesOff)
            parts.append(whyLegalMovesAreOff(picture.position));
        else if (!reason.isEmpty())
            parts.append(Words::tr("not legal: %1").arg(reason));
    }
    if (picture.marks.blocked.contains(square))
        parts.append(Words::tr("own piece, blocked"));
    if (picture.marks.wrapped.contains(square))
        parts.append(Words::tr("wrapped bit"));
    if (picture.marks.stepResult.contains(square))
        parts.append(Words::tr("result of the step"));
    else if (picture.marks.stepUnion.contains(square))
        parts.append(Words::tr("found so far"));
    if (picture.lastMove && picture.lastMove->to == square)
        parts.append(Words::tr("last move, to here"));
    else if (picture.lastMove && picture.lastMove->from == square)
        parts.append(Words::tr("last move, from here"));
    for (const BoardLayer &layer : picture.layers) {
        if (layer.squares.contains(square))
            parts.append(layer.name);
    }
    return parts.join(QStringLiteral("; "));
}

void installBoardAccessibility()
{
    installSquareTable<BoardWidget, BoardSquares>();
}

std::vector<CellAnnouncement> announcementsBetween(const BoardPicture &before,
                                                   const BoardPicture &after)
{
    std::vector<CellAnnouncement> announcements;
    for (const Square square : differingSquares(before, after)) {
        if (accessibleName(before, square) != accessibleName(after, square))
            announcements.push_back({QAccessible::NameChanged, square});
        if (accessibleDescription(before, square) != accessibleDescription(after, square))
            announcements.push_back({QAccessible::DescriptionChanged, square});
    }
    if (before.selected != after.selected) {
        for (const std::optional<Square> square : {before.selected, after.selected}) {
            if (square)
                announcements.push_back({QAccessible::StateChanged, *square});
        }
        if (after.selected)
            announcements.push_back({QAccessible::Selection, *after.selected});
    }
    // Last, so that a screen reader finds everything else up to date.
    if (after.cursor && after.cursor != before.cursor)
        announcements.push_back({QAccessible::Focus, *after.cursor});
    return announcements;
}

void announceChanges(BoardWidget &board, const BoardPicture &before, const BoardPicture &after)
{
    if (!QAccessible::isActive())
        return;
    const BoardGeometry geometry = board.boardGeometry();
    for (const CellAnnouncement &announcement : announcementsBetween(before, after)) {
        if (announcement.event == QAccessible::StateChanged) {
            QAccessible::State changed;
            changed.selected = true;
            QAccessibleStateChangeEvent event(&board, changed);
            event.setChild(cellIndex(geometry, announcement.square));
            QAccessible::updateAccessibility(&event);
        } else {
            announce(board, geometry, announcement.event, announcement.square);
        }
    }
}

} // namespace ui
