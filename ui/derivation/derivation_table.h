#pragma once

#include "ui/widgets/row_table.h"

namespace ui {

class DerivationModel;

/// The steps of a derivation, a few of them in sight at a time.
class DerivationTable : public RowTable {
    Q_OBJECT
public:
    /// Precondition: the model outlives this.
    explicit DerivationTable(DerivationModel *model, QWidget *parent = nullptr);

    int currentRow() const { return currentIndex().row(); }
    void goTo(int row);
    /// Gives the columns and the whole the room that the steps take.
    void fit();
};

} // namespace ui
