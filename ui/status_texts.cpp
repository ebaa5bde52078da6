#include "ui/status_texts.h"

#include "src/moves/destinations.h"
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

} // namespace

QString selectionText(const Document &document)
{
    const auto square = document.selectedSquare();
    const auto piece = square ? document.position().pieceAt(*square) : std::nullopt;
    if (!piece)
        return translated("Drag a piece, or click one to see where it may go.");
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

QString hoverText(const Document &document, std::optional<chess::Square> square)
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
