#include "ui/positions/positions_table.h"

#include "ui/positions/positions_model.h"
#include "ui/widgets/controls.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace ui {

namespace {

constexpr int spacing = 8;

} // namespace

PositionsTable::PositionsTable(PositionsModel *model, QWidget *parent) : RowTable(parent)
{
    named(this, "positionsTable", tr("Positions"));
    setModel(model);
    QHeaderView *columns = horizontalHeader();
    columns->setSectionResizeMode(QHeaderView::Interactive);
    columns->setSectionResizeMode(PositionsModel::PositionColumn, QHeaderView::Stretch);
}

void PositionsTable::goToRow(std::optional<int> row)
{
    if (currentIndex().row() == row.value_or(-1))
        return;
    const QModelIndex index =
        row ? model()->index(*row, PositionsModel::PositionColumn) : QModelIndex();
    setCurrentIndex(index);
    scrollTo(index);
}

void PositionsTable::fitNumbers(int greatest)
{
    m_greatest = greatest;
    fitColumns();
}

void PositionsTable::resizeEvent(QResizeEvent *event)
{
    RowTable::resizeEvent(event);
    fitColumns();
}

void PositionsTable::fitColumns()
{
    // Figures are as wide as the greatest there may be, so that nothing moves while lists grow.
    const QFontMetrics metrics = fontMetrics();
    const int digits = metrics.horizontalAdvance(QString::number(std::max(m_greatest, 9999)));
    const int letter = metrics.averageCharWidth();
    setColumnWidth(PositionsModel::NumberColumn, digits + 2 * spacing);
    setColumnWidth(PositionsModel::LineColumn, digits + 2 * spacing);
    setColumnWidth(PositionsModel::CheckColumn,
                   metrics.horizontalAdvance(tr("%1 counts ok").arg(10)) + metrics.height() +
                       2 * spacing);
    setColumnWidth(PositionsModel::CommentColumn, 24 * letter);
    const bool isWide = width() > 100 * letter;
    setColumnHidden(PositionsModel::LineColumn, !isWide);
    setColumnHidden(PositionsModel::CommentColumn, !isWide);
}

void PositionsTable::keyPressEvent(QKeyEvent *event)
{
    const bool isUp = event->key() == Qt::Key_Up || event->key() == Qt::Key_PageUp;
    const bool isDown = event->key() == Qt::Key_Down || event->key() == Qt::Key_PageDown;
    // By itself a table without a current row would begin at the first one.
    if (!currentIndex().isValid() && (isUp || isDown))
        emit stepRequested(isUp ? -1 : 1);
    else
        RowTable::keyPressEvent(event);
}

} // namespace ui
