#pragma once

#include <cstdint>
#include <string>

namespace chess {

/// The order in which the eight bytes of a word stand in memory.
enum class ByteOrder : std::uint8_t {
    Little, ///< the lowest byte first: under LERF rank 1, then rank 2, …
    Big,
};

/// The eight bytes of a word.
inline std::string toBytes(std::uint64_t word, ByteOrder order)
{
    std::string bytes;
    for (int i = 0; i < 8; ++i) {
        const int byte = order == ByteOrder::Little ? i : 7 - i;
        bytes += static_cast<char>(static_cast<unsigned char>(word >> (8 * byte)));
    }
    return bytes;
}

/// The eight bytes as a memory dump shows them: "00 FF 00 00 00 00 00 00".
inline std::string toByteDump(std::uint64_t word, ByteOrder order, bool isLowerCase = false)
{
    const char *const digits = isLowerCase ? "0123456789abcdef" : "0123456789ABCDEF";
    std::string dump;
    for (const char c : toBytes(word, order)) {
        const auto byte = static_cast<unsigned char>(c);
        dump += dump.empty() ? "" : " ";
        dump += digits[byte >> 4];
        dump += digits[byte & 0xF];
    }
    return dump;
}

} // namespace chess
