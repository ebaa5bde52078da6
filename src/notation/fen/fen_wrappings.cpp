#include "src/notation/fen/fen_wrappings.h"

#include "src/board/ascii.h"
#include "src/notation/fen/fen_placement.h"
#include "src/notation/text/utf8.h"

#include <algorithm>
#include <array>
#include <optional>

namespace chess {

namespace {

std::optional<std::string_view> plainQuote(std::uint32_t value)
{
    switch (value) {
    case 0xAB:   // «
    case 0xBB:   // »
    case 0x201C: // “
    case 0x201D: // ”
    case 0x201E: // „
        return "\"";
    case 0x2018: // ‘
    case 0x2019: // ’
    case 0x201A: // ‚
        return "'";
    default:
        return std::nullopt;
    }
}

/// A spelling in ASCII and what it stands for.
struct Spelling {
    std::string_view spelt;
    std::string_view plain;
};

constexpr std::array<Spelling, 9> asciiSpellings = {{
    {"%20", " "},
    {"%2F", "/"},
    {"%2f", "/"},
    {"%09", " "},
    {"%22", "\""},
    {"\\/", "/"},
    {"&nbsp;", " "},
    {"&quot;", "\""},
    {"_", " "},
}};

/// Within a web address + is a blank too, and what follows ? & # is no part of the FEN.
constexpr std::array<Spelling, 4> webSpellings = {{
    {"+", " "},
    {"?", "\n"},
    {"&", "\n"},
    {"#", "\n"},
}};

bool isWebAddress(std::string_view text)
{
    constexpr std::array<std::string_view, 6> signs = {"://", ".org/", ".com/",
                                                       "%2F", "%2f",   "fen="};
    return std::any_of(signs.begin(), signs.end(), [text](std::string_view sign) {
        return text.find(sign) != std::string_view::npos;
    });
}

template <std::size_t Size>
const Spelling *spellingAt(std::string_view text, const std::array<Spelling, Size> &spellings)
{
    const auto found =
        std::find_if(spellings.begin(), spellings.end(),
                     [text](const Spelling &spelling) { return text.starts_with(spelling.spelt); });
    return found == spellings.end() ? nullptr : &*found;
}

/// What matters of a byte when looking for a FEN; a table, since texts may be long.
struct Traits {
    /// It cannot be part of a placement and may stand on either side of it.
    bool isSeparator;
    /// It stands for itself and begins no other spelling of anything.
    bool isPlain;
};

constexpr std::array<Traits, 256> traits = [] {
    constexpr std::string_view separators = "\"'`[](){}<>=,;:|*";
    constexpr std::string_view spellings = "%\\&_+?#";
    std::array<Traits, 256> table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        const char c = static_cast<char>(i);
        table[i].isSeparator = isBlank(c) || separators.find(c) != std::string_view::npos;
        table[i].isPlain = i < 0x80 && spellings.find(c) == std::string_view::npos;
    }
    return table;
}();

bool hasTrait(char c, bool Traits::*trait)
{
    return traits[static_cast<std::uint8_t>(c)].*trait;
}

/// The end of the run from `begin` on of bytes that have a trait.
std::size_t endOf(std::string_view text, std::size_t begin, bool Traits::*trait)
{
    while (begin < text.size() && hasTrait(text[begin], trait))
        ++begin;
    return begin;
}

std::size_t endOfWord(std::string_view text, std::size_t begin)
{
    while (begin < text.size() && !hasTrait(text[begin], &Traits::isSeparator))
        ++begin;
    return begin;
}

/// The offset in a word at which a placement begins, if there is one in it: at its beginning or, in
/// a web address or path, at the first of at least four ranks in a row.
std::optional<std::size_t> placementIn(std::string_view word)
{
    const bool isAddress = word.starts_with("//") || word.find('.') != std::string_view::npos;
    std::size_t ranks = 0;
    std::size_t ranksInARow = 0;
    std::size_t first = 0;
    for (std::size_t begin = 0; begin <= word.size();) {
        const std::size_t end = std::min(word.find_first_of("/\\", begin), word.size());
        if (isRankLike(word.substr(begin, end - begin))) {
            ++ranks;
            if (ranksInARow++ == 0)
                first = begin;
            if (isAddress && ranksInARow == 4)
                return first;
        } else {
            ranksInARow = 0;
        }
        begin = end + 1;
    }
    if (!isAddress && ranks >= 4)
        return 0;
    return std::nullopt;
}

/// The character that closes what another opens, if it opens anything.
std::optional<char> closerOf(char opener)
{
    // Among them [FEN]…[/FEN], <td>…</td> and the **…** of Markdown.
    constexpr std::string_view openers = "\"'`([{<]>*";
    constexpr std::string_view closers = "\"'`)]}>[<*";
    const std::size_t index = openers.find(opener);
    if (index == std::string_view::npos)
        return std::nullopt;
    return closers[index];
}

bool isQuote(char c)
{
    return c == '"' || c == '\'' || c == '`';
}

/// The place of a FEN that begins at `begin`: it reaches to what closes the bracket or quote before
/// it, or else to the end of the text.
FenPlace placeFrom(std::string_view text, std::size_t begin, bool isInProse)
{
    FenPlace place{begin, text.size(), begin, text.size()};
    place.isInProse = isInProse;
    std::size_t before = begin;
    while (before > 0 && isBlank(text[before - 1]))
        --before;
    if (before == 0)
        return place;
    const char opener = text[before - 1];
    const std::optional<char> closer = closerOf(opener);
    // A star with a blank behind it begins an item of a list.
    if (!closer || (opener == '*' && before != begin))
        return place;
    if (isQuote(opener))
        place.outerBegin = before - 1;
    if (opener == '*')
        place.outerBegin = text.substr(0, begin).find_last_not_of('*') + 1; // 0 where all are
    std::size_t end = text.find(*closer, begin);
    while (end != std::string_view::npos && text[end - 1] == '\\' && isQuote(opener) &&
           !(before >= 2 && text[before - 2] == '\\'))
        end = text.find(*closer, end + 1);
    if (end == std::string_view::npos)
        return place;
    place.end = end;
    place.outerEnd = isQuote(opener) ? end + 1 : end;
    if (opener == '*')
        place.outerEnd = std::min(text.find_first_not_of('*', end), text.size());
    // A string literal may end in an escaped line end, or be itself escaped within another.
    for (bool isTrimmed = isQuote(opener); isTrimmed;) {
        isTrimmed = false;
        const std::string_view inner = text.substr(begin, place.end - begin);
        if (inner.ends_with("\\n") || inner.ends_with("\\r") || inner.ends_with("\\t")) {
            place.end -= 2;
            isTrimmed = true;
        } else if (inner.ends_with('\\')) {
            place.end -= 1;
            isTrimmed = true;
        }
    }
    return place;
}

} // namespace

PlainText::PlainText(std::string_view original)
{
    m_text.reserve(original.size());
    const bool isWeb = isWebAddress(original);
    for (std::size_t i = 0; i < original.size();) {
        const std::size_t plainEnd = endOf(original, i, &Traits::isPlain);
        m_text += original.substr(i, plainEnd - i);
        i = plainEnd;
        if (i == original.size())
            break;
        const std::string_view rest = original.substr(i);
        const Spelling *spelling = spellingAt(rest, asciiSpellings);
        if (spelling == nullptr && isWeb)
            spelling = spellingAt(rest, webSpellings);
        if (spelling != nullptr) {
            replace(spelling->spelt.size(), spelling->plain);
            i += spelling->spelt.size();
            continue;
        }
        const CodePoint codePoint = codePointAt(original, i);
        if (codePoint.isValid && isWideBlank(codePoint.value))
            replace(codePoint.length, " ");
        else if (codePoint.isValid && isZeroWidth(codePoint.value))
            replace(codePoint.length, "");
        else if (const auto quote = plainQuote(codePoint.value); quote && codePoint.isValid)
            replace(codePoint.length, *quote);
        else
            m_text += rest.substr(0, codePoint.length);
        i += codePoint.length;
    }
}

void PlainText::replace(std::size_t length, std::string_view replacement)
{
    m_text += replacement;
    if (length == replacement.size())
        return;
    const std::size_t before = m_shifts.empty() ? 0 : m_shifts.back().shift;
    const std::size_t shift = before + length - replacement.size();
    if (!m_shifts.empty() && m_shifts.back().plain == m_text.size())
        m_shifts.back().shift = shift;
    else
        m_shifts.push_back({m_text.size(), shift});
}

std::size_t PlainText::originalOffset(std::size_t offset) const
{
    const auto next =
        std::upper_bound(m_shifts.begin(), m_shifts.end(), offset,
                         [](std::size_t at, const Shift &shift) { return at < shift.plain; });
    return next == m_shifts.begin() ? offset : offset + std::prev(next)->shift;
}

bool isLabel(std::string_view word)
{
    constexpr std::array<std::string_view, 4> labels = {"position", "fen", "epd", "setboard"};
    while (!word.empty() && hasTrait(word.front(), &Traits::isSeparator))
        word.remove_prefix(1);
    while (!word.empty() && hasTrait(word.back(), &Traits::isSeparator))
        word.remove_suffix(1);
    return std::any_of(labels.begin(), labels.end(),
                       [word](std::string_view label) { return equalInAnyCase(word, label); });
}

FenPlace locateFen(std::string_view text)
{
    std::optional<std::size_t> firstWord;
    bool isInProse = false;
    for (std::size_t begin = 0; begin < text.size();) {
        begin = endOf(text, begin, &Traits::isSeparator);
        if (begin == text.size())
            break;
        const std::size_t end = endOfWord(text, begin);
        const std::string_view word = text.substr(begin, end - begin);
        if (equalInAnyCase(word, "startpos"))
            return placeFrom(text, begin, isInProse);
        if (const auto placement = placementIn(word))
            return placeFrom(text, begin + *placement, isInProse);
        isInProse = !isLabel(word);
        if (!firstWord && !isLabel(word))
            firstWord = begin;
        begin = end;
    }
    if (!firstWord)
        return {text.size(), text.size(), text.size(), text.size(), false};
    FenPlace place = placeFrom(text, *firstWord, false);
    place.isLikely = false;
    return place;
}

bool startsWithPlacement(std::string_view text)
{
    return placementIn(text.substr(0, endOfWord(text, 0))) == 0;
}

bool startsWithStartpos(std::string_view text)
{
    constexpr std::string_view word = "startpos";
    return text.size() >= word.size() && equalInAnyCase(text.substr(0, word.size()), word) &&
           (text.size() == word.size() || isBlank(text[word.size()]));
}

} // namespace chess
