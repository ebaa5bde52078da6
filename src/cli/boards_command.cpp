#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/inputs.h"
#include "src/cli/json_output.h"
#include "src/cli/position_lines.h"
#include "src/notation/export/export.h"
#include "src/notation/export/source_code.h"
#include "src/notation/text/blank.h"
#include "src/workbench/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace chess {

namespace {

struct BoardsOptions {
    std::vector<std::string> words;
    std::optional<std::string> file;
    std::optional<std::string> names;
    std::optional<std::string> square;
    bool isChess960 = false;
    OutputOptions output;
};

/// Writes the chosen bitboards of one position after another.
class BoardsWriter {
public:
    BoardsWriter(std::ostream &out, std::vector<const CatalogueEntry *> entries,
                 std::optional<Square> selected, const OutputOptions &output)
        : m_out(out)
        , m_entries(std::move(entries))
        , m_selected(selected)
        , m_layout(output.layout)
        , m_style(styleOf(output))
    {
        if (m_layout == Layout::Tsv)
            writeHeader();
    }
    ~BoardsWriter() { flush(); }
    BoardsWriter(const BoardsWriter &) = delete;
    BoardsWriter &operator=(const BoardsWriter &) = delete;

    void write(const Position &position)
    {
        if (m_layout == Layout::Tsv)
            writeRow(position);
        else if (m_layout == Layout::Json)
            writeJson(position);
        else
            writeBlock(position);
        m_isFirst = false;
        if (m_text.size() > 64 * 1024)
            flush();
    }

    void flush()
    {
        m_out.write(m_text.data(), static_cast<std::streamsize>(m_text.size()));
        m_out.flush();
        m_text.clear();
    }

    /// False once the output takes no more.
    bool isGood() const { return m_out.good(); }

private:
    static ExportStyle styleOf(const OutputOptions &output)
    {
        return output.exportStyle(isLanguage(output.format) ? ExportLayout::Constants
                                                            : ExportLayout::List,
                                  ExportLayout::List);
    }

    Bitboard squaresOf(const CatalogueEntry &entry, const Position &position) const
    {
        return entry.evaluate(position, m_selected);
    }

    void writeHeader()
    {
        m_text += "fen";
        for (const CatalogueEntry *entry : m_entries)
            (m_text += '\t') += entry->name;
        m_text += '\n';
    }

    void writeRow(const Position &position)
    {
        m_text += toFen(position);
        for (const CatalogueEntry *entry : m_entries)
            appendLiteral(m_text += '\t', toWord(squaresOf(*entry, position), m_style.mapping),
                          WordFormat::Hex, m_style.spelling);
        m_text += '\n';
    }

    void writeBlock(const Position &position)
    {
        std::vector<NamedBitboard> boards;
        boards.reserve(m_entries.size());
        for (const CatalogueEntry *entry : m_entries)
            boards.push_back({entry->name, squaresOf(*entry, position)});
        if (!m_isFirst && m_layout != Layout::Binary)
            m_text += fmt::format("{} {}\n", commentMarkOf(m_style), toFen(position));
        m_text += toText(boards, m_style);
    }

    void writeJson(const Position &position)
    {
        JsonValue value = {{"fen", toFen(position)}, {"mapping", nameOf(m_style.mapping)}};
        for (const CatalogueEntry *entry : m_entries)
            value[std::string(entry->name)] = toJson(squaresOf(*entry, position), m_style.mapping);
        (m_text += value.dump()) += '\n';
    }

    std::ostream &m_out;
    std::vector<const CatalogueEntry *> m_entries;
    std::optional<Square> m_selected;
    Layout m_layout;
    ExportStyle m_style;
    std::string m_text;
    bool m_isFirst = true;
};

std::vector<const CatalogueEntry *> entriesByDefault()
{
    std::vector<const CatalogueEntry *> entries;
    for (const NamedBitboard &board : boardsOf(Position()))
        entries.push_back(findInCatalogue(board.name));
    return entries;
}

/// The entries of a list of names, parted by commas.
std::vector<const CatalogueEntry *> entriesNamed(std::string_view names)
{
    std::vector<const CatalogueEntry *> entries;
    if (names == "all") {
        for (const CatalogueEntry &entry : catalogue())
            entries.push_back(&entry);
        return entries;
    }
    while (true) {
        const std::size_t comma = names.find(',');
        const std::string_view name = trimmed(names.substr(0, comma));
        const CatalogueEntry *const entry = findInCatalogue(name);
        if (entry == nullptr)
            throw CLI::ValidationError(
                "--only",
                fmt::format("“{}” is no bitboard of the catalogue; bitboard boards startpos "
                            "--only all prints their names.",
                            excerpt(name)));
        entries.push_back(entry);
        if (comma == std::string_view::npos)
            return entries;
        names.remove_prefix(comma + 1);
    }
}

/// Says that the bitboards of the selected piece are empty, for nothing is selected.
void sayWhatNeedsASquare(Console &console, const std::vector<const CatalogueEntry *> &entries)
{
    const auto found = std::find_if(entries.begin(), entries.end(), [](const auto *entry) {
        return entry->group == CatalogueGroup::SelectedPiece;
    });
    if (found != entries.end())
        console.notice("--only", fmt::format("“{}” is of the selected square, and without --square "
                                             "none is selected: it is empty.",
                                             (*found)->name));
}

void writeFens(Console &console, BoardsWriter &writer, const BoardsOptions &options)
{
    const std::vector<std::string> fens = splitFens(options.words);
    for (std::size_t i = 0; i < fens.size(); ++i) {
        const std::string source = fens.size() == 1 ? "FEN" : fmt::format("FEN {}", i + 1);
        if (const auto position = readFen(console, fens[i], source, {options.isChess960}))
            writer.write(*position);
    }
}

void run(Console &console, const BoardsOptions &options)
{
    if (options.file && options.file->empty())
        throw CLI::ValidationError("--file", "The name of the file is empty.");
    std::optional<Square> selected;
    if (options.square && !(selected = readSquare(console, *options.square)))
        return;
    std::vector<const CatalogueEntry *> entries =
        options.names ? entriesNamed(*options.names) : entriesByDefault();
    if (!selected && options.names != "all")
        sayWhatNeedsASquare(console, entries);
    BoardsWriter writer(console.out(), std::move(entries), selected, options.output);
    if (!options.words.empty()) {
        writeFens(console, writer, options);
    } else {
        forEachPositionLine(
            console, options.file.value_or("-"), {options.isChess960},
            {[&writer](const PositionLine &line) { writer.write(line.reading.position); },
             [&writer] { return writer.isGood(); },
             [&writer] {
                 writer.flush();
             }});
    }
}

} // namespace

void addBoardsCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(
        program, "boards", "Print the bitboards of positions",
        "[FEN... | --file FILE] [--only NAME,...] [--square SQUARE]\n"
        "       [--chess960] [--mapping M] [--as FORMAT]",
        R"(Without a FEN it reads one FEN or EPD line at a time; blank lines and lines that begin with
# are skipped, bad lines are reported and skipped.

Examples:
  bitboard boards startpos
  bitboard boards --file games.epd --as tsv --only white_king,black_king)");
    const auto options = std::make_shared<BoardsOptions>();
    CLI::Option &words = addWords(command, "FEN", options->words, "Positions; startpos is one");
    addText(command, "--file", options->file, "Read lines from a file; - is the standard input")
        .type_name("FILE")
        ->excludes(&words);
    addText(command, "--only", options->names,
            "Bitboards of the catalogue, by name; all for all of them (default the twelve pieces, "
            "white, black, occupied and empty)")
        .type_name("NAME,...");
    addText(command, "--square", options->square,
            "The selected square, for attacks, destinations and the like")
        .type_name("SQUARE");
    addChess960(command, options->isChess960);
    addOutputOptions(command, options->output, TableLayouts::Offered);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
