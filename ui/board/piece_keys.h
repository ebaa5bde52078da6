#pragma once

#include "src/board/piece.h"

#include <Qt>

#include <optional>

namespace ui {

/// The kind of piece that the key of its English letter stands for.
constexpr std::optional<chess::PieceType> pieceTypeOf(int key)
{
    switch (key) {
    case Qt::Key_K:
        return chess::PieceType::King;
    case Qt::Key_Q:
        return chess::PieceType::Queen;
    case Qt::Key_R:
        return chess::PieceType::Rook;
    case Qt::Key_B:
        return chess::PieceType::Bishop;
    case Qt::Key_N:
        return chess::PieceType::Knight;
    case Qt::Key_P:
        return chess::PieceType::Pawn;
    default:
        return std::nullopt;
    }
}

} // namespace ui
