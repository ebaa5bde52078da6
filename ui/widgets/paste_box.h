#pragma once

#include <QPlainTextEdit>

#include <cstddef>
#include <string>

namespace ui {

/// A box for text from elsewhere, in which one piece can be underlined as wrong. Tab leaves it.
class PasteBox : public QPlainTextEdit {
    Q_OBJECT
public:
    /// The longest list of words and comments by far is shorter; a longer text would only hold up
    /// the window.
    static constexpr int longestText = 1 << 18;

    /// `lines` are seen without scrolling.
    explicit PasteBox(int lines, QWidget *parent = nullptr);

    void setLines(int lines);
    std::string utf8() const { return toPlainText().toStdString(); }
    /// Underlines bytes of `utf8()`; a length of 0 underlines the character before, where the text
    /// ends too early.
    void setUnderlined(std::size_t offset, std::size_t length);
    void clearUnderlined();
    /// The characters that are underlined, as text.
    QString underlined() const;

signals:
    /// A text longer than any that is ever read was not taken.
    void refused(const QString &reason);

protected:
    void insertFromMimeData(const QMimeData *source) override;
};

} // namespace ui
