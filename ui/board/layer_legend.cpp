#include "ui/board/layer_legend.h"

#include "ui/document.h"

#include <QEvent>
#include <QPainter>

namespace ui {

namespace {

constexpr int gap = 8;

} // namespace

LayerLegend::LayerLegend(const Document *document, QWidget *parent)
    : QWidget(parent), m_document(document)
{
    setObjectName(QStringLiteral("layerLegend"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(m_document, &Document::layersChanged, this, &LayerLegend::showLayers);
    showLayers();
}

void LayerLegend::showLayers()
{
    const QString names = m_document->layers().join(QStringLiteral(", "));
    setAccessibleName(names.isEmpty() ? tr("No layers") : tr("Layers: %1").arg(names));
    updateGeometry();
    update();
}

/// Where the entries go: side by side, in as many centred rows as the width asks for.
std::vector<LayerLegend::Entry> LayerLegend::entries(int width) const
{
    std::vector<Entry> entries;
    const int height = rowHeight();
    int x = 0;
    int y = 0;
    std::size_t rowBegin = 0;
    const auto centreRow = [&] {
        for (std::size_t i = rowBegin; i < entries.size(); ++i)
            entries[i].rect.translate(qMax(0, width - (x - 2 * gap)) / 2, 0);
        rowBegin = entries.size();
    };
    for (const QString &name : m_document->layers()) {
        const int wanted = swatchSide() + gap + fontMetrics().horizontalAdvance(name) + 1;
        if (x > 0 && x + wanted > width) {
            centreRow();
            x = 0;
            y += height;
        }
        const QRect rect(x, y, qMin(wanted, width), height);
        entries.push_back({name, m_document->layerSlot(name).value_or(0), rect});
        x += wanted + 2 * gap;
    }
    centreRow();
    return entries;
}

int LayerLegend::swatchSide() const
{
    return fontMetrics().ascent();
}

int LayerLegend::rowHeight() const
{
    return fontMetrics().height() + gap / 2;
}

int LayerLegend::heightForWidth(int width) const
{
    const std::vector<Entry> all = entries(width);
    return all.empty() ? rowHeight() : all.back().rect.bottom() + 1;
}

QSize LayerLegend::sizeHint() const
{
    return {320, heightForWidth(width())};
}

QSize LayerLegend::minimumSizeHint() const
{
    return {0, rowHeight()};
}

void LayerLegend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showLayers();
}

void LayerLegend::paintEvent(QPaintEvent *)
{
    const BoardColors colors = BoardColors::fromPalette(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Entry &entry : entries(width())) {
        const int side = swatchSide();
        const int top = entry.rect.top() + (entry.rect.height() - side) / 2;
        const QRectF swatch(entry.rect.left() + 0.5, top + 0.5, side - 1, side - 1);
        painter.setPen(colors.border);
        painter.setBrush(colors.layerColor(entry.slot));
        painter.drawRoundedRect(swatch, 2, 2);
        painter.setPen(palette().color(QPalette::WindowText));
        const QRect text = entry.rect.adjusted(side + gap, 0, 0, 0);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(entry.name, Qt::ElideRight, text.width()));
    }
}

} // namespace ui
