#pragma once

#include "src/notation/text/message.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace chess {

/// The bytes of memory that a program could take now: what the system says is available, or what
/// the groups of processes it belongs to may still take, where that is less. Nothing where the
/// system does not say. Source: proc(5), and cgroups(7) in both versions.
///
/// The files are looked for below `root`.
std::optional<std::uint64_t> freeMemory(const std::string &root = {});

/// Why there is no room for a hash table of so many MiB; nothing when there is, or when nobody
/// knows how much memory is free. A system that is taken the last of its memory ends programs as it
/// likes, so an eighth is left to it.
std::optional<Message> reasonAgainstTable(std::size_t megabytes,
                                          std::optional<std::uint64_t> freeBytes);

/// What is to be said when memory was refused all the same: for such a table, or, of 0 MiB, for
/// whatever else it was.
Message describeLackOfMemory(std::size_t megabytes);

} // namespace chess
