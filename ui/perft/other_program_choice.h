#pragma once

#include <QString>
#include <QVariantMap>
#include <QWidget>

class QComboBox;
class QDialog;
class QLineEdit;
class QPushButton;

namespace ui {

class PasteBox;

/// What a divide is compared with: nothing, a pasted one, or that of a UCI engine.
class OtherProgramChoice : public QWidget {
    Q_OBJECT
public:
    enum class Kind { None, Text, Engine };

    explicit OtherProgramChoice(QWidget *parent = nullptr);

    Kind kind() const;
    PasteBox *pasteBox() const { return m_text; }
    /// Puts another text in the place of the pasted one, also of that to which cancelling goes
    /// back.
    void setPasted(const QString &text);
    /// The engine's program and arguments; empty when none was chosen.
    QString command() const;

    QVariantMap state() const;
    /// Takes what `state()` gave; what it does not know stays as it is.
    void setState(const QVariantMap &state);

signals:
    /// Another kind, text or engine.
    void changed();
    /// Enter in the line of the engine.
    void entered();
    /// A pasted divide was taken with the button for it.
    void compareRequested();
    /// A text was too long to be taken.
    void refused(const QString &reason);

private:
    QWidget *makeEngineRow();
    QDialog *makePasteDialog();
    /// Opens the box for it, with the clipboard's text in it when that is a divide.
    void pasteDivide();
    void chooseEngine();
    void showKind();

    QComboBox *m_kind;
    PasteBox *m_text;
    QDialog *m_pasteDialog;
    /// What stood in the box before it was opened, and comes back if it is cancelled.
    QString m_textBefore;
    /// The divide that was taken out of the clipboard last.
    QString m_lastCopied;
    QPushButton *m_paste;
    QWidget *m_engineRow;
    QLineEdit *m_command;
    QPushButton *m_choose;
};

} // namespace ui
