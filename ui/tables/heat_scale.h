#pragma once

#include <QColor>

class QPalette;

namespace ui {

/// The colours of a heat map of counts: the more, the stronger it stands out from the window. Texts
/// on them have a contrast of at least 4.5:1.
class HeatScale {
public:
    /// From the least to the greatest count there is.
    HeatScale(int least, int greatest, const QPalette &palette);

    QColor ground(int count) const;
    /// Black or white, whichever is read better on the ground.
    QColor text(int count) const;

private:
    int m_least;
    int m_greatest;
    bool m_isDark;
};

} // namespace ui
