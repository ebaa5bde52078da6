#include "ui/widgets/drag_label.h"

#include <QApplication>
#include <QDrag>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>

#include <utility>

namespace ui {

namespace {

constexpr int dotStep = 4;
constexpr int dotSide = 2;
/// Two columns of dots and the room behind them.
constexpr int gripWidth = 2 * dotStep + 4;
constexpr int dotRows = 3;

} // namespace

DragLabel::DragLabel(const QString &text, std::function<QMimeData *()> makeData, QWidget *parent)
    : QLabel(text, parent), m_makeData(std::move(makeData))
{
    setContentsMargins(gripWidth, 0, 0, 0);
    setCursor(Qt::OpenHandCursor);
}

void DragLabel::paintEvent(QPaintEvent *event)
{
    QLabel::paintEvent(event);
    QPainter painter(this);
    QColor color = palette().color(QPalette::WindowText);
    color.setAlphaF(0.55F);
    const int top = (height() - dotRows * dotStep) / 2 + 1;
    for (int row = 0; row < dotRows; ++row) {
        for (int column = 0; column < 2; ++column)
            painter.fillRect(column * dotStep, top + row * dotStep, dotSide, dotSide, color);
    }
}

void DragLabel::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_pressedAt = event->position().toPoint();
}

void DragLabel::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    if (!m_pressedAt ||
        (point - *m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    m_pressedAt.reset();
    auto *drag = new QDrag(this);
    drag->setMimeData(m_makeData());
    const auto picture = drag->mimeData()->imageData().value<QImage>();
    if (!picture.isNull()) {
        const qreal ratio = devicePixelRatioF();
        const int side = qRound(fontMetrics().height() * 6 * ratio);
        QPixmap pixmap = QPixmap::fromImage(
            picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation));
        pixmap.setDevicePixelRatio(ratio);
        drag->setPixmap(pixmap);
    }
    drag->exec(Qt::CopyAction);
}

void DragLabel::mouseReleaseEvent(QMouseEvent *)
{
    m_pressedAt.reset();
}

} // namespace ui
