#include "ui/dialogs/dialog_buttons.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/icons.h"

#include <QDialog>
#include <QPushButton>

namespace ui {

QDialogButtonBox *makeDialogButtons(QDialogButtonBox::StandardButtons buttons, QDialog *dialog)
{
    auto *box = new QDialogButtonBox(buttons, dialog);
    const auto setIcon = [box](QDialogButtonBox::StandardButton which, const QString &name) {
        if (QPushButton *button = box->button(which))
            button->setIcon(icon(name));
    };
    setIcon(QDialogButtonBox::Close, QStringLiteral("close"));
    setIcon(QDialogButtonBox::Cancel, QStringLiteral("close"));
    setIcon(QDialogButtonBox::Ok, QStringLiteral("check"));
    const QList<QAbstractButton *> all = box->buttons();
    for (QAbstractButton *button : all)
        button->setAccessibleName(withoutMark(button->text()));
    QObject::connect(box, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(box, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return box;
}

QPushButton *addDialogButton(QDialogButtonBox &box, const char *name, const QString &label,
                             const QString &iconName, QDialogButtonBox::ButtonRole role)
{
    QPushButton *button = named(box.addButton(label, role), name, label);
    button->setIcon(icon(iconName));
    return button;
}

bool bringToFront(const QWidget *window, const QString &dialogName)
{
    auto *dialog = window->findChild<QDialog *>(dialogName);
    if (dialog == nullptr)
        return false;
    dialog->raise();
    dialog->activateWindow();
    return true;
}

} // namespace ui
