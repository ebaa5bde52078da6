#include "ui/positions/list_search.h"

#include "src/board/ascii.h"

#include <QElapsedTimer>

#include <algorithm>
#include <string>
#include <utility>

namespace ui {

namespace {

constexpr qint64 window = 1024 * 1024;
constexpr int block = 1024;
constexpr qint64 announceEvery = 80; // milliseconds

/// Whether lines have a text.
class Needle {
public:
    explicit Needle(std::string text)
        : m_text(std::move(text)), m_isExact(std::any_of(m_text.begin(), m_text.end(), [](char c) {
            return c >= 'A' && c <= 'Z';
        }))
    {
    }

    bool isIn(std::string_view line)
    {
        if (m_isExact)
            return line.find(m_text) != std::string_view::npos;
        m_lower.resize(line.size());
        std::transform(line.begin(), line.end(), m_lower.begin(), chess::lower);
        return m_lower.find(m_text) != std::string::npos;
    }

private:
    std::string m_text;
    bool m_isExact;
    std::string m_lower;
};

} // namespace

ListSearch::ListSearch(QObject *parent) : QObject(parent)
{
    connect(&m_worker, &Worker::notStarted, this, [this](const QString &reason) {
        m_isRunning = false;
        emit failed(reason);
    });
}

void ListSearch::start(std::shared_ptr<const ListSource> source, const QString &text)
{
    m_isRunning = true;
    m_worker.start([this, source = std::move(source), text = text.toStdString()](
                       const std::stop_token &stop, const Worker::Later &later) {
        Needle needle(text);
        ListReader reader(*source, window);
        std::vector<int> numbers;
        QElapsedTimer sinceAnnounced;
        sinceAnnounced.start();
        const auto announceNow = [&] {
            later([this, found = std::exchange(numbers, {})] { emit this->found(found); });
            sinceAnnounced.start();
        };
        int number = 0;
        while (!stop.stop_requested()) {
            const auto records = source->records.from(number, block);
            if (records.empty())
                break;
            for (const chess::PositionRecord &record : records) {
                const auto has = [&needle](const std::optional<std::string_view> &line) {
                    return line && needle.isIn(*line);
                };
                // Tags come first in the file, and are read without going back in it.
                if (has(reader.tagsOf(record)) || has(reader.textOf(record)))
                    numbers.push_back(number);
                ++number;
            }
            if (!numbers.empty() && sinceAnnounced.hasExpired(announceEvery))
                announceNow();
        }
        announceNow();
        later([this] {
            m_isRunning = false;
            emit finished();
        });
    });
}

void ListSearch::drop()
{
    m_worker.drop();
    m_isRunning = false;
}

} // namespace ui
