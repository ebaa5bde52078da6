#pragma once

#include "src/workbench/tables/square_tables.h"

#include <QWidget>

#include <map>

namespace ui {

/// The colours of a heat map with their counts, and how many entries have each.
class HeatLegend : public QWidget {
    Q_OBJECT
public:
    explicit HeatLegend(QWidget *parent = nullptr);

    void setTable(const chess::SquareTable &table);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString textOf(int count) const;
    QSize swatchSize() const;
    /// The rectangle of every swatch with its text, in rows as wide as there is room.
    std::map<int, QRect> places(int width) const;

    /// How many entries have so many squares.
    std::map<int, int> m_entriesByCount;
};

} // namespace ui
