#pragma once

#include "ui/document/document.h"

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace ui {

class MessageLine;

/// Asks for the name of a bitboard of one's own; says at once why one will not do.
class NameDialog : public QDialog {
    Q_OBJECT
public:
    /// `name` stands there at first, and is good even when in use. Precondition: the document
    /// outlives the dialog.
    NameDialog(const Document *document, const QString &title, const QString &name,
               QWidget *parent);

signals:
    void nameChosen(const QString &name);

private:
    void check();

    const Document *m_document;
    QString m_first;
    QLineEdit *m_name;
    MessageLine *m_message;
    QPushButton *m_accept;
};

} // namespace ui
