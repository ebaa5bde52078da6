#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chess {

/// The bytes of a memory dump in the order in which they stand in memory.
struct ByteDump {
    std::vector<std::uint8_t> bytes;
    /// Whether it is nothing but pairs of digits, which could also be the groups of one number.
    bool isPlain = true;
    /// Whether each byte is written as a number, 0x00, which could also be a list of small numbers.
    bool areNumbers = false;
    /// Whether an address stands in front of each line.
    bool isAddressed = false;
    /// Whether it shows whole words as numbers, so that the order of their bytes is known.
    bool areWords = false;
    /// The names behind eight bytes each, or none; parts of the text.
    std::vector<std::string_view> labels = {};
};

/// Whether a text is none but raw bytes that make whole words, as a file of bitboards holds them:
/// it has control characters or is no UTF-8, and more of it than a stray byte or two.
bool isRawBytes(std::string_view text);

/// Raw bytes as a text that is read as nothing else: \x00\xFF.
std::string toEscapes(std::string_view bytes);

/// Reads bytes as debuggers, xxd, hexdump -C and source code write them: 00 FF, 0x00, 0xFF,
/// \x00\xFF, 00:FF, with addresses in front and characters behind, and decimal numbers in what is
/// declared as an array of bytes, eight bytes a line with a name behind, and raw bytes. Nothing for
/// any other text, and for a number of bytes that makes no whole words of 64 bits. Linear in the
/// length of the text.
std::optional<ByteDump> parseByteDump(std::string_view text);

/// The word that eight bytes in memory make on a little-endian machine, from the byte at `index`.
/// Precondition: eight bytes stand there.
std::uint64_t littleEndianWord(const ByteDump &dump, std::size_t index);

/// The eight bytes of a word in the other order.
std::uint64_t withBytesReversed(std::uint64_t word);

} // namespace chess
