#include "ui/widgets/elided_label.h"

#include "ui/widgets/elided_lines.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace ui {

ElidedLabel::ElidedLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return wordWrap() ? QLabel::minimumSizeHint() : QSize(0, fontMetrics().height());
}

bool ElidedLabel::isCut() const
{
    return wordWrap() ? heightForWidth(width()) > height() : elided() != text();
}

QString ElidedLabel::elided() const
{
    const QRect room = contentsRect();
    if (!wordWrap())
        return fontMetrics().elidedText(text(), Qt::ElideRight, room.width());
    QString broken = text();
    broken.replace(u'\n', QChar::LineSeparator);
    const int most = std::max(1, room.height() / fontMetrics().lineSpacing());
    return elidedLines(broken, font(), room.width(), most).join(u'\n');
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), isCut() ? text() : QString(),
                       this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent *event)
{
    // What is selected is seen to be; it can go on behind the "…".
    if (!isCut() || hasSelectedText()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(),
                          isEnabled(), elided(), foregroundRole());
}

} // namespace ui
