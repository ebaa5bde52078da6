#include "ui/played_line.h"

#include "ui/document.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace ui {

namespace {

std::vector<PlayedMove> movesOf(const Document &document)
{
    std::vector<PlayedMove> moves;
    for (int step = document.undoStack()->index() - 1; step >= 0; --step) {
        if (std::optional<PlayedMove> move = document.playedMove(step))
            moves.push_back(std::move(*move));
        else if (document.isPositionChange(step))
            break;
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
}

} // namespace

QString sanLine(const Document &document)
{
    QStringList words;
    for (const PlayedMove &move : movesOf(document)) {
        const QString number = QString::number(move.number);
        if (move.color == chess::Color::White)
            words += number + QStringLiteral(".");
        else if (words.isEmpty())
            words += number + QStringLiteral("...");
        words += move.san;
    }
    return words.join(QLatin1Char(' '));
}

QString uciLine(const Document &document)
{
    QStringList words;
    for (const PlayedMove &move : movesOf(document))
        words += move.uci;
    return words.join(QLatin1Char(' '));
}

} // namespace ui
