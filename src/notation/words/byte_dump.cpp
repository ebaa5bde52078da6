#include "src/notation/words/byte_dump.h"

#include "src/board/ascii.h"
#include "src/board/number.h"
#include "src/notation/text/blank.h"
#include "src/notation/text/utf8.h"
#include "src/notation/words/addressed_dump.h"

#include <algorithm>
#include <array>

namespace chess {

namespace {

std::size_t hexLength(std::string_view text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), isHexDigit);
    return static_cast<std::size_t>(end - text.begin());
}

/// Takes the bytes of one group off the text; false when it is none.
bool takeGroup(std::string_view &text, ByteDump &dump)
{
    std::size_t most = 16; // xxd writes groups of up to eight bytes
    if (text.starts_with("0x") || text.starts_with("0X") || text.starts_with("\\x")) {
        dump.areNumbers = dump.areNumbers || text.front() == '0';
        dump.isPlain = false;
        text.remove_prefix(2);
        most = 2;
    }
    const std::size_t length = hexLength(text);
    if (length == 0 || length % 2 != 0 || length > most)
        return false;
    dump.isPlain = dump.isPlain && length == 2;
    for (std::size_t i = 0; i < length; i += 2)
        dump.bytes.push_back(
            static_cast<std::uint8_t>(*hexValue(text[i]) << 4 | *hexValue(text[i + 1])));
    text.remove_prefix(length);
    return true;
}

/// Takes what parts two groups; false when nothing does.
bool takeSeparator(std::string_view &text, ByteDump &dump)
{
    const std::string_view before = text;
    text = withoutLeadingBlanks(text);
    if (!text.empty() && (text.front() == ',' || text.front() == ':')) {
        dump.isPlain = false;
        text = withoutLeadingBlanks(text.substr(1));
    }
    return text.size() < before.size() || text.starts_with("\\x");
}

/// Whether source code declares what stands in braces as bytes: byte[], []byte, uint8_t, …
bool areDeclaredAsBytes(std::string_view declaration)
{
    constexpr std::array<std::string_view, 7> types = {"byte[]", "[]byte", "uint8_t", "int8_t",
                                                       "char",   "[u8",    "sbyte"};
    return std::any_of(types.begin(), types.end(), [declaration](std::string_view type) {
        return declaration.find(type) != std::string_view::npos;
    });
}

/// Bytes in decimal, perhaps signed, parted by commas; nothing when one is none.
std::optional<std::vector<std::uint8_t>> parseDecimalBytes(std::string_view text)
{
    std::vector<std::uint8_t> bytes;
    while (!trimmed(text).empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const std::string_view number = trimmed(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 1, text.size()));
        const std::optional<int> value = wholeNumber<int>(number);
        if (!value || *value < -128 || *value > 255)
            return std::nullopt;
        bytes.push_back(static_cast<std::uint8_t>(*value));
    }
    return bytes;
}

/// Lines of eight bytes and a name each; nothing for any other text.
std::optional<ByteDump> parseLabelledBytes(std::string_view text)
{
    constexpr std::size_t bytesLength = 8 * 3; // with the blank behind each
    ByteDump dump;
    dump.isPlain = false;
    while (!text.empty()) {
        const std::string_view line = trimmed(takeLine(text));
        if (line.empty())
            continue;
        const std::string_view label = trimmed(line.substr(std::min(bytesLength, line.size())));
        const bool isByte = label.size() <= 2 && hexLength(label) == label.size();
        const bool isName = !label.empty() && !isDigit(label.front()) &&
                            std::all_of(label.begin(), label.end(), isNameCharacter);
        if (isByte || !isName)
            return std::nullopt;
        for (std::size_t i = 0; i < bytesLength; i += 3) {
            const auto high = hexValue(line[i]);
            const auto low = hexValue(line[i + 1]);
            if (!high || !low || !isBlank(line[i + 2]))
                return std::nullopt;
            dump.bytes.push_back(static_cast<std::uint8_t>(*high << 4 | *low));
        }
        dump.labels.push_back(label);
    }
    return dump.labels.empty() ? std::nullopt : std::optional(std::move(dump));
}

/// What stands between braces or quotes, when there are any.
std::string_view inside(std::string_view text)
{
    for (const auto &[open, close] : {std::pair('{', '}'), {'[', ']'}, {'"', '"'}}) {
        const std::size_t end = text.rfind(close);
        const std::size_t begin =
            end == std::string_view::npos || end == 0 ? end : text.rfind(open, end - 1);
        if (begin != std::string_view::npos && end != 0)
            return text.substr(begin + 1, end - begin - 1);
    }
    return text;
}

} // namespace

bool isRawBytes(std::string_view text)
{
    if (text.empty() || text.size() % 8 != 0)
        return false;
    std::size_t strange = 0;
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint codePoint = codePointAt(text, i);
        const bool isControl = codePoint.value < 0x20 && blankLengthAt(text.substr(i)) == 0;
        if (isControl || !codePoint.isValid)
            ++strange;
        i += codePoint.length;
    }
    // A FEN with a NUL in it is a spoilt text; of the bytes of bitboards at least a third is no
    // text.
    return 8 * strange > text.size();
}

std::string toEscapes(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        text.append("\\x").append(1, digits[byte >> 4]).append(1, digits[byte & 0xF]);
    }
    return text;
}

std::optional<ByteDump> parseByteDump(std::string_view text)
{
    if (isRawBytes(text))
        return ByteDump{{text.begin(), text.end()}, false};
    if (auto addressed = parseAddressedDump(text))
        return *addressed ? std::optional(**std::move(addressed)) : std::nullopt;
    if (auto labelled = parseLabelledBytes(text))
        return labelled;
    ByteDump dump;
    std::string_view rest = inside(text);
    if (areDeclaredAsBytes(text.substr(0, offsetIn(text, rest)))) {
        if (auto bytes = parseDecimalBytes(rest);
            bytes && !bytes->empty() && bytes->size() % 8 == 0)
            return ByteDump{*std::move(bytes), false};
    }
    while (!rest.empty()) {
        std::string_view line = trimmed(takeLine(rest));
        while (!line.empty()) {
            if (!takeGroup(line, dump))
                return std::nullopt;
            if (!line.empty() && !takeSeparator(line, dump))
                return std::nullopt;
        }
    }
    if (dump.bytes.empty() || dump.bytes.size() % 8 != 0)
        return std::nullopt;
    // Groups of several bytes without an address are numbers.
    const bool isOneGroupEach = dump.isPlain || dump.areNumbers;
    const bool hasMark =
        text.find(':') != std::string_view::npos || text.find("\\x") != std::string_view::npos;
    return isOneGroupEach || hasMark ? std::optional(std::move(dump)) : std::nullopt;
}

std::uint64_t littleEndianWord(const ByteDump &dump, std::size_t index)
{
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < 8; ++i)
        word |= std::uint64_t{dump.bytes[index + i]} << (8 * i);
    return word;
}

std::uint64_t withBytesReversed(std::uint64_t word)
{
    std::uint64_t reversed = 0;
    for (int i = 0; i < 8; ++i)
        reversed = reversed << 8 | (word >> (8 * i) & 0xFF);
    return reversed;
}

} // namespace chess
