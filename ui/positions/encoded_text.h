#pragma once

#include "src/notation/text/text_encoding.h"

#include <QByteArray>
#include <QFile>

#include <cstdint>
#include <mutex>
#include <vector>

namespace ui {

/// Reads a file in pieces that are whole texts each, as UTF-8 whatever it is written in. Where it
/// is written in UTF-8 the pieces are the file's own bytes, valid or not.
///
/// Pieces of another encoding always end at the same places when reading begins at the end of one.
class EncodedReader {
public:
    /// Precondition: the file outlives this.
    EncodedReader(QFile *file, chess::TextEncoding encoding) : m_file(file), m_encoding(encoding) {}

    /// The next piece: of UTF-8 at most `length` bytes; empty at the end, and when reading fails.
    QByteArray next(qint64 length);

private:
    QFile *m_file;
    chess::TextEncoding m_encoding;
};

/// Where the pieces of a file begin, in its bytes and in its text as UTF-8. One thread adds to them
/// while others look places up.
class EncodedPieces {
public:
    struct Start {
        std::uint64_t inFile = 0;
        std::uint64_t inText = 0;
    };

    void add(const Start &start);
    /// The last start before or at a place of the text.
    Start before(std::uint64_t inText) const;

private:
    mutable std::mutex m_mutex;
    std::vector<Start> m_starts;
};

} // namespace ui
