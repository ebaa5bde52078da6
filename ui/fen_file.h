#pragma once

#include "src/notation/fen.h"

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
tl::expected<FenFile, QString> readFenFile(const QString &fileName, bool isChess960);

/// The whole text of a file of words, a table or the like, no longer than any pasted text may be.
/// On failure a sentence that names the file and the reason.
tl::expected<QString, QString> readPastedFile(const QString &fileName);

/// Writes a position as one line. The file is replaced in one step, so that a failure leaves the
/// old one; it gives a sentence that names the file and the reason.
tl::expected<void, QString> writeFenFile(const QString &fileName, const chess::Position &position);

} // namespace ui
