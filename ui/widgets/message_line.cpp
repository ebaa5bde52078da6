#include "ui/widgets/message_line.h"

#include "ui/widgets/icons.h"

#include <QHBoxLayout>
#include <QLabel>

namespace ui {

MessageLine::MessageLine(const QString &name, QWidget *parent)
    : QWidget(parent), m_icon(new QLabel(this)), m_text(new QLabel(this))
{
    m_icon->setObjectName(name + QStringLiteral("Icon"));
    m_icon->hide();
    m_text->setObjectName(name);
    m_text->setTextFormat(Qt::PlainText);
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
    setText(text, false);
}

void MessageLine::complain(const QString &text)
{
    setText(text, true);
}

QString MessageLine::text() const
{
    return m_text->text();
}

void MessageLine::setText(const QString &text, bool isError)
{
    const int side = fontMetrics().height();
    m_icon->setVisible(isError);
    if (isError)
        m_icon->setPixmap(icon(QStringLiteral("error")).pixmap(side, side));
    m_text->setText(text);
}

} // namespace ui
