#include "src/notation/labelled_words.h"

#include "src/board/ascii.h"
#include "src/notation/bitboard_names.h"
#include "src/notation/blank.h"
#include "src/notation/byte_dump.h"

#include <algorithm>
#include <string>

namespace chess {

namespace {

/// The bytes of a table.
constexpr std::size_t tableBytes = 64 * 8;

/// What the numbers of a text are, and the order of bits it names.
struct ScannedWords {
    std::vector<LabelledWord> words;
    std::optional<SquareMapping> mapping;
};

tl::expected<ScannedWords, ClipboardError> readWords(std::string_view text)
{
    if (text.size() > longestClipboardText)
        return refuseClipboard(text, text.substr(longestClipboardText).substr(0, 1),
                               ClipboardErrorKind::TooLong,
                               "The text is longer than 1 MiB, and no list of bitboards is.");
    if (trimmed(text).empty())
        return refuseClipboard(text, text, ClipboardErrorKind::Empty, "There is nothing to read.");

    ScannedWords scanned;
    const std::optional<ByteDump> dump = parseByteDump(text);
    const bool isDump = dump && !dump->areNumbers && dump->bytes.size() > 8;
    if (isDump || (dump && dump->bytes.size() == tableBytes)) {
        for (std::size_t i = 0; i < dump->bytes.size() && i < 8 * longestWordList; i += 8) {
            const std::uint64_t word = littleEndianWord(*dump, i);
            scanned.words.push_back({{},
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
    return scanned;
}

std::string identifierOf(std::string_view label)
{
    if (const std::optional<Piece> piece = parsePieceName(label))
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

tl::expected<LabelledWords, ClipboardError> parseLabelledWords(std::string_view text,
                                                               SquareMapping mapping)
{
    auto scanned = readWords(text);
    if (!scanned)
        return tl::unexpected(std::move(scanned).error());
    if (scanned->words.empty())
        return refuseClipboard(text, trimmed(text), ClipboardErrorKind::NotUnderstood,
                               "“%1” holds no bitboard.");
    return LabelledWords{std::move(scanned->words), scanned->mapping.value_or(mapping)};
}

std::vector<NamedWord> namedWordsOf(const LabelledWords &words)
{
    const bool hasNames = std::any_of(words.words.begin(), words.words.end(),
                                      [](const auto &word) { return !word.text.label.empty(); });
    const bool areThePieces = !hasNames && words.words.size() == allPieces.size();
    std::vector<NamedWord> named;
    for (const LabelledWord &word : words.words) {
        const std::size_t index = named.size();
        std::string name = areThePieces              ? std::string(bitboardNameOf(allPieces[index]))
                           : word.text.label.empty() ? std::to_string(index + 1)
                                                     : identifierOf(word.text.label);
        named.push_back({std::move(name), word.reading.word});
    }
    return named;
}

tl::expected<WordTable, ClipboardError> parseWordTable(std::string_view text)
{
    const auto scanned = readWords(text);
    if (!scanned)
        return tl::unexpected(scanned.error());
    const std::size_t count = scanned->words.size();
    WordTable table{{}, scanned->mapping};
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
    return table;
}

} // namespace chess
