#include "src/cli/inputs.h"

#include "src/board/ascii.h"
#include "src/cli/console.h"
#include "src/notation/clipboard/clipboard_error.h"
#include "src/notation/fen/fen_wrappings.h"
#include "src/notation/text/blank.h"
#include "src/notation/text/message.h"
#include "src/notation/text/text_encoding.h"
#include "src/notation/words/literal.h"
#include "src/notation/words/word_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <istream>
#include <system_error>

namespace chess {

namespace {

bool isQuoted(std::string_view word)
{
    return word.empty() || word.find_first_of(" \t\n") != std::string_view::npos;
}

bool isBoard(std::string_view word)
{
    return word.find('/') != std::string_view::npos || equalInAnyCase(word, "startpos");
}

/// Whether nothing but a comment follows a word, perhaps behind the sign that ends its statement.
bool isComment(std::string_view rest)
{
    if (rest.starts_with(';') || rest.starts_with(','))
        rest = withoutLeadingBlanks(rest.substr(1));
    const bool isLine = rest.starts_with("//") || (rest.starts_with('#') && rest.size() > 1 &&
                                                   blankLengthAt(rest.substr(1)) > 0);
    return (isLine && rest.find_first_of("\r\n") == std::string_view::npos) ||
           (rest.starts_with("/*") && rest.find("*/", 2) == rest.size() - 2);
}

/// The word of a text that is nothing but the declaration of one, auto x = 0xFFULL; or a number
/// with a comment behind it.
std::optional<WordReading> wordOfCode(std::string_view text)
{
    const WordList list = scanWordList(text);
    if (list.words.size() != 1 || list.hasLooseNames || list.passedOver || list.stray ||
        list.operation)
        return std::nullopt;
    const ListedWord &word = list.words.front();
    const std::size_t end = offsetIn(text, word.literal) + word.literal.size();
    const std::string_view behind = trimmed(text.substr(end));
    const bool isNumber = trimmed(text).starts_with(word.literal) && isComment(behind);
    const bool isDeclaration =
        word.isDeclared && word.numbersBehind.empty() && word.squareCount == 0;
    if (!isNumber && !isDeclaration)
        return std::nullopt;
    const auto reading = parseWord(word.literal);
    return reading ? std::optional(*reading) : std::nullopt;
}

std::string joined(std::vector<std::string>::const_iterator begin,
                   std::vector<std::string>::const_iterator end)
{
    return fmt::format("{}", fmt::join(begin, end, " "));
}

} // namespace

std::vector<std::string> splitFens(const std::vector<std::string> &words)
{
    std::vector<std::string> fens;
    auto begin = words.begin();
    bool hasBoard = false;
    for (auto word = words.begin(); word != words.end(); ++word) {
        const bool isBehindStart =
            word != begin && equalInAnyCase(*(word - 1), "startpos") && *word != "moves";
        const bool isNext =
            isBehindStart || (hasBoard && (isBoard(*word) || isLabel(*word) || isQuoted(*word)));
        const bool isAfterOther = word != begin && isQuoted(*word) && !isLabel(*(word - 1));
        if (isNext || isAfterOther) {
            fens.push_back(joined(begin, word));
            begin = word;
            hasBoard = false;
        }
        hasBoard = hasBoard || isBoard(*word) || isQuoted(*word);
    }
    if (begin != words.end())
        fens.push_back(joined(begin, words.end()));
    return fens;
}

std::string joinWords(const std::vector<std::string> &words)
{
    return joined(words.begin(), words.end());
}

FenAndSquare splitFenAndSquare(const std::vector<std::string> &words)
{
    FenAndSquare split{joinWords(words), std::nullopt};
    if (words.size() < 2)
        return split;
    const std::optional<Square> square = parseSquareInAnyCase(words.back());
    const auto board =
        std::find_if(words.begin(), words.end(), [](const auto &word) { return isBoard(word); });
    // Placement, turn and castling before it: the place of the en passant square.
    const bool isInEnPassantPlace = words.end() - board == 4 && !isQuoted(*board) && square &&
                                    (square->rank() == Rank::Three || square->rank() == Rank::Six);
    const bool isBehindQuotedFen = words.size() == 2 && isQuoted(words.front());
    const bool isBehindStart = words.size() == 2 && equalInAnyCase(words.front(), "startpos");
    if ((square && !isInEnPassantPlace) || isBehindQuotedFen || isBehindStart)
        split = {joined(words.begin(), words.end() - 1), words.back()};
    return split;
}

std::optional<Position> readFen(Console &console, std::string_view text, std::string_view source,
                                FenOptions options)
{
    const auto reading = parseFen(text, options);
    if (!reading) {
        console.error(where(source, placeOf(text, reading.error().offset)),
                      toText(describe(reading.error())));
        return std::nullopt;
    }
    for (const FenRemark &remark : reading->remarks)
        console.notice(where(source, placeOf(text, remark.offset)), toText(describe(remark)));
    return reading->position;
}

bool isPlayable(Console &console, const Position &position, std::string_view source)
{
    const std::vector<Message> reasons = reasonsAgainst(position);
    for (const Message &reason : reasons)
        console.error(source, toText(reason));
    return reasons.empty();
}

bool hasOneKing(Console &console, const Position &position, Color color, std::string_view source)
{
    if (position.king(color))
        return true;
    console.error(source, fmt::format("{} has {} kings; legal moves need exactly one.",
                                      color == Color::White ? "White" : "Black",
                                      position.pieces(color, PieceType::King).count()));
    return false;
}

std::optional<Square> readSquare(Console &console, std::string_view text)
{
    const std::optional<Square> square = parseSquareInAnyCase(trimmed(text));
    if (!square)
        console.error("SQUARE",
                      fmt::format("“{}” is no square; squares are a1 to h8.", excerpt(text)));
    return square;
}

std::optional<TextInput> readText(Console &console, const std::optional<std::string> &file)
{
    const bool isStandardInput = !file || *file == "-";
    TextInput input{{}, isStandardInput ? "standard input" : excerpt(*file, 200)};
    std::ifstream opened;
    if (!isStandardInput) {
        opened.open(*file, std::ios::binary);
        if (!opened) {
            console.error(input.source,
                          fmt::format("Cannot open: {}.", std::generic_category().message(errno)));
            return std::nullopt;
        }
    }
    std::streambuf *const buffer = isStandardInput ? console.in().rdbuf() : opened.rdbuf();
    // One character more than is taken shows the reader that the text is too long. Where it takes
    // one byte in UTF-8 it takes at most four in the file.
    constexpr std::size_t longest = longestClipboardText + 1;
    input.text.resize(4 * longest);
    try {
        const std::streamsize got =
            buffer->sgetn(input.text.data(), static_cast<std::streamsize>(input.text.size()));
        input.text.resize(static_cast<std::size_t>(got));
        input.text = toUtf8(input.text);
        input.text.resize(std::min(input.text.size(), longest));
    } catch (const std::ios_base::failure &failure) {
        // A file buffer says so when the system cannot read, from a directory for instance.
        console.error(input.source, fmt::format("Cannot read: {}.", failure.code().message()));
        return std::nullopt;
    }
    return input;
}

std::optional<LabelledWords> readLabelledWords(Console &console, const TextInput &input,
                                               SquareMapping mapping)
{
    auto words = parseLabelledWords(input.text, mapping);
    if (!words) {
        console.error(where(input.source, placeOf(input.text, words.error().offset)),
                      toText(describe(words.error())));
        return std::nullopt;
    }
    if (words->passedOver)
        console.notice(
            where(input.source, placeOf(input.text, offsetIn(input.text, *words->passedOver))),
            toText({passedOverSentence, {excerpt(*words->passedOver)}}));
    return *std::move(words);
}

std::optional<WordInput> readWord(Console &console, std::string_view text, std::string_view source,
                                  SquareMapping mapping)
{
    auto reading = parseWord(text);
    if (!reading) {
        if (const std::optional<WordReading> word = wordOfCode(text))
            reading = *word;
    }
    if (!reading) {
        console.error(where(source, placeOf(text, reading.error().offset)),
                      toText(describe(reading.error())));
        return std::nullopt;
    }
    const std::string shown = excerpt(trimmed(text));
    if (!reading->alternatives.empty()) {
        std::string others;
        for (const WordReading::Alternative &other : reading->alternatives)
            others +=
                fmt::format("{}{} as {}", others.empty() ? "" : ", ",
                            toLiteral(other.word, WordFormat::Hex), toText(describe(other.kind)));
        console.notice(source, fmt::format("“{}” is read as {}; it would be {}.", shown,
                                           toText(describe(reading->kind)), others));
    } else if (reading->kind == WordReadingKind::Octal && isDigit(trimmed(text)[1])) {
        console.notice(source, fmt::format("“{}” is read as {}, for it begins with 0 and is too "
                                           "large as a decimal number.",
                                           shown, toText(describe(reading->kind))));
    }
    if (const std::optional<Square> square = parseSquareInAnyCase(trimmed(text)))
        console.notice(source,
                       fmt::format("“{}” is read as a word; the square of that name is {}.", shown,
                                   toLiteral(toWord(Bitboard(*square), mapping), WordFormat::Hex)));
    return WordInput{squaresOf(reading->word, reading->kind, mapping), reading->kind};
}

} // namespace chess
