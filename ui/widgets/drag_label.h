#pragma once

#include <QLabel>
#include <QMimeData>
#include <QPoint>

#include <functional>
#include <optional>

namespace ui {

/// A label that can be dragged into another program; dots before its text say so.
class DragLabel : public QLabel {
    Q_OBJECT
public:
    /// `makeData` makes what is dragged, when a drag begins.
    DragLabel(const QString &text, std::function<QMimeData *()> makeData,
              QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    std::function<QMimeData *()> m_makeData;
    std::optional<QPoint> m_pressedAt;
};

} // namespace ui
