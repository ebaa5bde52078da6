#pragma once

#include "ui/positions/positions_model.h"
#include "ui/widgets/row_table.h"

#include <optional>

namespace ui {

/// The rows of a list of positions. Position and operations, or game, share the room that the
/// figures leave; where that is little, the rows are scrolled sideways. Widths that were dragged
/// stay.
class PositionsTable : public RowTable {
    Q_OBJECT
public:
    /// Precondition: the model outlives this.
    explicit PositionsTable(PositionsModel *model, QWidget *parent = nullptr);

    /// Chooses a row and puts it in sight, or none.
    void goToRow(std::optional<int> row);
    /// Makes room for numbers up to this one.
    void fitNumbers(int greatest);
    /// Shows what a check has found. Without a check the list has that room.
    void showChecks(bool areShown);

signals:
    /// A key asks for the row behind or before where one is, and no row is chosen.
    void stepRequested(int rows);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fitColumns();
    int widthOf(PositionsModel::Column column) const;

    int m_greatest = 0;
    bool m_isFitting = false;
    bool m_isDragged = false;
};

} // namespace ui
