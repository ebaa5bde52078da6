#include "src/notation/words/addressed_dump.h"

#include "src/board/ascii.h"
#include "src/notation/text/blank.h"
#include "src/notation/words/word_list.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace chess {

namespace {

constexpr std::string_view hexDigits = "0123456789abcdefABCDEF";

/// A line of a text that may be a dump.
struct DumpLine {
    std::string_view text;
    std::string_view address; ///< without 0x; empty when the line is none of a dump
    std::vector<std::uint8_t> bytes;
    /// Whether a colon or a bar shows that the number in front is an address.
    bool isMarked = false;
    bool hasColon = false;
    bool areWords = false;
    bool isRepetition = false;
};

std::string_view takeHexDigits(std::string_view &text)
{
    const std::size_t length = std::min(text.find_first_not_of(hexDigits), text.size());
    const std::string_view digits = text.substr(0, length);
    text.remove_prefix(length);
    return digits;
}

bool takePrefix(std::string_view &text)
{
    const bool isThere = text.starts_with("0x");
    text.remove_prefix(isThere ? 2 : 0);
    return isThere;
}

std::uint64_t numberOf(std::string_view digits, int radix)
{
    std::uint64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number, radix);
    return number;
}

/// Appends the bytes of the groups in the columns of a line; false when they are none.
bool readGroups(std::string_view columns, DumpLine &line)
{
    while (!columns.empty()) {
        const bool isNumber = takePrefix(columns) || !line.hasColon;
        const std::string_view digits = takeHexDigits(columns);
        const bool isWhole = isNumber ? digits.size() == 2 || digits.size() == 4 ||
                                            digits.size() == 8 || digits.size() == 16
                                      : digits.size() % 2 == 0 && !digits.empty();
        const std::string_view behind = withoutLeadingBlanks(columns);
        if (!isWhole || (!columns.empty() && behind.size() == columns.size()))
            return false;
        columns = behind;
        const std::size_t begin = line.bytes.size();
        for (std::size_t i = 0; i < digits.size(); i += 2)
            line.bytes.push_back(static_cast<std::uint8_t>(numberOf(digits.substr(i, 2), 16)));
        if (isNumber)
            std::reverse(line.bytes.begin() + static_cast<std::ptrdiff_t>(begin), line.bytes.end());
        line.areWords = isNumber && digits.size() == 16;
    }
    return true;
}

DumpLine readLine(std::string_view text)
{
    DumpLine line{text, {}, {}};
    line.isRepetition = text == "*";
    std::string_view rest = text;
    takePrefix(rest);
    const std::string_view address = takeHexDigits(rest);
    if (rest.starts_with(" <")) {
        const std::size_t end = rest.rfind(">:"); // a symbol of C++ may have both signs in it
        if (end == std::string_view::npos)
            return line;
        rest.remove_prefix(end + 1);
    }
    line.hasColon = rest.starts_with(':');
    line.isMarked = line.hasColon || text.ends_with('|');
    const bool isAddress = line.hasColon ? address.size() >= 4 && address.size() <= 16
                                         : address.size() >= 6 && address.size() <= 8 &&
                                               (rest.empty() || isBlank(rest.front()));
    if (!isAddress)
        return line;
    std::string_view columns = withoutLeadingBlanks(rest.substr(line.hasColon ? 1 : 0));
    // The characters stand behind two blanks, or between bars or angles.
    if (line.hasColon)
        columns = columns.substr(0, columns.find("  "));
    columns = trimmed(columns.substr(0, columns.find_first_of("|>")));
    if (readGroups(columns, line))
        line.address = address;
    return line;
}

std::vector<DumpLine> linesOf(std::string_view text)
{
    std::vector<DumpLine> lines;
    while (!text.empty()) {
        const std::string_view line = trimmed(takeLine(text));
        if (!line.empty())
            lines.push_back(readLine(line));
    }
    return lines;
}

bool runsOn(const DumpLine &line, const DumpLine &before, int radix)
{
    return !before.bytes.empty() && !line.address.empty() &&
           numberOf(line.address, radix) - numberOf(before.address, radix) == before.bytes.size();
}

/// In what the addresses are written when they run on: with a colon always hexadecimal, else what
/// od was asked for.
std::optional<int> radixOf(const std::vector<DumpLine> &lines)
{
    constexpr std::array<int, 3> radices = {16, 10, 8};
    for (std::size_t i = 1; i < lines.size(); ++i) {
        for (const int radix : radices) {
            if (runsOn(lines[i], lines[i - 1], radix))
                return lines[i].hasColon ? 16 : radix;
        }
    }
    return std::nullopt;
}

bool isDump(const std::vector<DumpLine> &lines, std::optional<int> radix)
{
    constexpr std::size_t fewestBytes = 4; // a2a3: 20 is the count of a move
    std::size_t count = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool isMarked =
            lines[i].isMarked && !lines[i].address.empty() && lines[i].bytes.size() >= fewestBytes;
        if (isMarked || (i > 0 && radix && runsOn(lines[i], lines[i - 1], *radix)))
            ++count;
    }
    return count > 0 && 2 * count >= lines.size();
}

} // namespace

std::optional<tl::expected<ByteDump, ClipboardError>> parseAddressedDump(std::string_view text)
{
    const std::vector<DumpLine> lines = linesOf(text);
    const std::optional<int> radix = radixOf(lines);
    if (!isDump(lines, radix))
        return std::nullopt;

    using Result = tl::expected<ByteDump, ClipboardError>;
    const auto refused = [text](std::string_view piece, std::string_view pattern) {
        return Result(refuseClipboard(text, piece, ClipboardErrorKind::BadDump, pattern));
    };
    ByteDump dump;
    dump.isPlain = false;
    dump.isAddressed = true;
    const DumpLine *before = nullptr;
    const DumpLine *repetition = nullptr;
    std::uint64_t start = 0;
    for (const DumpLine &line : lines) {
        if (line.isRepetition && before != nullptr && !before->bytes.empty()) {
            repetition = &line;
            continue;
        }
        if (line.address.empty())
            return refused(line.text, "“%1” is no line of a memory dump, as the others are.");
        const std::uint64_t address = numberOf(line.address, radix.value_or(16));
        start = before == nullptr ? address : start;
        const std::uint64_t distance = address - start;
        // One word more than is taken shows the reader that the list is too long.
        while (repetition != nullptr && dump.bytes.size() < distance &&
               dump.bytes.size() <= 8 * longestWordList)
            dump.bytes.insert(dump.bytes.end(), before->bytes.begin(), before->bytes.end());
        if (dump.bytes.size() > 8 * longestWordList)
            break;
        if (distance != dump.bytes.size())
            return refused(
                line.text.substr(0, offsetIn(line.text, line.address) + line.address.size()),
                "The address “%1” is not where the line before ends: something of the "
                "memory dump is missing.");
        repetition = nullptr;
        dump.bytes.insert(dump.bytes.end(), line.bytes.begin(), line.bytes.end());
        dump.areWords = before == nullptr ? line.areWords : dump.areWords;
        before = &line;
    }
    if (repetition != nullptr && dump.bytes.size() <= 8 * longestWordList)
        return refused(repetition->text, "“%1” repeats the line before, but no address after it "
                                         "says how often.");
    if (dump.bytes.size() % 8 != 0) {
        auto error =
            refused(text.substr(text.size()),
                    dump.bytes.size() == 1
                        ? "The memory dump ends after %2 byte, and a bitboard has eight."
                        : "The memory dump ends after %2 bytes, and a bitboard has eight.");
        error.error().reason.arguments.push_back(std::to_string(dump.bytes.size()));
        return error;
    }
    return Result(std::move(dump));
}

} // namespace chess
