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
constexpr qint64 glanceLength = 4096;
/// So much shows in what a text is written, and whether it is PGN.
constexpr qint64 beginningLength = 64 * 1024;
/// How often positions are announced: often enough to be seen, seldom enough to cost nothing.
constexpr qint64 announceEvery = 80; // milliseconds

} // namespace

struct PositionList::Glance {
    /// Why it cannot be read; empty when it can.
    QString failure;
    bool isThere = true;
    FileStamp stamp;
    chess::TextEncoding encoding = chess::TextEncoding::Utf8;
    chess::PositionFormat format = chess::PositionFormat::Lines;
};

PositionList::Glance PositionList::glanceAt(const QString &path)
{
    const auto file = openForReading(path);
    if (!file)
        return {.failure = file.error(), .isThere = QFileInfo::exists(path), .stamp = {}};
    const std::string beginning = (*file)->peek(beginningLength).toStdString();
    return {{},
            true,
            stampOf(**file),
            chess::encodingOf(beginning),
            positionFormatOf(path, QByteArray::fromStdString(chess::toUtf8(beginning)))};
}

PositionList::PositionList(QObject *parent) : QObject(parent)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &PositionList::lookForChange);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &PositionList::lookForChange);
    connect(&m_opening, &Errand::notStarted, this, &PositionList::failed);
    connect(&m_indexing, &Worker::notStarted, this, [this](const QString &reason) {
        m_isIndexing = false;
        emit failed(reason);
    });
}

QString PositionList::path() const
{
    return m_source ? m_source->path : QString();
}

QString PositionList::name() const
{
    return QFileInfo(path()).fileName();
}

void PositionList::open(const QString &path)
{
    m_indexing.drop();
    m_looking.drop();
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    m_reader.reset();
    m_source = std::make_shared<ListSource>();
    m_source->path = QFileInfo(path).absoluteFilePath();
    m_change = FileChange::None;
    m_count = 0;
    m_progress = 0;
    m_isIndexing = true;
    m_opening.start([this, path = m_source->path]() -> Errand::Act {
        return [this, glance = glanceAt(path)] {
            begin(glance);
        };
    });
    emit taken();
}

void PositionList::giveUp()
{
    if (!isOpening())
        return;
    m_opening.drop();
    m_isIndexing = false;
    emit failed(tr("%1 was given up before it was open.").arg(name()));
}

void PositionList::begin(const Glance &glance)
{
    if (!glance.failure.isEmpty()) {
        m_isIndexing = false;
        m_change = glance.isThere ? FileChange::None : FileChange::Gone;
        emit failed(glance.failure);
        return;
    }
    m_source->stamp = glance.stamp;
    m_source->encoding = glance.encoding;
    m_source->format = glance.format;
    m_reader.emplace(*m_source, glanceLength);
    watch();
    emit opened();
    index(m_source);
}

/// A file that went, or another one in its place, is not watched any more by itself.
void PositionList::watch()
{
    const bool isGone = m_change == FileChange::Gone;
    if (const QStringList folders = m_watcher.directories(); !isGone && !folders.isEmpty())
        m_watcher.removePaths(folders);
    m_watcher.addPath(isGone ? QFileInfo(path()).absolutePath() : path());
}

void PositionList::lookForChange()
{
    if (!m_reader)
        return;
    m_looking.start([this, path = path()]() -> Errand::Act {
        const bool isThere = QFileInfo::exists(path);
        return [this, stamp = isThere ? std::optional(stampOf(path)) : std::nullopt] {
            takeStamp(stamp);
        };
    });
}

void PositionList::takeStamp(const std::optional<FileStamp> &stamp)
{
    const FileChange change = !stamp                      ? FileChange::Gone
                              : *stamp == m_source->stamp ? FileChange::None
                                                          : FileChange::Changed;
    if (change != m_change) {
        m_change = change;
        emit changedOnDisk();
    }
    watch();
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
        chess::PositionIndexer indexer(source->format);
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
            if (source->encoding != chess::TextEncoding::Utf8)
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
            // What was written meanwhile may have been read in part.
            lookForChange();
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

std::optional<std::string> PositionList::tags(int number)
{
    const auto tags = m_reader->tagsOf(record(number));
    return tags ? std::optional<std::string>(*tags) : std::nullopt;
}

bool PositionList::isOfGames() const
{
    return m_source && m_source->format == chess::PositionFormat::Pgn;
}

} // namespace ui
