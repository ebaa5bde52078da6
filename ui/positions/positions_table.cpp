#include "ui/positions/positions_table.h"

#include "ui/widgets/controls.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>

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
    columns->setMinimumSectionSize(2 * spacing);
    setColumnHidden(PositionsModel::CheckColumn, true);
    connect(columns, &QHeaderView::sectionResized, this,
            [this] { m_isDragged = m_isDragged || !m_isFitting; });
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

void PositionsTable::showChecks(bool areShown)
{
    if (isColumnHidden(PositionsModel::CheckColumn) == !areShown)
        return;
    const QScopedValueRollback<bool> fitting(m_isFitting, true);
    setColumnHidden(PositionsModel::CheckColumn, !areShown);
    fitColumns();
}

/// The width of a column of figures or few words: as much as the greatest there may be takes, so
/// that nothing moves while lists grow.
int PositionsTable::widthOf(PositionsModel::Column column) const
{
    const QFontMetrics metrics = fontMetrics();
    const bool isCheck = column == PositionsModel::CheckColumn;
    const QString longest =
        isCheck ? tr("%1 counts ok").arg(10) : QString::number(std::max(m_greatest, 9999));
    const QString heading = model()->headerData(column, Qt::Horizontal).toString();
    return std::max(metrics.horizontalAdvance(longest) + (isCheck ? metrics.height() : 0),
                    metrics.horizontalAdvance(heading)) +
           2 * spacing;
}

void PositionsTable::fitColumns()
{
    if (m_isDragged)
        return;
    const QScopedValueRollback<bool> fitting(m_isFitting, true);
    int room = viewport()->width();
    for (const auto column :
         {PositionsModel::NumberColumn, PositionsModel::CheckColumn, PositionsModel::LineColumn}) {
        if (isColumnHidden(column))
            continue;
        setColumnWidth(column, widthOf(column));
        room -= columnWidth(column);
    }
    // Games are told apart by their players; most of them begin at the start position.
    const bool isOfGames = static_cast<const PositionsModel *>(model())->isOfGames();
    const int letter = fontMetrics().averageCharWidth();
    const int least = (isOfGames ? 20 : 24) * letter;
    const int leastComment = (isOfGames ? 24 : 14) * letter;
    const int share = room * (isOfGames ? 40 : 65) / 100;
    const int position = std::max(least, std::min(share, room - leastComment));
    setColumnWidth(PositionsModel::PositionColumn, position);
    setColumnWidth(PositionsModel::CommentColumn, std::max(leastComment, room - position));
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
