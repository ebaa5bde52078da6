#pragma once

#include "ui/board/board_colors.h"

#include <QFont>
#include <QPainter>
#include <QString>

#include <vector>

namespace ui {

/// A name beside the colour it explains.
struct LegendEntry {
    QString name;
    QColor color;
};

/// Entries laid out side by side, in as many centred rows as a width asks for. A value without a
/// widget.
class Legend {
public:
    Legend(const std::vector<LegendEntry> &entries, const QFont &font, int width);

    /// Of one row, also when there are no entries.
    int rowHeight() const;
    /// Of all rows; 0 without entries.
    int height() const;
    /// Paints from the painter's origin on, with the font of the layout; `text` is the colour of
    /// the names.
    void paint(QPainter &painter, const BoardColors &colors, const QColor &text) const;

private:
    struct Place {
        LegendEntry entry;
        QRect rect;
    };

    int swatchSide() const;

    QFont m_font;
    QFontMetrics m_metrics;
    std::vector<Place> m_places;
};

} // namespace ui
