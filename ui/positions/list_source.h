#pragma once

#include "src/workbench/positions/position_index.h"
#include "ui/positions/encoded_text.h"

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QString>

#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <vector>

namespace ui {

/// The records of a file: one thread adds to them while others read.
class RecordStore {
public:
    void add(const std::vector<chess::PositionRecord> &records);
    int count() const;
    /// Precondition: 0 ≤ number < count().
    chess::PositionRecord at(int number) const;
    /// At most `count` of them from `first` on.
    std::vector<chess::PositionRecord> from(int first, int count) const;

private:
    mutable std::mutex m_mutex;
    /// Grows without moving what is there.
    std::deque<chess::PositionRecord> m_records;
};

/// Tells whether a file is still what it was.
struct FileStamp {
    qint64 size = 0;
    QDateTime modified;

    bool operator==(const FileStamp &) const = default;
};

FileStamp stampOf(const QString &path);
/// Of a file that is open, also when another one has its name by now.
FileStamp stampOf(const QFile &file);

/// A file of positions and where they lie in it; shared by the threads that look at it. The places
/// in records are those of its text as UTF-8.
struct ListSource {
    QString path;
    FileStamp stamp;
    chess::TextEncoding encoding = chess::TextEncoding::Utf8;
    /// Empty where the text is UTF-8 and so has the places of the file.
    EncodedPieces pieces;
    chess::PositionFormat format = chess::PositionFormat::Lines;
    RecordStore records;
};

/// Reads the texts of records from their file, for one thread.
///
/// The file is read in pieces and never mapped into memory: of a mapped file that another program
/// makes shorter, the next look ends the program (SIGBUS), where a read is merely short. And what
/// stays in memory is the index, not hundreds of megabytes of text.
///
/// Of a file that is overwritten nothing more is read, since places in it mean other lines now. One
/// that is written anew beside it and put in its place does no harm: this goes on with the old one.
class ListReader {
public:
    /// Reads `window` bytes at a time, so that records that follow each other cost one read.
    /// Precondition: the source outlives this.
    ListReader(const ListSource &source, qint64 window);

    /// Valid until the next call; nothing when the file no longer has the text.
    std::optional<std::string_view> textOf(const chess::PositionRecord &record);
    /// The same for the tags of its game; empty without any.
    std::optional<std::string_view> tagsOf(const chess::PositionRecord &record);

private:
    std::optional<std::string_view> textAt(std::uint64_t offset, std::size_t length);
    /// Reads text from a place on; what there is of it.
    void read(std::uint64_t begin, qint64 length);

    const ListSource &m_source;
    QFile m_file;
    qint64 m_windowSize;
    QByteArray m_window;
    qint64 m_begin = 0;
};

} // namespace ui
