#include "ui/board/legend.h"

#include "ui/board/vector_painting.h"

namespace ui {

namespace {

constexpr int gap = 8;

} // namespace

Legend::Legend(const std::vector<LegendEntry> &entries, const QFont &font, int width)
    : m_font(font), m_metrics(font)
{
    int x = 0;
    int y = 0;
    std::size_t rowBegin = 0;
    const auto centreRow = [&] {
        for (std::size_t i = rowBegin; i < m_places.size(); ++i)
            m_places[i].rect.translate(qMax(0, width - (x - 2 * gap)) / 2, 0);
        rowBegin = m_places.size();
    };
    for (const LegendEntry &entry : entries) {
        const int wanted = swatchSide() + gap + m_metrics.horizontalAdvance(entry.name) + 1;
        if (x > 0 && x + wanted > width) {
            centreRow();
            x = 0;
            y += rowHeight();
        }
        m_places.push_back({entry, QRect(x, y, qMin(wanted, width), rowHeight())});
        x += wanted + 2 * gap;
    }
    centreRow();
}

int Legend::swatchSide() const
{
    return m_metrics.ascent();
}

int Legend::rowHeight() const
{
    return m_metrics.height() + gap / 2;
}

int Legend::height() const
{
    return m_places.empty() ? 0 : m_places.back().rect.bottom() + 1;
}

void Legend::paint(QPainter &painter, const BoardColors &colors, const QColor &text) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_font);
    for (const auto &[entry, rect] : m_places) {
        const int side = swatchSide();
        const int top = rect.top() + (rect.height() - side) / 2;
        const QRectF swatch(rect.left() + 0.5, top + 0.5, side - 1, side - 1);
        painter.setPen(colors.border);
        painter.setBrush(entry.color);
        painter.drawRoundedRect(swatch, 2, 2);
        painter.setPen(text);
        const QRect room = rect.adjusted(side + gap, 0, 0, 0);
        paintText(painter, room, Qt::AlignLeft | Qt::AlignVCenter,
                  m_metrics.elidedText(entry.name, Qt::ElideRight, room.width()));
    }
    painter.restore();
}

} // namespace ui
