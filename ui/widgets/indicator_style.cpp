#include "ui/widgets/indicator_style.h"

#include "ui/widgets/color_contrast.h"

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
    return mixed(palette.color(QPalette::WindowText), palette.color(QPalette::Window), 0.3);
}

void installIndicatorStyle()
{
    if (QApplication::style()->name() == fusion())
        QApplication::setStyle(new IndicatorStyle);
}

} // namespace ui
