#include "ui/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace ui {

namespace {

/// Renders a one-coloured SVG and gives it the colour of the palette.
class TintedIconEngine : public QIconEngine {
public:
    explicit TintedIconEngine(const QString &path) : m_path(path) {}

    QIconEngine *clone() const override { return new TintedIconEngine(*this); }
    QString key() const override { return QStringLiteral("ui::TintedIconEngine"); }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const QSize size = rect.size() * painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap(size, mode, state));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return rendered(size, colorFor(mode));
    }

    // The size is in device pixels; QIcon gives the result its ratio.
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal) override
    {
        return rendered(size, colorFor(mode));
    }

private:
    static QColor colorFor(QIcon::Mode mode)
    {
        const QPalette palette = QGuiApplication::palette();
        switch (mode) {
        case QIcon::Disabled:
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        case QIcon::Selected:
            return palette.color(QPalette::Active, QPalette::HighlightedText);
        case QIcon::Normal:
        case QIcon::Active:
            break;
        }
        return palette.color(QPalette::Active, QPalette::ButtonText);
    }

    QPixmap rendered(const QSize &size, const QColor &color) const
    {
        if (size.isEmpty())
            return {};
        const QString key = QStringLiteral("%1 %2x%3 %4")
                                .arg(m_path)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(color.rgba(), 8, 16);
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        QSvgRenderer(m_path).render(&painter, QRectF(QPointF(), QSizeF(size)));
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(pixmap.rect(), color);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QString m_path;
};

} // namespace

QIcon icon(const QString &name)
{
    return QIcon(new TintedIconEngine(QStringLiteral(":/icons/%1.svg").arg(name)));
}

QIcon applicationIcon()
{
    return QIcon(QStringLiteral(":/app.svg"));
}

} // namespace ui
