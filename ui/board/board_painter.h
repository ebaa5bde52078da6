#pragma once

#include "ui/board/board_colors.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_picture.h"
#include "ui/board/piece_pixmaps.h"

#include <QPainter>
#include <QRegion>

namespace ui {

/// Brings a painter from the logical pixels of a geometry to its device pixels, so that nothing is
/// resampled.
void toDevicePixels(QPainter &painter, const BoardGeometry &geometry);

/// Paints the letters of the files and the digits of the ranks, in device pixels.
void paintCoordinates(QPainter &painter, const BoardGeometry &geometry, const BoardColors &colors);

/// Paints a board, on any device and without a widget. The painter is in the logical pixels of the
/// geometry; only squares in `region`, in the same pixels, are painted. The background around
/// squares and labels is left alone.
void paintBoard(QPainter &painter, const BoardGeometry &geometry, const BoardPicture &picture,
                const BoardColors &colors, PiecePixmaps &pixmaps, const QRegion &region);
/// The whole board.
void paintBoard(QPainter &painter, const BoardGeometry &geometry, const BoardPicture &picture,
                const BoardColors &colors, PiecePixmaps &pixmaps);

/// Paints a set of squares as a small board in the largest square that fits into `rect`, for rows
/// of lists; `tint` is the colour of the squares of the set. The square that the set belongs to, if
/// it belongs to one, is hollow.
void paintMiniBoard(QPainter &painter, const QRectF &rect, chess::Bitboard squares, bool isFlipped,
                    const BoardColors &colors, const QColor &tint,
                    std::optional<chess::Square> owner = std::nullopt);

/// Paints the mark of a wrapped bit into the top right corner of a square.
void paintWrappedCorner(QPainter &painter, const QRectF &square, qreal thinnestLine,
                        const BoardColors &colors);

} // namespace ui
