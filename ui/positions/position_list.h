#pragma once

#include "ui/positions/list_source.h"
#include "ui/widgets/worker.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>

namespace ui {

/// The positions of a file, which is indexed in a thread of its own: the first can be read while
/// the rest is still being looked for. Files of a million lines are usual.
class PositionList : public QObject {
    Q_OBJECT
public:
    explicit PositionList(QObject *parent = nullptr);

    /// Takes another file; it failed at once when `failed` is emitted.
    void open(const QString &path);

    /// Empty until a file is opened.
    QString path() const;
    /// Whether the file is another one by now, or gone.
    bool hasChangedOnDisk() const;
    QString name() const;
    /// How many positions have been found and announced.
    int count() const { return m_count; }
    bool isIndexing() const { return m_isIndexing; }
    /// How much of the file has been looked at, from 0 to 1.
    double progress() const { return m_progress; }

    /// Precondition: 0 ≤ number < count().
    chess::PositionRecord record(int number) const { return m_source->records.at(number); }
    /// The text of a position; nothing when the file no longer has it.
    std::optional<std::string> text(int number);
    /// What other threads look at; none before a file is opened.
    std::shared_ptr<const ListSource> source() const { return m_source; }

signals:
    /// Another file was taken; it has no positions yet.
    void opened();
    void grew();
    /// All of the file has been looked at.
    void indexed();
    void failed(const QString &reason);
    /// Another program has changed or removed the file.
    void changedOnDisk();

private:
    void index(const std::shared_ptr<ListSource> &source);
    void announce(int count, double progress);

    std::shared_ptr<ListSource> m_source;
    std::optional<ListReader> m_reader;
    QFileSystemWatcher m_watcher;
    int m_count = 0;
    double m_progress = 0;
    bool m_isIndexing = false;
    Worker m_indexing;
};

} // namespace ui
