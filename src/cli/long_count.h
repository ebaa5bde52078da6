#pragma once

#include <string_view>

namespace chess {

class Console;
class Position;

/// Says beforehand that a count will take long or not fit into 64 bits. `source` says what asks for
/// it. Precondition: `isPlayable(position)`.
void announceLongCount(Console &console, std::string_view source, const Position &position,
                       int depth);

} // namespace chess
