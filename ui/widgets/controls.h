#pragma once

#include <QComboBox>
#include <QLabel>
#include <QString>
#include <QVariant>
#include <QWidget>

namespace ui {

/// Gives a control its name in the program and, without the mark of a mnemonic, its visible label
/// as the name for whoever does not see it.
template <typename Control>
Control *named(Control *control, const char *name, const QString &label)
{
    control->setObjectName(QLatin1String(name));
    control->setAccessibleName(QString(label).remove(u'&'));
    return control;
}

/// A label before a control, whose mnemonic goes there.
inline QLabel *captionOf(QWidget *control, const QString &text)
{
    auto *caption = new QLabel(text);
    caption->setBuddy(control);
    return caption;
}

/// Chooses the entry with that text as data; nothing happens when there is none.
inline void chooseText(QComboBox &box, const QVariant &text)
{
    const int place = box.findData(text.toString());
    if (place >= 0)
        box.setCurrentIndex(place);
}

/// A text to be read and copied from.
inline QLabel *makeText(const char *name, bool wraps)
{
    auto *text = new QLabel;
    text->setObjectName(QLatin1String(name));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(wraps);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return text;
}

} // namespace ui
