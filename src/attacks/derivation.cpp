#include "src/attacks/derivation.h"

#include <algorithm>

namespace chess {

namespace {

/// A step and what a text calls it.
struct NamedDirection {
    std::string_view name;
    Direction direction;
};

/// The steps of both leapers as a text lists them.
struct StepList {
    std::array<NamedDirection, 8> king;
    std::array<NamedDirection, 8> knight;
};

constexpr NamedDirection byCompass(Direction direction)
{
    return {compassNameOf(direction), direction};
}

constexpr StepList offsetSteps = {
    {byCompass(Direction::North), byCompass(Direction::South), byCompass(Direction::East),
     byCompass(Direction::West), byCompass(Direction::NorthWest), byCompass(Direction::SouthEast),
     byCompass(Direction::NorthEast), byCompass(Direction::SouthWest)},
    {{{"two_up_one_left", Direction::NorthNorthWest},
      {"two_up_one_right", Direction::NorthNorthEast},
      {"two_right_one_up", Direction::EastNorthEast},
      {"two_right_one_down", Direction::EastSouthEast},
      {"two_down_one_left", Direction::SouthSouthWest},
      {"two_down_one_right", Direction::SouthSouthEast},
      {"two_left_one_up", Direction::WestNorthWest},
      {"two_left_one_down", Direction::WestSouthWest}}},
};

/// The text numbers the knight's spots clockwise from the north-west; so here the king's too.
constexpr StepList spots = {
    {{{"spot_1", Direction::NorthWest},
      {"spot_2", Direction::North},
      {"spot_3", Direction::NorthEast},
      {"spot_4", Direction::East},
      {"spot_5", Direction::SouthEast},
      {"spot_6", Direction::South},
      {"spot_7", Direction::SouthWest},
      {"spot_8", Direction::West}}},
    {{{"spot_1", Direction::WestNorthWest},
      {"spot_2", Direction::NorthNorthWest},
      {"spot_3", Direction::NorthNorthEast},
      {"spot_4", Direction::EastNorthEast},
      {"spot_5", Direction::EastSouthEast},
      {"spot_6", Direction::SouthSouthEast},
      {"spot_7", Direction::SouthSouthWest},
      {"spot_8", Direction::WestSouthWest}}},
};

/// In the text x counts ranks and y files: from a1, (0, 1) is b1 and (1, 0) is a2.
constexpr StepList coordinateSteps = {
    {{{"(0, 1)", Direction::East},
      {"(0, -1)", Direction::West},
      {"(1, 0)", Direction::North},
      {"(-1, 0)", Direction::South},
      {"(1, 1)", Direction::NorthEast},
      {"(1, -1)", Direction::NorthWest},
      {"(-1, 1)", Direction::SouthEast},
      {"(-1, -1)", Direction::SouthWest}}},
    {{{"(1, 2)", Direction::EastNorthEast},
      {"(1, -2)", Direction::WestNorthWest},
      {"(-1, 2)", Direction::EastSouthEast},
      {"(-1, -2)", Direction::WestSouthWest},
      {"(2, 1)", Direction::NorthNorthEast},
      {"(2, -1)", Direction::NorthNorthWest},
      {"(-2, 1)", Direction::SouthSouthEast},
      {"(-2, -1)", Direction::SouthSouthWest}}},
};

constexpr StepList compassSteps = {
    {{{"n", Direction::North},
      {"s", Direction::South},
      {"e", Direction::East},
      {"w", Direction::West},
      {"ne", Direction::NorthEast},
      {"nw", Direction::NorthWest},
      {"se", Direction::SouthEast},
      {"sw", Direction::SouthWest}}},
    {{{"nne", Direction::NorthNorthEast},
      {"nnw", Direction::NorthNorthWest},
      {"ene", Direction::EastNorthEast},
      {"wnw", Direction::WestNorthWest},
      {"ese", Direction::EastSouthEast},
      {"wsw", Direction::WestSouthWest},
      {"sse", Direction::SouthSouthEast},
      {"ssw", Direction::SouthSouthWest}}},
};

const StepList &stepsOf(DerivationMethod method)
{
    switch (method) {
    case DerivationMethod::Offsets:
        return offsetSteps;
    case DerivationMethod::Clipping:
        return spots;
    case DerivationMethod::Steps:
        return coordinateSteps;
    case DerivationMethod::Shifts:
        break;
    }
    return compassSteps;
}

/// The impossible squares in the order of the text: the longer part of a step first, files before
/// ranks and by their letters.
std::vector<BoardLine> impossibleLines(Direction direction)
{
    const Step step = stepOf(direction);
    std::vector<BoardLine> files = outermostLines<File>(step.east);
    std::sort(files.begin(), files.end());
    std::vector<BoardLine> ranks = outermostLines<Rank>(step.north);
    if (std::abs(step.north) > std::abs(step.east))
        files.swap(ranks);
    files.insert(files.end(), ranks.begin(), ranks.end());
    return files;
}

/// Goes through the steps of one method and writes them down.
class Deriver {
public:
    Deriver(Leaper leaper, Square square, DerivationMethod method, const DerivationOptions &options)
        : m_derivation{leaper, square, method, options, {}, {}, {}, {}}
    {
        const StepList &list = stepsOf(method);
        const auto &steps = leaper == Leaper::King ? list.king : list.knight;
        if (method == DerivationMethod::Steps) {
            for (const NamedDirection &step : steps)
                look(step);
        } else {
            if (method == DerivationMethod::Clipping) {
                for (const NamedDirection &step : steps)
                    clip(step);
            }
            for (const NamedDirection &step : steps)
                shift(step);
            if (method != DerivationMethod::Offsets)
                unite();
        }
        m_derivation.wrapped = m_wrapped;
        m_derivation.attacks = m_reached;
        m_derivation.destinations = m_reached.without(options.own.value_or(Bitboard()));
        // The method steps has asked for own pieces on its way.
        if (options.own && method != DerivationMethod::Steps)
            takeOwnAway();
    }

    Derivation take() { return std::move(m_derivation); }

private:
    bool isMasked() const { return m_derivation.options.masking == Masking::Masked; }
    SquareMapping mapping() const { return m_derivation.options.mapping; }
    Bitboard piece() const { return Bitboard(m_derivation.square); }

    std::optional<DerivationMask> maskOf(Direction direction) const
    {
        if (!isMasked())
            return std::nullopt;
        if (m_derivation.method == DerivationMethod::Shifts)
            return notMask(direction, mapping());
        DerivationMask mask{MaskForm::Impossible, impossibleLines(direction)};
        if (m_derivation.method == DerivationMethod::Clipping)
            mask = {MaskForm::Clip, wrappingLines(direction, mapping())};
        return mask.lines.empty() ? std::nullopt : std::optional(mask);
    }

    std::string nameOfMask(const NamedDirection &step, const DerivationMask &mask) const
    {
        switch (mask.form) {
        case MaskForm::Impossible:
            return "impossible";
        case MaskForm::Clip:
            return std::string(step.name) + "_clip";
        case MaskForm::Not:
        case MaskForm::Keep:
            break;
        }
        return nameOf(mask);
    }

    void add(DerivationStep step)
    {
        step.unionSoFar = m_union;
        m_derivation.steps.push_back(std::move(step));
    }

    void clip(const NamedDirection &named)
    {
        const std::optional<DerivationMask> mask = maskOf(named.direction);
        if (!mask)
            return;
        DerivationStep step{StepKind::Clip, nameOfMask(named, *mask)};
        step.direction = named.direction;
        step.mask = mask;
        for (const BoardLine line : mask->lines)
            step.operands.push_back({"~" + nameOf(line), ~squaresOf(line)});
        step.result = mask->squares();
        add(std::move(step));
    }

    void shift(const NamedDirection &named)
    {
        const std::optional<DerivationMask> mask = maskOf(named.direction);
        DerivationStep step =
            shiftStep(std::string(named.name), {"b", piece()}, named.direction, mask,
                      mask ? nameOfMask(named, *mask) : std::string(), mapping());
        reach(step, step.result);
        m_union |= step.result;
        add(std::move(step));
    }

    void look(const NamedDirection &named)
    {
        DerivationStep step{isMasked() ? StepKind::Look : StepKind::LookByNumber,
                            std::string(named.name)};
        step.direction = named.direction;
        step.offset = bitOffsetOf(named.direction, mapping());
        step.operands.push_back({"b", piece()});
        step.masked = piece();
        step.target = targetOf(named.direction, step.offset);
        step.verdict = verdictOn(step.target);
        if (step.target) {
            reach(step, Bitboard(*step.target));
            if (step.verdict != Verdict::OwnPiece)
                step.result = Bitboard(*step.target);
        }
        m_union |= step.result;
        add(std::move(step));
    }

    /// By coordinates; unmasked by the number of the bit alone, which knows of no left and right
    /// edge.
    std::optional<Square> targetOf(Direction direction, int offset) const
    {
        if (isMasked())
            return piece().shifted(direction).first();
        const int bit = bitOf(m_derivation.square, mapping()) + offset;
        return bit >= 0 && bit < 64 ? std::optional(squareOf(bit, mapping())) : std::nullopt;
    }

    Verdict verdictOn(std::optional<Square> target) const
    {
        if (!target)
            return Verdict::OffTheBoard;
        if (m_derivation.options.own.value_or(Bitboard()).contains(*target))
            return Verdict::OwnPiece;
        return m_derivation.options.enemy.contains(*target) ? Verdict::EnemyPiece : Verdict::Empty;
    }

    /// Notes what a step reaches, whoever stands there, and what of it is wrong.
    void reach(DerivationStep &step, Bitboard squares)
    {
        step.wrapped = squares.without(piece().shifted(*step.direction));
        m_reached |= squares;
        m_wrapped |= step.wrapped;
    }

    void unite()
    {
        std::vector<DerivationOperand> shifted;
        for (const DerivationStep &before : m_derivation.steps) {
            if (before.kind == StepKind::Shift)
                shifted.push_back({before.name, before.result});
        }
        DerivationStep step = joinStep(StepKind::Union, "attacks", std::move(shifted));
        step.wrapped = m_wrapped;
        add(std::move(step));
    }

    void takeOwnAway()
    {
        DerivationStep step =
            joinStep(StepKind::WithoutOwn, "destinations",
                     {{"attacks", m_reached}, {"~own", ~*m_derivation.options.own}});
        step.wrapped = m_wrapped & step.result;
        m_union = step.result;
        add(std::move(step));
    }

    Derivation m_derivation;
    Bitboard m_union;
    Bitboard m_reached;
    Bitboard m_wrapped;
};

} // namespace

std::string_view nameOf(Leaper leaper)
{
    return leaper == Leaper::King ? "king" : "knight";
}

std::optional<Leaper> leaperOf(PieceType type)
{
    for (const Leaper leaper : allLeapers) {
        if (pieceTypeOf(leaper) == type)
            return leaper;
    }
    return std::nullopt;
}

PieceType pieceTypeOf(Leaper leaper)
{
    return leaper == Leaper::King ? PieceType::King : PieceType::Knight;
}

std::string_view nameOf(DerivationMethod method)
{
    constexpr std::array<std::string_view, allDerivationMethods.size()> names = {
        "offsets", "clipping", "steps", "shifts"};
    return names[static_cast<std::size_t>(method)];
}

std::string_view sourceOf(DerivationMethod method)
{
    constexpr std::array<std::string_view, allDerivationMethods.size()> sources = {
        "Rustic, “Non-slider initialization”", "“BlackKnightValid computation”",
        "“King movement: one-square radius”", "“Why kings and knights are the same”"};
    return sources[static_cast<std::size_t>(method)];
}

Derivation derive(Leaper leaper, Square square, DerivationMethod method,
                  const DerivationOptions &options)
{
    return Deriver(leaper, square, method, options).take();
}

int agreeingMethods(const Derivation &derivation)
{
    return static_cast<int>(std::count_if(
        allDerivationMethods.begin(), allDerivationMethods.end(), [&](DerivationMethod method) {
            const Derivation other =
                derive(derivation.leaper, derivation.square, method, derivation.options);
            return other.attacks == derivation.attacks &&
                   other.destinations == derivation.destinations;
        }));
}

} // namespace chess
