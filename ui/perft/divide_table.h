#pragma once

#include "src/workbench/positions/divide_comparison.h"
#include "ui/widgets/row_table.h"

#include <optional>
#include <vector>

class QSortFilterProxyModel;

namespace ui {

class PerftModel;

/// The first moves of a position with their counts, to be sorted, gone into and copied.
class DivideTable : public RowTable {
    Q_OBJECT
public:
    explicit DivideTable(QWidget *parent = nullptr);

    /// Shows these; from the top and with none chosen where they are those of another position than
    /// before, which is returned.
    bool setRows(const chess::Position &position, std::vector<chess::ComparedMove> rows);
    const std::vector<chess::ComparedMove> &rows() const;
    int legalMoves() const;
    /// Whether the counts of another program stand beside ours.
    void setCompared(bool isCompared);

    std::optional<chess::ComparedMove> chosen() const;
    void choose(const chess::ComparedMove &row);
    /// Chooses the first move that differs, so that it is seen and can be gone into; not when one
    /// is chosen, or when the same have been pointed out before.
    void pointOutFaults();

    /// No higher than it has to be.
    QSize sizeHint() const override;

signals:
    void chosenChanged();
    /// Enter or a double-click on a move.
    void goIntoRequested();
    void copyRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    PerftModel *m_moves;
    QSortFilterProxyModel *m_sorted;
    /// Those that have been pointed out.
    std::vector<chess::ComparedMove> m_faults;
};

} // namespace ui
