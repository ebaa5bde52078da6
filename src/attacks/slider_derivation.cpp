#include "src/attacks/slider_derivation.h"

#include "src/attacks/rays.h"
#include "src/attacks/sliders.h"

#include <algorithm>
#include <span>

namespace chess {

namespace {

/// A slider without the queen, who is both.
struct HalfOfQueen {
    std::string name;
    std::span<const Direction, 4> directions;
    const detail::Magic &magic;
    Bitboard attacks;
};

std::vector<HalfOfQueen> halvesOf(Slider slider, Square square, Bitboard occupied)
{
    std::vector<HalfOfQueen> halves;
    if (slider != Slider::Bishop)
        halves.push_back({"rook", orthogonalDirections, detail::rookMagics[square],
                          rookAttacks(square, occupied)});
    if (slider != Slider::Rook)
        halves.push_back({"bishop", diagonalDirections, detail::bishopMagics[square],
                          bishopAttacks(square, occupied)});
    return halves;
}

/// Goes through the steps of one method and writes them down.
class Deriver {
public:
    Deriver(Slider slider, Square square, SliderMethod method,
            const SliderDerivationOptions &options)
        : m_derivation{slider, square, method, options, {}, {}, {}}
    {
        const std::vector<HalfOfQueen> halves = halvesOf(slider, square, options.occupied);
        for (const HalfOfQueen &half : halves) {
            if (method == SliderMethod::Rays) {
                for (const Direction direction : half.directions)
                    follow(direction);
            } else {
                lookUp(half, halves.size() == 1 ? "attacks" : half.name + "_attacks");
            }
        }
        if (m_parts.size() > 1)
            add(joinStep(StepKind::Union, "attacks", m_parts));
        m_derivation.attacks = m_union;
        m_derivation.destinations = m_union.without(options.own.value_or(Bitboard()));
        if (options.own) {
            DerivationStep step = joinStep(StepKind::WithoutOwn, "destinations",
                                           {{"attacks", m_union}, {"~own", ~*options.own}});
            m_union = step.result;
            add(std::move(step));
        }
    }

    SliderDerivation take() { return std::move(m_derivation); }

private:
    void add(DerivationStep step)
    {
        step.unionSoFar = m_union;
        m_derivation.steps.push_back(std::move(step));
    }

    /// The result of a step is a part of the attack set.
    void addPart(DerivationStep step)
    {
        m_union |= step.result;
        m_parts.push_back({step.name, step.result});
        add(std::move(step));
    }

    void follow(Direction direction)
    {
        const std::string name(compassNameOf(direction));
        const std::string nameOfRay = "ray_" + name;
        const Bitboard ray = rayFrom(m_derivation.square, direction);
        const Bitboard occupied = m_derivation.options.occupied;
        DerivationStep step{StepKind::Ray, name};
        step.direction = direction;
        step.operands = {{nameOfRay, ray}, {"occupied", occupied}};
        step.masked = ray & occupied;
        step.target = offsetOf(direction) > 0 ? step.masked.first() : step.masked.last();
        step.result = ray;
        if (step.target) {
            const Bitboard behind = rayFrom(*step.target, direction);
            step.operands.push_back(
                {nameOfRay + "_from_" + std::string(nameOf(*step.target)), behind});
            step.result = ray.without(behind);
        }
        addPart(std::move(step));
    }

    void lookUp(const HalfOfQueen &half, const std::string &nameOfAttacks)
    {
        const detail::Magic &magic = half.magic;
        DerivationStep relevant = joinStep(
            StepKind::Intersect, half.name + "_blockers",
            {{"occupied", m_derivation.options.occupied}, {half.name + "_mask", magic.mask}});
        const Bitboard blockers = relevant.result;
        const DerivationOperand operand{relevant.name, blockers};
        add(std::move(relevant));

        const std::uint64_t product = magic.productOf(blockers);
        DerivationStep index{StepKind::Index, half.name + "_index"};
        index.magic = {blockers.word(),
                       magic.factor,
                       product,
                       static_cast<int>(magic.shift),
                       static_cast<std::uint32_t>(product >> magic.shift),
                       magic.firstIndex};
        index.operands = {operand};
        index.masked = fromWord(product, m_derivation.options.mapping);
        index.result = fromWord(index.magic->index, m_derivation.options.mapping);
        const std::optional<MagicIndex> found = index.magic;
        add(std::move(index));

        DerivationStep read{StepKind::LookUp, nameOfAttacks};
        read.magic = found;
        read.operands = {operand};
        read.result = half.attacks;
        addPart(std::move(read));
    }

    SliderDerivation m_derivation;
    std::vector<DerivationOperand> m_parts;
    Bitboard m_union;
};

} // namespace

std::string_view nameOf(Slider slider)
{
    constexpr std::array<std::string_view, allSliders.size()> names = {"bishop", "rook", "queen"};
    return names[static_cast<std::size_t>(slider)];
}

std::optional<Slider> sliderOf(PieceType type)
{
    for (const Slider slider : allSliders) {
        if (pieceTypeOf(slider) == type)
            return slider;
    }
    return std::nullopt;
}

PieceType pieceTypeOf(Slider slider)
{
    constexpr std::array<PieceType, allSliders.size()> types = {PieceType::Bishop, PieceType::Rook,
                                                                PieceType::Queen};
    return types[static_cast<std::size_t>(slider)];
}

std::string_view nameOf(SliderMethod method)
{
    return method == SliderMethod::Rays ? "rays" : "lookup";
}

std::string_view sourceOf(SliderMethod method)
{
    return method == SliderMethod::Rays ? "Chess Programming Wiki, “Classical Approach”"
                                        : "Chess Programming Wiki, “Magic Bitboards”";
}

SliderDerivation derive(Slider slider, Square square, SliderMethod method,
                        const SliderDerivationOptions &options)
{
    return Deriver(slider, square, method, options).take();
}

int agreeingMethods(const SliderDerivation &derivation)
{
    return static_cast<int>(
        std::count_if(allSliderMethods.begin(), allSliderMethods.end(), [&](SliderMethod method) {
            const SliderDerivation other =
                derive(derivation.slider, derivation.square, method, derivation.options);
            return other.attacks == derivation.attacks &&
                   other.destinations == derivation.destinations;
        }));
}

} // namespace chess
