#include "src/notation/words/labelled_words.h"

#include "src/board/ascii.h"
#include "src/notation/text/blank.h"
#include "src/notation/words/addressed_dump.h"
#include "src/notation/words/byte_dump.h"
#include "src/notation/words/prose_beside.h"

#include <algorithm>
#include <bit>
#include <set>
#include <string>

namespace chess {

namespace {

/// The bytes of a table.
constexpr std::size_t tableBytes = 64 * 8;

constexpr std::string_view tooManyWordsSentence =
    "No list has more than 1024 bitboards; “%1” is beyond that.";
static_assert(longestWordList == 1024);

/// What the numbers of a text are, and the order of bits it names.
struct ScannedWords {
    std::vector<LabelledWord> words;
    std::optional<SquareMapping> mapping;
    std::optional<std::string_view> passedOver;
};

/// Whether a number behind a word is its count or the word once more.
bool belongsTo(const WordReading &word, std::string_view number)
{
    if (number.size() <= 2 && std::all_of(number.begin(), number.end(), isDigit) &&
        std::stoi(std::string(number)) == std::popcount(word.word))
        return true;
    const auto again = parseWord(number);
    const auto isTheWord = [&word](const auto &each) {
        return each.word == word.word;
    };
    return again && (isTheWord(*again) || std::any_of(again->alternatives.begin(),
                                                      again->alternatives.end(), isTheWord));
}

tl::expected<ScannedWords, ClipboardError> readWords(std::string_view text)
{
    if (text.size() > longestClipboardText)
        return refuseClipboard(text, text.substr(longestClipboardText).substr(0, 1),
                               ClipboardErrorKind::TooLong,
                               "The text is longer than 1 MiB, and no list of bitboards is.");
    if (trimmed(text).empty())
        return refuseClipboard(text, text, ClipboardErrorKind::Empty, "There is nothing to read.");

    ScannedWords scanned;
    if (auto addressed = parseAddressedDump(text); addressed && !*addressed)
        return tl::unexpected(std::move(*addressed).error());
    const std::optional<ByteDump> dump = parseByteDump(text);
    const bool isDump = dump && (dump->isAddressed || !dump->labels.empty() ||
                                 (!dump->areNumbers && dump->bytes.size() > 8));
    if (isDump || (dump && dump->bytes.size() == tableBytes)) {
        if (dump->bytes.size() > 8 * longestWordList)
            return refuseClipboard(text, trimmed(text), ClipboardErrorKind::TooLong,
                                   tooManyWordsSentence);
        for (std::size_t i = 0; i < dump->bytes.size(); i += 8) {
            const std::uint64_t word = littleEndianWord(*dump, i);
            if (dump->areWords) {
                scanned.words.push_back({{}, {word, WordReadingKind::Hex, {}, false}});
                continue;
            }
            const std::string_view label =
                dump->labels.empty() ? std::string_view() : dump->labels[i / 8];
            scanned.words.push_back({{label, {}},
                                     {word,
                                      WordReadingKind::LittleEndianBytes,
                                      {{withBytesReversed(word), WordReadingKind::BigEndianBytes}},
                                      false}});
        }
        return scanned;
    }
    const WordList list = scanWordList(text);
    if (list.mapping) {
        scanned.mapping = parseSquareMapping(*list.mapping);
        if (!scanned.mapping)
            return refuseClipboard(text, *list.mapping, ClipboardErrorKind::UnknownMapping,
                                   unknownMappingSentence);
    }
    for (const ListedWord &word : list.words) {
        auto reading = parseWord(word.literal);
        if (!reading)
            return refuseClipboard(reading.error(), ClipboardErrorKind::BadWord,
                                   offsetIn(text, word.literal));
        scanned.words.push_back({word, *std::move(reading)});
    }
    readAlike(scanned.words);
    if (auto stray = strayTextIn(text, list, scanned.words))
        return tl::unexpected(*std::move(stray));
    scanned.passedOver = list.passedOver;
    return scanned;
}

bool isLabelOfPieces(std::string_view label)
{
    return parsePieceLabel(label) || parseOccupancyName(label);
}

std::string identifierOf(std::string_view label, const PieceLabels &labels)
{
    if (const std::optional<Piece> piece = labels.pieceOf(label))
        return std::string(bitboardNameOf(*piece));
    if (const std::optional<std::string_view> occupancy = parseOccupancyName(label))
        return std::string(*occupancy);
    std::string name(label);
    const bool isSpeltInCapitals =
        std::none_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    if (isSpeltInCapitals)
        std::transform(name.begin(), name.end(), name.begin(), lower);
    return name;
}

} // namespace

std::optional<WordReadingKind> readAlike(std::span<LabelledWord> words)
{
    bool hasHex = false;
    bool hasDecimal = false;
    for (const auto &[text, reading] : words) {
        if (reading.isAlsoSquareName)
            continue;
        const std::string_view digits = text.literal;
        const bool isBareHex = reading.kind == WordReadingKind::Hex && !digits.starts_with("0x") &&
                               !digits.starts_with("0X") && !digits.starts_with("#") &&
                               !digits.starts_with("$");
        const bool hasLetters = std::any_of(digits.begin(), digits.end(), isLetter);
        hasHex = hasHex || (isBareHex && (hasLetters || digits.front() == '0'));
        hasDecimal =
            hasDecimal || reading.kind == WordReadingKind::SignedDecimal ||
            (reading.kind == WordReadingKind::Decimal && reading.word > 9 && digits.size() != 16);
    }
    if (!hasHex && !hasDecimal)
        return std::nullopt;
    const WordReadingKind kind = hasHex ? WordReadingKind::Hex : WordReadingKind::Decimal;
    for (auto &[text, reading] : words) {
        const auto &alternatives = reading.alternatives;
        const auto other = std::find_if(alternatives.begin(), alternatives.end(),
                                        [kind](const auto &each) { return each.kind == kind; });
        if (other != alternatives.end())
            reading = {other->word, other->kind, {}, false};
    }
    return kind;
}

std::optional<std::string_view> octalInC(std::span<const LabelledWord> words)
{
    const auto isOctalToC = [](const LabelledWord &word) {
        if (word.reading.kind != WordReadingKind::Decimal)
            return false;
        // Reading it like the others has left no alternatives.
        const auto alone = parseWord(word.text.literal);
        return alone && std::any_of(alone->alternatives.begin(), alone->alternatives.end(),
                                    [](const WordReading::Alternative &each) {
                                        return each.kind == WordReadingKind::Octal;
                                    });
    };
    const auto found = std::find_if(words.begin(), words.end(), isOctalToC);
    return found == words.end() ? std::nullopt : std::optional(found->text.literal);
}

bool areAllBoards(std::span<const LabelledWord> words)
{
    if (words.size() != allPieces.size() + 4)
        return false;
    std::array<std::uint64_t, 2> sides{};
    for (std::size_t i = 0; i < allPieces.size(); ++i) {
        const std::uint64_t word = words[i].reading.word;
        if (((sides[0] | sides[1]) & word) != 0)
            return false;
        sides[i / (allPieces.size() / 2)] |= word;
    }
    const auto is = [&words](std::size_t place, std::uint64_t word) {
        return words[allPieces.size() + place].reading.word == word;
    };
    const std::uint64_t occupied = sides[0] | sides[1];
    return is(0, sides[0]) && is(1, sides[1]) && is(2, occupied) && is(3, ~occupied);
}

std::string_view nameInOrder(std::size_t place)
{
    constexpr std::array occupancies = {names::white, names::black, names::occupied, names::empty};
    return place < allPieces.size() ? bitboardNameOf(allPieces[place])
                                    : occupancies[place - allPieces.size()];
}

std::optional<ClipboardError> strayTextIn(std::string_view text, const WordList &list,
                                          std::span<const LabelledWord> words)
{
    const auto refused = [text](std::string_view piece, std::string_view pattern) {
        return refuseClipboard(text, piece, ClipboardErrorKind::StrayText, pattern).value();
    };
    if (list.unread)
        return refuseClipboard(text, *list.unread, ClipboardErrorKind::TooLong,
                               tooManyWordsSentence)
            .value();
    if (list.furtherRow)
        return refused(*list.furtherRow, "“%1” is a second position, and a list is of one.");
    if (list.operation) {
        const bool isAssignment = list.operation->ends_with('=') && *list.operation != "==" &&
                                  *list.operation != "!=" && *list.operation != "<=" &&
                                  *list.operation != ">=";
        return refuseClipboard(
                   text, *list.operation, ClipboardErrorKind::Computes,
                   isAssignment
                       ? "“%1” is an assignment that computes with the value the name has so far, "
                         "which a list does not know; write the result after “=”, or have the "
                         "line computed by the calculator."
                       : "“%1” computes something from the value of the name, and a list gives the "
                         "values themselves; write the result after “=”, or have the line "
                         "computed by the calculator.")
            .value();
    }
    if (list.stray)
        return refused(*list.stray, "“%1” stands after a bitboard, where its count, its squares, "
                                    "a comment or the end of the line is expected.");
    for (const auto &[listed, reading] : words) {
        for (const std::string_view number : listed.numbersBehind) {
            if (!belongsTo(reading, number))
                return refused(number, "“%1” stands after a bitboard and is neither its count of "
                                       "squares nor the same word again.");
        }
        if (listed.squareCount > 0 && listed.squareCount != std::popcount(reading.word))
            return refused(
                listed.squaresBehind,
                "Behind the bitboard stands “%1”, and it does not have that many squares.");
    }
    return std::nullopt;
}

tl::expected<LabelledWords, ClipboardError> parseLabelledWords(std::string_view text,
                                                               SquareMapping mapping)
{
    auto scanned = readWords(text);
    if (!scanned)
        return tl::unexpected(std::move(scanned).error());
    if (scanned->words.empty())
        return refuseClipboard(text, trimmed(text), ClipboardErrorKind::NotUnderstood,
                               "“%1” holds no bitboard.");
    const auto octal = octalInC(scanned->words);
    return LabelledWords{std::move(scanned->words), scanned->mapping.value_or(mapping),
                         scanned->passedOver, octal};
}

PieceLabels::PieceLabels(const WordList &list)
    : m_areOnlyPieces(std::all_of(list.words.begin(), list.words.end(), [](const ListedWord &word) {
        return isLabelOfPieces(word.label);
    }))
{
}

PieceLabels::PieceLabels(std::span<const LabelledWord> words)
    : m_areOnlyPieces(std::all_of(words.begin(), words.end(), [](const LabelledWord &word) {
        return isLabelOfPieces(word.text.label);
    }))
{
}

std::vector<NamedWord> namedWordsOf(const LabelledWords &words)
{
    const bool hasNames = std::any_of(words.words.begin(), words.words.end(),
                                      [](const auto &word) { return !word.text.label.empty(); });
    const bool areInOrder =
        !hasNames && (words.words.size() == allPieces.size() || areAllBoards(words.words));
    const PieceLabels labels(words.words);
    std::vector<NamedWord> named;
    for (const LabelledWord &word : words.words) {
        const std::size_t index = named.size();
        std::string name = areInOrder                ? std::string(nameInOrder(index))
                           : word.text.label.empty() ? std::to_string(index + 1)
                                                     : identifierOf(word.text.label, labels);
        named.push_back({std::move(name), word.reading.word, word.reading.kind});
    }
    return named;
}

std::optional<ClipboardError> repeatedLabelIn(std::string_view text, const LabelledWords &words)
{
    const std::vector<NamedWord> named = namedWordsOf(words);
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < named.size(); ++i) {
        if (!seen.insert(named[i].name).second)
            return refuseClipboard(text, words.words[i].text.label,
                                   ClipboardErrorKind::RepeatedLabel, repeatedLabelSentence)
                .value();
    }
    return std::nullopt;
}

tl::expected<WordTable, ClipboardError> parseWordTable(std::string_view text)
{
    const auto scanned = readWords(text);
    if (!scanned)
        return tl::unexpected(scanned.error());
    const std::size_t count = scanned->words.size();
    const bool areBytes =
        count > 0 && scanned->words.front().reading.kind == WordReadingKind::LittleEndianBytes;
    WordTable table{{}, scanned->mapping, areBytes};
    if (count != table.words.size()) {
        const std::string_view place = count > table.words.size()
                                           ? scanned->words[table.words.size()].text.literal
                                           : text.substr(text.size());
        ClipboardError error =
            refuseClipboard(text, place, ClipboardErrorKind::NotSixtyFourWords,
                            count > table.words.size()
                                ? "A table has 64 words; “%1” is one too many."
                                : "A table has 64 words, and the text ends after %2.")
                .value();
        error.reason.arguments.push_back(std::to_string(count));
        return tl::unexpected(std::move(error));
    }
    std::transform(scanned->words.begin(), scanned->words.end(), table.words.begin(),
                   [](const LabelledWord &word) { return word.reading.word; });
    const std::string_view first = scanned->words.front().text.literal;
    const std::string_view last = scanned->words.back().text.literal;
    if (!first.empty()) // otherwise it is none but bytes
        table.passedOver = proseBeside(text, first, last);
    table.octal = octalInC(scanned->words);
    return table;
}

} // namespace chess
