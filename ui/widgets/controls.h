#pragma once

#include <QComboBox>
#include <QLabel>
#include <QString>
#include <QVariant>
#include <QWidget>

namespace ui {

/// A label without the mark of its mnemonic.
inline QString withoutMark(QString label)
{
    return label.remove(u'&');
}

/// A text of the user's, such as the name of a file, as part of a label: its ampersands are no
/// marks.
inline QString unmarked(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

/// Gives a control its name in the program and, without the mark of a mnemonic, its visible label
/// as the name for whoever does not see it.
template <typename Control>
Control *named(Control *control, const QString &name, const QString &label)
{
    control->setObjectName(name);
    control->setAccessibleName(withoutMark(label));
    return control;
}

template <typename Control>
Control *named(Control *control, const char *name, const QString &label)
{
    return named(control, QString::fromLatin1(name), label);
}

/// A label before a control, whose mnemonic goes there.
inline QLabel *captionOf(QWidget *control, const QString &text)
{
    auto *caption = new QLabel(text);
    caption->setBuddy(control);
    return caption;
}

/// Chooses the entry with that data; nothing happens when there is none.
inline void choose(QComboBox &box, const QVariant &data)
{
    const int place = data.isValid() ? box.findData(data) : -1;
    if (place >= 0)
        box.setCurrentIndex(place);
}

/// Chooses the entry with that text as data; nothing happens when there is none.
inline void chooseText(QComboBox &box, const QVariant &text)
{
    choose(box, text.toString());
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
