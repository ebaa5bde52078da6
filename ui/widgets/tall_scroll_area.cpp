#include "ui/widgets/tall_scroll_area.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLayout>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace ui {

TallScrollArea::TallScrollArea(QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
}

void TallScrollArea::setBody(QWidget *body)
{
    setWidget(body);
    body->installEventFilter(this);
    fitHeight();
}

void TallScrollArea::setTable(QTableView *table, int fewestRows)
{
    m_table = table;
    m_fewestRows = fewestRows;
    const QAbstractItemModel *model = table->model();
    connect(model, &QAbstractItemModel::modelReset, this, &TallScrollArea::fitHeight);
    connect(model, &QAbstractItemModel::rowsInserted, this, &TallScrollArea::fitHeight);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &TallScrollArea::fitHeight);
    connect(table->horizontalScrollBar(), &QScrollBar::rangeChanged, this,
            &TallScrollArea::fitHeight);
    connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TallScrollArea::showCurrentRow);
    fitHeight();
}

void TallScrollArea::showFrom(const QWidget *part)
{
    // The range goes by what has changed in the contents, which would be laid out later only.
    fitHeight();
    QEvent layOut(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(this, &layOut);
    widget()->layout()->activate();
    verticalScrollBar()->setValue(part->mapTo(widget(), QPoint()).y());
}

bool TallScrollArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fitHeight();
    return QScrollArea::eventFilter(watched, event);
}

void TallScrollArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitHeight();
}

void TallScrollArea::fitHeight()
{
    if (widget() == nullptr)
        return;
    if (m_table != nullptr)
        fitTable();
    // Negative as long as no text is wrapped.
    const int height = widget()->layout()->totalHeightForWidth(viewport()->width());
    widget()->setMinimumHeight(std::max(0, height));
}

void TallScrollArea::fitTable()
{
    const QScrollBar *sideways = m_table->horizontalScrollBar();
    const int frame = 2 * m_table->frameWidth() + m_table->horizontalHeader()->sizeHint().height() +
                      (sideways->maximum() > 0 ? sideways->sizeHint().height() : 0);
    const int allRows = frame + m_table->verticalHeader()->length();
    const int fewRows =
        std::min(allRows, frame + m_fewestRows * m_table->verticalHeader()->defaultSectionSize());
    // Measured without the scroll bar, whose coming and going would change the answer.
    const QSize room = maximumViewportSize();
    const QLayout *layout = widget()->layout();
    const int contents = layout->hasHeightForWidth() ? layout->totalHeightForWidth(room.width())
                                                     : layout->totalSizeHint().height();
    const int others = contents - m_table->minimumHeight();
    m_table->setMinimumHeight(others + fewRows <= room.height() ? fewRows : allRows);
}

void TallScrollArea::showCurrentRow()
{
    if (!m_table->currentIndex().isValid())
        return;
    const QRect row = m_table->visualRect(m_table->currentIndex());
    const QPoint top = m_table->viewport()->mapTo(widget(), row.topLeft());
    ensureVisible(top.x(), top.y() + row.height() / 2, 0, row.height());
}

} // namespace ui
