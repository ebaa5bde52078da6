#pragma once

#include "src/workbench/paste_readings.h"

#include <QObject>
#include <QString>

class QWidget;

namespace ui {

class Document;
class PositionFile;

/// Takes texts from elsewhere: pasted, dropped or in a file that is dropped.
class Pasting : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of the dialogs.
    Pasting(Document *document, PositionFile *file, QWidget *window);

    /// Takes a text in its likeliest reading, or asks where it is doubtful.
    void take(const QString &text);
    /// Asks how a text is to be read.
    void choose(const QString &text);
    /// A file of positions becomes the one that Save writes; of any other the text is taken, and
    /// asked about when it can be read in several ways.
    void openFile(const QString &path);

signals:
    /// Something the status bar should say.
    void said(const QString &text);
    /// The text was taken as a table of 64 words, which changes nothing but can be looked at.
    void tableTaken(const QString &text);

private:
    void showTable(const chess::PasteReading &reading, const QString &text);

    Document *m_document;
    PositionFile *m_file;
    QWidget *m_window;
};

} // namespace ui
