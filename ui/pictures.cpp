#include "ui/pictures.h"

#include "ui/board/board_widget.h"
#include "ui/dialogs/picture_dialog.h"
#include "ui/pictures/board_image.h"
#include "ui/pictures/printing.h"
#include "ui/settings.h"

#include <QClipboard>
#include <QGuiApplication>

#include <utility>

namespace ui {

namespace {

constexpr QLatin1StringView settingsGroup("picture");

} // namespace

Pictures::Pictures(QWidget *window, const Document *document, const BoardWidget *board,
                   Settings *settings)
    : QObject(window), m_window(window), m_document(document), m_board(board), m_settings(settings)
{
}

PictureOptions Pictures::chosenOptions() const
{
    PictureOptions otherwise;
    otherwise.showsCoordinates = m_board->showsCoordinates();
    otherwise.showsBitNumbers = m_board->showsBitNumbers();
    return pictureOptions(m_settings->state(settingsGroup), otherwise);
}

PictureOptions Pictures::optionsOfBoard() const
{
    PictureOptions options = chosenOptions();
    options.showsCoordinates = m_board->showsCoordinates();
    options.showsBitNumbers = m_board->showsBitNumbers();
    options.showsLegend = true;
    options.showsCaptions = false;
    return options;
}

BoardSheet Pictures::board() const
{
    return sheetOfBoard(*m_document, m_board->picture(), optionsOfBoard(), m_window->palette());
}

void Pictures::put(BoardSheet sheet, const QString &text)
{
    const int scale = chosenOptions().scale;
    if (const auto size = imageSizeOf(sheet, scale); !size) {
        emit said(size.error());
        return;
    }
    QGuiApplication::clipboard()->setMimeData(new SheetMimeData(std::move(sheet), scale));
    emit said(text);
}

void Pictures::copyBoard()
{
    put(board(), tr("Copied a picture of the board"));
}

void Pictures::copyBitboards(const QStringList &names)
{
    if (!names.isEmpty())
        put(sheetOfBitboards(*m_document, names, chosenOptions(), m_window->palette()),
            names.size() == 1 ? tr("Copied a picture of %1").arg(names.first())
                              : tr("Copied a picture of %1 bitboards").arg(names.size()));
}

void Pictures::printBoard()
{
    askAndPrint(m_window, board(), [this](const QString &text) { emit said(text); });
}

void Pictures::exportPicture(const QStringList &selected)
{
    auto *dialog = new PictureDialog(m_document, m_board->picture(), selected, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOptions(chosenOptions());
    dialog->setState(m_settings->state(settingsGroup));
    connect(dialog, &PictureDialog::copied, this, &Pictures::said);
    connect(dialog, &QDialog::finished, this,
            [this, dialog] { m_settings->setState(settingsGroup, dialog->state()); });
    dialog->open();
}

} // namespace ui
