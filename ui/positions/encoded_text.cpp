#include "ui/positions/encoded_text.h"

#include <QStringDecoder>

#include <algorithm>

namespace ui {

namespace {

/// So much of a file is decoded for a glance at any of its lines.
constexpr qint64 pieceLength = 64 * 1024;

/// Whether the text ends within a character of two units.
bool isCutInTwo(const QString &text)
{
    return !text.isEmpty() && text.back().isHighSurrogate();
}

} // namespace

QStringConverter::Encoding encodingOf(const QByteArray &beginning)
{
    return QStringConverter::encodingForData(beginning).value_or(QStringConverter::Utf8);
}

QByteArray EncodedReader::next(qint64 length)
{
    if (m_encoding == QStringConverter::Utf8)
        return m_file->read(length);
    QByteArray bytes = m_file->read(pieceLength);
    // Without state nothing is carried from one piece into the next.
    QStringDecoder decoder(m_encoding, QStringConverter::Flag::Stateless);
    QString text = decoder.decode(bytes);
    if (isCutInTwo(text) && bytes.size() == pieceLength) {
        constexpr qint64 half = 2;
        m_file->seek(m_file->pos() - half);
        text.chop(1);
    }
    return text.toUtf8();
}

void EncodedPieces::add(const Start &start)
{
    const std::lock_guard lock(m_mutex);
    m_starts.push_back(start);
}

EncodedPieces::Start EncodedPieces::before(std::uint64_t inText) const
{
    const std::lock_guard lock(m_mutex);
    const auto after = std::upper_bound(
        m_starts.begin(), m_starts.end(), inText,
        [](std::uint64_t place, const Start &start) { return place < start.inText; });
    return after == m_starts.begin() ? Start{} : *std::prev(after);
}

} // namespace ui
