#pragma once

#include "src/notation/export/export.h"
#include "ui/document/document.h"

#include <QByteArray>
#include <QDialog>
#include <QVariantMap>

class QPlainTextEdit;
class QPushButton;

namespace ui {

class ExportChoices;
class MessageLine;

/// Writes bitboards as a list of words, source code, test lines or data, with a preview, to the
/// clipboard or a file.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// It begins with the document's own square mapping.
    explicit ExportDialog(const Document *document, QWidget *parent = nullptr);

    /// The choices made, for the settings.
    QVariantMap state() const;
    /// Takes what `state()` gave; what it does not know stays as it is.
    void setState(const QVariantMap &state);

    /// What Copy writes; raw bytes are no text and are shown as a dump, which is not copied.
    QString text() const { return m_text; }

    /// Writes the export to a file, all or nothing, and says in the dialog how it went; true when
    /// it went well.
    bool saveTo(const QString &fileName);

signals:
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);

private:
    bool isNothing() const;
    bool isRaw() const;
    QByteArray exportedAs(chess::ExportStyle style) const;
    void updateText();
    void copy();
    void chooseAndSave();
    QString counted() const;

    const Document *m_document;
    ExportChoices *m_choices;
    QPlainTextEdit *m_preview;
    MessageLine *m_message;
    QPushButton *m_copyButton;
    QPushButton *m_saveButton;
    QString m_text;
    QByteArray m_bytes; ///< what Save writes
    QString m_folder;
};

} // namespace ui
