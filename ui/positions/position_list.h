#pragma once

#include "ui/positions/list_source.h"
#include "ui/widgets/errand.h"
#include "ui/widgets/worker.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>

namespace ui {

/// What has become of a file since it was listed.
enum class FileChange { None, Changed, Gone };

/// The positions of a file, which is opened and indexed in threads of its own: a drive may never
/// answer, and the first positions can be read while the rest is still being looked for. Files of a
/// million lines are usual.
class PositionList : public QObject {
    Q_OBJECT
public:
    explicit PositionList(QObject *parent = nullptr);

    /// Takes another file.
    void open(const QString &path);
    /// Gives a file up that has not been opened yet.
    void giveUp();

    /// Empty until a file is opened.
    QString path() const;
    QString name() const;
    /// What of the file has been noticed.
    FileChange change() const { return m_change; }
    /// Looks whether the file has changed, where no message comes by itself: from a drive of
    /// another machine.
    void lookForChange();
    /// How many positions have been found and announced.
    int count() const { return m_count; }
    /// Whether the file is not open yet.
    bool isOpening() const { return m_opening.isRunning(); }
    bool isIndexing() const { return m_isIndexing; }
    /// How much of the file has been looked at, from 0 to 1.
    double progress() const { return m_progress; }

    /// Precondition: 0 ≤ number < count().
    chess::PositionRecord record(int number) const { return m_source->records.at(number); }
    /// The text of a position; nothing when the file no longer has it.
    std::optional<std::string> text(int number);
    /// The same for the tags of its game; empty without any.
    std::optional<std::string> tags(int number);
    /// Whether the file is one of games, in PGN.
    bool isOfGames() const;
    /// What other threads look at; none before a file is opened.
    std::shared_ptr<const ListSource> source() const { return m_source; }

signals:
    /// Another file was taken; it has no positions yet.
    void taken();
    /// It could be opened, and is looked through.
    void opened();
    void grew();
    /// All of the file has been looked at.
    void indexed();
    void failed(const QString &reason);
    /// Another program has changed, removed or brought back the file.
    void changedOnDisk();

private:
    /// What is known of a file when it is opened.
    struct Glance;
    static Glance glanceAt(const QString &path);

    void begin(const Glance &glance);
    void index(const std::shared_ptr<ListSource> &source);
    void announce(int count, double progress);
    void takeStamp(const std::optional<FileStamp> &stamp);
    void watch();

    std::shared_ptr<ListSource> m_source;
    std::optional<ListReader> m_reader;
    QFileSystemWatcher m_watcher;
    FileChange m_change = FileChange::None;
    int m_count = 0;
    double m_progress = 0;
    bool m_isIndexing = false;
    Errand m_opening;
    Errand m_looking;
    Worker m_indexing;
};

} // namespace ui
