#include "ui/tables/heat_legend.h"

#include "ui/tables/heat_scale.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QFontDatabase>
#include <QPainter>
#include <QStringList>

namespace ui {

namespace {

constexpr int gap = 4;
constexpr int betweenItems = 12;

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    if (auto *legend = qobject_cast<HeatLegend *>(object))
        return new QAccessibleWidget(legend, QAccessible::Graphic);
    return nullptr;
}

} // namespace

HeatLegend::HeatLegend(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    QAccessible::installFactory(makeInterface);
    setAccessibleName(tr("Squares of an entry"));
}

void HeatLegend::setTable(const chess::SquareTable &table)
{
    m_entriesByCount.clear();
    for (const chess::Square square : chess::allSquares)
        ++m_entriesByCount[table.entry(square).count()];
    QStringList parts;
    for (const auto &[count, entries] : m_entriesByCount)
        parts += entries == 1 ? tr("%1 in one entry").arg(count)
                              : tr("%1 in %2 entries").arg(count).arg(entries);
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QString HeatLegend::textOf(int count) const
{
    return QStringLiteral("× %1").arg(m_entriesByCount.at(count));
}

QSize HeatLegend::swatchSize() const
{
    const QFontMetrics metrics = fontMetrics();
    return {metrics.horizontalAdvance(QStringLiteral("00")) + 2 * gap, metrics.height() + gap};
}

std::map<int, QRect> HeatLegend::places(int width) const
{
    std::map<int, QRect> rects;
    const QSize swatch = swatchSize();
    QPoint at(0, 0);
    for (const auto &[count, entries] : m_entriesByCount) {
        const int needed = swatch.width() + gap + fontMetrics().horizontalAdvance(textOf(count));
        if (at.x() > 0 && at.x() + needed > width)
            at = QPoint(0, at.y() + swatch.height() + gap);
        rects[count] = QRect(at, QSize(needed, swatch.height()));
        at.rx() += needed + betweenItems;
    }
    return rects;
}

QSize HeatLegend::sizeHint() const
{
    int right = 0;
    for (const auto &[count, rect] : places(QWIDGETSIZE_MAX))
        right = rect.right() + 1;
    return {right, swatchSize().height()};
}

int HeatLegend::heightForWidth(int width) const
{
    int bottom = 0;
    for (const auto &[count, rect] : places(width))
        bottom = rect.bottom() + 1;
    return bottom;
}

void HeatLegend::paintEvent(QPaintEvent *)
{
    if (m_entriesByCount.empty())
        return;
    QPainter painter(this);
    const HeatScale scale(m_entriesByCount.begin()->first, m_entriesByCount.rbegin()->first,
                          palette());
    const QSize swatch = swatchSize();
    for (const auto &[count, rect] : places(width())) {
        const QRect box(rect.topLeft(), swatch);
        painter.fillRect(box, scale.ground(count));
        painter.setPen(scale.text(count));
        painter.drawText(box, Qt::AlignCenter, QString::number(count));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect.adjusted(swatch.width() + gap, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, textOf(count));
    }
}

void HeatLegend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        update();
}

} // namespace ui
