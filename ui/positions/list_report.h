#pragma once

#include "src/workbench/positions/suite_check.h"
#include "ui/positions/list_source.h"
#include "ui/widgets/worker.h"

#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace ui {

/// The counts of positions that are wrong, by the positions' numbers.
using WrongCounts = std::map<int, std::vector<chess::CountCheck>>;

/// Which positions a report is about: those that are not fine, and their counts that are wrong,
/// which nobody changes while the report is written.
struct ReportedPositions {
    std::vector<int> numbers;
    std::shared_ptr<const WrongCounts> wrongCounts;
};

/// Writes the report of a check, in a thread of its own: a million lines may have to be read again.
class ListReport : public QObject {
    Q_OBJECT
public:
    explicit ListReport(QObject *parent = nullptr);

    /// Writes at most `mostPositions` of them and says how many were left out.
    void start(std::shared_ptr<const ListSource> source, bool isChess960,
               ReportedPositions positions, int mostPositions);
    void drop();

signals:
    void written(const QString &text);
    /// It could not begin.
    void failed(const QString &reason);

private:
    Worker m_worker;
};

} // namespace ui
