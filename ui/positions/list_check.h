#pragma once

#include "src/workbench/positions/suite_check.h"
#include "ui/positions/list_source.h"
#include "ui/widgets/worker.h"

#include <QObject>

#include <memory>
#include <vector>

namespace ui {

/// What a check found out about one position of a list.
struct CheckedPosition {
    int number;
    chess::CheckVerdict verdict;
    int rightCounts;
    int leftOutCounts;
    std::vector<chess::CountCheck> wrongCounts;
};

/// Checks every position of a list in threads of its own, as many as the machine runs at once.
class ListCheck : public QObject {
    Q_OBJECT
public:
    explicit ListCheck(QObject *parent = nullptr);

    /// Checks this in place of what is being checked.
    void start(std::shared_ptr<const ListSource> source, bool isChess960,
               chess::SuiteLimits limits);
    /// Ends the check soon; what is known by then is told before `finished`.
    void stop() { m_worker.stop(); }
    /// Ends it and tells nothing more.
    void drop();
    bool isRunning() const { return m_isRunning; }

signals:
    /// Further positions, in the order of their numbers within one call.
    void checked(const std::vector<CheckedPosition> &positions);
    void finished(bool isStopped);
    /// It could not begin.
    void failed(const QString &reason);

private:
    bool m_isRunning = false;
    Worker m_worker;
};

} // namespace ui
