#pragma once

#include "src/workbench/tables/square_tables.h"
#include "ui/board/board_colors.h"
#include "ui/board/board_geometry.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace ui {

/// All 64 entries of a table, each where its square lies on the board: as small boards, or as the
/// numbers of their squares on a heat map.
///
/// One entry is pinned, by a click, Enter or Space. The arrow keys move a cursor in view direction.
class TableGrid : public QWidget {
    Q_OBJECT
public:
    explicit TableGrid(QWidget *parent = nullptr);

    const chess::SquareTable &table() const { return *m_table; }
    void setTable(const chess::SquareTable &table);
    void setFlipped(bool isFlipped);
    void setHeatMap(bool isHeatMap);
    bool isHeatMap() const { return m_isHeatMap; }
    void setPinned(chess::Square square);
    chess::Square pinned() const { return m_pinned; }

    /// The square under the pointer, else that of the cursor while the grid has the keyboard, else
    /// the pinned one.
    chess::Square lookedAt() const;
    chess::Square cursorSquare() const { return m_cursor; }
    void setCursorSquare(chess::Square square);
    /// "e4, 8 squares: d2 f2 c3 g3 c5 g5 d6 f6".
    QString describe(chess::Square square) const;

    /// The least side, in logical pixels, at which squares of entries can be told apart.
    int minimumSide() const;
    BoardGeometry geometryOfCells() const;
    QSize sizeHint() const override;

signals:
    void lookedAtChanged(chess::Square square);
    void pinnedChanged(chess::Square square);
    void copyRequested(chess::Square square);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    void repaintCells();
    QPixmap paintedCells(const BoardGeometry &geometry) const;
    void paintCell(QPainter &painter, const QRect &cell, chess::Square square) const;
    void hover(std::optional<chess::Square> square);
    /// Carries out a change and tells if another square is looked at then.
    template <typename Change>
    void look(Change change);

    const chess::SquareTable *m_table;
    BoardColors m_colors;
    /// The cells without frames; painting 64 boards for every move of the pointer would be slow.
    QPixmap m_cells;
    chess::Square m_pinned;
    chess::Square m_cursor;
    std::optional<chess::Square> m_hovered;
    int m_least = 0;
    int m_greatest = 0;
    bool m_isFlipped = false;
    bool m_isHeatMap = false;
};

} // namespace ui
