#include "src/notation/words/byte_order.h"

namespace chess {

std::string_view nameOf(ByteOrder order)
{
    return order == ByteOrder::Little ? "little-endian" : "big-endian";
}

Message describe(ByteOrder order)
{
    if (order == ByteOrder::Little)
        return {"The bytes are read as little-endian, the lowest first.", {}};
    return {"The bytes are read as big-endian, the highest first.", {}};
}

std::string toBytes(std::uint64_t word, ByteOrder order)
{
    std::string bytes;
    for (int i = 0; i < 8; ++i) {
        const int byte = order == ByteOrder::Little ? i : 7 - i;
        bytes += static_cast<char>(static_cast<unsigned char>(word >> (8 * byte)));
    }
    return bytes;
}

std::string toByteDump(std::uint64_t word, ByteOrder order, bool isLowerCase)
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
