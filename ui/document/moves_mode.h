#pragma once

#include "src/moves/play.h"

#include <QString>

#include <array>
#include <optional>

namespace ui {

/// How the board takes a piece that is put down: by a rule of chess, or without one anywhere.
using MovesMode = std::optional<chess::MoveRule>;

inline constexpr std::array<MovesMode, 3> allMovesModes = {
    std::nullopt, chess::MoveRule::PseudoLegal, chess::MoveRule::Legal};

/// The place of a mode in `allMovesModes`.
constexpr int indexOf(MovesMode mode)
{
    return mode ? static_cast<int>(*mode) + 1 : 0;
}

/// "free", "pseudo-legal", "legal": as the settings keep it.
QString nameOf(MovesMode mode);
/// The mode of a name; free for any other text.
MovesMode movesModeNamed(const QString &name);

} // namespace ui
