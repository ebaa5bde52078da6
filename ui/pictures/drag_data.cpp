#include "ui/pictures/drag_data.h"

#include "src/notation/fen/fen.h"
#include "ui/document/wording.h"
#include "ui/exchange/bitboard_text.h"
#include "ui/pictures/board_image.h"
#include "ui/pictures/picture_options.h"

#include <QCoreApplication>
#include <QPalette>

namespace ui {

namespace {

/// Of this run of the program: in another window the same names mean other squares.
QString namesType()
{
    return QStringLiteral("application/x-bitboard-lab-names-%1")
        .arg(QCoreApplication::applicationPid());
}

/// Smaller than a saved picture: it lands in the middle of a text.
PictureOptions dragOptions()
{
    PictureOptions options;
    options.boardSide = 320;
    return options;
}

} // namespace

QMimeData *dragDataOfPosition(const Document &document)
{
    PictureOptions options = dragOptions();
    options.showsCaptions = false;
    BoardSheet sheet = sheetOfBoard(
        document, pictureOf(document, BoardColors::fromPalette(QPalette())), options, QPalette());
    auto *data = new SheetMimeData(std::move(sheet), options.scale);
    data->setText(textOf(toFen(document.position())));
    return data;
}

QMimeData *dragDataOfBitboards(const Document &document, const QStringList &names)
{
    PictureOptions options = dragOptions();
    if (names.size() > 1)
        options.boardSide /= 2;
    auto *data =
        new SheetMimeData(sheetOfBitboards(document, names, options, QPalette()), options.scale);
    data->setText(names.size() == 1 ? wordOf(document, names.first())
                                    : labelledList(document, names));
    data->setData(namesType(), names.join(u'\n').toUtf8());
    return data;
}

QStringList bitboardNamesIn(const QMimeData &data)
{
    return QString::fromUtf8(data.data(namesType())).split(u'\n', Qt::SkipEmptyParts);
}

} // namespace ui
