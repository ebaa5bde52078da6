#pragma once

#include "src/notation/text/message.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace chess {

/// The order in which the eight bytes of a word stand in memory.
enum class ByteOrder : std::uint8_t {
    Little, ///< the lowest byte first: under LERF rank 1, then rank 2, …
    Big,
};

/// "little-endian" or "big-endian".
std::string_view nameOf(ByteOrder order);
/// In which order bytes were read, as one sentence.
Message describe(ByteOrder order);

/// The eight bytes of a word.
std::string toBytes(std::uint64_t word, ByteOrder order);

/// The eight bytes as a memory dump shows them: "00 FF 00 00 00 00 00 00".
std::string toByteDump(std::uint64_t word, ByteOrder order, bool isLowerCase = false);

} // namespace chess
