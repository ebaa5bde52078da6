#include "ui/board/layer_legend.h"

#include "ui/document/document.h"

#include <QEvent>
#include <QPainter>

namespace ui {

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

Legend LayerLegend::legend(int width) const
{
    const BoardColors colors = BoardColors::fromPalette(palette());
    std::vector<LegendEntry> entries;
    for (const QString &name : m_document->layers())
        entries.push_back({name, colors.layerColor(m_document->layerSlot(name).value_or(0))});
    return {entries, font(), width};
}

int LayerLegend::heightForWidth(int width) const
{
    const Legend all = legend(width);
    return qMax(all.rowHeight(), all.height());
}

QSize LayerLegend::sizeHint() const
{
    return {320, heightForWidth(width())};
}

QSize LayerLegend::minimumSizeHint() const
{
    return {0, legend(0).rowHeight()};
}

void LayerLegend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showLayers();
}

void LayerLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    legend(width()).paint(painter, BoardColors::fromPalette(palette()),
                          palette().color(QPalette::WindowText));
}

} // namespace ui
