// What the board does about moves that are played as chess.
#include "ui/board/board_widget.h"
#include "ui/board/move_choice.h"
#include "ui/board/refusal.h"
#include "ui/document/document.h"

#include <QStyle>

namespace ui {

bool BoardWidget::keepsPieces() const
{
    return m_document->movesMode().has_value();
}

QString BoardWidget::meaningOfSquare() const
{
    const std::optional<chess::Square> origin = originOfMarks(m_picture);
    std::optional<chess::Square> square = m_picture.hovered ? m_picture.hovered : m_picture.cursor;
    if (m_picture.lifted)
        square = m_picture.lifted->over;
    if (!origin || !square)
        return {};
    const BoardMarks &marks = m_picture.marks;
    const bool isCastling = keepsPieces() && (marks.castling | marks.castlingToo).contains(*square);
    if (!marks.unsafe.contains(*square) && !isCastling)
        return {};
    if (marks.areLegalMovesOff)
        return whyLegalMovesAreOff(m_picture.position);
    if (isCastling && illegalityText(m_picture.position, *origin, *square).isEmpty())
        return castlingText(m_picture.position, *origin, *square);
    return notLegalText(m_picture.position, *origin, *square);
}

// A move that is not taken

std::optional<BoardWidget::Carried> BoardWidget::inTheAir() const
{
    if (const std::optional<Carried> carried = carriedByPointer())
        return carried;
    return m_returning;
}

QPointF BoardWidget::homeOf(const Carried &carried) const
{
    const QRectF square = boardGeometry().squareRect(*carried.from);
    return square.topLeft() + carried.grip * square.width();
}

void BoardWidget::springBack()
{
    if (m_dropped && m_dropped->from)
        flyBack(*m_dropped);
}

void BoardWidget::flyBack(const Carried &carried)
{
    land();
    const int duration = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    if (duration <= 0)
        return;
    m_returning = carried;
    m_return.setStartValue(carried.point);
    m_return.setEndValue(homeOf(carried));
    m_return.setDuration(duration);
    m_return.setEasingCurve(QEasingCurve::OutCubic);
    m_return.start();
}

/// Ends the flight of a piece on its square.
void BoardWidget::land()
{
    if (!m_returning)
        return;
    m_returning.reset();
    m_return.stop();
    refresh();
}

// Which move is meant

void BoardWidget::offerMoves(const std::vector<chess::Move> &moves)
{
    endChoice();
    m_choice = new MoveChoice(moves, this);
    connect(m_choice, &MoveChoice::chosen, this, [this](chess::Move move) {
        endChoice();
        emit moveChosen(move);
    });
    connect(m_choice, &MoveChoice::cancelled, this, [this] {
        const Carried pawn{m_choice->piece(),
                           m_choice->from(),
                           boardGeometry().squareRect(m_choice->to()).center(),
                           {0.5, 0.5}};
        endChoice();
        flyBack(pawn);
        refresh();
    });
    m_choice->begin();
    refresh();
}

void BoardWidget::endChoice()
{
    if (!m_choice)
        return;
    // Out of the way first: as it goes the focus changes, which would be a cancellation.
    MoveChoice *choice = m_choice;
    m_choice = nullptr;
    choice->end();
    refresh();
}

} // namespace ui
