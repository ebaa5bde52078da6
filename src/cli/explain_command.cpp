#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/inputs.h"
#include "src/cli/walkthrough_output.h"

#include <fmt/format.h>

#include <variant>

namespace chess {

namespace {

/// All pawns of a colour.
struct Pawns {
    Color color;
};

/// From pseudo-legal to legal.
struct Legality {};

using Subject = std::variant<Leaper, Slider, Pawns, Legality>;
using Method = std::variant<DerivationMethod, SliderMethod>;

template <typename T, std::size_t size>
void addNamedChoices(std::vector<Choice<Subject>> &choices, const std::array<T, size> &values)
{
    for (const T value : values)
        choices.push_back({nameOf(value), value});
}

std::vector<Choice<Subject>> subjects()
{
    std::vector<Choice<Subject>> choices;
    addNamedChoices(choices, allLeapers);
    addNamedChoices(choices, allSliders);
    choices.push_back({"white-pawns", Pawns{Color::White}});
    choices.push_back({"black-pawns", Pawns{Color::Black}});
    choices.push_back({"legal", Legality{}});
    return choices;
}

struct ExplainOptions {
    std::optional<std::string> subject;
    std::optional<std::string> square;
    std::optional<Method> method;
    std::optional<std::string> own;
    std::optional<std::string> occupied;
    std::vector<std::string> fen;
    bool isUnmasked = false;
    bool isChess960 = false;
    OutputOptions output;
};

std::optional<Choice<Subject>> findSubject(const std::string &name)
{
    for (const Choice<Subject> &choice : subjects()) {
        if (choice.name == name)
            return choice;
    }
    return std::nullopt;
}

bool takesSquare(const Subject &subject)
{
    return !std::holds_alternative<Pawns>(subject);
}

void takeBack(std::vector<std::string> &fen, std::optional<std::string> &missing)
{
    if (!missing && fen.size() > 1) {
        missing = fen.back();
        fen.pop_back();
    }
}

/// `--fen` takes all words behind it, since a FEN may be several; the last ones are the subject and
/// its square if these are missing.
Choice<Subject> takeSubject(ExplainOptions &options)
{
    if (!options.subject) {
        const auto last = options.fen.empty() ? std::nullopt : findSubject(options.fen.back());
        if (!last || takesSquare(last->value))
            takeBack(options.fen, options.square);
        takeBack(options.fen, options.subject);
    }
    if (!options.subject)
        throw CLI::RequiredError("PIECE");
    const std::optional<Choice<Subject>> subject = findSubject(*options.subject);
    if (!subject)
        throw CLI::ValidationError(
            "PIECE",
            fmt::format("“{}” is none of {}.", excerpt(*options.subject), listOf(subjects())));
    if (takesSquare(subject->value)) {
        takeBack(options.fen, options.square);
        if (!options.square)
            throw CLI::RequiredError("SQUARE");
    } else if (options.square) {
        throw CLI::ValidationError(
            "SQUARE",
            fmt::format("{} are explained all at once, without a square.", subject->name));
    }
    return *subject;
}

/// A switch that says nothing about the subject is wrong usage.
void refuse(bool isGiven, std::string_view name, std::string_view subject)
{
    if (isGiven)
        throw CLI::ValidationError(std::string(name),
                                   fmt::format("This does not go with {}.", subject));
}

template <typename T, std::size_t size>
T methodOf(const std::optional<Method> &method, const std::array<T, size> &methods,
           std::string_view subject)
{
    if (!method)
        return methods.front();
    if (const T *const own = std::get_if<T>(&*method))
        return *own;
    std::string names;
    for (const T one : methods)
        names.append(names.empty() ? "" : ", ").append(nameOf(one));
    throw CLI::ValidationError("--by", fmt::format("The methods for a {} are {}.", subject, names));
}

/// What was read besides the subject; nothing wrong is left in it.
struct Given {
    std::optional<Square> square;
    std::optional<Bitboard> own;
    std::optional<Bitboard> occupied;
    std::optional<Position> position;
};

std::optional<Given> readGiven(Console &console, const ExplainOptions &options)
{
    Given given;
    bool isGood = true;
    const auto readSet = [&](const std::optional<std::string> &text, std::string_view source,
                             std::optional<Bitboard> &set) {
        if (!text)
            return;
        if (const auto word = readWord(console, *text, source, options.output.mapping))
            set = word->squares;
        else
            isGood = false;
    };
    if (options.square) {
        given.square = readSquare(console, *options.square);
        isGood = given.square.has_value();
    }
    readSet(options.own, "--own", given.own);
    readSet(options.occupied, "--occupied", given.occupied);
    if (!options.fen.empty()) {
        given.position = readFen(console, joinWords(options.fen), "--fen", {options.isChess960});
        isGood = isGood && given.position.has_value();
    }
    return isGood ? std::optional(given) : std::nullopt;
}

/// Whose pieces are own pieces: of the colour that stands on the square, or else of the side to
/// move.
Color ownColor(const Position &position, Square square)
{
    const std::optional<Piece> piece = position.pieceAt(square);
    return piece ? piece->color : position.turn();
}

/// Explains one subject after the other kind; each refuses the switches that are not for it.
class Explainer {
public:
    Explainer(Console &console, const ExplainOptions &options, std::string_view name)
        : m_console(console), m_options(options), m_name(name)
    {
    }

    void operator()(Leaper leaper) const
    {
        refuse(m_options.occupied.has_value(), "--occupied", m_name);
        const DerivationMethod method = methodOf(m_options.method, allDerivationMethods, m_name);
        const std::optional<Given> given = readGiven(m_console, m_options);
        if (!given)
            return;
        DerivationOptions choices;
        choices.masking = masking();
        choices.mapping = m_options.output.mapping;
        choices.own = given->own;
        if (given->position) {
            const Color own = ownColor(*given->position, *given->square);
            choices.own = given->position->pieces(own);
            choices.enemy = given->position->pieces(opponentOf(own));
        }
        print(headOf(*given->square, nameOf(method)),
              walkThrough(derive(leaper, *given->square, method, choices)));
    }

    void operator()(Slider slider) const
    {
        refuse(m_options.isUnmasked, "--unmasked", m_name);
        const SliderMethod method = methodOf(m_options.method, allSliderMethods, m_name);
        const std::optional<Given> given = readGiven(m_console, m_options);
        if (!given)
            return;
        SliderDerivationOptions choices;
        choices.mapping = m_options.output.mapping;
        choices.own = given->own;
        // Own pieces stand in the way like all others, unless it is said what does.
        choices.occupied = given->occupied.value_or(given->own.value_or(Bitboard()));
        if (given->position) {
            choices.own = given->position->pieces(ownColor(*given->position, *given->square));
            choices.occupied = given->position->occupied();
        }
        JsonValue head = headOf(*given->square, nameOf(method));
        head["occupied"] = toJson(choices.occupied, m_options.output.mapping);
        print(std::move(head), walkThrough(derive(slider, *given->square, method, choices)));
    }

    void operator()(Pawns pawns) const
    {
        refuse(m_options.method.has_value(), "--by", m_name);
        refuse(m_options.own.has_value(), "--own", m_name);
        refuse(m_options.occupied.has_value(), "--occupied", m_name);
        const std::optional<Given> given = readGiven(m_console, m_options);
        if (!given)
            return;
        const Position position = given->position.value_or(Position::start());
        print({{"piece", m_name}}, walkThrough(derivePawns(position, pawns.color,
                                                           {masking(), m_options.output.mapping})));
    }

    void operator()(Legality) const
    {
        refuse(m_options.method.has_value(), "--by", m_name);
        refuse(m_options.own.has_value(), "--own", m_name);
        refuse(m_options.occupied.has_value(), "--occupied", m_name);
        refuse(m_options.isUnmasked, "--unmasked", m_name);
        if (m_options.fen.empty())
            throw CLI::RequiredError("--fen");
        const std::optional<Given> given = readGiven(m_console, m_options);
        if (!given)
            return;
        const std::optional<Piece> piece = given->position->pieceAt(*given->square);
        if (!piece) {
            m_console.error(nameOf(*given->square), "No piece stands on this square.");
            return;
        }
        if (!hasOneKing(m_console, *given->position, piece->color, "--fen"))
            return;
        const auto derivation = deriveLegality(*given->position, *given->square);
        print({{"rule", m_name}, {"square", nameOf(*given->square)}},
              walkThrough(*derivation, m_options.output.mapping));
    }

private:
    Masking masking() const { return m_options.isUnmasked ? Masking::Unmasked : Masking::Masked; }

    JsonValue headOf(Square square, std::string_view method) const
    {
        return {{"piece", m_name}, {"square", nameOf(square)}, {"method", method}};
    }

    void print(JsonValue head, const Walkthrough &walk) const
    {
        if (m_options.output.layout == Layout::Json)
            printJson(m_console, std::move(head), walk, m_options.output);
        else
            printText(m_console, walk, m_options.output);
    }

    Console &m_console;
    const ExplainOptions &m_options;
    std::string_view m_name;
};

void run(Console &console, ExplainOptions &options)
{
    const Choice<Subject> subject = takeSubject(options);
    std::visit(Explainer(console, options, subject.name), subject.value);
}

} // namespace

void addExplainCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(
        program, "explain", "Show step by step how a set of squares comes about",
        "king|knight SQUARE [--by offsets|clipping|steps|shifts]\n"
        "         [--own WORD | --fen FEN] [--unmasked] …\n"
        "       bitboard explain bishop|rook|queen SQUARE [--by rays|lookup]\n"
        "         [--occupied WORD] [--own WORD] | [--fen FEN] …\n"
        "       bitboard explain white-pawns|black-pawns [--fen FEN] [--unmasked] …\n"
        "       bitboard explain legal SQUARE --fen FEN …\n"
        "       … = [--chess960] [--mapping M] [--as FORMAT]",
        R"(King and knight by one of four published methods; bishop, rook and queen ray by ray or by
the index into a table; all pawns of a colour as shifts of the whole set; and how the legal
destinations of a piece come about from the pseudo-legal ones.

A line for every step: its name, its formula by names and by words, what comes out, all
found so far (of legal: what is left), a remark, and the squares that come out. After them
the sets that the steps lead to. With a language as format the formulas are in it. Offsets
and masks are those of the mapping.

Examples:
  bitboard explain knight h4 --by shifts --unmasked
  bitboard explain rook a1 --by lookup --occupied 0x1000000
  bitboard explain black-pawns --fen startpos
  bitboard explain legal e4 --fen "8/8/8/8/r3K2k/8/8/8 w - - 0 1")");
    const auto options = std::make_shared<ExplainOptions>();
    addText(command, "PIECE", options->subject, "What to explain: " + listOf(subjects()));
    addText(command, "SQUARE", options->square, "Where it stands, a1 to h8");
    std::vector<Choice<Method>> methods;
    methods.reserve(allDerivationMethods.size() + allSliderMethods.size());
    for (const DerivationMethod method : allDerivationMethods)
        methods.push_back({nameOf(method), method});
    for (const SliderMethod method : allSliderMethods)
        methods.push_back({nameOf(method), method});
    addChoice(command, "--by", methods, options->method,
              "The method to follow (default offsets, of sliders rays)")
        .type_name("METHOD");
    CLI::Option &own = addText(command, "--own", options->own,
                               "The own pieces, as a word, which are no destinations; they also "
                               "stand in a slider’s way unless --occupied says what does");
    own.type_name("WORD");
    CLI::Option &occupied = addText(command, "--occupied", options->occupied,
                                    "The pieces that stand in a slider’s way, as a word");
    occupied.type_name("WORD");
    addWords(command, "--fen", options->fen,
             "A position: its pieces stand in the way, and those of the side that stands on the "
             "square, or else of the side to move, are own pieces (of pawns default startpos)")
        .type_name("FEN")
        ->excludes(&own)
        ->excludes(&occupied);
    command.add_flag("--unmasked", options->isUnmasked,
                     "Leave the masks out, to see which squares wrap round the edge");
    addChess960(command, options->isChess960);
    addOutputOptions(command, options->output);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
