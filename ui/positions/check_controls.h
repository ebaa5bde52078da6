#pragma once

#include "src/workbench/positions/suite_check.h"

#include <QVariantMap>
#include <QWidget>

class QPushButton;
class QSpinBox;

namespace ui {

/// Begins the check of a list, within limits, stops it, and hands out its report.
class CheckControls : public QWidget {
    Q_OBJECT
public:
    enum class Stage {
        Nothing, ///< there is nothing to check
        Ready,
        Running,
        Checked, ///< as ready, and there is a report
    };

    explicit CheckControls(QWidget *parent = nullptr);

    void setStage(Stage stage);
    chess::SuiteLimits limits() const;

    /// The limits, for the settings.
    QVariantMap state() const;
    void setState(const QVariantMap &state);

signals:
    void checkRequested();
    void stopRequested();
    void copyReportRequested();
    void saveReportRequested();

private:
    void makeLimits();
    void makeReportMenu();

    Stage m_stage = Stage::Nothing;
    QPushButton *m_checkAll;
    QSpinBox *m_depth;
    QSpinBox *m_nodes;
    QPushButton *m_report;
};

} // namespace ui
