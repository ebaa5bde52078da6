#include "ui/positions/encoded_text.h"

#include "src/notation/text/utf8.h"

#include <QChar>

#include <algorithm>
#include <string>

namespace ui {

namespace {

/// So much of a file is decoded for a glance at any of its lines.
constexpr qint64 pieceLength = 64 * 1024;

} // namespace

QByteArray EncodedReader::next(qint64 length)
{
    if (m_encoding == chess::TextEncoding::Utf8)
        return m_file->read(length);
    const QByteArray bytes = m_file->read(pieceLength);
    std::string text;
    const auto taken = static_cast<qint64>(chess::appendAsUtf8(
        text, {bytes.constData(), static_cast<std::size_t>(bytes.size())}, m_encoding));
    if (taken < bytes.size() && bytes.size() == pieceLength)
        // The character that is cut in two begins the next piece.
        m_file->seek(m_file->pos() - (bytes.size() - taken));
    else if (taken < bytes.size())
        chess::appendUtf8(text, QChar::ReplacementCharacter);
    return QByteArray::fromStdString(text);
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
