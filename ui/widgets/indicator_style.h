#pragma once

#include <QPalette>
#include <QProxyStyle>

namespace ui {

/// The style Fusion with outlines of check boxes and radio buttons that can be seen: its own are a
/// darker shade of the window, which on a dark window is next to nothing.
class IndicatorStyle : public QProxyStyle {
    Q_OBJECT
public:
    IndicatorStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget = nullptr) const override;
};

/// Has a contrast of at least 3 to the window, where the text has enough.
QColor indicatorOutline(const QPalette &palette);

/// Gives the application this style where it would have Fusion. To be called before there is a
/// window.
void installIndicatorStyle();

} // namespace ui
