#pragma once

#include "src/notation/fen/fen.h"
#include "src/workbench/positions/position_index.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

namespace ui {

/// What was found in a file of positions.
struct FenFile {
    chess::FenReading reading;
    /// Whether more text follows the position, which is not read.
    bool hasMore = false;
};

/// Reads the first position of a file: one FEN or EPD line, the blank lines before it skipped.
///
/// Only the beginning of a file is read, however large it is. On failure a sentence that names the
/// file, the line and what is wrong there.
tl::expected<FenFile, QString> readFenFile(const QString &fileName, chess::FenOptions options);

/// Whether a file is a list of positions, to be looked through rather than opened as one: games in
/// PGN, or several lines of which one can be read. Only its beginning is read.
bool isPositionList(const QString &fileName, bool isChess960);

/// How a file that begins so has its positions written, also by its name.
chess::PositionFormat positionFormatOf(const QString &fileName, const QByteArray &beginning);

/// The whole text of a file of words, a table or the like, no longer than any pasted text may be.
/// On failure a sentence that names the file and the reason.
tl::expected<QString, QString> readPastedFile(const QString &fileName);

/// Writes a position as one line. The file is replaced in one step, so that a failure leaves the
/// old one; it gives a sentence that names the file and the reason.
tl::expected<void, QString> writeFenFile(const QString &fileName, const chess::Position &position);

} // namespace ui
