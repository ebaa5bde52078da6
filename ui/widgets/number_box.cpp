#include "ui/widgets/number_box.h"

#include <QLineEdit>

namespace ui {

NumberBox::NumberBox(QWidget *parent) : QSpinBox(parent)
{
    connect(lineEdit(), &QLineEdit::inputRejected, this, &NumberBox::refused);
}

void NumberBox::fixup(QString &text) const
{
    QSpinBox::fixup(text);
    if (int position = 0; validate(text, position) != QValidator::Acceptable)
        emit refused();
}

} // namespace ui
