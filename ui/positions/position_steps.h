#pragma once

#include <QWidget>

#include <optional>

class QSpinBox;
class QToolButton;

namespace ui {

class ElidedLabel;

/// Goes through a list of positions, one by one or to a number, and says how many there are.
class PositionSteps : public QWidget {
    Q_OBJECT
public:
    /// Where in a list one is; numbers count from 0.
    struct Place {
        std::optional<int> number;
        int count = 0;
        /// How many are shown, where that is not all.
        std::optional<int> shown;
        /// The filter leaves out where one is.
        bool isLeftOut = false;
    };

    explicit PositionSteps(QWidget *parent = nullptr);

    void showPlace(const Place &place);

signals:
    /// To the next one that is shown, or the one before.
    void stepRequested(int rows);
    void numberRequested(int number);

private:
    QToolButton *m_previous;
    QToolButton *m_next;
    QSpinBox *m_number;
    ElidedLabel *m_count;
};

} // namespace ui
