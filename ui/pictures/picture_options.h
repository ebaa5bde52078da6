#pragma once

#include "ui/board/board_sheet.h"
#include "ui/document/document.h"

#include <QPalette>
#include <QStringList>
#include <QVariantMap>

namespace ui {

/// What a person chooses about pictures, whatever is on them.
struct PictureOptions {
    static constexpr int smallestBoard = 64;
    static constexpr int largestBoard = 2048;
    static constexpr int mostColumns = 12;
    static constexpr int largestScale = 4;

    /// Of the eight by eight squares, in pixels at scale 1.
    int boardSide = 480;
    /// Pixels of an image to one of the board.
    int scale = 2;
    /// Of boards on a sheet, at most.
    int columns = 4;
    bool showsCoordinates = true;
    bool showsBitNumbers = false;
    bool showsLegend = true;
    bool showsCaptions = true;
    /// The pieces of the position under a bitboard.
    bool showsPieces = false;
    /// The colours of the window in place of light ones on white.
    bool hasWindowColors = false;

    bool operator==(const PictureOptions &) const = default;
};

/// For the settings.
QVariantMap stateOf(const PictureOptions &options);
/// What `stateOf` gave; what is missing or out of range stays as it is in `otherwise`.
PictureOptions pictureOptions(const QVariantMap &state, const PictureOptions &otherwise);

/// The board as it stands, without what the pointer and the keyboard are doing on it, and its
/// layers. The caption is the FEN.
BoardSheet sheetOfBoard(const Document &document, BoardPicture board, const PictureOptions &options,
                        const QPalette &window);

/// Bitboards, each with its name, count and word in the document's mapping and format. Unknown
/// names are left out. Precondition: one is known.
BoardSheet sheetOfBitboards(const Document &document, const QStringList &names,
                            const PictureOptions &options, const QPalette &window);

} // namespace ui
