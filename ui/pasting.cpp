#include "ui/pasting.h"

#include "ui/dialogs/paste_dialog.h"
#include "ui/document/document.h"
#include "ui/exchange/clipboard.h"
#include "ui/exchange/fen_file.h"
#include "ui/position_file.h"

#include <QFileInfo>

namespace ui {

Pasting::Pasting(Document *document, PositionFile *file, QWidget *window)
    : QObject(window), m_document(document), m_file(file), m_window(window)
{
}

void Pasting::take(const QString &text)
{
    const auto readings = readPaste(text.toStdString(), *m_document);
    if (readings && readings->isDoubtful) {
        choose(text);
        return;
    }
    if (readings)
        showTable(readings->readings.front(), text);
    emit said(takeText(text, *m_document));
}

void Pasting::showTable(const chess::PasteReading &reading, const QString &text)
{
    if (std::holds_alternative<chess::TableCheck>(reading.meaning))
        emit tableTaken(text);
}

void Pasting::choose(const QString &text)
{
    auto *dialog = new PasteDialog(m_document, text, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PasteDialog::chosen, this,
            [this](const chess::PasteReading &reading, const QString &readText) {
                showTable(reading, readText);
                emit said(takeReading(reading, *m_document));
            });
    dialog->open();
}

void Pasting::openFile(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool isChess960 = m_document->position().isChess960();
    const bool isPosition = suffix == QLatin1String("fen") || suffix == QLatin1String("epd") ||
                            suffix == QLatin1String("pgn") || isPositionList(path, isChess960) ||
                            readFenFile(path, m_document->fenOptions());
    if (isPosition) {
        m_file->open(path);
        return;
    }
    const auto text = readPastedFile(path);
    if (!text) {
        emit said(text.error());
        return;
    }
    // “Paste as…” would offer the clipboard, so what else the file can be is asked now.
    const auto readings = readPaste(text->toStdString(), *m_document);
    if (readings && readings->readings.size() > 1)
        choose(*text);
    else
        take(*text);
}

} // namespace ui
