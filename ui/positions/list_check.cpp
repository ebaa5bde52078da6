#include "ui/positions/list_check.h"

#include "src/moves/extra_threads.h"

#include <QElapsedTimer>

#include <algorithm>
#include <atomic>
#include <utility>

namespace ui {

namespace {

constexpr qint64 window = 256 * 1024;
/// So many positions are taken at a time: few, since one may take a second to count.
constexpr int block = 4;
constexpr qint64 announceEvery = 80; // milliseconds

CheckedPosition summaryOf(int number, const chess::PositionCheck &check)
{
    CheckedPosition summary{number, check.verdict(), 0, 0, {}};
    for (const chess::CountCheck &count : check.counts) {
        if (count.isWrong())
            summary.wrongCounts.push_back(count);
        else
            ++(count.nodes ? summary.rightCounts : summary.leftOutCounts);
    }
    return summary;
}

/// What several threads have found out and the window has not been told of.
class Findings {
public:
    explicit Findings(std::function<void(std::vector<CheckedPosition>)> tell)
        : m_tell(std::move(tell))
    {
        m_sinceTold.start();
    }

    void add(std::vector<CheckedPosition> &&positions)
    {
        const std::lock_guard lock(m_mutex);
        m_positions.insert(m_positions.end(), std::make_move_iterator(positions.begin()),
                           std::make_move_iterator(positions.end()));
        if (m_sinceTold.hasExpired(announceEvery))
            tell();
    }

    /// Precondition: no other thread adds any more.
    void tell()
    {
        std::sort(m_positions.begin(), m_positions.end(),
                  [](const auto &a, const auto &b) { return a.number < b.number; });
        m_tell(std::exchange(m_positions, {}));
        m_sinceTold.start();
    }

private:
    std::mutex m_mutex;
    std::function<void(std::vector<CheckedPosition>)> m_tell;
    std::vector<CheckedPosition> m_positions;
    QElapsedTimer m_sinceTold;
};

/// Takes blocks of the list as long as there are any that no other thread has taken.
void checkBlocks(const ListSource &source, const chess::SuiteCheckOptions &options,
                 std::atomic<int> &next, Findings &findings)
{
    ListReader reader(source, window);
    while (!options.stop.stop_requested()) {
        int number = next.fetch_add(block);
        const auto records = source.records.from(number, block);
        if (records.empty())
            return;
        std::vector<CheckedPosition> checked;
        for (const chess::PositionRecord &record : records) {
            // What the file no longer has is said where it is looked at.
            if (const auto text = reader.textOf(record)) {
                const chess::PositionCheck check = checkListed(record, *text, options);
                // Stopped within the position, its counts are not whole.
                if (options.stop.stop_requested())
                    break;
                checked.push_back(summaryOf(number, check));
            }
            ++number;
        }
        findings.add(std::move(checked));
    }
}

} // namespace

ListCheck::ListCheck(QObject *parent) : QObject(parent)
{
    connect(&m_worker, &Worker::notStarted, this, [this](const QString &reason) {
        m_isRunning = false;
        emit failed(reason);
    });
}

void ListCheck::start(std::shared_ptr<const ListSource> source, bool isChess960,
                      chess::SuiteLimits limits)
{
    m_isRunning = true;
    m_worker.start([this, source = std::move(source), isChess960,
                    limits](const std::stop_token &stop, const Worker::Later &later) {
        Findings findings([&](std::vector<CheckedPosition> positions) {
            later([this, positions = std::move(positions)] { emit checked(positions); });
        });
        std::atomic<int> next = 0;
        const chess::SuiteCheckOptions options{isChess960, limits, stop};
        {
            const auto work = [&] {
                checkBlocks(*source, options, next, findings);
            };
            // 0 when it is not known.
            const unsigned atOnce = std::max(1U, std::thread::hardware_concurrency());
            const auto others = chess::extraThreads(atOnce - 1, work);
            work();
        }
        findings.tell();
        later([this, isStopped = stop.stop_requested()] {
            m_isRunning = false;
            emit finished(isStopped);
        });
    });
}

void ListCheck::drop()
{
    m_worker.drop();
    m_isRunning = false;
}

} // namespace ui
