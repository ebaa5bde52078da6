#include "ui/document/played_line.h"

#include "src/notation/moves/move_text.h"
#include "ui/document/wording.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace ui {

namespace {

/// The step that changed the position last until so many had been made; nothing when none did.
std::optional<int> lastPositionChange(const Document &document, int steps)
{
    for (int step = steps - 1; step >= 0; --step) {
        if (document.isPositionChange(step))
            return step;
    }
    return std::nullopt;
}

std::vector<PlayedMove> movesOf(const Document &document, int steps)
{
    std::vector<PlayedMove> moves;
    while (const std::optional<int> step = lastPositionChange(document, steps)) {
        const std::optional<PlayedMove> move = document.playedMove(*step);
        if (!move)
            break;
        moves.push_back(*move);
        steps = *step;
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
}

} // namespace

std::optional<PlayedMove> lastMove(const Document &document, int steps)
{
    const std::optional<int> step = lastPositionChange(document, steps);
    return step ? document.playedMove(*step) : std::nullopt;
}

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
