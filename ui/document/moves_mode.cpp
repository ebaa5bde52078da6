#include "ui/document/moves_mode.h"

namespace ui {

QString nameOf(MovesMode mode)
{
    if (!mode)
        return QStringLiteral("free");
    return *mode == chess::MoveRule::Legal ? QStringLiteral("legal")
                                           : QStringLiteral("pseudo-legal");
}

MovesMode movesModeNamed(const QString &name)
{
    for (const MovesMode mode : allMovesModes) {
        if (nameOf(mode) == name)
            return mode;
    }
    return std::nullopt;
}

} // namespace ui
