#pragma once

#include <QObject>

#include <functional>
#include <memory>

namespace ui {

/// Work that nothing can wake when it hangs, such as opening a file of a drive that does not
/// answer. It is done in a thread that nobody ever waits for: where a `Worker` is stopped and
/// joined, this is forgotten and left to end when it can.
class Errand : public QObject {
    Q_OBJECT
public:
    /// What is to be done in the window's thread with what was found.
    using Act = std::function<void()>;
    /// Uses nothing but what it holds itself: everything else may be gone when it wakes.
    using Work = std::function<Act()>;
    /// In milliseconds. What is back before this has passed needs no words.
    static constexpr int patience = 400;

    explicit Errand(QObject *parent = nullptr);
    ~Errand() override;

    /// Sends for something else in place of what was sent for before.
    void start(Work work);
    /// Forgets what was sent for.
    void drop();
    bool isRunning() const { return m_return != nullptr; }

signals:
    /// The system has given no thread for what was sent for last.
    void notStarted(const QString &reason);

private:
    struct Return;

    /// The way back, as long as something is awaited.
    std::shared_ptr<Return> m_return;
};

} // namespace ui
