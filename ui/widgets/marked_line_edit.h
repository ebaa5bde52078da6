#pragma once

#include <QLineEdit>

namespace ui {

/// A line of text with one piece of it underlined as wrong.
///
/// Escape asks for the text that was there before. When nothing typed is left to be undone, Ctrl+Z
/// belongs to the window.
class MarkedLineEdit : public QLineEdit {
    Q_OBJECT
public:
    explicit MarkedLineEdit(QWidget *parent = nullptr);

    /// Underlines a piece of the text; a length of 0 underlines nothing.
    void setUnderlined(qsizetype start, qsizetype length);
    qsizetype underlinedStart() const { return m_underlinedStart; }
    qsizetype underlinedLength() const { return m_underlinedLength; }

signals:
    void revertRequested();
    /// Enter was pressed, or the user went elsewhere in the window.
    void leaveRequested();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    qsizetype m_underlinedStart = 0;
    qsizetype m_underlinedLength = 0;
};

} // namespace ui
