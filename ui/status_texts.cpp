#include "ui/status_texts.h"

#include "src/moves/destinations.h"
#include "src/moves/problems.h"
#include "src/notation/fen/fen.h"
#include "ui/board/board_picture.h"
#include "ui/board/refusal.h"
#include "ui/document/wording.h"

#include <QCoreApplication>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::StatusTexts)
};

QString counted(int count, const QString &one, const QString &many)
{
    return count == 1 ? one : many.arg(count);
}

/// What ends a game; empty as long as a move is legal.
QString endText(const chess::Position &position)
{
    for (const chess::Problem &problem : problemsOf(position)) {
        if (problem.kind == chess::ProblemKind::Checkmate ||
            problem.kind == chess::ProblemKind::Stalemate)
            return textOf(describe(problem));
    }
    return {};
}

QString useOfHand(const Document &document)
{
    if (!document.movesMode())
        return Words::tr("Drag a piece, or click one to see where it may go.");
    const chess::Position &position = document.position();
    const QString trouble =
        document.movesMode() == chess::MoveRule::Legal ? whyLegalMovesAreOff(position) : QString();
    if (!trouble.isEmpty())
        return trouble;
    if (document.movesMode() == chess::MoveRule::Legal) {
        if (const QString end = endText(position); !end.isEmpty())
            return end;
    }
    return position.turn() == chess::Color::White
               ? Words::tr("White to move: drag a piece to a mark, or click one and then a mark.")
               : Words::tr("Black to move: drag a piece to a mark, or click one and then a mark.");
}

/// The reason that all moves of a piece share; empty when they have several.
QString sharedIllegality(const chess::Position &position, chess::Square from,
                         chess::Bitboard destinations)
{
    QString shared;
    for (const chess::Square to : destinations) {
        const QString reason = illegalityText(position, from, to);
        if (!shared.isEmpty() && reason != shared)
            return {};
        shared = reason;
    }
    return shared;
}

/// ", 3 legal", with the reason when there is none; empty where legality is no matter.
QString legalText(const Document &document, chess::Square square, const BoardMarks &marks)
{
    const chess::Position &position = document.position();
    if (document.movesMode() != chess::MoveRule::Legal)
        return {};
    if (const QString trouble = whyLegalMovesAreOff(position); !trouble.isEmpty())
        return Words::tr(". %1").arg(trouble);
    const chess::Bitboard destinations = marks.reachable();
    if (destinations.isEmpty())
        return {};
    if (const int legal = destinations.without(marks.unsafe).count(); legal > 0)
        return Words::tr(", %1 legal").arg(legal);
    const QString reason = sharedIllegality(position, square, destinations);
    return reason.isEmpty() ? Words::tr(", none of them legal")
                            : Words::tr(", none of them legal: %1").arg(reason);
}

QString useOf(const Document &document, const BoardTool &tool)
{
    if (const auto *stamp = std::get_if<chess::Piece>(&tool))
        return Words::tr("Click or sweep squares to place a %1; the right button places the other "
                         "colour, Esc goes back to the hand.")
            .arg(textOf(*stamp));
    if (std::holds_alternative<Eraser>(tool))
        return Words::tr("Click or sweep squares to empty them; Esc goes back to the hand.");
    return useOfHand(document);
}

} // namespace

QString selectionText(const Document &document, const BoardTool &tool)
{
    if (!isAboutSelection(document, tool))
        return useOf(document, tool);
    const auto square = document.selectedSquare();
    const auto piece = document.position().pieceAt(*square);
    const BoardMarks marks = marksOf(document, *square);
    QString reachText =
        Words::tr("%1 attacked, %2, %3")
            .arg(reachOf(document.position(), *square).attacks.count())
            .arg(counted(marks.reachable().count(), Words::tr("1 destination"),
                         Words::tr("%1 destinations")),
                 counted(marks.captures.count(), Words::tr("1 capture"), Words::tr("%1 captures")));
    if (const int castlings = marks.castling.count(); castlings > 0)
        reachText += Words::tr(", %1 by castling").arg(castlings);
    return Words::tr("%1 · bit %2 · %3 · %4: %5")
        .arg(textOf(*square))
        .arg(bitOf(*square, document.mapping()))
        .arg(document.literal(chess::Bitboard(*square)), textOf(*piece),
             reachText + legalText(document, *square, marks));
}

bool isAboutSelection(const Document &document, const BoardTool &tool)
{
    const auto square = document.selectedSquare();
    return square && document.position().pieceAt(*square) && std::holds_alternative<Hand>(tool);
}

QString squareText(const Document &document, std::optional<chess::Square> square)
{
    if (!square)
        return {};
    const auto piece = document.position().pieceAt(*square);
    return Words::tr("%1 · bit %2 · %3")
        .arg(textOf(*square))
        .arg(bitOf(*square, document.mapping()))
        .arg(piece ? textOf(*piece) : Words::tr("empty"));
}

} // namespace ui
