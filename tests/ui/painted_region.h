#pragma once

#include <QPaintEvent>
#include <QWidget>

namespace tests {

/// Collects what of a widget is painted.
class PaintedRegion : public QObject {
public:
    explicit PaintedRegion(QWidget *widget) { widget->installEventFilter(this); }

    QRegion region;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            region += static_cast<QPaintEvent *>(event)->region();
        return false;
    }
};

} // namespace tests
