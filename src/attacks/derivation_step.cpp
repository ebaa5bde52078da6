#include "src/attacks/derivation_step.h"

#include <algorithm>

namespace chess {

namespace {

bool runsAlongRanks(SquareMapping mapping)
{
    return squareOf(0, mapping).rank() == squareOf(1, mapping).rank();
}

} // namespace

Bitboard squaresOf(BoardLine line)
{
    return std::visit([](auto fileOrRank) { return Bitboard(fileOrRank); }, line);
}

std::string nameOf(BoardLine line)
{
    if (const File *const file = std::get_if<File>(&line))
        return std::string("file_") + letterOf(*file);
    return std::string("rank_") + digitOf(std::get<Rank>(line));
}

Bitboard DerivationMask::squares() const
{
    Bitboard all;
    for (const BoardLine line : lines)
        all |= squaresOf(line);
    return form == MaskForm::Impossible || form == MaskForm::Keep ? all : ~all;
}

Bitboard DerivationMask::appliedTo(Bitboard bitboard) const
{
    return form == MaskForm::Impossible ? bitboard.without(squares()) : bitboard & squares();
}

std::string nameOf(const DerivationMask &mask)
{
    std::string name = (mask.form == MaskForm::Keep ? "" : "not_") + nameOf(mask.lines.front());
    for (auto line = mask.lines.begin() + 1; line != mask.lines.end(); ++line)
        name += nameOf(*line).back();
    return name;
}

std::string_view nameOf(StepKind kind)
{
    constexpr std::array<std::string_view, 11> names = {
        "clip",      "shift", "look",  "look-by-number", "union", "without-own",
        "intersect", "ray",   "index", "look-up",        "call"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(Verdict verdict)
{
    constexpr std::array<std::string_view, 4> names = {"off the board", "own piece", "enemy piece",
                                                       "empty"};
    return names[static_cast<std::size_t>(verdict)];
}

std::vector<BoardLine> wrappingLines(Direction direction, SquareMapping mapping)
{
    const Step step = stepOf(direction);
    return runsAlongRanks(mapping) ? outermostLines<File>(step.east)
                                   : outermostLines<Rank>(step.north);
}

std::optional<DerivationMask> notMask(Direction direction, SquareMapping mapping)
{
    DerivationMask mask{MaskForm::Not, wrappingLines(direction, mapping)};
    if (mask.lines.empty())
        return std::nullopt;
    std::sort(mask.lines.begin(), mask.lines.end());
    return mask;
}

DerivationStep shiftStep(std::string name, DerivationOperand squares, Direction direction,
                         std::optional<DerivationMask> mask, std::string nameOfMask,
                         SquareMapping mapping)
{
    DerivationStep step{StepKind::Shift, std::move(name)};
    step.direction = direction;
    step.mask = std::move(mask);
    step.offset = bitOffsetOf(direction, mapping);
    step.masked = squares.squares;
    step.operands.push_back(std::move(squares));
    if (step.mask) {
        step.masked = step.mask->appliedTo(step.masked);
        step.operands.push_back({std::move(nameOfMask), step.mask->squares()});
    }
    step.result = shiftedInWord(step.masked, step.offset, mapping);
    step.wrapped = step.result.without(step.masked.shifted(direction));
    return step;
}

DerivationStep joinStep(StepKind kind, std::string name, std::vector<DerivationOperand> operands)
{
    DerivationStep step{kind, std::move(name)};
    step.operands = std::move(operands);
    step.result = kind == StepKind::Union ? Bitboard() : Bitboard::full();
    for (const DerivationOperand &operand : step.operands) {
        if (kind == StepKind::Union)
            step.result |= operand.squares;
        else
            step.result &= operand.squares;
    }
    return step;
}

} // namespace chess
