#include "ui/perft/perft_count.h"

#include "src/workbench/tables/table_memory.h"
#include "ui/document/wording.h"

#include <new>

namespace ui {

PerftCount::PerftCount(QObject *parent) : QObject(parent)
{
    connect(&m_worker, &Worker::notStarted, this, [this](const QString &reason) {
        end();
        emit failed(reason);
    });
}

void PerftCount::start(const chess::Position &position, int depth, Effort effort)
{
    m_isRunning = true;
    m_clock.start();
    m_progress = std::make_shared<chess::PerftProgress>();
    m_worker.start([this, position, depth, effort, progress = m_progress](
                       const std::stop_token &stop, const Worker::Later &later) {
        const auto onMove = [this, later](const chess::DividedMove &move) {
            later([this, move] { emit moveCounted(move); });
        };
        try {
            const chess::PerftResult result = chess::runPerft(
                position, depth,
                {effort.threads, effort.hashMegabytes, onMove, stop, progress.get()});
            later([this, result] {
                end();
                emit finished(result);
            });
        } catch (const std::bad_alloc &) {
            later([this, effort] {
                end();
                emit failed(textOf(chess::describeLackOfMemory(effort.hashMegabytes)));
            });
        }
    });
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
