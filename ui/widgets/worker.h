#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <stop_token>
#include <thread>

namespace ui {

/// What is said where the system gives no thread for what is to be done.
QString noThreadLeft();

/// Work in a thread of its own, one at a time. It is stopped and joined when this goes, and so
/// never outlives it.
class Worker : public QObject {
    Q_OBJECT
public:
    /// Lets something be done in the window's thread; it is dropped when other work has begun, or
    /// this has gone, by then. May be called from any thread that the work starts.
    using Later = std::function<void(std::function<void()>)>;
    /// Looks at the token at least every few milliseconds.
    using Work = std::function<void(const std::stop_token &, const Later &)>;

    explicit Worker(QObject *parent = nullptr);

    /// Begins this in place of what is being done, which is stopped; or tells later that it could
    /// not.
    void start(Work work);
    /// Asks the work to end; what it still reports is done.
    void stop() { m_thread.request_stop(); }
    /// Ends the work and drops what it reports.
    void drop();

signals:
    /// The system has given no thread for the work that was started last.
    void notStarted(const QString &reason);

private:
    /// What comes from work that was replaced bears another number.
    int m_number = 0;
    /// Last, so that what it reports to is still there when it is joined.
    std::jthread m_thread;
};

} // namespace ui
