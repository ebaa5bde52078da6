#include "ui/widgets/message_line.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/icon_label.h"

#include <QHBoxLayout>

namespace ui {

MessageLine::MessageLine(const QString &name, QWidget *parent)
    : QWidget(parent), m_icon(new IconLabel(this)), m_text(new ElidedLabel(this))
{
    m_icon->setObjectName(name + QStringLiteral("Icon"));
    m_icon->hide();
    m_text->setObjectName(name);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
}

void MessageLine::say(const QString &text)
{
    say(text, QString());
}

void MessageLine::complain(const QString &text)
{
    say(text, QStringLiteral("error"));
}

void MessageLine::say(const QString &text, const QString &iconName)
{
    m_icon->setIconName(iconName);
    m_icon->setVisible(!iconName.isEmpty());
    m_text->setText(text);
}

QString MessageLine::text() const
{
    return m_text->text();
}

} // namespace ui
