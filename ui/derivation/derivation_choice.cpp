#include "ui/derivation/derivation_choice.h"

#include "ui/document/wording.h"

#include <QCoreApplication>

namespace ui {

namespace {

using chess::PieceType;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::DerivationWay)
};

QString pawnsKey()
{
    return QStringLiteral("sets");
}

QString legalityKey()
{
    return QStringLiteral("legality");
}

QString foundSoFar()
{
    return Words::tr("found so far");
}

/// The method of a list whose name is the key; the first for a key of another list.
template <typename Methods>
auto methodOf(const QString &key, const Methods &methods)
{
    for (const auto method : methods) {
        if (key == textOf(nameOf(method)))
            return method;
    }
    return methods.front();
}

template <typename Methods>
void addWays(std::vector<DerivationWay> &ways, const Methods &methods, bool canBeUnmasked)
{
    for (const auto method : methods)
        ways.push_back({textOf(nameOf(method)), textOf(chess::Message{nameOf(method), {}}),
                        textOf(sourceOf(method)), canBeUnmasked, true, false, foundSoFar()});
}

chess::Color colorOf(const DerivationChoice &choice, const chess::Position &position)
{
    const auto piece = position.pieceAt(choice.square);
    return piece && piece->type == choice.piece ? piece->color : position.turn();
}

chess::Walkthrough leaperWalk(chess::Leaper leaper, const DerivationChoice &choice,
                              const chess::Position &position, chess::SquareMapping mapping)
{
    chess::DerivationOptions options;
    options.masking = choice.masking;
    options.mapping = mapping;
    if (choice.takesOwnAway) {
        const chess::Color own = colorOf(choice, position);
        options.own = position.pieces(own);
        options.enemy = position.pieces(opponentOf(own));
    }
    return walkThrough(
        derive(leaper, choice.square, methodOf(choice.way, chess::allDerivationMethods), options));
}

chess::Walkthrough sliderWalk(chess::Slider slider, const DerivationChoice &choice,
                              const chess::Position &position, chess::SquareMapping mapping)
{
    chess::SliderDerivationOptions options;
    options.mapping = mapping;
    options.occupied = position.occupied();
    if (choice.takesOwnAway)
        options.own = position.pieces(colorOf(choice, position));
    return walkThrough(
        derive(slider, choice.square, methodOf(choice.way, chess::allSliderMethods), options));
}

} // namespace

std::vector<DerivationWay> waysFor(PieceType piece)
{
    std::vector<DerivationWay> ways;
    if (chess::leaperOf(piece))
        addWays(ways, chess::allDerivationMethods, true);
    else if (chess::sliderOf(piece))
        addWays(ways, chess::allSliderMethods, false);
    else
        ways.push_back({pawnsKey(), Words::tr("shifts of all pawns"),
                        Words::tr("Pushes and captures of all pawns of a side at once"), true,
                        false, true, foundSoFar()});
    ways.push_back({legalityKey(), Words::tr("pseudo-legal to legal"),
                    Words::tr("Checkers, pins and the danger to the king, for the piece that "
                              "stands on the square"),
                    false, false, false, Words::tr("left")});
    return ways;
}

std::optional<QString> whyNoLegality(const DerivationChoice &choice,
                                     const chess::Position &position)
{
    const auto piece = position.pieceAt(choice.square);
    if (!piece || piece->type != choice.piece)
        return Words::tr("There is no %1 on %2; what is legal is shown for a piece that stands on "
                         "the board.")
            .arg(textOf(choice.piece), textOf(choice.square));
    const int kings = position.pieces(piece->color, PieceType::King).count();
    if (kings == 1)
        return std::nullopt;
    const bool isWhite = piece->color == chess::Color::White;
    if (kings == 0)
        return isWhite ? Words::tr("White has no king, and what is legal depends on its safety.")
                       : Words::tr("Black has no king, and what is legal depends on its safety.");
    return (isWhite ? Words::tr("White has %1 kings; what is legal depends on the safety of one.")
                    : Words::tr("Black has %1 kings; what is legal depends on the safety of one."))
        .arg(kings);
}

std::optional<chess::Walkthrough> walkThrough(const DerivationChoice &choice,
                                              const chess::Position &position,
                                              chess::SquareMapping mapping)
{
    if (choice.way == legalityKey()) {
        if (whyNoLegality(choice, position))
            return std::nullopt;
        return chess::walkThrough(*chess::deriveLegality(position, choice.square), mapping);
    }
    if (const auto leaper = chess::leaperOf(choice.piece))
        return leaperWalk(*leaper, choice, position, mapping);
    if (const auto slider = chess::sliderOf(choice.piece))
        return sliderWalk(*slider, choice, position, mapping);
    return chess::walkThrough(derivePawns(position, choice.side, {choice.masking, mapping}));
}

} // namespace ui
