#include "ui/derivation/derivation_table.h"

#include "ui/derivation/derivation_model.h"
#include "ui/widgets/controls.h"

#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>

namespace ui {

DerivationTable::DerivationTable(DerivationModel *model, QWidget *parent) : RowTable(parent)
{
    named(this, "derivationSteps", tr("Steps"));
    setModel(model);
    setTextElideMode(Qt::ElideMiddle); // how far a step shifts stands at the end
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    horizontalHeader()->setStretchLastSection(true);
}

void DerivationTable::goTo(int row)
{
    setCurrentIndex(model()->index(row, DerivationModel::NameColumn));
}

void DerivationTable::fit()
{
    resizeColumnsToContents();
    // A long formula must not push what a step found out of sight; the tooltip has it whole.
    const int formulaWidth = columnWidth(DerivationModel::FormulaColumn);
    setColumnWidth(DerivationModel::FormulaColumn,
                   std::min(formulaWidth, fontMetrics().averageCharWidth() * 30));
    const int rowHeight = verticalHeader()->defaultSectionSize();
    const int around = horizontalHeader()->sizeHint().height() +
                       horizontalScrollBar()->sizeHint().height() + 2 * frameWidth();
    constexpr int mostRows = 8;
    setFixedHeight(around + std::min(mostRows, model()->rowCount()) * rowHeight);
}

} // namespace ui
