#include "ui/widgets/worker.h"

#include <utility>

namespace ui {

Worker::Worker(QObject *parent) : QObject(parent) {}

void Worker::start(Work work)
{
    drop();
    const Later later = [this, number = m_number](std::function<void()> act) {
        QMetaObject::invokeMethod(
            this,
            [this, number, act = std::move(act)] {
                if (number == m_number)
                    act();
            },
            Qt::QueuedConnection);
    };
    m_thread = std::jthread(
        [work = std::move(work), later](const std::stop_token &stop) { work(stop, later); });
}

void Worker::drop()
{
    m_thread = {};
    ++m_number;
}

} // namespace ui
