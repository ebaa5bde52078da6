#include "ui/widgets/clear_action.h"

#include "ui/widgets/icons.h"

#include <QAction>
#include <QLineEdit>

namespace ui {

QAction *addClearAction(QLineEdit *edit, const QString &name, const QString &text)
{
    QAction *clear = edit->addAction(icon(QStringLiteral("close")), QLineEdit::TrailingPosition);
    clear->setObjectName(name);
    clear->setText(text);
    clear->setToolTip(text);
    const auto show = [clear](const QString &typed) {
        clear->setVisible(!typed.isEmpty());
    };
    QObject::connect(clear, &QAction::triggered, edit, &QLineEdit::clear);
    QObject::connect(edit, &QLineEdit::textChanged, clear, show);
    show(edit->text());
    return clear;
}

} // namespace ui
