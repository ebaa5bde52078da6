#include "ui/widgets/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace ui {

namespace {

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    if (auto *announcer = qobject_cast<Announcer *>(object))
        return new QAccessibleWidget(announcer, QAccessible::Notification);
    return nullptr;
}

} // namespace

Announcer::Announcer(QWidget *parent) : QWidget(parent)
{
    QAccessible::installFactory(makeInterface);
    setObjectName(QStringLiteral("announcer"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(0, 0, 1, 1);
}

void Announcer::announce(const QString &sentence)
{
    setAccessibleName(sentence);
    if (sentence.isEmpty() || !QAccessible::isActive())
        return;
    // X11 and Wayland pass the first on, Windows the second.
    for (const QAccessible::Event type : {QAccessible::ObjectShow, QAccessible::Alert}) {
        QAccessibleEvent event(this, type);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace ui
