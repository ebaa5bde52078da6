#pragma once

#include <QPlainTextEdit>

class QCompleter;

namespace ui {

/// The box of the calculator: lines of text with completion of names, one piece of the text
/// underlined as wrong and another one lit up.
///
/// Enter asks for the value to be remembered, Shift+Enter begins a line. Ctrl+Space offers all
/// names. Up in the first line and Down in the last ask for earlier and later texts.
class ExpressionEdit : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit ExpressionEdit(QWidget *parent = nullptr);

    /// Completes from its `nameRole`; a name of a function ends with its opening bracket.
    void setCompleter(QCompleter *completer);
    static constexpr int nameRole = Qt::UserRole + 1;

    /// Places are in characters of `toPlainText()`; a length of 0 takes the mark away.
    void setUnderlined(qsizetype start, qsizetype length);
    void setLit(qsizetype start, qsizetype length);
    /// Another text in place of this one, as a step that can be undone.
    void replaceText(const QString &text);

signals:
    void entered();
    void earlierRequested();
    void laterRequested();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    struct Piece {
        qsizetype start = 0;
        qsizetype length = 0;
    };

    bool isOffering() const;
    /// Hands a key to the list of names, or to those who listen.
    bool takesKey(QKeyEvent *event);
    void offer(bool isAsked);
    void complete(const QModelIndex &index);
    QString nameBeforeCursor() const;
    void showMarks();

    QCompleter *m_completer = nullptr;
    Piece m_underlined;
    Piece m_lit;
};

} // namespace ui
