#include "ui/refusal.h"

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

/// A sentence as the end of another one.
QString asClause(QString sentence)
{
    if (sentence.endsWith(QLatin1Char('.')))
        sentence.chop(1);
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toLower();
    return sentence;
}

QString unreachablePattern(chess::PieceType type)
{
    switch (type) {
    case chess::PieceType::Pawn:
        return Words::tr("A pawn does not go from %1 to %2 here.");
    case chess::PieceType::Knight:
        return Words::tr("A knight does not go from %1 to %2 here.");
    case chess::PieceType::Bishop:
        return Words::tr("A bishop does not go from %1 to %2 here.");
    case chess::PieceType::Rook:
        return Words::tr("A rook does not go from %1 to %2 here.");
    case chess::PieceType::Queen:
        return Words::tr("A queen does not go from %1 to %2 here.");
    case chess::PieceType::King:
        break;
    }
    return Words::tr("A king does not go from %1 to %2 here.");
}

/// The sentence against a pseudo-legal move of which none is legal; empty when one is, or there is
/// no such move.
QString illegality(const chess::Position &position, chess::Square from, chess::Square to)
{
    using chess::MoveRule;
    const auto moves = movesBetween(position, from, to, MoveRule::PseudoLegal);
    if (moves.empty() || !movesBetween(position, from, to, MoveRule::Legal).empty())
        return {};
    return textOf(describe(*illegalityOf(position, moves.front())));
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

QString refusalOf(const chess::Position &position, chess::Square from, chess::Square to,
                  chess::MoveRule rule)
{
    if (rule == chess::MoveRule::Legal && !isPlayable(position))
        return whyLegalMovesAreOff(position);
    const chess::Piece piece = *position.pieceAt(from);
    if (piece.color != position.turn())
        return position.turn() == chess::Color::White ? Words::tr("It is White’s turn.")
                                                      : Words::tr("It is Black’s turn.");
    if (movesBetween(position, from, to, chess::MoveRule::PseudoLegal).empty())
        return unreachablePattern(piece.type).arg(textOf(from), textOf(to));
    return rule == chess::MoveRule::Legal ? notLegalText(position, from, to) : QString();
}

QString notLegalText(const chess::Position &position, chess::Square from, chess::Square to)
{
    const QString reason = illegalityText(position, from, to);
    return reason.isEmpty() ? reason : Words::tr("Not legal: %1").arg(reason);
}

QString illegalityText(const chess::Position &position, chess::Square from, chess::Square to)
{
    return asClause(illegality(position, from, to));
}

} // namespace ui
