#pragma once

#include "ui/positions/list_source.h"
#include "ui/widgets/worker.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace ui {

/// Looks a text up in the lines of a list, in a thread of its own.
class ListSearch : public QObject {
    Q_OBJECT
public:
    explicit ListSearch(QObject *parent = nullptr);

    /// Looks for another text in place of the one before. Upper case is told from lower when the
    /// text has any letter in upper case.
    void start(std::shared_ptr<const ListSource> source, const QString &text);
    /// Ends it; nothing more is found.
    void drop();
    bool isRunning() const { return m_isRunning; }

signals:
    /// Further lines with the text, in their order.
    void found(const std::vector<int> &numbers);
    void finished();
    /// It could not begin.
    void failed(const QString &reason);

private:
    bool m_isRunning = false;
    Worker m_worker;
};

} // namespace ui
