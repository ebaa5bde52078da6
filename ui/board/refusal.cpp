#include "ui/board/refusal.h"

#include "src/moves/problems.h"
#include "src/notation/fen/fen.h"
#include "src/notation/moves/move_text.h"
#include "ui/document/wording.h"

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

QString refusalText(const chess::Position &position, chess::Square from, chess::Square to,
                    chess::MoveRule rule)
{
    if (rule == chess::MoveRule::Legal && !isPlayable(position))
        return whyLegalMovesAreOff(position);
    const auto refusal = chess::refusalOf(position, from, to, rule);
    return refusal ? textOf(describe(*refusal)) : QString();
}

QString notLegalText(const chess::Position &position, chess::Square from, chess::Square to)
{
    const auto refusal = refusedMove(position, from, to);
    return refusal ? textOf(describe(*refusal)) : whyLegalMovesAreOff(position);
}

QString illegalityText(const chess::Position &position, chess::Square from, chess::Square to)
{
    const auto refusal = refusedMove(position, from, to);
    return refusal ? textOf(describe(*refusal->illegality)) : QString();
}

QString castlingText(const chess::Position &position, chess::Square from, chess::Square to)
{
    for (const chess::Move move : movesBetween(position, from, to, chess::MoveRule::PseudoLegal)) {
        if (move.kind() != chess::MoveKind::Castling)
            continue;
        const chess::Color color = position.pieceAt(from)->color;
        const chess::CastlingTarget target = castlingTarget(color, castlingSideOf(move));
        return Words::tr("Castles: the king goes to %1, the rook to %2")
            .arg(textOf(target.king), textOf(target.rook));
    }
    return {};
}

} // namespace ui
