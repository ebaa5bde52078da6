#include "ui/widgets/errand.h"

#include "ui/widgets/worker.h"

#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace ui {

/// Where what was found is handed over, shared with the thread that may come too late.
struct Errand::Return {
    std::mutex mutex;
    /// Null once nobody waits any more.
    Errand *errand;
};

Errand::Errand(QObject *parent) : QObject(parent) {}

Errand::~Errand()
{
    drop();
}

void Errand::start(Work work)
{
    drop();
    m_return = std::make_shared<Return>();
    m_return->errand = this;
    const auto run = [back = m_return, work = std::move(work)] {
        const Act act = work();
        const std::lock_guard lock(back->mutex);
        if (back->errand == nullptr)
            return;
        const auto handOver = [back, act] {
            // Only the window's thread changes it, which this is.
            if (back->errand == nullptr)
                return;
            back->errand->m_return.reset();
            act();
        };
        QMetaObject::invokeMethod(back->errand, handOver, Qt::QueuedConnection);
    };
    try {
        std::thread(run).detach();
    } catch (const std::system_error &) {
        const auto tell = [this, back = m_return] {
            if (m_return != back)
                return; // dropped or replaced by now
            m_return.reset();
            emit notStarted(noThreadLeft());
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    }
}

void Errand::drop()
{
    if (!m_return)
        return;
    const std::shared_ptr<Return> back = std::exchange(m_return, {});
    const std::lock_guard lock(back->mutex);
    back->errand = nullptr;
}

} // namespace ui
