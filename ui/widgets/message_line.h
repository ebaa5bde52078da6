#pragma once

#include <QWidget>

class QLabel;

namespace ui {

/// A line that says how something went; a failure has an icon, so that it is not told by words
/// alone.
class MessageLine : public QWidget {
    Q_OBJECT
public:
    /// The text's object name is `name`, the icon's has "Icon" behind it.
    explicit MessageLine(const QString &name, QWidget *parent = nullptr);

    void say(const QString &text);
    void complain(const QString &text);
    QString text() const;

private:
    void setText(const QString &text, bool isError);

    QLabel *m_icon;
    QLabel *m_text;
};

} // namespace ui
