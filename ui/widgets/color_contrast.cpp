#include "ui/widgets/color_contrast.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

/// Light in proportion to a channel of sRGB, 0 to 1.
qreal linear(qreal channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

} // namespace

qreal luminance(const QColor &color)
{
    return 0.2126 * linear(qreal(color.redF())) + 0.7152 * linear(qreal(color.greenF())) +
           0.0722 * linear(qreal(color.blueF()));
}

QColor mixed(const QColor &one, const QColor &other, qreal share)
{
    const auto channel = [share](int from, int to) {
        return qRound(from + (to - from) * share);
    };
    return {channel(one.red(), other.red()), channel(one.green(), other.green()),
            channel(one.blue(), other.blue())};
}

qreal contrastRatio(const QColor &one, const QColor &other)
{
    // The list form returns values; the other would return references to what is gone by then.
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace ui
