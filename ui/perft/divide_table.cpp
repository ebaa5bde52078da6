#include "ui/perft/divide_table.h"

#include "ui/perft/perft_model.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <iterator>

namespace ui {

DivideTable::DivideTable(QWidget *parent)
    : RowTable(parent), m_moves(new PerftModel(this)), m_sorted(new QSortFilterProxyModel(this))
{
    m_sorted->setSourceModel(m_moves);
    m_sorted->setSortRole(PerftModel::sortRole);
    setAccessibleName(tr("Moves"));
    setModel(m_sorted);
    setSortingEnabled(true);
    sortByColumn(PerftModel::MoveColumn, Qt::AscendingOrder);
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(PerftModel::SanColumn, QHeaderView::Stretch);
    connect(this, &QTableView::doubleClicked, this, &DivideTable::goIntoRequested);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &DivideTable::chosenChanged);
}

bool DivideTable::setRows(const chess::Position &position, std::vector<chess::ComparedMove> rows)
{
    const bool isOther = m_moves->position() != position;
    m_moves->setRows(position, std::move(rows));
    if (!isOther)
        return false;
    m_faults.clear();
    setCurrentIndex({});
    scrollToTop();
    return true;
}

const std::vector<chess::ComparedMove> &DivideTable::rows() const
{
    return m_moves->rows();
}

int DivideTable::legalMoves() const
{
    return static_cast<int>(std::count_if(rows().begin(), rows().end(),
                                          [](const auto &row) { return row.move.has_value(); }));
}

void DivideTable::setCompared(bool isCompared)
{
    for (const int column : {PerftModel::TheirsColumn, PerftModel::VerdictColumn})
        setColumnHidden(column, !isCompared);
    setColumnHidden(PerftModel::ShareColumn, isCompared); // to make room for them
}

std::optional<chess::ComparedMove> DivideTable::chosen() const
{
    const QModelIndex current = m_sorted->mapToSource(currentIndex());
    return current.isValid() ? std::optional(m_moves->row(current.row())) : std::nullopt;
}

void DivideTable::choose(const chess::ComparedMove &row)
{
    const auto found = std::find(rows().begin(), rows().end(), row);
    if (found != rows().end())
        setCurrentIndex(
            m_sorted->mapFromSource(m_moves->index(static_cast<int>(found - rows().begin()), 0)));
}

void DivideTable::pointOutFaults()
{
    std::vector<chess::ComparedMove> faults;
    std::copy_if(rows().begin(), rows().end(), std::back_inserter(faults),
                 [](const auto &row) { return isFault(row.verdict); });
    if (faults == m_faults)
        return;
    m_faults = std::move(faults);
    const auto current = chosen();
    if (m_faults.empty() || (current && isFault(current->verdict)))
        return;
    // Behind another count there is something to be found; a move that is missing is found.
    const auto other = std::find_if(m_faults.begin(), m_faults.end(), [](const auto &row) {
        return row.verdict == chess::DivideVerdict::CountDiffers;
    });
    choose(other != m_faults.end() ? *other : m_faults.front());
}

QSize DivideTable::sizeHint() const
{
    return {RowTable::sizeHint().width(), minimumHeight()};
}

void DivideTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit goIntoRequested();
    else if (event->matches(QKeySequence::Copy))
        emit copyRequested();
    else
        RowTable::keyPressEvent(event);
}

} // namespace ui
