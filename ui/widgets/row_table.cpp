#include "ui/widgets/row_table.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QResizeEvent>
#include <QToolTip>

#include <algorithm>

namespace ui {

RowTable::RowTable(QWidget *parent) : QTableView(parent)
{
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setAlternatingRowColors(true);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setCornerButtonEnabled(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
}

void RowTable::resizeEvent(QResizeEvent *event)
{
    const QModelIndex current = currentIndex();
    const bool wasInView = QRect(QPoint(), event->oldSize()).intersects(visualRect(current));
    QTableView::resizeEvent(event);
    if (current.isValid() && wasInView)
        scrollTo(current);
}

bool RowTable::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QTableView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QModelIndex index = indexAt(help->pos());
    if (!index.data(Qt::ToolTipRole).toString().isEmpty())
        return QTableView::viewportEvent(event);
    const bool isCut =
        index.isValid() && sizeHintForIndex(index).width() > columnWidth(index.column());
    // Texts come from files, where what looks like a tag is none.
    QToolTip::showText(
        help->globalPos(),
        isCut ? QStringLiteral("<qt>%1</qt>").arg(index.data().toString().toHtmlEscaped())
              : QString(),
        viewport());
    return true;
}

QModelIndex RowTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int rows = model() == nullptr ? 0 : model()->rowCount();
    if (rows == 0 || (action != MoveHome && action != MoveEnd))
        return QTableView::moveCursor(action, modifiers);
    const int column = std::max(currentIndex().column(), 0);
    return model()->index(action == MoveHome ? 0 : rows - 1, column);
}

} // namespace ui
