#pragma once

#include "src/notation/clipboard/clipboard_error.h"
#include "src/notation/words/byte_dump.h"

#include <tl/expected.hpp>

#include <optional>
#include <string_view>

namespace chess {

/// Reads a memory dump with an address in front of each line, as xxd, hexdump -C, od and debuggers
/// write them: 00000010: 00ff …, 00000010  00 ff … |..|, 0x5555 <king+16>:\t0x…. Groups of xxd are
/// bytes in the order of memory; numbers of a debugger, of od and of hexdump are those of a
/// little-endian machine. A line * stands for repetitions of the line before it.
///
/// Nothing when the text is no such dump; an error at the line that cannot be read or whose address
/// is not where the line before ends, so that no byte is lost unsaid. Linear in the length.
std::optional<tl::expected<ByteDump, ClipboardError>> parseAddressedDump(std::string_view text);

} // namespace chess
