#include "ui/status_texts.h"

#include "src/moves/destinations.h"
#include "ui/refusal.h"
#include "ui/wording.h"

#include <QCoreApplication>

namespace ui {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("ui::StatusTexts", text);
}

QString counted(int count, const char *one, const char *many)
{
    return count == 1 ? translated(one) : translated(many).arg(count);
}

QString useOfHand(const Document &document)
{
    if (!document.moveRule())
        return translated("Drag a piece, or click one to see where it may go.");
    const chess::Position &position = document.position();
    const QString trouble =
        document.moveRule() == chess::MoveRule::Legal ? whyLegalMovesAreOff(position) : QString();
    if (!trouble.isEmpty())
        return trouble;
    return position.turn() == chess::Color::White
               ? translated("White to move: drag a piece to a mark, or click one and then a mark.")
               : translated("Black to move: drag a piece to a mark, or click one and then a mark.");
}

QString useOf(const Document &document, const BoardTool &tool)
{
    if (const auto *stamp = std::get_if<chess::Piece>(&tool))
        return translated("Click or sweep squares to place a %1; the right button places the other "
                          "colour, Esc goes back to the hand.")
            .arg(textOf(*stamp));
    if (std::holds_alternative<Eraser>(tool))
        return translated("Click or sweep squares to empty them; Esc goes back to the hand.");
    return useOfHand(document);
}

} // namespace

QString selectionText(const Document &document, const BoardTool &tool)
{
    const auto square = document.selectedSquare();
    const auto piece = square ? document.position().pieceAt(*square) : std::nullopt;
    if (!piece || !std::holds_alternative<Hand>(tool))
        return useOf(document, tool);
    const chess::PieceReach reach = reachOf(document.position(), *square);
    const QString reachText =
        translated("%1 attacked, %2, %3")
            .arg(reach.attacks.count())
            .arg(counted(reach.destinations().count(), "1 destination", "%1 destinations"),
                 counted(reach.captures.count(), "1 capture", "%1 captures"));
    return translated("%1 · bit %2 · %3 · %4: %5")
        .arg(textOf(*square))
        .arg(bitOf(*square, document.mapping()))
        .arg(document.literal(chess::Bitboard(*square)), textOf(*piece), reachText);
}

QString squareText(const Document &document, std::optional<chess::Square> square)
{
    if (!square)
        return {};
    const auto piece = document.position().pieceAt(*square);
    return translated("%1 · bit %2 · %3")
        .arg(textOf(*square))
        .arg(bitOf(*square, document.mapping()))
        .arg(piece ? textOf(*piece) : translated("empty"));
}

} // namespace ui
