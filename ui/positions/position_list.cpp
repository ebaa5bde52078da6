#include "ui/positions/position_list.h"

#include "ui/exchange/fen_file.h"
#include "ui/exchange/text_file.h"

#include <QElapsedTimer>
#include <QFileInfo>

namespace ui {

namespace {

/// The first piece is small, so that the first positions are there at once.
constexpr qint64 firstPiece = 64 * 1024;
constexpr qint64 piece = 1024 * 1024;
/// A glance at a row reads this much, which is more than most rows take.
constexpr qint64 glance = 4096;
constexpr qint64 longestMark = 4;
/// How often positions are announced: often enough to be seen, seldom enough to cost nothing.
constexpr qint64 announceEvery = 80; // milliseconds

} // namespace

PositionList::PositionList(QObject *parent) : QObject(parent)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this](const QString &path) {
        if (path == this->path() && hasChangedOnDisk())
            emit changedOnDisk();
    });
}

QString PositionList::path() const
{
    return m_source ? m_source->path : QString();
}

bool PositionList::hasChangedOnDisk() const
{
    return m_source && stampOf(m_source->path) != m_source->stamp;
}

QString PositionList::name() const
{
    return QFileInfo(path()).fileName();
}

void PositionList::open(const QString &path)
{
    m_indexing.drop();
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    m_source = std::make_shared<ListSource>();
    m_source->path = QFileInfo(path).absoluteFilePath();
    m_source->stamp = stampOf(path);
    m_reader.emplace(*m_source, glance);
    m_count = 0;
    m_progress = 0;
    m_isIndexing = false;
    emit opened();
    const auto file = openForReading(path);
    if (!file) {
        emit failed(file.error());
        return;
    }
    // Known before any other thread looks.
    m_source->encoding = encodingOf((*file)->peek(longestMark));
    m_watcher.addPath(m_source->path);
    m_isIndexing = true;
    index(m_source);
}

void PositionList::index(const std::shared_ptr<ListSource> &source)
{
    m_indexing.start([this, source](const std::stop_token &stop, const Worker::Later &later) {
        const auto fail = [&](const QString &reason) {
            later([this, reason] {
                m_isIndexing = false;
                emit failed(reason);
            });
        };
        const auto file = openForReading(source->path);
        if (!file)
            return fail(file.error());
        EncodedReader reader(file->get(), source->encoding);
        QByteArray text = reader.next(firstPiece);
        chess::PositionIndexer indexer(positionFormatOf(source->path, text));
        EncodedPieces::Start start;
        int announced = 0;
        QElapsedTimer sinceAnnounced;
        const auto announceNow = [&] {
            announced = source->records.count();
            const double whole = static_cast<double>(std::max<qint64>(source->stamp.size, 1));
            later([this, count = announced, share = static_cast<double>(start.inFile) / whole] {
                announce(count, share);
            });
            sinceAnnounced.start();
        };
        for (; !text.isEmpty() && !stop.stop_requested(); text = reader.next(piece)) {
            if (source->encoding != QStringConverter::Utf8)
                source->pieces.add(start);
            indexer.give({text.constData(), static_cast<std::size_t>(text.size())});
            source->records.add(indexer.take());
            start.inText += static_cast<std::uint64_t>(text.size());
            start.inFile = static_cast<std::uint64_t>((*file)->pos());
            if (!sinceAnnounced.isValid() || sinceAnnounced.hasExpired(announceEvery))
                announceNow();
        }
        if ((*file)->error() != QFileDevice::NoError)
            return fail(tr("%1 could not be read: %2.")
                            .arg(QFileInfo(source->path).fileName(), (*file)->errorString()));
        indexer.finish();
        source->records.add(indexer.take());
        announceNow();
        later([this] {
            m_isIndexing = false;
            emit indexed();
        });
    });
}

void PositionList::announce(int count, double progress)
{
    m_progress = std::min(progress, 1.0);
    m_count = count;
    emit grew();
}

std::optional<std::string> PositionList::text(int number)
{
    const auto text = m_reader->textOf(record(number));
    return text ? std::optional<std::string>(*text) : std::nullopt;
}

} // namespace ui
