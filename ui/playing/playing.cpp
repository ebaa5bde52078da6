#include "ui/playing/playing.h"

#include "ui/board/board_widget.h"
#include "ui/board/refusal.h"
#include "ui/document/document.h"
#include "ui/document/wording.h"

#include <QActionGroup>

namespace ui {

Playing::Playing(Document *document, BoardWidget *board, QActionGroup *modes, QObject *parent)
    : QObject(parent), m_document(document), m_board(board), m_modes(modes)
{
    connect(board, &BoardWidget::moveRequested, this, &Playing::move);
    connect(board, &BoardWidget::moveMissed, this, &Playing::miss);
    connect(board, &BoardWidget::moveChosen, this, &Playing::play);
    connect(board, &BoardWidget::returnedFromOutside, this, [this](chess::Square square) {
        emit said(tr("Pieces stay on the board unless moves are free; the %1 is back on %2. "
                     "Delete empties a square.")
                      .arg(textOf(*m_document->position().pieceAt(square)), textOf(square)));
    });
    connect(modes, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_document->setMovesMode(allMovesModes[static_cast<std::size_t>(action->data().toInt())]);
    });
    // Moves are also played, taken back and gone to elsewhere; what was said of one is over then.
    connect(document, &Document::historyChanged, this, [this] {
        const int steps = m_document->undoStack()->index();
        const auto played = steps > 0 ? m_document->playedMove(steps - 1) : std::nullopt;
        emit said(played ? tr("%1 · %2").arg(played->text(), played->uci()) : QString());
    });
    connect(document, &Document::movesModeChanged, this, &Playing::showMode);
    showMode();
}

void Playing::showMode()
{
    const MovesMode mode = m_document->movesMode();
    m_modes->actions().at(indexOf(mode))->setChecked(true);
    if (mode != chess::MoveRule::Legal)
        return;
    const QString trouble = whyLegalMovesAreOff(m_document->position());
    if (!trouble.isEmpty())
        emit said(trouble);
}

void Playing::move(chess::Square from, chess::Square to)
{
    const MovesMode rule = m_document->movesMode();
    if (!rule) {
        m_document->movePiece(from, to);
        return;
    }
    const chess::Position &position = m_document->position();
    const QString refusal = refusalText(position, from, to, *rule);
    if (!refusal.isEmpty()) {
        m_board->springBack();
        // The marks of another piece would go on telling why that one cannot go here.
        const std::optional<chess::Piece> piece = position.pieceAt(from);
        const bool isItsTurn = piece && piece->color == position.turn();
        m_document->select(isItsTurn ? std::optional(from) : std::nullopt);
        emit said(refusal);
        return;
    }
    const std::vector<chess::Move> moves = movesBetween(position, from, to, *rule);
    if (moves.size() == 1)
        play(moves.front());
    else
        m_board->offerMoves(moves);
}

/// A click elsewhere selects what stands there, if anything does, and is told as a drop is.
void Playing::miss(chess::Square from, chess::Square to)
{
    const QString refusal = refusalText(m_document->position(), from, to, *m_document->movesMode());
    m_document->select(to);
    emit said(refusal);
}

void Playing::play(chess::Move move)
{
    m_document->select(std::nullopt);
    m_document->play(move);
}

} // namespace ui
