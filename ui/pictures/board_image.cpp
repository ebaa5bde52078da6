#include "ui/pictures/board_image.h"

#include "ui/exchange/text_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace ui {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(ui::Picture)
};

/// 400 MB in memory; what opens such an image needs as much again.
constexpr qint64 mostPixels = 100'000'000;
constexpr int pixelsToInch = 96;
constexpr qreal pointsToInch = 72;

QString imageType()
{
    return QStringLiteral("application/x-qt-image");
}

QString svgType()
{
    return QStringLiteral("image/svg+xml");
}

QString producer()
{
    return QStringLiteral("Bitboard Lab");
}

} // namespace

QString suffixOf(PictureFormat format)
{
    switch (format) {
    case PictureFormat::Png:
        return QStringLiteral("png");
    case PictureFormat::Svg:
        return QStringLiteral("svg");
    case PictureFormat::Pdf:
        break;
    }
    return QStringLiteral("pdf");
}

std::optional<PictureFormat> pictureFormatOf(const QString &fileName)
{
    const QString suffix = QFileInfo(fileName).suffix().toLower();
    for (const PictureFormat format : allPictureFormats) {
        if (suffixOf(format) == suffix)
            return format;
    }
    return std::nullopt;
}

tl::expected<QSize, QString> imageSizeOf(const BoardSheet &sheet, int scale)
{
    const QSize size = sheet.size() * scale;
    if (qint64(size.width()) * size.height() <= mostPixels)
        return size;
    return tl::unexpected(
        Words::tr("An image of %1 × %2 pixels is too large; take smaller boards, a smaller scale "
                  "or SVG.")
            .arg(size.width())
            .arg(size.height()));
}

QImage imageOf(const BoardSheet &sheet, int scale)
{
    const auto size = imageSizeOf(sheet, scale);
    if (!size)
        return {};
    QImage image(*size, QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    sheet.paint(painter, scale);
    painter.end();
    // Programs that place it on a page then give it the same size at every scale.
    const int pixelsToMeter = qRound(scale * pixelsToInch / 0.0254);
    image.setDotsPerMeterX(pixelsToMeter);
    image.setDotsPerMeterY(pixelsToMeter);
    image.setText(QStringLiteral("Description"), sheet.description());
    image.setText(QStringLiteral("Software"), producer());
    return image;
}

QByteArray svgOf(const BoardSheet &sheet)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(sheet.size());
    generator.setViewBox(QRect(QPoint(), sheet.size()));
    generator.setResolution(pixelsToInch);
    generator.setTitle(producer());
    generator.setDescription(sheet.description());
    QPainter painter(&generator);
    sheet.paint(painter);
    painter.end();
    return bytes;
}

QByteArray pdfOf(const BoardSheet &sheet)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setCreator(producer());
    writer.setTitle(sheet.description());
    const QSizeF points = QSizeF(sheet.size()) * pointsToInch / pixelsToInch;
    writer.setPageLayout(QPageLayout(QPageSize(points, QPageSize::Point, {}, QPageSize::ExactMatch),
                                     QPageLayout::Portrait, QMarginsF()));
    printSheet(writer, sheet);
    return bytes;
}

bool printSheet(QPagedPaintDevice &device, const BoardSheet &sheet)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const QSizeF page(device.width(), device.height());
    const QSizeF wanted(sheet.size());
    const qreal natural = qreal(device.logicalDpiX()) / pixelsToInch;
    const qreal scale =
        std::min({natural, page.width() / wanted.width(), page.height() / wanted.height()});
    painter.translate((page.width() - wanted.width() * scale) / 2, 0);
    painter.scale(scale, scale);
    sheet.paint(painter);
    return painter.end();
}

tl::expected<void, QString> savePicture(const QString &fileName, PictureFormat format,
                                        const BoardSheet &sheet, int scale)
{
    QByteArray bytes;
    switch (format) {
    case PictureFormat::Png: {
        if (const auto size = imageSizeOf(sheet, scale); !size)
            return tl::unexpected(size.error());
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        if (!imageOf(sheet, scale).save(&buffer, "PNG"))
            return tl::unexpected(Words::tr("There is not enough memory for the image."));
        break;
    }
    case PictureFormat::Svg:
        bytes = svgOf(sheet);
        break;
    case PictureFormat::Pdf:
        bytes = pdfOf(sheet);
        break;
    }
    return writeTextFile(fileName, bytes);
}

SheetMimeData::SheetMimeData(BoardSheet sheet, int scale)
    : m_sheet(std::move(sheet)), m_scale(scale)
{
}

QStringList SheetMimeData::formats() const
{
    return QMimeData::formats() + QStringList{imageType(), svgType()};
}

bool SheetMimeData::hasFormat(const QString &mimeType) const
{
    return formats().contains(mimeType);
}

QVariant SheetMimeData::retrieveData(const QString &mimeType, QMetaType type) const
{
    if (mimeType == imageType())
        return imageOf(m_sheet, m_scale);
    if (mimeType == svgType())
        return svgOf(m_sheet);
    return QMimeData::retrieveData(mimeType, type);
}

} // namespace ui
