#pragma once

#include <QLabel>
#include <QString>
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

/// A label before a control; its mnemonic goes there.
inline QLabel *captionOf(QWidget *control, const QString &text)
{
    auto *caption = new QLabel(text);
    caption->setBuddy(control);
    return caption;
}

} // namespace ui
