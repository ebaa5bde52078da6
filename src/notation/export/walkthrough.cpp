#include "src/notation/export/walkthrough.h"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <string>

namespace chess {

namespace {

std::string text(std::string_view view)
{
    return std::string(view);
}

Message titleOf(std::string_view piece, Square square, std::string_view method)
{
    return {"%1 on %2 by %3", {text(piece), text(nameOf(square)), text(method)}};
}

/// The attack set, and the destinations where own pieces are taken away.
std::vector<DerivationOperand> resultsOf(Bitboard attacks, std::optional<Bitboard> own,
                                         Bitboard destinations)
{
    std::vector<DerivationOperand> results = {{"attacks", attacks}};
    if (own) {
        results.push_back({"own", *own});
        results.push_back({"destinations", destinations});
    }
    return results;
}

/// The sentence for a shift to the right by one bit, by several, to the left by one, by several.
std::string_view forShift(int offset, const std::array<std::string_view, 4> &sentences)
{
    return sentences[(offset < 0 ? 0U : 2U) + (std::abs(offset) == 1 ? 0U : 1U)];
}

Message describeShift(const DerivationStep &step)
{
    const std::string bits = std::to_string(std::abs(step.offset));
    const std::string &set = step.operands.front().name;
    if (!step.mask)
        return {forShift(step.offset, {"Shift %1 right by %2 bit.", "Shift %1 right by %2 bits.",
                                       "Shift %1 left by %2 bit.", "Shift %1 left by %2 bits."}),
                {set, bits}};
    const std::string &mask = step.operands[1].name;
    if (step.mask->form == MaskForm::Impossible)
        return {forShift(step.offset,
                         {"Take from %1 the squares where the step is impossible, then shift right "
                          "by %2 bit.",
                          "Take from %1 the squares where the step is impossible, then shift right "
                          "by %2 bits.",
                          "Take from %1 the squares where the step is impossible, then shift left "
                          "by %2 bit.",
                          "Take from %1 the squares where the step is impossible, then shift left "
                          "by %2 bits."}),
                {set, bits}};
    return {forShift(step.offset, {"Keep of %1 what lies in %3, then shift right by %2 bit.",
                                   "Keep of %1 what lies in %3, then shift right by %2 bits.",
                                   "Keep of %1 what lies in %3, then shift left by %2 bit.",
                                   "Keep of %1 what lies in %3, then shift left by %2 bits."}),
            {set, bits, mask}};
}

Message describeRay(const DerivationStep &step)
{
    const std::string name = step.name;
    if (!step.target)
        return {"No piece stands on the ray %1: it reaches the edge.", {name}};
    return {"The first piece on the ray %1 stands on %2; what lies behind it is taken away.",
            {name, text(nameOf(*step.target))}};
}

Message describeCall(const DerivationStep &step)
{
    const auto operand = [&](std::size_t place) {
        return step.operands.at(place).name;
    };
    if (step.function == "attacks")
        return {"Every square that a piece of %1 attacks when %2 stand in the way.",
                {operand(0), operand(1)}};
    if (step.function == "attackers")
        return {"The pieces of %2 that attack %1 when %3 stand in the way.",
                {operand(0), operand(1), operand(2)}};
    if (step.function == "destinations")
        return {"Where the piece may go when the safety of its king is ignored.", {}};
    if (step.function == "king_attacks")
        return {"The squares next to the king.", {}};
    if (step.function == "between")
        return {"The squares between %1 and %2.", {operand(0), operand(1)}};
    if (step.function == "line")
        return {"The whole line through %1 and %2, which a pinned piece must keep to.",
                {operand(0), operand(1)}};
    return {"The sliders of %2 that would attack %1 if only their own side stood in the way.",
            {operand(0), operand(1)}};
}

using Names = std::vector<std::string_view>;

/// "a, b, c"
std::string listed(const Names &names)
{
    return fmt::format("{}", fmt::join(names, ", "));
}

/// The operands that are inverted, without the sign of it, or those that are not.
Names namesOf(const DerivationStep &step, bool areInverted)
{
    Names names;
    for (const DerivationOperand &operand : step.operands) {
        const std::string_view name = operand.name;
        if ((name.front() == '~') == areInverted)
            names.push_back(name.substr(areInverted ? 1 : 0));
    }
    return names;
}

Message describeJoin(const DerivationStep &step)
{
    const Names names = namesOf(step, false);
    if (step.kind == StepKind::Union)
        return names.empty() ? Message{"No square.", {}}
                             : Message{"All squares of %1 together.", {listed(names)}};
    const Names inverted = namesOf(step, true);
    if (!inverted.empty())
        return {"What is in %1 and not in %2.", {listed(names), listed(inverted)}};
    return names.empty() ? Message{"Every square.", {}}
                         : Message{"What is both in %1 and in %2.",
                                   {text(names.front()), listed({names.begin() + 1, names.end()})}};
}

} // namespace

Walkthrough walkThrough(const Derivation &derivation)
{
    Walkthrough walk{
        titleOf(nameOf(derivation.leaper), derivation.square, nameOf(derivation.method)),
        sourceOf(derivation.method),
        {},
        derivation.options.mapping,
        derivation.options.masking,
        derivation.steps,
        resultsOf(derivation.attacks, derivation.options.own, derivation.destinations),
        Agreement{agreeingMethods(derivation), static_cast<int>(allDerivationMethods.size())},
        derivation.wrapped};
    if (derivation.method == DerivationMethod::Steps)
        walk.remarks.push_back({"x counts ranks and y files, both from 0", {}});
    if (derivation.options.masking == Masking::Unmasked)
        walk.results.insert(walk.results.begin() + 1, {"wrapped", derivation.wrapped});
    return walk;
}

Walkthrough walkThrough(const SliderDerivation &derivation)
{
    Walkthrough walk{
        titleOf(nameOf(derivation.slider), derivation.square, nameOf(derivation.method)),
        sourceOf(derivation.method),
        {},
        derivation.options.mapping,
        Masking::Masked,
        derivation.steps,
        resultsOf(derivation.attacks, derivation.options.own, derivation.destinations),
        Agreement{agreeingMethods(derivation), static_cast<int>(allSliderMethods.size())},
        {}};
    if (derivation.method == SliderMethod::LookUp &&
        derivation.options.mapping != SquareMapping::A1B1)
        walk.remarks.push_back(
            {"magic factors are made for words under a1b1, and so is the index", {}});
    return walk;
}

Walkthrough walkThrough(const PawnDerivation &derivation)
{
    Walkthrough walk{{derivation.color == Color::White ? "white pawns by shifts of the whole set"
                                                       : "black pawns by shifts of the whole set",
                      {}},
                     "Chess Programming Wiki, “Pawn Pushes” and “Pawn Attacks”",
                     {},
                     derivation.options.mapping,
                     derivation.options.masking,
                     derivation.steps,
                     {{"attacks", derivation.attacks},
                      {"pushes", derivation.pushes},
                      {"captures", derivation.captures},
                      {"destinations", derivation.destinations()}},
                     std::nullopt,
                     derivation.wrapped};
    if (derivation.options.masking == Masking::Unmasked)
        walk.results.push_back({"wrapped", derivation.wrapped});
    return walk;
}

Walkthrough walkThrough(const LegalityDerivation &derivation, SquareMapping mapping)
{
    Walkthrough walk{
        {"from pseudo-legal to legal, the piece on %1", {text(nameOf(derivation.square))}},
        "Peter Ellis Jones, “Generating Legal Chess Moves Efficiently”",
        {},
        mapping,
        Masking::Masked,
        derivation.steps,
        {{"pseudo_legal", derivation.pseudoLegal},
         {"legal", derivation.legal},
         {"unsafe", derivation.pseudoLegal.without(derivation.legal)}},
        std::nullopt,
        {}};
    walk.isNarrowing = true;
    if (derivation.piece.type == PieceType::King)
        walk.results.push_back({"hidden", derivation.hidden});
    return walk;
}

Message describe(const DerivationStep &step)
{
    switch (step.kind) {
    case StepKind::Clip:
        return {"Leave out the squares from which this step leads round the edge: %1.",
                {listed(namesOf(step, true))}};
    case StepKind::Shift:
        return describeShift(step);
    case StepKind::Look:
        return {"Add %1 to the coordinates and look whether that is on the board.", {step.name}};
    case StepKind::LookByNumber:
        return {"Add %1 to the number of the bit, which knows of no edge.",
                {std::to_string(step.offset)}};
    case StepKind::WithoutOwn:
        return {"Take the own pieces away.", {}};
    case StepKind::Ray:
        return describeRay(step);
    case StepKind::Index:
        return {"Multiply the blockers by the magic factor; the topmost %1 bits are the index.",
                {std::to_string(64 - step.magic->shift)}};
    case StepKind::LookUp:
        return {"Read the attack set from the table: entry %2, %1 after where those of this "
                "square begin.",
                {std::to_string(step.magic->index),
                 std::to_string(step.magic->firstIndex + step.magic->index)}};
    case StepKind::Call:
        return describeCall(step);
    case StepKind::Union:
    case StepKind::Intersect:
        break;
    }
    return describeJoin(step);
}

std::vector<Message> remarksOn(const DerivationStep &step)
{
    std::vector<Message> remarks;
    if (step.verdict)
        remarks.push_back({nameOf(*step.verdict), {}});
    if (step.kind == StepKind::Ray && step.target)
        remarks.push_back({"blocked on %1", {text(nameOf(*step.target))}});
    if (step.kind == StepKind::Index)
        remarks.push_back({"index %1", {std::to_string(step.magic->index)}});
    if (!step.wrapped.isEmpty())
        remarks.push_back({"wrapped", {}});
    return remarks;
}

} // namespace chess
