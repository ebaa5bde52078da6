#pragma once

#include "ui/document/document.h"
#include "ui/pictures/picture_options.h"

#include <QObject>
#include <QStringList>

class QWidget;

namespace ui {

class BoardWidget;
class Settings;

/// Pictures of what the window shows: to the clipboard, to a file, to a printer.
class Pictures : public QObject {
    Q_OBJECT
public:
    /// All arguments outlive this; dialogs open over `window`.
    Pictures(QWidget *window, const Document *document, const BoardWidget *board,
             Settings *settings);

    /// The board as the window shows it, in the size and colours chosen last for pictures.
    void copyBoard();
    void copyBitboards(const QStringList &names);
    void printBoard();
    /// `selected` are the bitboards offered first.
    void exportPicture(const QStringList &selected);

signals:
    /// A sentence for the status bar.
    void said(const QString &text);

private:
    /// As chosen last; coordinates and bit numbers as on the board in the window until then.
    PictureOptions chosenOptions() const;
    PictureOptions optionsOfBoard() const;
    BoardSheet board() const;
    void put(BoardSheet sheet, const QString &said);

    QWidget *m_window;
    const Document *m_document;
    const BoardWidget *m_board;
    Settings *m_settings;
};

} // namespace ui
