#pragma once

#include "src/notation/export.h"
#include "ui/document.h"

#include <QDialog>
#include <QVariantMap>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace ui {

class MessageLine;

/// Writes bitboards as a list of words, source code or data, with a preview, to the clipboard or a
/// file.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// It begins with the document's own square mapping.
    explicit ExportDialog(const Document *document, QWidget *parent = nullptr);

    /// The choices made, for the settings.
    QVariantMap state() const;
    /// Takes what `state()` gave; what it does not know stays as it is.
    void setState(const QVariantMap &state);

    /// What Copy and Save write.
    QString text() const { return m_text; }

    /// Writes the text to a file, all or nothing, and says in the dialog how it went; true when it
    /// went well.
    bool saveTo(const QString &fileName);

signals:
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);

private:
    QWidget *makeChoices();
    void offerWords();
    void updateText();
    void copy();
    void chooseAndSave();
    QStringList names() const;
    QString counted() const;
    bool isForLanguages() const;
    chess::ExportStyle style() const;

    const Document *m_document;
    QComboBox *m_which;
    QComboBox *m_layout;
    QComboBox *m_words;
    QLabel *m_wordsLabel;
    QComboBox *m_mapping;
    QPlainTextEdit *m_preview;
    MessageLine *m_message;
    QPushButton *m_copyButton;
    QPushButton *m_saveButton;
    QString m_text;
    QString m_folder;
    // Remembered apart, so that going from a list to constants and back loses neither.
    chess::WordFormat m_number = chess::WordFormat::Hex;
    chess::WordFormat m_language = chess::WordFormat::Cpp;
};

} // namespace ui
