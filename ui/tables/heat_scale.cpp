#include "ui/tables/heat_scale.h"

#include "ui/board/board_colors.h"
#include "ui/widgets/color_contrast.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

/// From little to much on a light window; brightness falls all the way, so that the order can be
/// seen without colours too.
constexpr std::array<QRgb, 4> light = {0xFFFFF1CF, 0xFFF9BF62, 0xFFDD6B1E, 0xFF8A2A06};
/// On a dark window brightness rises.
constexpr std::array<QRgb, 4> dark = {0xFF33241B, 0xFF8A3B12, 0xFFE58A2C, 0xFFFFE2A3};

} // namespace

HeatScale::HeatScale(int least, int greatest, const QPalette &palette)
    : m_least(least), m_greatest(greatest), m_isDark(BoardColors::fromPalette(palette).isDark)
{
}

QColor HeatScale::ground(int count) const
{
    const auto &stops = m_isDark ? dark : light;
    const int span = m_greatest - m_least;
    // Where all counts are alike, none of them is little or much.
    const qreal share = span > 0 ? qreal(count - m_least) / span : 0.5;
    const qreal place = share * qreal(stops.size() - 1);
    const auto stop = std::min<std::size_t>(static_cast<std::size_t>(place), stops.size() - 2);
    return mixed(QColor(stops[stop]), QColor(stops[stop + 1]), place - qreal(stop));
}

QColor HeatScale::text(int count) const
{
    const QColor behind = ground(count);
    return contrastRatio(behind, Qt::white) > contrastRatio(behind, Qt::black) ? Qt::white
                                                                               : Qt::black;
}

} // namespace ui
