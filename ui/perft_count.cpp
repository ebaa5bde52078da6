#include "ui/perft_count.h"

#include <new>

namespace ui {

PerftCount::PerftCount(QObject *parent) : QObject(parent) {}

void PerftCount::start(const chess::Position &position, int depth, Effort effort)
{
    // The thread before is stopped and joined, which takes about a millisecond.
    m_thread = {};
    const int number = ++m_number;
    m_isRunning = true;
    m_clock.start();
    // Runs in the window's thread, unless another count has begun or this has gone by then.
    const auto later = [this, number](auto act) {
        QMetaObject::invokeMethod(
            this,
            [this, number, act = std::move(act)] {
                if (number == m_number)
                    act();
            },
            Qt::QueuedConnection);
    };
    m_thread = std::jthread([this, position, depth, effort, later](const std::stop_token &stop) {
        const auto onMove = [this, later](const chess::DividedMove &move) {
            later([this, move] { emit moveCounted(move); });
        };
        try {
            const chess::PerftResult result = chess::runPerft(
                position, depth, {effort.threads, effort.hashMegabytes, onMove, stop});
            later([this, result] {
                end();
                emit finished(result);
            });
        } catch (const std::bad_alloc &) {
            later([this, effort] {
                end();
                emit failed(tr("There is no memory for %1 MiB.").arg(effort.hashMegabytes));
            });
        }
    });
}

void PerftCount::stop()
{
    m_thread.request_stop();
}

double PerftCount::seconds() const
{
    return m_isRunning ? static_cast<double>(m_clock.nsecsElapsed()) * 1e-9 : m_seconds;
}

void PerftCount::end()
{
    m_seconds = seconds();
    m_isRunning = false;
}

} // namespace ui
