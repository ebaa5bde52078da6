#pragma once

#include "ui/board/board_colors.h"
#include "ui/board/board_geometry.h"
#include "ui/board/board_picture.h"
#include "ui/board/legend.h"

#include <QPainter>
#include <QSize>
#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

/// A board on a sheet and what stands below it.
struct SheetBoard {
    BoardPicture picture;
    std::vector<LegendEntry> legend = {};
    /// In bold; nothing when it is empty.
    QString title = {};
    /// Words or a FEN, broken where the board ends.
    QStringList lines = {};
};

/// How the boards of a sheet look.
struct SheetStyle {
    BoardColors colors;
    /// Of the eight by eight squares, in logical pixels; a square has a whole number of them.
    int boardSide = 480;
    int columns = 4;
    bool isFlipped = false;
    bool showsCoordinates = true;
};

/// One board or several side by side, with legends and captions, laid out once to be painted on any
/// device. A value without a widget, in logical pixels from (0, 0) on.
class BoardSheet {
public:
    /// `description` says what is to be seen, for those who cannot.
    BoardSheet(std::vector<SheetBoard> boards, SheetStyle style, QString description);

    QSize size() const { return m_size; }
    const QString &description() const { return m_description; }
    /// The eight by eight squares of a board, in logical pixels of the sheet.
    QRectF squaresOf(std::size_t board) const;

    /// What stands below a board, line by line.
    const QStringList &captionOf(std::size_t board) const { return m_cells.at(board).caption; }

    /// Paints the whole sheet with its ground. On an image whose pixels are finer than the logical
    /// ones by a ratio, squares and pieces keep to the pixels when the ratio is told.
    void paint(QPainter &painter, qreal devicePixelRatio = 1) const;

private:
    struct Cell {
        SheetBoard board;
        QPoint topLeft;
        int captionTop = 0;
        /// The title first.
        QStringList caption;
        Legend legend;
    };

    BoardGeometry geometryOf(const Cell &cell, qreal devicePixelRatio) const;
    Cell laidOut(SheetBoard board) const;
    int heightOf(const Cell &cell) const;
    void paintCaption(QPainter &painter, const Cell &cell) const;

    SheetStyle m_style;
    QString m_description;
    /// Of a board with its coordinates.
    int m_outerSide;
    int m_gap;
    QFont m_font;
    QFont m_titleFont;
    QFont m_digitFont;
    std::vector<Cell> m_cells;
    QSize m_size;
};

} // namespace ui
