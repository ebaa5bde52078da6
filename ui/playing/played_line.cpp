#include "ui/playing/played_line.h"

#include "src/notation/move_text.h"
#include "ui/document.h"
#include "ui/wording.h"

#include <QStringList>

#include <algorithm>
#include <optional>
#include <vector>

namespace ui {

namespace {

std::vector<PlayedMove> movesOf(const Document &document, int steps)
{
    std::vector<PlayedMove> moves;
    for (int step = steps - 1; step >= 0; --step) {
        if (const std::optional<PlayedMove> move = document.playedMove(step))
            moves.push_back(*move);
        else if (document.isPositionChange(step))
            break;
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
}

} // namespace

QString sanLine(const Document &document, int steps)
{
    const std::vector<PlayedMove> played = movesOf(document, steps);
    if (played.empty())
        return {};
    std::vector<chess::Move> moves;
    moves.reserve(played.size());
    for (const PlayedMove &each : played)
        moves.push_back(each.move);
    return textOf(toSanLine(played.front().before, moves));
}

QString uciLine(const Document &document, int steps)
{
    QStringList words;
    for (const PlayedMove &each : movesOf(document, steps))
        words += each.uci();
    return words.join(QLatin1Char(' '));
}

} // namespace ui
