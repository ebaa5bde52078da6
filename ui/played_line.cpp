#include "ui/played_line.h"

#include "ui/document.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace ui {

namespace {

std::vector<PlayedMove> movesOf(const Document &document, int steps)
{
    std::vector<PlayedMove> moves;
    for (int step = steps - 1; step >= 0; --step) {
        if (std::optional<PlayedMove> move = document.playedMove(step))
            moves.push_back(std::move(*move));
        else if (document.isPositionChange(step))
            break;
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
}

} // namespace

QString sanLine(const Document &document, int steps)
{
    QStringList words;
    for (const PlayedMove &move : movesOf(document, steps)) {
        const QString number = QString::number(move.number);
        if (move.color == chess::Color::White)
            words += number + QStringLiteral(".");
        else if (words.isEmpty())
            words += number + QStringLiteral("...");
        words += move.san;
    }
    return words.join(QLatin1Char(' '));
}

QString uciLine(const Document &document, int steps)
{
    QStringList words;
    for (const PlayedMove &move : movesOf(document, steps))
        words += move.uci;
    return words.join(QLatin1Char(' '));
}

} // namespace ui
