#pragma once

#include <string_view>

namespace chess {

class Console;
class Position;

/// Whether a count remembers what it has counted. How long it takes is then a matter of how many
/// positions there are, not of the nodes.
enum class CountMemory { None, Table };

/// Says beforehand that a count may take long or not fit into 64 bits. `source` says what asks for
/// it. Precondition: `isPlayable(position)`.
void announceLongCount(Console &console, std::string_view source, const Position &position,
                       int depth, CountMemory memory);

} // namespace chess
