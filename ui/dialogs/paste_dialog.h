#pragma once

#include "src/workbench/paste_readings.h"
#include "ui/document/document.h"

#include <QDialog>

class QListWidget;
class QPushButton;

namespace ui {

class MessageLine;
class PasteBox;

/// Shows a text to paste, which may be changed, and every way to read it, to choose one.
class PasteDialog : public QDialog {
    Q_OBJECT
public:
    PasteDialog(const Document *document, const QString &text, QWidget *parent = nullptr);

signals:
    /// The text may have been changed.
    void chosen(const chess::PasteReading &reading, const QString &text);

private:
    void read();
    void list();
    void tell();

    const Document *m_document;
    PasteBox *m_text;
    QListWidget *m_list;
    MessageLine *m_message;
    QPushButton *m_take;
    std::vector<chess::PasteReading> m_readings;
};

} // namespace ui
