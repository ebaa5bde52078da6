#include "ui/board/board_view.h"

#include "ui/board/board_painter.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QFontDatabase>

#include <algorithm>

namespace ui {

namespace {

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    if (auto *view = qobject_cast<BoardView *>(object))
        return new QAccessibleWidget(view, QAccessible::Graphic);
    return nullptr;
}

} // namespace

BoardView::BoardView(QWidget *parent)
    : QWidget(parent), m_colors(BoardColors::fromPalette(palette()))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    QAccessible::installFactory(makeInterface);
}

void BoardView::setPicture(const BoardPicture &picture)
{
    if (picture == m_picture)
        return;
    m_picture = picture;
    update();
}

void BoardView::setTinted(chess::Bitboard squares)
{
    if (squares == m_tinted)
        return;
    m_tinted = squares;
    update();
}

void BoardView::setLabels(const std::vector<Label> &labels)
{
    m_labels = labels;
    update();
}

void BoardView::setFlipped(bool isFlipped)
{
    if (isFlipped == m_isFlipped)
        return;
    m_isFlipped = isFlipped;
    update();
}

void BoardView::setShowsCoordinates(bool showsCoordinates)
{
    if (showsCoordinates == m_showsCoordinates)
        return;
    m_showsCoordinates = showsCoordinates;
    update();
}

BoardGeometry BoardView::boardGeometry() const
{
    return BoardGeometry({.size = size(),
                          .devicePixelRatio = devicePixelRatioF(),
                          .originInWindow = mapTo(window(), QPointF(0, 0)),
                          .isFlipped = m_isFlipped,
                          .showsCoordinates = m_showsCoordinates});
}

QSize BoardView::sizeHint() const
{
    const int side = fontMetrics().height() * 12;
    return {side, side};
}

void BoardView::paintEvent(QPaintEvent *)
{
    const BoardGeometry geometry = boardGeometry();
    BoardPicture picture = m_picture;
    if (!m_tinted.isEmpty())
        picture.layers.push_back({QString(), m_colors.layerColor(0), m_tinted});
    QPainter painter(this);
    paintBoard(painter, geometry, picture, m_colors, m_pixmaps, rect());

    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(std::max(6, qRound(geometry.squareSide() * 0.4)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(m_colors.bitNumber);
    for (const Label &label : m_labels)
        painter.drawText(geometry.squareRect(label.square), Qt::AlignCenter, label.text);
}

void BoardView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_colors = BoardColors::fromPalette(palette());
        update();
    }
}

} // namespace ui
