#include "ui/widgets/indicator_style.h"

#include <QApplication>
#include <QStyleOption>

namespace ui {

namespace {

QString fusion()
{
    return QStringLiteral("fusion");
}

} // namespace

IndicatorStyle::IndicatorStyle() : QProxyStyle(fusion()) {}

void IndicatorStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                                   QPainter *painter, const QWidget *widget) const
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    if (button == nullptr ||
        (element != PE_IndicatorCheckBox && element != PE_IndicatorRadioButton)) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    // Fusion paints the outline in the colour of the window, darkened by one and a half, and uses
    // that colour for nothing else here.
    QStyleOptionButton outlined = *button;
    outlined.palette.setColor(QPalette::Window, indicatorOutline(button->palette).lighter(150));
    QProxyStyle::drawPrimitive(element, &outlined, painter, widget);
}

QColor indicatorOutline(const QPalette &palette)
{
    const QColor text = palette.color(QPalette::WindowText);
    const QColor window = palette.color(QPalette::Window);
    constexpr float share = 0.7F;
    const auto mixed = [](float ofText, float ofWindow) {
        return share * ofText + (1 - share) * ofWindow;
    };
    return QColor::fromRgbF(mixed(text.redF(), window.redF()),
                            mixed(text.greenF(), window.greenF()),
                            mixed(text.blueF(), window.blueF()));
}

void installIndicatorStyle()
{
    if (QApplication::style()->name() == fusion())
        QApplication::setStyle(new IndicatorStyle);
}

} // namespace ui
