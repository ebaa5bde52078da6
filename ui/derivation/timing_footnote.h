#pragma once

#include "src/workbench/tables/method_timing.h"
#include "ui/widgets/worker.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace ui {

/// Measures on request, in a thread of its own, how long the methods take on this machine, and
/// shows how many times as long as a look-up each of them does.
class TimingFootnote : public QWidget {
    Q_OBJECT
public:
    explicit TimingFootnote(QWidget *parent = nullptr);

private:
    using Times = std::optional<std::vector<chess::MethodTime>>;

    void measure();
    void showTimes(const Times &times);

    QPushButton *m_button;
    QLabel *m_result;
    /// Last, so that what it reports to is still there when it ends.
    Worker m_measuring;
};

} // namespace ui
