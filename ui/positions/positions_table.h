#pragma once

#include "ui/widgets/row_table.h"

#include <optional>

namespace ui {

class PositionsModel;

/// The rows of a list of positions, with as many columns as there is room for.
class PositionsTable : public RowTable {
    Q_OBJECT
public:
    /// Precondition: the model outlives this.
    explicit PositionsTable(PositionsModel *model, QWidget *parent = nullptr);

    /// Chooses a row and puts it in sight, or none.
    void goToRow(std::optional<int> row);
    /// Makes room for numbers up to this one.
    void fitNumbers(int greatest);

signals:
    /// A key asks for the row behind or before where one is, and no row is chosen.
    void stepRequested(int rows);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fitColumns();

    int m_greatest = 0;
};

} // namespace ui
