#include "ui/dialogs/dialog_buttons.h"

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
        button->setAccessibleName(QString(button->text()).remove(u'&'));
    QObject::connect(box, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(box, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return box;
}

} // namespace ui
