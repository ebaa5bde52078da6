#include "src/attacks/derivation.h"

#include <algorithm>
#include <cstdlib>

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

constexpr StepList offsetSteps = {
    {{{"north", Direction::North},
      {"south", Direction::South},
      {"east", Direction::East},
      {"west", Direction::West},
      {"north_west", Direction::NorthWest},
      {"south_east", Direction::SouthEast},
      {"north_east", Direction::NorthEast},
      {"south_west", Direction::SouthWest}}},
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

/// The lines, files or ranks, from which a number of steps leads off the board, the outermost
/// first: 2 gives the h- and the g-file, −1 the a-file.
template <typename Line>
std::vector<BoardLine> outermostLines(int steps)
{
    std::vector<BoardLine> lines;
    lines.reserve(2);
    for (int i = 0; i < std::abs(steps); ++i)
        lines.push_back(static_cast<Line>(steps > 0 ? 7 - i : i));
    return lines;
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

bool runsAlongRanks(SquareMapping mapping)
{
    return squareOf(0, mapping).rank() == squareOf(1, mapping).rank();
}

/// The lines whose bits a step would carry round the edge. A step off the other two edges leaves
/// the word, so that these need no mask.
std::vector<BoardLine> wrappingLines(Direction direction, SquareMapping mapping)
{
    const Step step = stepOf(direction);
    return runsAlongRanks(mapping) ? outermostLines<File>(step.east)
                                   : outermostLines<Rank>(step.north);
}

/// The change of the bit number; the same from every square, since all mappings are linear.
int bitOffsetOf(Direction direction, SquareMapping mapping)
{
    constexpr Square middle = "d4"_sq; // from where every step stays on the board
    const Square target = *Bitboard(middle).shifted(direction).first();
    return bitOf(target, mapping) - bitOf(middle, mapping);
}

Bitboard shiftedInWord(Bitboard squares, int offset, SquareMapping mapping)
{
    const std::uint64_t word = toWord(squares, mapping);
    return fromWord(offset >= 0 ? word << offset : word >> -offset, mapping);
}

/// "not_file_gh": the name in the catalogue, and such names for ranks.
std::string nameOfNot(const std::vector<BoardLine> &lines)
{
    std::string name = "not_" + nameOf(lines.front());
    for (auto line = lines.begin() + 1; line != lines.end(); ++line)
        name += nameOf(*line).back();
    return name;
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
        DerivationMask mask{MaskForm::Impossible, impossibleLines(direction)};
        if (m_derivation.method == DerivationMethod::Clipping)
            mask = {MaskForm::Clip, wrappingLines(direction, mapping())};
        if (m_derivation.method == DerivationMethod::Shifts) {
            mask = {MaskForm::Not, wrappingLines(direction, mapping())};
            std::sort(mask.lines.begin(), mask.lines.end());
        }
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
            break;
        }
        return nameOfNot(mask.lines);
    }

    /// A step of that kind and name, with nothing done yet.
    static DerivationStep begin(StepKind kind, std::string name)
    {
        return {kind, std::move(name), {}, {}, 0, {}, {}, {}, {}, {}, {}, {}};
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
        DerivationStep step = begin(StepKind::Clip, nameOfMask(named, *mask));
        step.direction = named.direction;
        step.mask = mask;
        for (const BoardLine line : mask->lines)
            step.operands.push_back({"~" + nameOf(line), ~squaresOf(line)});
        step.result = mask->squares();
        add(std::move(step));
    }

    void shift(const NamedDirection &named)
    {
        DerivationStep step = begin(StepKind::Shift, std::string(named.name));
        step.direction = named.direction;
        step.mask = maskOf(named.direction);
        step.offset = bitOffsetOf(named.direction, mapping());
        step.operands.push_back({"b", piece()});
        step.masked = piece();
        if (step.mask) {
            step.operands.push_back({nameOfMask(named, *step.mask), step.mask->squares()});
            step.masked = step.mask->appliedTo(piece());
        }
        step.result = shiftedInWord(step.masked, step.offset, mapping());
        reach(step, step.result);
        m_union |= step.result;
        add(std::move(step));
    }

    void look(const NamedDirection &named)
    {
        DerivationStep step = begin(StepKind::Look, std::string(named.name));
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
        DerivationStep step = begin(StepKind::Union, "attacks");
        for (const DerivationStep &before : m_derivation.steps) {
            if (before.kind == StepKind::Shift)
                step.operands.push_back({before.name, before.result});
        }
        step.result = m_union;
        step.wrapped = m_wrapped;
        add(std::move(step));
    }

    void takeOwnAway()
    {
        DerivationStep step = begin(StepKind::WithoutOwn, "destinations");
        step.operands = {{"attacks", m_reached}, {"~own", ~*m_derivation.options.own}};
        step.result = m_derivation.destinations;
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

std::string_view nameOf(StepKind kind)
{
    constexpr std::array<std::string_view, 5> names = {"clip", "shift", "look", "union",
                                                       "without-own"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(Verdict verdict)
{
    constexpr std::array<std::string_view, 4> names = {"off the board", "own piece", "enemy piece",
                                                       "empty"};
    return names[static_cast<std::size_t>(verdict)];
}

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
    return form == MaskForm::Impossible ? all : ~all;
}

Bitboard DerivationMask::appliedTo(Bitboard bitboard) const
{
    return form == MaskForm::Impossible ? bitboard.without(squares()) : bitboard & squares();
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
