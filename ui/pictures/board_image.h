#pragma once

#include "ui/board/board_sheet.h"

#include <QByteArray>
#include <QImage>
#include <QMimeData>

#include <tl/expected.hpp>

#include <array>
#include <optional>

class QPagedPaintDevice;

namespace ui {

enum class PictureFormat { Png, Svg, Pdf };

inline constexpr std::array allPictureFormats = {PictureFormat::Png, PictureFormat::Svg,
                                                 PictureFormat::Pdf};

/// "png", as files end.
QString suffixOf(PictureFormat format);
/// The format that the name of a file ends with.
std::optional<PictureFormat> pictureFormatOf(const QString &fileName);

/// The size of a sheet as an image, or a sentence that says it would be too large.
tl::expected<QSize, QString> imageSizeOf(const BoardSheet &sheet, int scale);

/// The sheet in pixels, `scale` to each of its own. A null image when it would be too large.
QImage imageOf(const BoardSheet &sheet, int scale);
/// The sheet as shapes; texts are outlines.
QByteArray svgOf(const BoardSheet &sheet);
/// The sheet as a page of its size.
QByteArray pdfOf(const BoardSheet &sheet);

/// Paints a sheet on a page, as large as fits but no larger than on a screen of 96 pixels to the
/// inch; false when the printer would not begin.
bool printSheet(QPagedPaintDevice &device, const BoardSheet &sheet);

/// Writes a sheet to a file as the format says; a sentence about what went wrong.
tl::expected<void, QString> savePicture(const QString &fileName, PictureFormat format,
                                        const BoardSheet &sheet, int scale);

/// A sheet for the clipboard and for dragging: as image and as SVG, each made when it is asked for.
class SheetMimeData : public QMimeData {
    Q_OBJECT
public:
    SheetMimeData(BoardSheet sheet, int scale);

    QStringList formats() const override;
    bool hasFormat(const QString &mimeType) const override;

protected:
    QVariant retrieveData(const QString &mimeType, QMetaType type) const override;

private:
    BoardSheet m_sheet;
    int m_scale;
};

} // namespace ui
