#include "ui/playing/refusal.h"

#include "src/moves/problems.h"
#include "src/notation/fen.h"
#include "src/notation/move_text.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::Refusal)
};

/// The refusal of a pseudo-legal move of which none is legal; nothing when one is, there is no such
/// move, or its side has not exactly one king, which is no matter of the move.
std::optional<chess::Refusal> refusedMove(const chess::Position &position, chess::Square from,
                                          chess::Square to)
{
    using chess::MoveRule;
    const auto moves = movesBetween(position, from, to, MoveRule::PseudoLegal);
    if (moves.empty() || !position.king(position.pieceAt(from)->color) ||
        !movesBetween(position, from, to, MoveRule::Legal).empty())
        return std::nullopt;
    return refusalOfIllegal(position, moves.front());
}

} // namespace

QString whyLegalMovesAreOff(const chess::Position &position)
{
    QStringList reasons;
    for (const chess::Message &reason : reasonsAgainst(position))
        reasons += textOf(reason);
    if (reasons.isEmpty())
        return {};
    return Words::tr("Legal moves are off: %1").arg(reasons.join(QLatin1Char(' ')));
}

QString textOf(const chess::Refusal &refusal)
{
    chess::Message message = describe(refusal);
    if (refusal.illegality) // is told in words of the user's language, too
        message.arguments = {textOf(describe(*refusal.illegality)).toStdString()};
    return textOf(message);
}

QString refusalText(const chess::Position &position, chess::Square from, chess::Square to,
                    chess::MoveRule rule)
{
    if (rule == chess::MoveRule::Legal && !isPlayable(position))
        return whyLegalMovesAreOff(position);
    const auto refusal = chess::refusalOf(position, from, to, rule);
    return refusal ? textOf(*refusal) : QString();
}

QString notLegalText(const chess::Position &position, chess::Square from, chess::Square to)
{
    const auto refusal = refusedMove(position, from, to);
    return refusal ? textOf(*refusal) : whyLegalMovesAreOff(position);
}

QString illegalityText(const chess::Position &position, chess::Square from, chess::Square to)
{
    const auto refusal = refusedMove(position, from, to);
    return refusal ? textOf(describe(*refusal->illegality)) : QString();
}

} // namespace ui
