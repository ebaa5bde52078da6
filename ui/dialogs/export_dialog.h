#pragma once

#include "ui/document.h"

#include <QDialog>
#include <QVariantMap>

class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace ui {

/// Writes bitboards as a list of words or as source code, with a preview, to the clipboard or a
/// file.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    explicit ExportDialog(const Document *document, QWidget *parent = nullptr);

    /// The choices made, for the settings.
    QVariantMap state() const;
    /// Takes what `state()` gave; what it does not know stays as it is.
    void setState(const QVariantMap &state);

    /// What Copy and Save would write now.
    QString text() const;

    /// Writes the text to a file, in one step; shows why when that fails, and says whether it went
    /// well.
    bool saveTo(const QString &fileName);

signals:
    /// Text went to the clipboard; `what` says which, for the status bar.
    void copied(const QString &what);
};

} // namespace ui
