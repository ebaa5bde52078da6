#include "src/workbench/paste_readings.h"

#include "src/board/ascii.h"
#include "src/notation/text/blank.h"
#include "src/notation/words/bitboard_names.h"
#include "src/notation/words/byte_dump.h"
#include "src/notation/words/labelled_words.h"
#include "src/workbench/expression/expression.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace chess {

namespace {

PasteReadings readingsOf(ClipboardText text)
{
    PasteReadings result;
    if (auto *fen = std::get_if<FenReading>(&text)) {
        std::vector<Message> sentences = {describe(text)};
        for (const FenRemark &remark : fen->remarks)
            sentences.push_back(describe(remark));
        result.readings.push_back({std::move(*fen), std::move(sentences)});
    } else if (auto *boards = std::get_if<ClipboardBoards>(&text)) {
        std::vector<Message> sentences = {describe(text)};
        for (const ClipboardNotice &notice : boards->notices)
            sentences.push_back(describe(notice));
        result.readings.push_back({std::move(*boards), std::move(sentences)});
    } else {
        const ClipboardWord word = std::get<ClipboardWord>(std::move(text));
        result.readings.push_back({word, {describe(ClipboardText(word))}});
        for (const WordReading::Alternative &each : word.reading.alternatives) {
            ClipboardWord other = word;
            other.reading = {each.word, each.kind, {}, false};
            other.squares = squaresOf(each.word, each.kind, word.mapping);
            result.readings.push_back({other, {describe(ClipboardText(other))}});
            result.isDoubtful = result.isDoubtful || each.kind == WordReadingKind::DiagramFromBelow;
        }
    }
    return result;
}

PasteReading tableReading(const WordTable &table)
{
    TableCheck check = checkTable(table);
    const TableMatch &nearest = check.nearest();
    const std::string name(nearest.table->name);
    const std::string mapping(nameOf(nearest.mapping));
    std::vector<Message> sentences;
    if (check.isRight())
        sentences.push_back(
            {"Read as a table of 64 words. It is the table “%1” with the bits in the order %2.",
             {name, mapping}});
    else
        sentences.push_back({"Read as a table of 64 words. It comes nearest to the table “%1” with "
                             "the bits in the order %2; entries that differ: %3.",
                             {name, mapping, std::to_string(check.wrong.size())}});
    if (check.bytes)
        sentences.push_back(describe(*check.bytes));
    if (check.cause)
        sentences.push_back(describe(*check.cause));
    for (const std::string_view passedOver : table.passedOver)
        sentences.push_back({besideTableSentence, {excerpt(passedOver)}});
    if (table.octal)
        sentences.push_back({octalInCSentence, {excerpt(*table.octal)}});
    return {std::move(check), std::move(sentences)};
}

PasteReading boardsReading(const LabelledWords &words, Message sentence)
{
    PastedBoards boards{{}, words.mapping};
    const std::vector<NamedWord> named = namedWordsOf(words);
    const PieceLabels labels(words.words);
    for (std::size_t i = 0; i < named.size(); ++i) {
        // Names are kept as they are written, but for those of the catalogue.
        const std::string_view label = words.words[i].text.label;
        const bool isOwn = !label.empty() && !labels.pieceOf(label) && !parseOccupancyName(label);
        boards.boards.push_back(
            {isOwn ? std::string(label) : named[i].name, squaresOf(named[i], words.mapping)});
    }
    sentence.arguments = {std::to_string(named.size()), std::string(nameOf(words.mapping))};
    std::vector<Message> sentences = {std::move(sentence)};
    if (words.passedOver)
        sentences.push_back({passedOverSentence, {excerpt(*words.passedOver)}});
    if (words.octal)
        sentences.push_back({octalInCSentence, {excerpt(*words.octal)}});
    return {std::move(boards), std::move(sentences)};
}

/// The text as bitboards that make no position.
std::optional<PasteReadings> readBoards(std::string_view text, SquareMapping mapping)
{
    auto words = parseLabelledWords(text, mapping);
    if (!words || words->words.size() < 2 || words->words.size() > mostPastedBoards)
        return std::nullopt;
    if (words->words.front().reading.kind != WordReadingKind::LittleEndianBytes)
        return PasteReadings{
            {boardsReading(*words, {"Read as %1 bitboards, with the bits in the order %2.", {}})}};
    PasteReadings result;
    result.readings.push_back(boardsReading(
        *words,
        {"Read as %1 bitboards in little-endian bytes, with the bits in the order %2.", {}}));
    for (LabelledWord &word : words->words)
        word.reading.word = withBytesReversed(word.reading.word);
    result.readings.push_back(boardsReading(
        *words, {"Read as %1 bitboards in big-endian bytes, with the bits in the order %2.", {}}));
    return result;
}

/// The name of one square, which may be a number too.
std::optional<PasteReading> readSquare(std::string_view text, SquareMapping mapping)
{
    const auto square = parseSquareInAnyCase(trimmed(text));
    if (!square)
        return std::nullopt;
    const Bitboard squares(*square);
    ClipboardWord word{{squares.word(), WordReadingKind::Squares, {}, false}, squares, mapping, {}};
    const Message sentence = describe(ClipboardText(word));
    return PasteReading{std::move(word), {sentence}};
}

/// The bytes of the bitboards of a position, by name or the twelve pieces, in both orders.
std::optional<PasteReadings> readPositionBytes(std::string_view text,
                                               const ClipboardOptions &options)
{
    const auto dump = parseByteDump(text);
    if (!dump || dump->bytes.size() <= 8 || dump->areWords)
        return std::nullopt;
    auto words = parseLabelledWords(text, options.mapping);
    if (!words || words->words.front().reading.kind != WordReadingKind::LittleEndianBytes)
        return std::nullopt;
    PasteReadings result;
    for (const ByteOrder order : {ByteOrder::Little, ByteOrder::Big}) {
        std::string list;
        for (const NamedWord &word : namedWordsOf(*words)) {
            const std::uint64_t value =
                order == ByteOrder::Little ? word.word : withBytesReversed(word.word);
            list += word.name + '\t' + toLiteral(value, WordFormat::Hex) + '\n';
        }
        auto boards = parseClipboardText(list, options);
        if (!boards || !std::holds_alternative<ClipboardBoards>(*boards))
            continue;
        PasteReading reading = std::move(readingsOf(*std::move(boards)).readings.front());
        reading.sentences.insert(reading.sentences.begin() + 1, describe(order));
        result.readings.push_back(std::move(reading));
    }
    return result.readings.empty() ? std::nullopt : std::optional(std::move(result));
}

/// Whether a game begins here: 1. e4 e5 or 1.e4.
bool beginsGame(std::string_view text)
{
    const std::size_t dot = text.find_first_not_of("0123456789");
    if (dot == 0 || dot == std::string_view::npos || text[dot] != '.')
        return false;
    const std::size_t move = text.find_first_not_of(". ", dot);
    return move != std::string_view::npos && isLetter(text[move]);
}

/// What else a text is that is neither a position nor a bitboard.
std::optional<ClipboardError> foreignText(std::string_view text, SquareMapping mapping)
{
    const std::string_view body = trimmed(text);
    const auto refused = [&](std::string_view pattern) {
        return refuseClipboard(text, body, ClipboardErrorKind::NotUnderstood, pattern).value();
    };
    if (beginsGame(body))
        return refused("“%1” are the moves of a game; a position is pasted as its FEN.");
    if (evaluate(body, {Position::start(), std::nullopt, mapping, {}}))
        return refused("“%1” is an expression: Tools → Calculator computes it.");
    return std::nullopt;
}

} // namespace

tl::expected<PasteReadings, ClipboardError> parsePaste(std::string_view text,
                                                       ClipboardOptions options)
{
    if (auto bytes = readPositionBytes(text, options))
        return *std::move(bytes);
    auto square = readSquare(text, options.mapping);
    auto known = parseClipboardText(text, options);
    if (known) {
        PasteReadings result = readingsOf(*std::move(known));
        if (square) {
            result.readings.front().sentences.push_back(
                {"“%1” is also the name of a square.", {std::string(trimmed(text))}});
            result.readings.push_back(*std::move(square));
        }
        return result;
    }
    if (square)
        return PasteReadings{{*std::move(square)}};
    const ClipboardErrorKind kind = known.error().kind;
    if (kind == ClipboardErrorKind::TooLong || kind == ClipboardErrorKind::Empty)
        return tl::unexpected(std::move(known).error());
    if (const auto table = parseWordTable(text))
        return PasteReadings{{tableReading(*table)}};
    // A list that was meant as the pieces and is wrong stays refused, as does prose with numbers.
    const bool mayBeBoards = kind == ClipboardErrorKind::NotTwelveWords ||
                             kind == ClipboardErrorKind::NoPieces ||
                             parseByteDump(text).has_value();
    if (mayBeBoards) {
        if (auto boards = readBoards(text, options.mapping))
            return *std::move(boards);
    }
    // One may leave a name out, or take the bitboards by all of their names; which, is to be asked.
    if (kind == ClipboardErrorKind::UnknownLabel) {
        options.passesUnknownOver = true;
        auto rest = parseClipboardText(text, options);
        auto boards = readBoards(text, options.mapping);
        if (rest && boards) {
            PasteReadings result = readingsOf(*std::move(rest));
            result.readings.insert(result.readings.end(), boards->readings.begin(),
                                   boards->readings.end());
            result.isDoubtful = true;
            return result;
        }
    }
    // What is computed there is said already, and where.
    if (kind == ClipboardErrorKind::Computes)
        return tl::unexpected(std::move(known).error());
    if (auto foreign = foreignText(text, options.mapping))
        return tl::unexpected(*std::move(foreign));
    return tl::unexpected(std::move(known).error());
}

} // namespace chess
