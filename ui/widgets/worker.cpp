#include "ui/widgets/worker.h"

#include <system_error>
#include <utility>

namespace ui {

QString noThreadLeft()
{
    return Worker::tr("There is no thread left for this. Close some programs and try again.");
}

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
    try {
        m_thread = std::jthread(
            [work = std::move(work), later](const std::stop_token &stop) { work(stop, later); });
    } catch (const std::system_error &) {
        later([this] { emit notStarted(noThreadLeft()); });
    }
}

void Worker::drop()
{
    m_thread = {};
    ++m_number;
}

} // namespace ui
