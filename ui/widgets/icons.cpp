#include "ui/widgets/icons.h"

#include "ui/widgets/svg_pixmap.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>

namespace ui {

namespace {

/// Renders an SVG when it is painted; a one-coloured one can take the colour of the palette.
///
/// Qt's own engine for SVG knows no tint and comes as a plugin, which may not be there.
class SvgIconEngine : public QIconEngine {
public:
    SvgIconEngine(const QString &path, bool isTinted) : m_path(path), m_isTinted(isTinted) {}

    QIconEngine *clone() const override { return new SvgIconEngine(*this); }
    QString key() const override { return QStringLiteral("ui::SvgIconEngine"); }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const QSize size = rect.size() * painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap(size, mode, state));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return rendered(size, m_isTinted ? colorFor(mode) : QColor());
    }

    // The size is in device pixels; QIcon gives the result its ratio.
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal) override
    {
        return rendered(size, m_isTinted ? colorFor(mode) : QColor());
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
        pixmap = svgPixmap(m_path, size, color);
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QString m_path;
    bool m_isTinted;
};

} // namespace

QIcon icon(const QString &name)
{
    return QIcon(new SvgIconEngine(QStringLiteral(":/icons/%1.svg").arg(name), true));
}

QIcon drawnIcon(const QString &file)
{
    return QIcon(new SvgIconEngine(file, false));
}

QIcon applicationIcon()
{
    return drawnIcon(QStringLiteral(":/app.svg"));
}

} // namespace ui
