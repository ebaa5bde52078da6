#include "src/workbench/tables/table_check.h"

#include "src/notation/words/byte_dump.h"
#include "src/workbench/tables/table_causes.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <tuple>
#include <utility>

namespace chess {

namespace {

/// All that may be meant, the likeliest first: for equal words the mapping asked for, then LERF.
std::vector<TableMatch> candidatesFor(const TableCheckOptions &options)
{
    std::vector<TableMatch> candidates;
    for (const SquareMapping mapping : allSquareMappings) {
        for (const SquareTable &table : squareTables()) {
            const bool isMeant = !options.mapping || *options.mapping == mapping;
            if (isMeant && (options.table == nullptr || options.table == &table))
                candidates.push_back({&table, mapping});
        }
    }
    return candidates;
}

std::vector<WrongEntry> wrongEntries(const TableWords &words, const TableMatch &meant)
{
    std::vector<WrongEntry> wrong;
    for (int index = 0; index < 64; ++index) {
        const Square square = squareOf(index, meant.mapping);
        const Bitboard right = meant.table->entry(square);
        const Bitboard given = fromWord(words[static_cast<std::size_t>(index)], meant.mapping);
        if (given != right)
            wrong.push_back({index, square, right.without(given), given.without(right)});
    }
    return wrong;
}

int countWrongBits(const TableWords &words, const TableMatch &meant)
{
    const TableWords right = wordsOf(*meant.table, meant.mapping);
    int count = 0;
    for (std::size_t n = 0; n < words.size(); ++n)
        count += std::popcount(words[n] ^ right[n]);
    return count;
}

/// The step names at fault, "e, ne, se".
std::string listOfSteps(const std::vector<MaskFault> &faults)
{
    std::string list;
    for (const MaskFault &fault : faults)
        list.append(list.empty() ? "" : ", ").append(nameOf(fault.step));
    return list;
}

Message describeMasks(const std::vector<MaskFault> &faults)
{
    const std::string steps = listOfSteps(faults);
    const auto areAll = [&faults](auto predicate) {
        return std::all_of(faults.begin(), faults.end(), predicate);
    };
    if (areAll([](const MaskFault &fault) { return fault.isLeftOut; }))
        return faults.size() == 1 ? Message{"The step %1 is left out.", {steps}}
                                  : Message{"The steps %1 are left out.", {steps}};
    const bool haveNoMask = areAll([](const MaskFault &fault) { return fault.used.isEmpty(); });
    const auto say = [&faults, &steps](std::string_view one, std::string_view many) {
        return Message{faults.size() == 1 ? one : many, {steps}};
    };
    const auto leaveBy = [&](Bitboard edge) {
        return haveNoMask &&
               areAll([edge](const MaskFault &fault) { return fault.due.isSubsetOf(edge); });
    };
    if (leaveBy(Bitboard(File::G) | Bitboard(File::H)))
        return say("Nothing masks the east side: the step %1 wraps from the h-file to the a-file.",
                   "Nothing masks the east side: the steps %1 wrap from the h-file to the a-file.");
    if (leaveBy(Bitboard(File::A) | Bitboard(File::B)))
        return say("Nothing masks the west side: the step %1 wraps from the a-file to the h-file.",
                   "Nothing masks the west side: the steps %1 wrap from the a-file to the h-file.");
    if (leaveBy(Bitboard(Rank::Seven) | Bitboard(Rank::Eight)))
        return say("Nothing masks the north side: the step %1 wraps from rank 8 to rank 1.",
                   "Nothing masks the north side: the steps %1 wrap from rank 8 to rank 1.");
    if (leaveBy(Bitboard(Rank::One) | Bitboard(Rank::Two)))
        return say("Nothing masks the south side: the step %1 wraps from rank 1 to rank 8.",
                   "Nothing masks the south side: the steps %1 wrap from rank 1 to rank 8.");
    if (haveNoMask)
        return say("There is no mask: the step %1 wraps round the side of the board.",
                   "There are no masks: the steps %1 wrap round the sides of the board.");
    if (areAll([](const MaskFault &fault) { return fault.used.isSubsetOf(fault.due); }))
        return say("The mask of the step %1 is too small: some squares wrap.",
                   "The masks of the steps %1 are too small: some of them wrap.");
    if (areAll([](const MaskFault &fault) { return fault.due.isSubsetOf(fault.used); }))
        return say("The mask of the step %1 is too large: some squares are lost.",
                   "The masks of the steps %1 are too large: some of them are lost.");
    return say("The mask of the step %1 is not its own: some squares wrap, others are lost.",
               "The masks of the steps %1 are not theirs: some wrap, others are lost.");
}

/// How far something is displaced: one place too high, several, one too low, several.
Message describeDistance(int distance, const std::array<std::string_view, 4> &sentences)
{
    const std::size_t sentence = (distance > 0 ? 0U : 2U) + (std::abs(distance) == 1 ? 0U : 1U);
    return {sentences[sentence], {std::to_string(std::abs(distance))}};
}

} // namespace

TableCheck checkTable(const TableWords &words, TableCheckOptions options)
{
    const std::vector<TableMatch> candidates = candidatesFor(options);
    TableCheck check;
    for (const TableMatch &candidate : candidates) {
        if (wordsOf(*candidate.table, candidate.mapping) == words)
            check.matches.push_back(candidate);
    }
    if (!check.matches.empty())
        return check;

    // A cause says more than a count of bits: a table whose entries stand upside down has few
    // right. Among several the one with the simplest story, in the order of the kinds and then by
    // the number of masks, then the one with the fewest wrong bits.
    std::optional<TableMatch> best;
    std::tuple<TableCauseKind, std::size_t, int> bestRank;
    const bool isEmpty =
        std::all_of(words.begin(), words.end(), [](std::uint64_t word) { return word == 0; });
    if (isEmpty) // which a wrong mask of every step would explain as well
        check.cause.emplace().kind = TableCauseKind::AllEntriesEmpty;
    for (const TableMatch &candidate : candidates) {
        const auto cause = isEmpty ? std::nullopt : causeOf(words, candidate);
        if (!cause)
            continue;
        const std::tuple rank(cause->kind, cause->masks.size(), countWrongBits(words, candidate));
        if (best && rank >= bestRank)
            continue;
        best = candidate;
        bestRank = rank;
        check.cause = cause;
    }
    if (!best)
        best = *std::min_element(candidates.begin(), candidates.end(),
                                 [&words](const TableMatch &a, const TableMatch &b) {
                                     return countWrongBits(words, a) < countWrongBits(words, b);
                                 });
    check.matches = {*best};
    check.wrong = wrongEntries(words, *best);
    return check;
}

std::string_view nameOf(TableCauseKind kind)
{
    switch (kind) {
    case TableCauseKind::WrongMask:
        return "wrong-mask";
    case TableCauseKind::UpperHalfLost:
        return "upper-half-lost";
    case TableCauseKind::SignExtended:
        return "sign-extended";
    case TableCauseKind::ShiftOf32BitTarget:
        return "32-bit-shift-of-target";
    case TableCauseKind::ShiftOf32BitSquare:
        return "32-bit-shift-of-square";
    case TableCauseKind::EntriesInOtherOrder:
        return "entries-in-other-order";
    case TableCauseKind::EntriesOffByDistance:
        return "entries-off-by-distance";
    case TableCauseKind::SquaresOffByDistance:
        return "squares-off-by-distance";
    case TableCauseKind::OwnSquareIncluded:
        return "own-square-included";
    case TableCauseKind::OwnSquareLeftOut:
        return "own-square-left-out";
    case TableCauseKind::AllEntriesEmpty:
        return "all-entries-empty";
    }
    return {};
}

Message describe(const TableCause &cause)
{
    switch (cause.kind) {
    case TableCauseKind::WrongMask:
        return describeMasks(cause.masks);
    case TableCauseKind::UpperHalfLost:
        return {"The upper half of every word is lost: it was computed in 32 bits.", {}};
    case TableCauseKind::SignExtended:
        return {
            "The words were computed in a signed type of 32 bits, whose bit 31 spreads upwards.",
            {}};
    case TableCauseKind::ShiftOf32BitTarget:
        return {"The targets were set by 1 << n with a 1 of 32 bits; write 1ULL << n.", {}};
    case TableCauseKind::ShiftOf32BitSquare:
        return {"The square was made by 1 << n with a 1 of 32 bits; write 1ULL << n.", {}};
    case TableCauseKind::EntriesInOtherOrder:
        return {"Every word is right, but the entries stand in the order %1 and the bits in the "
                "order %2.",
                {std::string(nameOf(*cause.entryOrder)), std::string(nameOf(*cause.bitOrder))}};
    case TableCauseKind::EntriesOffByDistance:
        return describeDistance(cause.distance, {"Every entry stands %1 place too high.",
                                                 "Every entry stands %1 places too high.",
                                                 "Every entry stands %1 place too low.",
                                                 "Every entry stands %1 places too low."});
    case TableCauseKind::SquaresOffByDistance:
        return describeDistance(cause.distance, {"The bits of every entry are %1 place too high.",
                                                 "The bits of every entry are %1 places too high.",
                                                 "The bits of every entry are %1 place too low.",
                                                 "The bits of every entry are %1 places too low."});
    case TableCauseKind::OwnSquareIncluded:
        return {"Every entry has its own square too.", {}};
    case TableCauseKind::OwnSquareLeftOut:
        return {"Every entry lacks its own square.", {}};
    case TableCauseKind::AllEntriesEmpty:
        return {"All entries are empty: the table was not filled.", {}};
    }
    return {};
}

TableCheck checkTable(const WordTable &table, TableCheckOptions options)
{
    options.mapping = options.mapping ? options.mapping : table.mapping;
    TableCheck little = checkTable(table.words, options);
    if (!table.areBytes)
        return little;
    TableWords reversed;
    std::transform(table.words.begin(), table.words.end(), reversed.begin(), withBytesReversed);
    TableCheck big = checkTable(reversed, options);
    little.bytes = ByteOrder::Little;
    big.bytes = ByteOrder::Big;
    const auto wrongBits = [](const TableCheck &check) {
        int count = 0;
        for (const WrongEntry &entry : check.wrong)
            count += entry.missing.count() + entry.extra.count();
        return count;
    };
    // A right table first, then one whose faults have a cause, then the one with fewer wrong bits.
    const auto rank = [&](const TableCheck &check) {
        return std::tuple(!check.isRight(), !check.cause.has_value(), wrongBits(check));
    };
    const bool isBigNearer = rank(big) < rank(little);
    return isBigNearer ? big : little;
}

} // namespace chess
