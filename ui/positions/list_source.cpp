#include "ui/positions/list_source.h"

#include <QFileInfo>

#include <algorithm>

namespace ui {

void RecordStore::add(const std::vector<chess::PositionRecord> &records)
{
    const std::lock_guard lock(m_mutex);
    m_records.insert(m_records.end(), records.begin(), records.end());
}

int RecordStore::count() const
{
    const std::lock_guard lock(m_mutex);
    return static_cast<int>(m_records.size());
}

chess::PositionRecord RecordStore::at(int number) const
{
    const std::lock_guard lock(m_mutex);
    return m_records[static_cast<std::size_t>(number)];
}

std::vector<chess::PositionRecord> RecordStore::from(int first, int count) const
{
    const std::lock_guard lock(m_mutex);
    const auto size = static_cast<std::ptrdiff_t>(m_records.size());
    const std::ptrdiff_t begin = std::min<std::ptrdiff_t>(first, size);
    const std::ptrdiff_t end = std::min<std::ptrdiff_t>(begin + count, size);
    return {m_records.begin() + begin, m_records.begin() + end};
}

FileStamp stampOf(const QString &path)
{
    const QFileInfo info(path);
    return {info.size(), info.lastModified()};
}

FileStamp stampOf(const QFile &file)
{
    return {file.size(), file.fileTime(QFileDevice::FileModificationTime)};
}

ListReader::ListReader(const ListSource &source, qint64 window)
    : m_source(source), m_file(source.path), m_windowSize(window)
{
    // Another file by now: better no text than another one's.
    if (stampOf(source.path) == source.stamp)
        m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

std::optional<std::string_view> ListReader::textOf(const chess::PositionRecord &record)
{
    return textAt(record.offset, record.length);
}

std::optional<std::string_view> ListReader::tagsOf(const chess::PositionRecord &record)
{
    if (record.tagsLength == 0)
        return std::string_view();
    return textAt(record.offset - record.tagsBefore, record.tagsLength);
}

std::optional<std::string_view> ListReader::textAt(std::uint64_t offset, std::size_t size)
{
    const auto begin = static_cast<qint64>(offset);
    const auto length = static_cast<qint64>(size);
    const bool isThere = begin >= m_begin && begin + length <= m_begin + m_window.size();
    if (!isThere) {
        read(offset, std::max(length, m_windowSize));
        if (m_window.size() < begin - m_begin + length)
            return std::nullopt;
    }
    return std::string_view(m_window.constData() + (begin - m_begin), size);
}

void ListReader::read(std::uint64_t begin, qint64 length)
{
    const bool isUtf8 = m_source.encoding == chess::TextEncoding::Utf8;
    const auto start = isUtf8 ? EncodedPieces::Start{begin, begin} : m_source.pieces.before(begin);
    m_window.clear();
    m_begin = static_cast<qint64>(start.inText);
    if (!m_file.isOpen() || !m_file.seek(static_cast<qint64>(start.inFile)))
        return;
    const qint64 wanted = static_cast<qint64>(begin - start.inText) + length;
    EncodedReader reader(&m_file, m_source.encoding);
    while (m_window.size() < wanted) {
        const QByteArray piece = reader.next(wanted - m_window.size());
        if (piece.isEmpty())
            break;
        m_window += piece;
    }
    if (stampOf(m_file) != m_source.stamp)
        m_window.clear();
}

} // namespace ui
