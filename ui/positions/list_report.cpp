#include "ui/positions/list_report.h"

#include "ui/document/wording.h"
#include "ui/positions/check_score.h"

#include <QFileInfo>

#include <utility>

namespace ui {

namespace {

constexpr qint64 window = 256 * 1024;

/// "suite.epd, line 7, column 9: unreadable: …"
QString lineOn(const chess::Trouble &trouble, const QString &file)
{
    const QString line = QString::number(trouble.line);
    const QString verdict = textOf(trouble.verdict);
    const QString message = textOf(trouble.message);
    if (!trouble.column)
        return ListReport::tr("%1, line %2: %3: %4").arg(file, line, verdict, message);
    return ListReport::tr("%1, line %2, column %3: %4: %5")
        .arg(file, line, QString::number(*trouble.column), verdict, message);
}

} // namespace

ListReport::ListReport(QObject *parent) : QObject(parent)
{
    connect(&m_worker, &Worker::notStarted, this, &ListReport::failed);
}

void ListReport::start(std::shared_ptr<const ListSource> source, bool isChess960,
                       ReportedPositions positions, int mostPositions)
{
    m_worker.start([this, source = std::move(source), isChess960, mostPositions,
                    positions = std::move(positions)](const std::stop_token &stop,
                                                      const Worker::Later &later) {
        ListReader reader(*source, window);
        const QString name = QFileInfo(source->path).fileName();
        // The counts are known; none is made again.
        const chess::SuiteCheckOptions options{isChess960, {.depth = -1}, stop};
        QString report;
        int left = mostPositions;
        for (const int number : positions.numbers) {
            if (stop.stop_requested())
                return;
            if (left-- == 0)
                break;
            const chess::PositionRecord record = source->records.at(number);
            const auto text = reader.textOf(record);
            if (!text)
                continue;
            chess::PositionCheck check = checkListed(record, *text, options);
            const auto wrong = positions.wrongCounts->find(number);
            if (wrong != positions.wrongCounts->end())
                check.counts = wrong->second;
            for (const chess::Trouble &trouble : troublesOf(check, record, *text))
                report += lineOn(trouble, name) + QLatin1Char('\n');
        }
        const auto more = static_cast<qsizetype>(positions.numbers.size()) - mostPositions;
        if (more > 0)
            report += more == 1 ? tr("… and 1 more position.\n")
                                : tr("… and %1 more positions.\n").arg(more);
        later([this, report] { emit written(report); });
    });
}

void ListReport::drop()
{
    m_worker.drop();
}

} // namespace ui
