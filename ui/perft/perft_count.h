#pragma once

#include "src/moves/perft.h"
#include "ui/widgets/worker.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <cstddef>
#include <memory>

namespace ui {

/// A count of legal ways to play on, in threads of its own.
class PerftCount : public QObject {
    Q_OBJECT
public:
    struct Effort {
        int threads = 1;
        std::size_t hashMegabytes = 0;
    };

    explicit PerftCount(QObject *parent = nullptr);

    /// Counts this in place of what is being counted. Preconditions as for `chess::runPerft`.
    void start(const chess::Position &position, int depth, Effort effort);
    /// Ends the count at once; what is counted by then comes with `finished`.
    void stop() { m_worker.stop(); }
    bool isRunning() const { return m_isRunning; }
    /// Since the start of the count, or how long it took.
    double seconds() const;
    /// How far the count has come that was started last.
    const chess::PerftProgress &progress() const { return *m_progress; }

signals:
    void moveCounted(const chess::DividedMove &move);
    void finished(const chess::PerftResult &result);
    /// There is no memory for the table, or no thread.
    void failed(const QString &reason);

private:
    void end();

    bool m_isRunning = false;
    QElapsedTimer m_clock;
    double m_seconds = 0;
    /// A count has its own, so that one that was replaced tells the next nothing.
    std::shared_ptr<chess::PerftProgress> m_progress = std::make_shared<chess::PerftProgress>();
    /// Last, so that what it reports to is still there when it ends.
    Worker m_worker;
};

} // namespace ui
