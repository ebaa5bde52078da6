#include "src/notation/moves/divide_text.h"

#include "src/board/ascii.h"
#include "src/board/number.h"
#include "src/moves/saturating_sum.h"
#include "src/notation/moves/move_text.h"
#include "src/notation/text/blank.h"

#include <algorithm>
#include <array>

namespace chess {

namespace {

/// No position has half as many legal moves; a list without end is rubbish.
constexpr std::size_t mostEntries = 500;
/// A whole divide on one line, as a dictionary of Python or JSON, has no more.
constexpr std::size_t mostWords = 4 * mostEntries;

using Words = std::vector<std::string_view>;

/// Where a word ends whatever follows; the signs of JSON and of tables among them.
bool isWordEnd(std::string_view rest)
{
    constexpr std::string_view ends = ":|;\"{}[]";
    return blankLengthAt(rest) > 0 || ends.find(rest.front()) != std::string_view::npos ||
           (rest.front() == '=' && rest.size() > 1 && isDigit(rest[1])) ||
           (rest.front() == ',' && (rest.size() == 1 || !isDigit(rest[1]))); // "20,d2d4"
}

/// Whether a word only joins a move and its count, or begins a line of a list.
bool isJoint(std::string_view word)
{
    constexpr std::array<std::string_view, 10> joints = {"-",  "--", "–", "—", "=",
                                                         "->", "=>", "→", "*", "•"};
    return std::find(joints.begin(), joints.end(), word) != joints.end();
}

/// The words of a line, without what stands between them.
Words wordsOf(std::string_view line)
{
    Words words;
    std::size_t begin = 0;
    const auto endWordAt = [&](std::size_t end) {
        std::string_view word = line.substr(begin, end - begin);
        while (!word.empty() && (word.back() == ',' || word.back() == '\''))
            word.remove_suffix(1);
        while (!word.empty() && (word.front() == ',' || word.front() == '\''))
            word.remove_prefix(1);
        if (!word.empty() && !isJoint(word))
            words.push_back(word);
    };
    for (std::size_t i = 0; i < line.size() && words.size() < mostWords;) {
        if (!isWordEnd(line.substr(i))) {
            ++i;
            continue;
        }
        endWordAt(i);
        i += std::max<std::size_t>(1, blankLengthAt(line.substr(i)));
        begin = i;
    }
    if (words.size() < mostWords)
        endWordAt(line.size());
    return words;
}

/// Digits with or without a sign after every third: "1234567", "1,234,567", "1'234'567".
bool isCount(std::string_view word)
{
    if (word.empty() || !isDigit(word.front()) || !isDigit(word.back()))
        return false;
    const std::size_t sign = word.find_first_not_of("0123456789");
    if (sign == std::string_view::npos)
        return true;
    if (sign > 3 || std::string_view(",.'_").find(word[sign]) == std::string_view::npos)
        return false;
    for (std::size_t i = sign; i < word.size(); ++i) {
        const bool isSign = (i - sign) % 4 == 0;
        if (isSign ? word[i] != word[sign] : !isDigit(word[i]))
            return false;
    }
    return (word.size() - sign) % 4 == 0;
}

/// Nothing when 64 bits do not hold it. Precondition: `isCount(word)`.
std::optional<std::uint64_t> numberOf(std::string_view word)
{
    std::string digits;
    std::copy_if(word.begin(), word.end(), std::back_inserter(digits), isDigit);
    return wholeNumber<std::uint64_t>(digits);
}

/// "3.", "3)", "#3": the place of a line in a list.
bool isListNumber(std::string_view word)
{
    const bool hasMark = !word.empty() && (word.back() == '.' || word.back() == ')');
    if (hasMark)
        word.remove_suffix(1);
    else if (word.substr(0, 1) == "#")
        word.remove_prefix(1);
    else
        return false;
    return isNumber(word);
}

/// "E2E4" as "e2e4"; all else as it is, since a capital is a piece in SAN.
std::string inLowerCase(std::string_view word)
{
    const auto isSquareAt = [word](std::size_t i) {
        return word[i] >= 'A' && word[i] <= 'H' && isDigit(word[i + 1]);
    };
    std::string text(word);
    if ((word.size() == 4 || word.size() == 5) && isSquareAt(0) && isSquareAt(2))
        std::transform(text.begin(), text.end(), text.begin(), lower);
    return text;
}

/// Whether a word is written like a move, whatever the position says of it.
bool isMoveText(const Position &position, std::string_view word)
{
    const auto move = parseMove(position, inLowerCase(word));
    if (move)
        return true;
    const MoveTextErrorKind kind = move.error().kind;
    return kind != MoveTextErrorKind::Empty && kind != MoveTextErrorKind::NotAMove &&
           kind != MoveTextErrorKind::TextBehind;
}

template <std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N> &words)
{
    return std::any_of(words.begin(), words.end(),
                       [word](std::string_view each) { return equalInAnyCase(word, each); });
}

/// The number of a line like "Nodes searched: 400", "Total: 400" or "400", as a word.
std::optional<std::string_view> totalOf(const Words &words)
{
    constexpr std::array<std::string_view, 5> keys = {"nodes", "total", "leaves", "leaf", "sum"};
    constexpr std::array<std::string_view, 8> between = {"nodes", "searched", "node", "leaves",
                                                         "count", "number",   "of",   "total"};
    if (words.size() == 1 && isCount(words.front()))
        return words.front();
    if (words.empty() || !isOneOf(words.front(), keys))
        return std::nullopt;
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (isCount(words[i]))
            return words[i];
        if (!isOneOf(words[i], between)) // "Nodes per second", "Total time"
            return std::nullopt;
    }
    return std::nullopt;
}

/// The legal moves that a text can mean.
std::vector<Move> movesMeant(const Position &position, std::string_view word)
{
    auto move = parseMove(position, inLowerCase(word));
    if (move)
        return {*move};
    return std::move(move.error().candidates);
}

/// What SAN may have behind a move as a word of its own.
bool isMark(std::string_view word)
{
    constexpr std::array<std::string_view, 8> marks = {"e.p.", "e.p", "ep", "(e.p.)",
                                                       "(ep)", "+",   "++", "#"};
    return std::find(marks.begin(), marks.end(), word) != marks.end();
}

/// Takes off what may stand in front of a move, and puts a count that does behind it.
void putMoveFirst(const Position &position, Words &words)
{
    if (words.size() > 1 && equalInAnyCase(words[0], "info") && equalInAnyCase(words[1], "string"))
        words.erase(words.begin(), words.begin() + 2);
    const bool isNumbered =
        words.size() > 1 &&
        (isListNumber(words[0]) || (words.size() > 2 && isCount(words[0]) && isCount(words[2])));
    if (isNumbered)
        words.erase(words.begin());
    if (words.size() > 1 && isCount(words[0]) && isMoveText(position, words[1]))
        std::swap(words[0], words[1]);
}

/// Whether a word names the count between a move and its count, as in `"move": "e2e4", "nodes":
/// 20`.
bool isNameOfCount(std::string_view word)
{
    return isOneOf(word, std::array<std::string_view, 3>{"nodes", "count", "perft"});
}

/// A remark on a part of a line that stands at that place.
DivideRemark remarkOn(DivideRemarkKind kind, std::string_view part, std::string_view line,
                      std::size_t offset)
{
    return {kind, offset + offsetIn(line, part), part.size(), excerpt(part)};
}

} // namespace

bool DivideReading::hasCounts() const
{
    return std::any_of(moves.begin(), moves.end(),
                       [](const DivideEntry &each) { return each.nodes.has_value(); });
}

std::uint64_t DivideReading::sum() const
{
    std::uint64_t sum = 0;
    for (const DivideEntry &each : moves) {
        const auto times = static_cast<std::uint64_t>(each.times);
        const std::uint64_t nodes = each.nodes.value_or(0);
        if (nodes > (greatestCount - sum) / times)
            return greatestCount;
        sum += nodes * times;
    }
    return sum;
}

void DivideReader::takeLine(std::string_view line, std::size_t offset)
{
    Words words = wordsOf(line);
    if (words.empty())
        return;
    if (const auto total = totalOf(words)) {
        m_reading.total = numberOf(*total);
        ++m_reading.totals;
        if (!m_reading.total)
            addRemark(remarkOn(DivideRemarkKind::CountTooLarge, *total, line, offset));
        takeFurther(words, 1, line, offset);
        return;
    }
    putMoveFirst(m_position, words);
    if (words.empty() || !isMoveText(m_position, words[0])) {
        // A dictionary may have a name, and other things before the moves.
        const bool isDictionary = line.find_first_of("{[") != std::string_view::npos;
        if (!isDictionary || !takeFurther(words, 0, line, offset))
            passOver(offset);
        return;
    }
    while (words.size() > 1 && isMark(words[1]))
        words.erase(words.begin() + 1);
    const std::string_view count = words.size() > 1 ? words[1] : line.substr(line.size());
    if (count.empty()) {
        addRemark(remarkOn(DivideRemarkKind::CountMissing, words[0], line, offset));
        takeUncounted(words[0], line, offset);
    } else {
        takeCount(words[0], count, line, offset);
    }
    takeFurther(words, 2, line, offset);
}

bool DivideReader::takeFurther(const Words &words, std::size_t begin, std::string_view line,
                               std::size_t offset)
{
    bool isFound = false;
    for (std::size_t i = begin; i + 1 < words.size() && m_reading.moves.size() < mostEntries; ++i) {
        const bool hasBetween = isNameOfCount(words[i + 1]) || isMark(words[i + 1]);
        const std::size_t at = i + (hasBetween ? 2 : 1);
        if (at >= words.size() || !isCount(words[at]) || !isMoveText(m_position, words[i]))
            continue;
        takeCount(words[i], words[at], line, offset);
        isFound = true;
        i = at;
    }
    return isFound;
}

void DivideReader::takeCount(std::string_view moveText, std::string_view countText,
                             std::string_view line, std::size_t offset)
{
    if (!isCount(countText)) {
        addRemark(remarkOn(DivideRemarkKind::BadCount, countText, line, offset));
        takeUncounted(moveText, line, offset);
        return;
    }
    const std::optional<std::uint64_t> nodes = numberOf(countText);
    if (!nodes) {
        addRemark(remarkOn(DivideRemarkKind::CountTooLarge, countText, line, offset));
        takeUncounted(moveText, line, offset);
        return;
    }
    const DivideRemark place =
        remarkOn(DivideRemarkKind::Repeated, countText, line, offset); // should it be one
    std::vector<Move> meant = movesMeant(m_position, moveText);
    if (meant.size() == 1) {
        addEntry({toUci(m_position, meant.front()), meant.front(), *nodes}, place);
        return;
    }
    if (!meant.empty())
        addRemark(remarkOn(DivideRemarkKind::Unclear, moveText, line, offset));
    addEntry({excerpt(moveText), std::nullopt, *nodes, 1, std::move(meant)}, place);
}

void DivideReader::takeUncounted(std::string_view moveText, std::string_view line,
                                 std::size_t offset)
{
    std::vector<Move> meant = movesMeant(m_position, moveText);
    // What is not legal and has no count need not be a move of the divide at all.
    if (meant.empty())
        return;
    DivideEntry entry{excerpt(moveText), std::nullopt, std::nullopt};
    if (meant.size() == 1) {
        entry.text = toUci(m_position, meant.front());
        entry.move = meant.front();
    } else {
        addRemark(remarkOn(DivideRemarkKind::Unclear, moveText, line, offset));
        entry.candidates = std::move(meant);
    }
    if (entryOf(entry.text) == nullptr && m_reading.moves.size() < mostEntries)
        m_reading.moves.push_back(std::move(entry));
}

DivideEntry *DivideReader::entryOf(std::string_view text)
{
    const auto found = std::find_if(m_reading.moves.begin(), m_reading.moves.end(),
                                    [text](const auto &entry) { return entry.text == text; });
    return found != m_reading.moves.end() ? &*found : nullptr;
}

void DivideReader::addEntry(DivideEntry entry, const DivideRemark &place)
{
    DivideEntry *same = entryOf(entry.text);
    if (same != nullptr && !same->nodes) {
        same->nodes = entry.nodes; // only now it has one
    } else if (same != nullptr) {
        const bool isEqual = same->nodes == entry.nodes;
        same->times += isEqual ? 1 : 0;
        addRemark({isEqual ? DivideRemarkKind::Repeated : DivideRemarkKind::RepeatedOtherwise,
                   place.offset, place.length, entry.text});
    } else if (m_reading.moves.size() < mostEntries) {
        m_reading.moves.push_back(std::move(entry));
    } else {
        passOver(place.offset);
    }
}

void DivideReader::addRemark(DivideRemark remark)
{
    if (m_reading.remarks.size() < mostDivideRemarks)
        m_reading.remarks.push_back(std::move(remark));
}

void DivideReader::passOver(std::size_t offset)
{
    if (m_reading.linesPassedOver++ == 0)
        m_reading.firstPassedOver = offset;
}

void DivideReader::finish(std::size_t end)
{
    if (!m_reading.hasCounts() || !m_reading.total)
        return;
    const std::uint64_t sum = m_reading.sum();
    const bool isWhole = std::all_of(m_reading.moves.begin(), m_reading.moves.end(),
                                     [](const auto &entry) { return entry.nodes.has_value(); });
    // The total may well hold what stands behind the moves whose counts cannot be read.
    if (isWhole ? *m_reading.total != sum : *m_reading.total < sum)
        m_reading.remarks.push_back(
            {DivideRemarkKind::OtherTotal, end, 0, std::to_string(m_reading.sum())});
}

DivideReading parseDivide(const Position &position, std::string_view text)
{
    DivideReader reader(position);
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view line = takeLine(rest);
        reader.takeLine(line, offsetIn(text, line));
    }
    reader.finish(text.size());
    return reader.reading();
}

std::vector<DivideEntry> sortedByUci(const Position &position,
                                     const std::vector<DividedMove> &moves)
{
    std::vector<DivideEntry> entries;
    entries.reserve(moves.size());
    for (const DividedMove &each : moves)
        entries.push_back({toUci(position, each.move), each.move, each.nodes});
    std::sort(entries.begin(), entries.end(),
              [](const DivideEntry &a, const DivideEntry &b) { return a.text < b.text; });
    return entries;
}

std::string toDivideText(const Position &position, const std::vector<DividedMove> &moves,
                         std::optional<std::uint64_t> total)
{
    std::string text;
    for (const DivideEntry &each : sortedByUci(position, moves))
        text += each.text + ": " + std::to_string(each.nodes.value()) + '\n';
    return total ? text + "\nNodes searched: " + std::to_string(*total) + '\n' : text;
}

Message describe(const DivideRemark &remark)
{
    switch (remark.kind) {
    case DivideRemarkKind::CountMissing:
        return {"No count stands after %1.", {remark.found}};
    case DivideRemarkKind::BadCount:
        return {"“%1” is no count.", {remark.found}};
    case DivideRemarkKind::CountTooLarge:
        return {"%1 is more than 64 bits hold.", {remark.found}};
    case DivideRemarkKind::Unclear:
        return {"%1 can be several moves, so that none of them is compared.", {remark.found}};
    case DivideRemarkKind::Repeated:
        return {"%1 stands there twice.", {remark.found}};
    case DivideRemarkKind::RepeatedOtherwise:
        return {"%1 stands there twice, with different counts; the first is taken.",
                {remark.found}};
    case DivideRemarkKind::OtherTotal:
        break;
    }
    return {"The total is not the sum of the moves, %1; perhaps lines are missing.",
            {remark.found}};
}

} // namespace chess
