#pragma once

#include "src/board/bitboard.h"
#include "src/notation/words/diagram.h"

#include <QByteArray>
#include <QString>

namespace chess {

/// Lets a failing comparison print both boards as diagrams.
inline char *toString(const Bitboard &squares)
{
    return qstrdup(toDiagram(squares).insert(0, 1, '\n').c_str());
}

inline char *toString(const Square &square)
{
    return qstrdup(QByteArray(nameOf(square).data(), 2).constData());
}

} // namespace chess
