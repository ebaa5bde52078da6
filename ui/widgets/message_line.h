#pragma once

#include <QWidget>

namespace ui {

class ElidedLabel;
class IconLabel;

/// A line that says how something went; a failure has an icon, so that it is not told by words
/// alone.
class MessageLine : public QWidget {
    Q_OBJECT
public:
    /// The text's object name is `name`, the icon's has "Icon" behind it.
    explicit MessageLine(const QString &name, QWidget *parent = nullptr);

    void say(const QString &text);
    void complain(const QString &text);
    /// Says something beside one of the program's own icons; an empty name is none.
    void say(const QString &text, const QString &iconName);
    QString text() const;

private:
    IconLabel *m_icon;
    ElidedLabel *m_text;
};

} // namespace ui
