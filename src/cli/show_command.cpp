#include "src/cli/arguments.h"
#include "src/cli/commands.h"
#include "src/cli/console.h"
#include "src/cli/inputs.h"
#include "src/cli/json_output.h"
#include "src/notation/text/message.h"
#include "src/notation/words/diagram.h"

#include <fmt/format.h>

#include <ostream>

namespace chess {

namespace {

struct ShowOptions {
    std::vector<std::string> words;
    OutputOptions output;
};

/// A bit number and its square, "8<TAB>a2", or "-" for the bit of an empty set.
std::string toText(std::optional<int> bit, SquareMapping mapping)
{
    return bit ? fmt::format("{}\t{}", *bit, nameOf(squareOf(*bit, mapping))) : "-";
}

JsonValue toJson(std::optional<int> bit)
{
    return bit ? JsonValue(*bit) : JsonValue();
}

std::optional<int> lowestBit(std::uint64_t word)
{
    return word == 0 ? std::nullopt : std::optional(std::countr_zero(word));
}

std::optional<int> highestBit(std::uint64_t word)
{
    return word == 0 ? std::nullopt : std::optional(63 - std::countl_zero(word));
}

void show(Console &console, const WordInput &input, const OutputOptions &output)
{
    const Bitboard squares = input.squares;
    const std::uint64_t word = toWord(squares, output.mapping);
    const std::string readAs = toText(describe(input.kind));
    const std::string unsignedText = toLiteral(word, WordFormat::Decimal);
    const std::string signedText = toLiteral(word, WordFormat::Signed);
    if (output.layout == Layout::Json) {
        JsonValue value = toJson(squares, output.mapping);
        value["read_as"] = readAs;
        value["mapping"] = nameOf(output.mapping);
        value["unsigned"] = unsignedText;
        value["signed"] = signedText;
        value["binary"] = toBinaryByByte(word);
        value["lsb"] = toJson(lowestBit(word));
        value["msb"] = toJson(highestBit(word));
        printJson(console, value);
        return;
    }
    console.out() << fmt::format("read_as\t{}\n", readAs) << toDiagram(squares)
                  << fmt::format("word\t{}\n", output.literal(squares))
                  << fmt::format("unsigned\t{}\n", unsignedText)
                  << fmt::format("signed\t{}\n", signedText)
                  << fmt::format("binary\t{}\n", toBinaryByByte(word))
                  << fmt::format("count\t{}\n", squares.count())
                  << fmt::format("lsb\t{}\n", toText(lowestBit(word), output.mapping))
                  << fmt::format("msb\t{}\n", toText(highestBit(word), output.mapping))
                  << fmt::format("squares\t{}\n", toSquareList(squares));
}

void run(Console &console, const ShowOptions &options)
{
    bool isFirst = true;
    std::size_t number = 0;
    for (const std::string &text : options.words) {
        ++number;
        const std::string source =
            options.words.size() == 1 ? "WORD" : fmt::format("WORD {}", number);
        const auto input = readWord(console, text, source, options.output.mapping);
        if (!input)
            continue;
        if (!isFirst && options.output.layout == Layout::Text)
            console.out() << '\n';
        isFirst = false;
        show(console, *input, options.output);
    }
}

} // namespace

void addShowCommand(CLI::App &program, Console &console)
{
    CLI::App &command = addCommand(
        program, "show", "Show 64-bit words as pictures and in every notation",
        "WORD... [--mapping M] [--as FORMAT]",
        R"(A word may be hexadecimal, binary, decimal or signed, with the prefixes, separators and
suffixes of programming languages, an 8x8 picture, names of squares such as "e4 d5", eight
bytes of memory, or a shift like "1 << 28".

Example:
  bitboard show 0xFF00 -1)");
    const auto options = std::make_shared<ShowOptions>();
    addWords(command, "WORD", options->words, "A bitboard, written as a 64-bit word").required();
    addOutputOptions(command, options->output);
    command.callback([&console, options] { run(console, *options); });
}

} // namespace chess
